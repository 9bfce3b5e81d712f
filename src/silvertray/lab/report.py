"""What a simulation shows to people: a progress bar while it runs, a table when it is done."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from silvertray.locale import Words, own_words
from silvertray.locale.phrases import colour


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal's error stream; elsewhere nothing is shown."""
    if not sys.stderr.isatty():
        yield lambda more: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(bar_width=None), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda more: bar.advance(task, more)


def report(figures: dict[str, Any]) -> None:
    """The figures as a table, one column a seat."""
    from rich.console import Console
    from rich.table import Table

    said = own_words()
    table = Table(title=title(said, figures), show_edge=False)
    table.add_column("")
    for seat, name in enumerate(figures["bots"]):
        table.add_column(f"{seat} {name}", justify="right")
    for heading, texts in rows(said, figures):
        table.add_row(heading, *texts)
    Console().print(table)


def title(said: Words, figures: dict[str, Any]) -> str:
    """What was played, and how fast."""
    return said.say(
        "report-title",
        game=figures["game"],
        games=figures["games"],
        seed=str(figures["seed"]),
        speed=round(figures["games_per_second"]),
        build="compiled" if figures["compiled"] else "uncompiled",
    )


def error_text(error: float | None, digits: int = 2) -> str:
    """A standard error, or a dash where a single game or deal tells nothing of it."""
    return "–" if error is None else f"{error:.{digits}f}"


def rows(said: Words, figures: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """Headings, with a text for each seat."""
    pairs = zip(figures["mean"], figures["se"], strict=True)
    yield said.say("report-mean"), [f"{mean:.2f} ± {error_text(error)}" for mean, error in pairs]
    levels = zip(figures["p10"], figures["p50"], figures["p90"], strict=True)
    yield said.say("report-levels"), [" · ".join(map(str, level)) for level in levels]
    for part, means in figures["parts"].items():
        yield said.say("report-foxes") if part == "foxes" else colour(said, part), [f"{mean:.2f}" for mean in means]
    yield said.say("report-wins"), [said.say("percent", value=f"{100 * wins:.1f}") for wins in figures["wins"]]

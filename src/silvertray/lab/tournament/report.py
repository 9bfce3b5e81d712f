"""What a tournament shows to people: the ratings, best first, the duels, and the line-ups of larger tables."""

from __future__ import annotations

from typing import Any

from silvertray.lab.report import error_text
from silvertray.locale import Words, own_words

ROUGH = 30  # deals: errors from fewer are themselves uncertain


def report(figures: dict[str, Any]) -> None:
    """The figures as tables."""
    from rich.console import Console

    said, console = own_words(), Console()
    console.print(title(said, figures), "")
    console.print(ratings_table(said, figures), "")
    if figures["deals"] < ROUGH:
        console.print(said.say("tournament-few-deals", least=ROUGH), "")
    if not figures["settled"]:
        console.print(said.say("tournament-unsettled"), "")
    console.print(duels_table(said, figures))
    if figures["players"] > 2:
        console.print("", line_ups_table(said, figures))


def title(said: Words, figures: dict[str, Any]) -> str:
    """What was played, and how fast."""
    return said.say(
        "tournament-title",
        game=figures["game"],
        players=figures["players"],
        games=figures["games"],
        deals=figures["deals"],
        seed=str(figures["seed"]),
        speed=round(figures["games_per_second"]),
    )


def best_first(figures: dict[str, Any]) -> list[int]:
    """The bots by their ratings."""
    return sorted(range(len(figures["bots"])), key=lambda bot: -figures["rating"][bot])


def ratings_table(said: Words, figures: dict[str, Any]) -> Any:
    """A row for each bot, best first."""
    table = empty_table(said, ["bot"], ["rating", "interval", "wins", "points"])
    for bot in best_first(figures):
        told = interval(figures, bot) or "–", victories(said, figures, bot), points(figures, bot)
        table.add_row(figures["bots"][bot], f"{figures['rating'][bot]:.0f}", *told)
    return table


def interval(figures: dict[str, Any], bot: int) -> str:
    """The ends of the interval of a rating; nothing where there is none."""
    low, high = figures["rating_low"][bot], figures["rating_high"][bot]
    return "" if low is None else f"{low:.0f}–{high:.0f}"


def duels_table(said: Words, figures: dict[str, Any]) -> Any:
    """A row for each bot, and a column for each that it has met."""
    table, order = empty_table(said, ["duels"], []), best_first(figures)
    for bot in order:
        table.add_column(figures["bots"][bot], justify="right")
    for bot in order:
        duels = [figures["head_to_head"][bot][other] for other in order]
        shares = ("" if share is None else said.say("percent", value=f"{100 * share:.1f}") for share in duels)
        table.add_row(figures["bots"][bot], *shares)
    return table


def line_ups_table(said: Words, figures: dict[str, Any]) -> Any:
    """A row for each chair of each line-up."""
    table = empty_table(said, ["line-up", "bot"], ["wins", "points"])
    for line_up in figures["line_ups"]:
        for chair, name in enumerate(line_up["bots"]):
            met = " · ".join(line_up["bots"]) if chair == 0 else ""
            table.add_row(met, name, victories(said, line_up, chair), points(line_up, chair))
    return table


def empty_table(said: Words, texts: list[str], numbers: list[str]) -> Any:
    """A table with columns of texts and of numbers, by the ids of their headings."""
    from rich.table import Table

    table = Table(show_edge=False)
    for heading in texts:
        table.add_column(said.say(f"tournament-{heading}"))
    for heading in numbers:
        table.add_column(said.say(f"tournament-{heading}"), justify="right", no_wrap=True)
    return table


def victories(said: Words, figures: dict[str, Any], index: int) -> str:
    """The share of victories, with its standard error."""
    error = figures["wins_se"][index]
    percent = None if error is None else 100 * error
    return said.say("percent", value=f"{100 * figures['wins'][index]:.1f} ± {error_text(percent, 1)}")


def points(figures: dict[str, Any], index: int) -> str:
    """The mean of the points, with its standard error."""
    return f"{figures['mean'][index]:.2f} ± {error_text(figures['se'][index])}"

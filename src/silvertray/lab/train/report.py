"""What a training tells people: a bar on a terminal; elsewhere a line for each look at how well it goes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from silvertray.bots.dice.netfile import Header
from silvertray.lab.report import error_text
from silvertray.lab.train.course import Listener
from silvertray.lab.train.training import Training
from silvertray.locale import own_words


class Lines:
    """Says a line on the error stream now and then."""

    def began(self, training: Training) -> None:
        """A line about what begins, or goes on."""
        print(what(training), file=sys.stderr, flush=True)

    def learnt(self, training: Training, progress: float) -> None:
        """Nothing is said of single rounds."""

    def looked(self, training: Training) -> None:
        """A line about how well it goes."""
        print(f"{how_far(training)} · {how_well(training)}", file=sys.stderr, flush=True)


class Bar:
    """Keeps a bar up to date."""

    def __init__(self, bar: Any) -> None:
        self.bar = bar
        self.task = bar.add_task("", total=1.0)

    def began(self, training: Training) -> None:
        """A line above the bar about what begins, or goes on."""
        self.bar.console.print(what(training), markup=False, highlight=False)

    def learnt(self, training: Training, progress: float) -> None:
        """Move the bar on."""
        told = [how_far(training), *([how_well(training)] if training.curve else [])]
        self.bar.update(self.task, completed=progress, description=" · ".join(told))

    def looked(self, training: Training) -> None:
        """Say at once how well it goes."""
        self.bar.update(self.task, description=f"{how_far(training)} · {how_well(training)}")


@contextmanager
def reporting() -> Iterator[Listener]:
    """Who tells people, by what they look at."""
    if not sys.stderr.isatty():
        yield Lines()
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn(bar_width=20), TaskProgressColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield Bar(bar)


def what(training: Training) -> str:
    """What begins, or goes on."""
    return own_words().say("train-begins", recipe=training.recipe.name, seed=str(training.seed), games=training.games)


def how_far(training: Training) -> str:
    """Time, games, speed and error."""
    return own_words().say(
        "train-far",
        time=clock(training.seconds),
        games=training.games,
        speed=round(training.games / max(training.seconds, 1e-9)),
        error=f"{training.error:.2f}",
    )


def how_well(training: Training) -> str:
    """The last point of the learning curve."""
    last = training.curve[-1]
    return own_words().say("train-well", mean=f"{last.mean:.2f}", se=error_text(last.se))


def clock(seconds: float) -> str:
    """Hours, minutes and seconds."""
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"


def result(file: str, header: Header) -> str:
    """What has come out."""
    held_out = header.held_out
    mean, se = f"{held_out.mean:.2f}", error_text(held_out.se)
    return own_words().say("train-done", file=file, games=held_out.games, mean=mean, se=se, learnt=header.games)

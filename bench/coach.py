"""Whether the coach is honest: luck sums up to nothing, losses rise as play gets worse; and how quick it is.

`python -m bench.coach` prints it; with fewer `--games`, or `--players 1`, it takes less than its hour.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from silvertray.analysis import coach
from silvertray.analysis.account import LUCK, Account
from silvertray.analysis.dice.coach import DiceCoach
from silvertray.bots import bot
from silvertray.core.game import CHANCE
from silvertray.core.rng import key
from silvertray.games import game
from silvertray.lab.parts import finished, in_order, processes
from silvertray.lab.playing import logged
from silvertray.play.match import Match
from silvertray.server.coach.questions import Choice, Reasons

LEVELS = ("random", "beginner", "easy", "medium", "hard")
SEED = 9_000_001  # of games that nothing was chosen by
PART = 20  # games
TABLES = [(slug, players) for slug in ("clever", "twice") for players in (1, 2, 3, 4)]


class Sums(NamedTuple):
    """One reviewed game."""

    score: float
    luck: float
    loss: float
    model: float
    others: float
    rolls: tuple[float, ...]


class Reviewed(NamedTuple):
    """Some reviewed games, by the number of the first one."""

    first: int
    games: tuple[Sums, ...]

    @property
    def size(self) -> int:
        """How many there are."""
        return len(self.games)


def reviewed(slug: str, players: int, level: str, first: int, games: int) -> Reviewed:
    """Play and review some games, each as it was to its first seat; no row of a table has the dice of another."""
    analyst = DiceCoach(slug, "quick")
    seed = key(SEED, TABLES.index((slug, players)) * len(LEVELS) + LEVELS.index(level))
    matches = [one_match(slug, players, level, number, seed) for number in range(first, first + games)]
    return Reviewed(first, tuple(sums(analyst.bare_account(match, 0)) for match in matches))


def one_match(slug: str, players: int, level: str, number: int, seed: int = SEED) -> Match:
    """A game of equal bots."""
    bots = [bot(slug, level)] * players
    return logged(game(slug), bots, key(seed, number), {}, [level] * players)[0]


def sums(account: Account) -> Sums:
    """What is kept of a review; its identity is checked on the way."""
    whole = account.start + account.luck - account.loss + account.model + account.others
    if abs(account.score - whole) > 1e-6:
        raise AssertionError(f"{account.score} is not {whole}")
    rolls = tuple(moment.luck for moment in account.moments if moment.kind == LUCK)
    return Sums(account.score, account.luck, account.loss, account.model, account.others, rolls)


def nobody(done: int, steps: int) -> None:
    """Nobody looks on."""


# -- tables


def honesty(slug: str, players: int, games: int, jobs: int) -> Table:
    """A row for each level."""
    table = Table(
        *("level", "score", "luck-adjusted", "their difference", "sd of adjusted / raw", "luck a roll", "loss"),
        *("model", "others"),
        title=f"{slug}, {players} at the table, {games} games a level",
    )
    for level in LEVELS:
        parts = in_order(finished(partial(reviewed, slug, players, level), games, PART, jobs, processes))
        table.add_row(level, *cells([one for part in parts for one in part.games]))
    return table


def cells(games: Sequence[Sums]) -> list[str]:
    """The figures of a level."""
    adjusted = [one.score - one.luck for one in games]
    raw = [one.score for one in games]
    rolls = [luck for one in games for luck in one.rolls]
    return [
        with_error(raw),
        with_error(adjusted),
        with_error([one.luck for one in games]),
        f"{stdev(adjusted) / stdev(raw):.2f}",
        f"{with_error(rolls, 3)} ({len(rolls)} rolls)",
        with_error([one.loss for one in games]),
        with_error([one.model for one in games]),
        with_error([one.others for one in games]),
    ]


def with_error(values: Sequence[float], digits: int = 1) -> str:
    """A mean and its standard error."""
    return f"{fmean(values):.{digits}f} ± {stdev(values) / sqrt(len(values)):.{digits}f}"


def speed(slug: str, players: int) -> tuple[str, str, str, str]:
    """How long a review, the usual and the slowest hint, and its reasons take, in CPU seconds on one core."""
    match, analyst = one_match(slug, players, "medium", 0), coach(slug)
    begin = time.process_time()
    analyst.account(match, 0, nobody)
    whole = time.process_time() - begin
    matches = [match, *(one_match(slug, players, "medium", number) for number in (1, 2))]
    hints = [hint_seconds(one, step) for one in matches for step, deed in enumerate(one.log) if deed.seat != CHANCE]
    options, reasons = (in_milliseconds(sorted(took)) for took in zip(*hints, strict=True))
    return f"{slug}, {players}", f"{whole:.2f} s", options, reasons


def in_milliseconds(took: Sequence[float]) -> str:
    """The middle of some times, and the longest."""
    return f"{1000 * took[len(took) // 2]:.0f} ms, at most {1000 * took[-1]:.0f} ms"


def hint_seconds(match: Match, step: int) -> tuple[float, float]:
    """How long all options of one moment take, and the reasons that the last grade of a hint tells besides."""
    choice = Choice(match.game.slug, match.at(step), match.log[step].seat, step)
    begin = time.process_time()
    options = choice.answer(nobody)
    between = time.process_time()
    Reasons(choice, options).answer(nobody)
    return between - begin, time.process_time() - between


def main() -> int:
    """Print all tables."""
    request = argparse.ArgumentParser(description=__doc__)
    request.add_argument("--games", type=int, default=2000, help="solo games a level; at tables a tenth of them")
    request.add_argument("--players", type=int, choices=(1, 2, 3, 4), help="only tables of so many; all if left out")
    request.add_argument("--jobs", type=int, default=2)
    wish = request.parse_args()
    console = Console(width=160)
    quick = Table(
        *("game, players", "a review (under 10 s wanted)", "a hint (under 300 ms wanted)", "its reasons"),
        title="usual depth",
    )
    for slug, players in (("clever", 1), ("twice", 1), ("clever", 2), ("twice", 4), ("dobro", 2), ("dobro", 4)):
        quick.add_row(*speed(slug, players))
    console.print(quick)
    for slug, players in [table for table in TABLES if wish.players in (None, table[1])]:
        with console.status(f"{slug}, {players}"):
            console.print(honesty(slug, players, wish.games if players == 1 else max(2, wish.games // 10), wish.jobs))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Choices that were judged by hand.

Each is three lines of text: why, a position, and `seat: better | other | points that it loses | first reason`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from silvertray.analysis import Coach, coach
from silvertray.analysis.account import Priced, Reason
from silvertray.core.rng import COMPILED
from silvertray.games import game

SLUGS = ("clever", "twice")
LAST_TURN = "round=6 turn=1"  # of a solo game: nothing is rolled any more, which is quickly weighed
COACHES: dict[str, Coach] = {slug: coach(slug) for slug in SLUGS}


class Checked(NamedTuple):
    """A choice, and the reason that a good player would give first."""

    why: str
    position: str
    seat: int
    better: str
    other: str
    lost: float
    code: str

    @property
    def game(self) -> Any:
        return game(self.position.split()[0])

    def state(self) -> Any:
        return self.game.from_position(self.position)

    def priced(self, text: str, value: float) -> Priced:
        return Priced(self.game.parse(self.state(), self.seat, text), text, value)


def reasons(one: Checked) -> tuple[Reason, ...]:
    """Why the better option is better."""
    better, other = one.priced(one.better, one.lost), one.priced(one.other, 0.0)
    return COACHES[one.game.slug].reasons(one.state(), one.seat, better, other)


found = cache(reasons)


def read(slug: str) -> list[Checked]:
    blocks = (Path(__file__).parent / f"{slug}.txt").read_text(encoding="utf-8").strip().split("\n\n")
    return [checked(*block.split("\n")) for block in blocks]


def checked(why: str, position: str, choice: str) -> Checked:
    seat, _, told = choice.partition(": ")
    better, other, lost, code = told.split(" | ")
    return Checked(why, position, int(seat), better, other, float(lost), code)


ALL = [one for slug in SLUGS for one in read(slug)]
CHECKED = ALL if COMPILED else [one for one in ALL if LAST_TURN in one.position]

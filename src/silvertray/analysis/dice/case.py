"""Two options of a choice to be compared, and what is measured of them once for all causes."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Literal, NamedTuple

from silvertray.analysis.account import Priced, Reason
from silvertray.analysis.dice.appraiser import Appraiser
from silvertray.analysis.dice.ends import End, end_of
from silvertray.analysis.dice.numbers import marked_area
from silvertray.analysis.dice.parts import Balance, Parts
from silvertray.analysis.dice.scales import Scales
from silvertray.games.clever.facts import SheetFacts

# What can be said for an option; the words stand under `reason-<code>`.
Code = Literal[
    "another-roll", "area", "cell", "chain", "crosses", "extra", "fox", "good-roll", "growing", "high", "high-second",
    "joker", "keep", "last", "lone", "low", "low-second", "missed", "near", "near-points", "no-room", "others", "pass",
    "points", "rare", "reroll", "returned", "reward", "room", "six", "spoils", "tray", "waits", "waits-points",
]  # fmt: skip


class Cause(NamedTuple):
    """Something that is said for the better option, and what it weighs, in points."""

    weight: float
    code: Code
    params: tuple[tuple[str, str | int], ...]

    @property
    def reason(self) -> Reason:
        """The same as a reason, which tells what it weighs."""
        return Reason(self.code, (*self.params, ("worth", round(self.weight, 1))))


def cause(weight: float, code: Code, **params: str | int) -> Cause:
    """A cause by its code and its particulars."""
    return Cause(weight, code, tuple(params.items()))


class Case:
    """Two options of a choice, the better one first."""

    def __init__(self, appraiser: Appraiser, state: Any, seat: int, better: Priced, other: Priced) -> None:
        self.appraiser = appraiser
        self.printed = appraiser.game.printed
        self.state = state
        self.seat = seat
        self.better, self.other = better, other

    @cached_property
    def before(self) -> SheetFacts:
        """The seat's sheet before the choice."""
        sheet: SheetFacts = self.state.sheet_facts(self.seat)
        return sheet

    @cached_property
    def ends(self) -> tuple[End, End]:
        """Where both options lead, the better one first."""
        better, other = (end_of(self.appraiser, self.state, self.seat, one.action) for one in (self.better, self.other))
        return better, other

    @cached_property
    def areas(self) -> tuple[int | None, int | None]:
        """Where both options make their marks, if they make any."""
        better, other = (marked_area(self.before, end.marked) for end in self.ends)
        return better, other

    @cached_property
    def balance(self) -> Balance:
        """Both ends on the scales."""
        return Balance(Scales(self.appraiser, self.state, self.seat), self.printed, self.before, *self.ends)

    @cached_property
    def measured(self) -> Parts:
        """What speaks for the better option and against it."""
        return self.balance.parts()

    @cached_property
    def parts(self) -> Parts:
        """What speaks for the better option, in shares of the difference between the prices."""
        return self.measured.shares(self.better.value - self.other.value)

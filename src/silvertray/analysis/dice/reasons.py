"""Why one option is better than another: measured causes, each with its number and what it weighs in points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from silvertray.analysis.account import Priced, Reason
from silvertray.analysis.dice.appraiser import Appraiser

MOST = 3  # more than three reasons nobody reads
FELT = 0.25  # points: what weighs less is no reason


class Case(NamedTuple):
    """Two options of a choice, the better one first."""

    appraiser: Appraiser
    state: Any
    seat: int
    better: Priced
    other: Priced

    @property
    def view(self) -> Any:
        """What the seat saw."""
        return self.appraiser.game.view(self.state, self.seat)

    def shown(self, option: Priced) -> Any:
        """How an option stands in the view."""
        return next(one for one in self.view.options if one.action == option.action)


class Cause(NamedTuple):
    """A reason and what it weighs, in points."""

    weight: float
    reason: Reason


def reasons(appraiser: Appraiser, state: Any, seat: int, better: Priced, other: Priced) -> tuple[Reason, ...]:
    """The weightiest causes, at most three."""
    case = Case(appraiser, state, seat, better, other)
    found = [cause for look in CAUSES if (cause := look(case)) and cause.weight >= FELT]
    found.sort(key=lambda cause: -cause.weight)
    return tuple(cause.reason for cause in found[:MOST])


def points_at_once(case: Case) -> Cause | None:
    """The better option scores more right away."""
    more = case.shown(case.better).points - case.shown(case.other).points
    return Cause(float(more), Reason("points", (("points", more),))) if more > 0 else None


CAUSES: tuple[Callable[[Case], Cause | None], ...] = (points_at_once,)

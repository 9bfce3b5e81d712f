"""Why one option is better than another: measured causes, each with its number and what it weighs in points."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from silvertray.analysis.account import Priced, Reason
from silvertray.analysis.dice.appraiser import Appraiser
from silvertray.analysis.dice.case import Case, Cause
from silvertray.analysis.dice.causes.dice import dice_to_roll
from silvertray.analysis.dice.causes.extras import extra_dice_fit
from silvertray.analysis.dice.causes.foxes import lowest_area
from silvertray.analysis.dice.causes.kept import action_kept
from silvertray.analysis.dice.causes.numbers import number_written
from silvertray.analysis.dice.causes.others import left_to_others
from silvertray.analysis.dice.causes.promise import promised
from silvertray.analysis.dice.causes.rewards import earned
from silvertray.analysis.dice.causes.rolls import roll_compared
from silvertray.analysis.dice.causes.scores import points_at_once

MOST = 3  # more than three reasons nobody reads
FELT = 0.25  # points: what weighs less is no reason

CAUSES: tuple[Callable[[Case], Cause | None], ...] = (
    dice_to_roll,
    roll_compared,
    action_kept,
    extra_dice_fit,
    earned,
    number_written,
    points_at_once,
    lowest_area,
    promised,
    left_to_others,
)


def reasons(appraiser: Appraiser, state: Any, seat: int, better: Priced, other: Priced) -> tuple[Reason, ...]:
    """The weightiest causes, at most three."""
    case = Case(appraiser, state, seat, better, other)
    found = summed(cause for look in CAUSES if (cause := look(case)))
    felt = [cause for cause in found if cause.weight >= FELT]
    felt.sort(key=lambda cause: -cause.weight)
    return tuple(cause.reason for cause in felt[:MOST])


def summed(causes: Iterable[Cause]) -> list[Cause]:
    """Causes that say the same are one."""
    found: dict[str, Cause] = {}
    for cause in causes:
        weight = found[cause.code].weight if cause.code in found else 0.0
        found[cause.code] = cause._replace(weight=weight + cause.weight)
    return list(found.values())

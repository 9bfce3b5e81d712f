"""Rerolls: the roll at hand against any other."""

from __future__ import annotations

from silvertray.analysis.dice.appraiser import AGAIN
from silvertray.analysis.dice.case import Case, Cause, Code, cause


def roll_compared(case: Case) -> Cause | None:
    """The roll at hand is better than a new one would be in the mean, or worse."""
    code: Code = "reroll" if case.better.action == AGAIN else "good-roll"
    return cause(case.parts.roll, code) if case.parts.roll else None

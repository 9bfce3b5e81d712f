"""Points that are scored at once."""

from __future__ import annotations

from silvertray.analysis.dice.case import Case, Cause, cause


def points_at_once(case: Case) -> Cause | None:
    """The mark of the better option scores more right away."""
    more = case.balance.points()
    return cause(case.parts.points, "points", points=more) if more > 0 else None

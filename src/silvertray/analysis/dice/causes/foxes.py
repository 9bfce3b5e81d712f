"""Foxes, which count the lowest area (C-45)."""

from __future__ import annotations

from silvertray.analysis.dice.case import Case, Cause, cause


def lowest_area(case: Case) -> Cause | None:
    """The better option raises an area that is low, and foxes multiply it."""
    mine, theirs = (case.balance.scales.area_points(end.sheet, end) for end in case.ends)
    raised = [area for area in range(5) if mine[area] > theirs[area]]
    if not case.before.foxes or not raised:
        return None
    area = min(raised, key=lambda area: theirs[area])
    return cause(case.parts.fox, "fox", area=case.printed.areas[area], foxes=case.before.foxes)

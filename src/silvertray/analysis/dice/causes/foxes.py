"""Foxes, which count the lowest area (C-45)."""

from __future__ import annotations

from silvertray.analysis.dice.case import Case, Cause, cause

LOW = 2  # so many areas may still become the lowest


def lowest_area(case: Case) -> Cause | None:
    """The better option raises an area that is low, and foxes multiply it."""
    mine, theirs = (case.balance.scales.area_points(end.sheet, end) for end in case.ends)
    lowest = sorted(range(5), key=lambda area: theirs[area])[:LOW]
    raised = [area for area in lowest if mine[area] > theirs[area]]
    if not case.before.foxes or not raised:
        return None
    area = raised[0]
    return cause(case.parts.fox, "fox", area=case.printed.areas[area], foxes=case.before.foxes)

"""Cells that seldom fit: sums that are hard to roll, the narrow end of a row, a high minimum."""

from __future__ import annotations

from silvertray.analysis.dice.case import Case, Cause, cause
from silvertray.analysis.dice.ends import End
from silvertray.analysis.dice.numbers import FACES, SUMS, marked_area
from silvertray.games.clever.printed import Row

RARE, RARE_SUM = 1 / 3, 1 / 12  # for one die, and for the sum of two
TIMES = 2  # the other option's cell fits at least so many times as often


def seldom_fits(case: Case) -> Cause | None:
    """The better option marks a cell that few rolls fit, and the other one a cell that fits more often."""
    (mine, limit), (theirs, _) = (chance(case, end) for end in case.ends)
    if mine > limit or theirs < TIMES * mine:
        return None
    return cause(case.parts.promise, "rare", percent=round(100 * mine))


def chance(case: Case, end: End) -> tuple[float, float]:
    """How often the cell fits that an option marks, and what is rare there; in grids of faces all fit alike."""
    area = marked_area(case.before, end.marked)
    if area is None:
        return 1.0, 0.0
    printed, before, after = case.printed.sheet[area], case.before.marks[area], end.marked.marks[area]
    if isinstance(printed, Row):
        return of_row(printed, before), RARE
    if case.printed.areas[area] != "blue":
        return 1.0, 0.0
    total = int(printed.labels[(set(after) - set(before)).pop()])
    return SUMS.count(total) / len(SUMS), RARE_SUM


def of_row(row: Row, marks: tuple[int, ...]) -> float:
    """How often the next cell of a row fits."""
    label = row.labels[len(marks)]
    if label == "<":
        return sum(face > marks[-1] % 6 for face in FACES) / len(FACES)  # after a 6 anything fits
    if label == "≤":
        return sum(total <= marks[-1] for total in SUMS) / len(SUMS)
    if label.startswith("≥") and row.is_crossed:
        return sum(face >= int(label[1:]) for face in FACES) / len(FACES)
    return 1.0

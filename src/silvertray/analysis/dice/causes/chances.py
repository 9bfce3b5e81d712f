"""Cells that seldom fit: sums that are hard to roll, the ends of rows that rise or fall, high minimums."""

from __future__ import annotations

from silvertray.analysis.dice.case import Case, Cause, cause
from silvertray.analysis.dice.ends import End
from silvertray.analysis.dice.numbers import FACES, SUMS, marked_area
from silvertray.games.clever.printed import Grid, Row

RARE = 1 / 3
TWICE = 2  # the other option's cell fits at least so many times as often


def seldom_fits(case: Case) -> Cause | None:
    """The better option marks a cell that few dice fit, and the other one a cell that fits more often."""
    mine, theirs = (chance(case, end) for end in case.ends)
    if mine is None or mine > RARE or (theirs is not None and theirs < TWICE * mine):
        return None
    return cause(case.parts.promise, "rare", percent=round(100 * mine))


def chance(case: Case, end: End) -> float | None:
    """How often the cell of an option's mark fits a die, or two in blue; None where one number is as good as another."""
    area = marked_area(case.before, end.marked)
    if area is None:
        return None
    printed, before, after = case.printed.sheet[area], case.before.marks[area], end.marked.marks[area]
    if isinstance(printed, Row):
        return of_row(printed, before)
    if case.printed.areas[area] != "blue":
        return None
    return SUMS.count(int(printed.labels[(set(after) - set(before)).pop()])) / len(SUMS)


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

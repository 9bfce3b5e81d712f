"""Numbers that a mark writes into a row, and how good they are there: weighed against the numbers that usually come."""

from __future__ import annotations

from statistics import fmean
from typing import NamedTuple

from silvertray.analysis.dice.ends import End, unfoxed
from silvertray.analysis.dice.scales import Scales
from silvertray.games.clever.facts import SheetFacts
from silvertray.games.clever.printed import Printed, Row

FACES = range(1, 7)
OPENS = 6  # after it anything may follow in a rising row (G-5)
SUMS = [one + two for one in FACES for two in FACES]


class Written(NamedTuple):
    """A number that was written, in which cell of which row, and how often it counts there."""

    area: int
    row: Row
    cell: int
    number: int
    times: int

    @property
    def rises(self) -> bool:
        """Whether numbers of this row have to rise."""
        return "<" in self.row.labels

    @property
    def falls(self) -> bool:
        """Whether numbers of this row must not rise."""
        return "≤" in self.row.labels

    @property
    def is_taken_off(self) -> bool:
        """Whether this is the second of a pair."""
        return self.row.paired and self.cell % 2 == 1

    @property
    def is_too_low(self) -> bool:
        """Whether it is too low for the reward under the cell (T-8)."""
        label = self.row.labels[self.cell]
        return label.startswith("≥") and self.number < int(label[1:])

    @property
    def usual(self) -> list[int]:
        """What dice could have shown here."""
        return SUMS if self.falls else list(FACES)


def marked_area(before: SheetFacts, after: SheetFacts) -> int | None:
    """The area in which a mark was made, if there was one."""
    return next((which for which in range(5) if before.marks[which] != after.marks[which]), None)


def written(printed: Printed, before: SheetFacts, end: End) -> Written | None:
    """The number that an option writes itself."""
    area = marked_area(before, end.marked)
    row = None if area is None else printed.sheet[area]
    if area is None or not isinstance(row, Row) or row.is_crossed:
        return None
    cell = len(before.marks[area])
    label = row.labels[cell]
    times = int(label[1:]) if label.startswith("×") else 1
    return Written(area, row, cell, end.marked.marks[area][cell] // times, times)


def quality(scales: Scales, before: SheetFacts, end: End, mark: Written) -> float:
    """How much more a written number is worth than the usual ones that would have fitted."""
    sheet = unfoxed(end.sheet, before)
    others = [rewritten(sheet, mark, number) for number in mark.usual]
    usual = [scales.glance(other, end) for other in others if scales.fits(other, end)]
    return scales.glance(sheet, end) - fmean(usual)


def rewritten(sheet: SheetFacts, mark: Written, number: int) -> SheetFacts:
    """A sheet with another number in the cell."""
    row = sheet.marks[mark.area]
    row = (*row[: mark.cell], number * mark.times, *row[mark.cell + 1 :])
    return sheet._replace(marks=(*sheet.marks[: mark.area], row, *sheet.marks[mark.area + 1 :]))

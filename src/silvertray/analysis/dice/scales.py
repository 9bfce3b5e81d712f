"""What a sheet of a seat would be worth on a table: single things are weighed by laying out a position without them."""

from __future__ import annotations

from statistics import fmean
from typing import Any

from silvertray.analysis.dice.appraiser import Appraiser
from silvertray.analysis.dice.ends import End, given
from silvertray.bots.dice.net import POINT
from silvertray.games.clever.facts import SheetFacts
from silvertray.games.clever.state import laid_out

SAME_FALLS = 0  # the key of the falls by which everything is weighed


class Scales:
    """Weighs for one seat, in points; what was looked at deeply is remembered by the line that led there."""

    def __init__(self, appraiser: Appraiser, seat: int) -> None:
        self.appraiser = appraiser
        self.seat = seat
        self.known: dict[tuple[SheetFacts, tuple[int, ...]], float] = {}

    def worth(self, sheet: SheetFacts, end: End) -> float:
        """What a sheet is worth where an option leads, as deep as the appraiser looks."""
        if (sheet, end.actions) not in self.known:
            self.known[sheet, end.actions] = self.foreseen(sheet, end)
        return self.known[sheet, end.actions]

    def foreseen(self, sheet: SheetFacts, end: End) -> float:
        """The same, not remembered: by the next roll, if the seat makes it."""
        table = end.table
        rolls = table.moment_name() == "roll" and (table.players == 1 or table.active == self.seat)
        if not rolls or not self.appraiser.depth.foresees:
            return self.glance(sheet, end)
        return fmean(self.appraiser.foresight.after_falls(self.laid(sheet, end), self.seat, SAME_FALLS)) / POINT

    def glance(self, sheet: SheetFacts, end: End) -> float:
        """What it is worth at first sight: enough where two sheets differ in a single thing."""
        return float(self.appraiser.search.value(self.laid(sheet, end), self.seat) / POINT)

    def laid(self, sheet: SheetFacts, end: End) -> Any:
        """The position where an option leads, with this sheet."""
        facts = end.table.facts()
        own = facts.sheets[self.seat]
        sheet = given(sheet, end.gift, 1)
        sheet = sheet._replace(stage=own.stage, used=own.used, waiting=own.waiting, chain=own.chain)
        sheets = (*facts.sheets[: self.seat], sheet, *facts.sheets[self.seat + 1 :])
        return laid_out(type(end.table), facts._replace(sheets=sheets))

    def fits(self, sheet: SheetFacts, end: End) -> bool:
        """Whether all marks of a sheet could be made."""
        laid: SheetFacts = self.laid(sheet, end).sheet_facts(self.seat)
        return laid.marks == sheet.marks

    def area_points(self, sheet: SheetFacts, end: End) -> list[int]:
        """The points of the five areas of a sheet."""
        points: list[int] = self.laid(sheet, end).area_points(self.seat)
        return points

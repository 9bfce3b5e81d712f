"""What a sheet of a seat would be worth on a table: single things are weighed by laying out a position without them."""

from __future__ import annotations

from typing import Any

from silvertray.analysis.dice.appraiser import Appraiser
from silvertray.analysis.dice.ends import End, given
from silvertray.bots.dice.net import POINT
from silvertray.bots.dice.rolls import Foresight
from silvertray.games.clever.facts import SheetFacts
from silvertray.games.clever.state import laid_out

SAME_FALLS = 0  # the key of the falls by which everything is weighed
# How far a look and a glance go: sampled falls of more dice than are looked at in all falls, and stored actions.
LOOK, GLANCE = (24, 2), (12, 1)
NEAR = 1


class Scales:
    """Weighs for one seat, in points; an end is known by the line that leads there."""

    def __init__(self, appraiser: Appraiser, state: Any, seat: int) -> None:
        self.appraiser = appraiser
        self.seat = seat
        self.look, self.glimpse = (
            Foresight(appraiser.search, state, 0, falls, 0, NEAR, exact) for falls, exact in (LOOK, GLANCE)
        )
        self.known: dict[tuple[SheetFacts, tuple[int, ...], Foresight], float] = {}

    def worth(self, sheet: SheetFacts, end: End) -> float:
        """What a sheet is worth where an option leads."""
        return self.remembered(sheet, end, self.look)

    def glance(self, sheet: SheetFacts, end: End) -> float:
        """The same by a few falls of the dice: enough where two sheets differ in a single thing."""
        return self.remembered(sheet, end, self.glimpse)

    def remembered(self, sheet: SheetFacts, end: End, foresight: Foresight) -> float:
        """What was weighed before is known."""
        question = sheet, end.actions, foresight
        if question not in self.known:
            self.known[question] = self.foreseen(self.laid(sheet, end), foresight)
        return self.known[question]

    def foreseen(self, state: Any, foresight: Foresight) -> float:
        """What a position is worth by the next roll, if the seat makes it; otherwise by the net alone."""
        rolls = state.moment_name() == "roll" and (state.players == 1 or state.active == self.seat)
        if rolls and self.appraiser.depth.foresees:
            return float(foresight.mean_after(state, self.seat, SAME_FALLS) / POINT)
        return float(self.appraiser.search.value(state, self.seat) / POINT)

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

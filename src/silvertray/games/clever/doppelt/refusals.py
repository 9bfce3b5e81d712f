"""Why a number does not fit on this sheet (T-1 to T-8)."""

from __future__ import annotations

from silvertray.core.errors import Refusal
from silvertray.games.clever.doppelt import silver
from silvertray.games.clever.doppelt.marks import AREAS
from silvertray.games.clever.printed import Mark
from silvertray.games.clever.state import DiceState


def misfit(state: DiceState, seat: int, mark: Mark, value: int, cell: int) -> Refusal:
    """Why this mark cannot be made on that seat's sheet."""
    area = AREAS[mark.area]
    written = state.marks(seat, mark.area)
    if area == "silver":
        return Refusal("silver-taken", "T-1", number=cell % 6 + 1, area=silver.ROWS[cell // 6])
    if area == "yellow":
        return Refusal("no-second-cell", "T-5", number=value) if cell < 0 else Refusal("crossed-already", "T-5")
    if len(written) == 12 or area != "blue":  # rows take any value until they are full
        return Refusal("row-full", "C-22", area=area)
    return Refusal("too-high", "T-6", value=value, most=written[-1])

"""Why a number does not fit on this sheet (G-1 to G-5)."""

from __future__ import annotations

from silvertray.core.errors import Refusal
from silvertray.games.clever.ganz import green
from silvertray.games.clever.ganz.marks import AREAS
from silvertray.games.clever.printed import REWARD, Mark
from silvertray.games.clever.state import DiceState


def misfit(state: DiceState, seat: int, mark: Mark, value: int, cell: int) -> Refusal:
    """Why this mark cannot be made on that seat's sheet."""
    area = AREAS[mark.area]
    written = state.marks(seat, mark.area)
    if area == "yellow":
        return Refusal("cell-taken", "G-1", area=area, number=cell // 2 + 1, slot="ab"[cell % 2])
    if area == "blue" and mark.kind == REWARD:
        return Refusal("blue-taken", "G-2", number=cell + 2)
    if area == "blue":
        return Refusal("sum-taken", "G-2", number=cell + 2)
    if len(written) == len(green.AT_LEAST):  # all three rows have eleven cells
        return Refusal("row-full", "C-22", area=area)
    if area == "green":
        return Refusal("too-low", "G-3", value=value, least=green.AT_LEAST[len(written)])
    return Refusal("not-higher", "G-5", value=value, last=written[-1])

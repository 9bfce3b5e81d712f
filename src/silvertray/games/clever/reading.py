"""Small questions on a position that views and refusals share."""

from __future__ import annotations

from silvertray.games.clever.printed import REWARD, Grid, Mark, Printed
from silvertray.games.clever.rewards import waiting_names
from silvertray.games.clever.state import DiceState


def value_of(printed: Printed, state: DiceState, mark: Mark) -> int:
    """The number that an action would mark: a face, blue + white in blue (C-21), or a reward's number."""
    if mark.kind == REWARD:
        return mark.number
    if printed.areas[mark.area] == "blue":
        return state.face(printed.dice.index("white")) + state.face(printed.dice.index("blue"))
    return state.face(mark.die)


def cell_of(printed: Printed, state: DiceState, seat: int, mark: Mark) -> int:
    """The cell that an action would mark, counted from 0; −1 if its number stands nowhere there."""
    area = printed.sheet[mark.area]
    if not isinstance(area, Grid):
        return len(state.marks(seat, mark.area))
    if mark.kind == REWARD:
        return mark.slot
    number = str(value_of(printed, state, mark))
    cells = [cell for cell, label in enumerate(area.labels) if label == number]
    return cells[mark.slot] if mark.slot < len(cells) else -1


def waiting_rewards(printed: Printed, state: DiceState, seat: int) -> list[str]:
    """The printed names of the rewards a seat has yet to use."""
    return waiting_names(state.waiting(seat), printed.rewards)

"""The dice that are rolled next: kept in the pool, brought back, or none at all."""

from __future__ import annotations

from silvertray.analysis.dice.case import Case, Cause, cause
from silvertray.analysis.dice.ends import End
from silvertray.core.bits import members

JOKER = "white"


def dice_to_roll(case: Case) -> Cause | None:
    """The better option rolls dice that the other one leaves on the tray."""
    mine, theirs = (pool(case, end) for end in case.ends)
    dice = ", ".join(case.printed.dice[die] for die in members(mine & ~theirs))
    if not dice:
        return None
    if case.state.stage(case.seat) == "return":
        return cause(case.parts.dice, "returned", dice=dice)
    if not theirs:
        return cause(case.parts.dice, "another-roll", dice=dice)
    return cause(case.parts.dice, "joker") if dice == JOKER else cause(case.parts.dice, "tray", dice=dice)


def pool(case: Case, end: End) -> int:
    """The dice that are rolled next in the same turn."""
    state, table = case.state, end.table
    return int(table.rolled) if (table.round, table.turn) == (state.round, state.turn) else 0

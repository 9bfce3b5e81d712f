"""The dice that a silver pick would also cross (T-2): asked of the rules, on a copy of the position."""

from __future__ import annotations

from silvertray.core.bits import members
from silvertray.games.clever.game import DiceGame
from silvertray.games.clever.printed import CROSS, PICK
from silvertray.games.clever.state import DiceState
from silvertray.games.clever.view import View

Also = dict[int, tuple[str, ...]]  # the dice, by the action that lets them be crossed


def also_crossed(game: DiceGame, state: DiceState, view: View) -> Also:
    """For each choice that begins a chain, its dice."""
    if view.seat is None or view.asked != PICK:
        return {}
    areas = {game.areas[mark.area] for mark in game.printed.marks if mark.kind == CROSS}
    chains = {o.action: chain_after(game, state, view.seat, o.action) for o in view.options if o.area in areas}
    return {action: dice for action, dice in chains.items() if dice}


def chain_after(game: DiceGame, state: DiceState, seat: int, action: int) -> tuple[str, ...]:
    """The dice that can make an extra cross after an action; one whose cell is taken has none to make."""
    after = state.copy()
    after.apply(seat, action)
    marks = [game.printed.mark(action) for action in members(after.legal(seat))]
    dice = {mark.die for mark in marks if mark and mark.kind == CROSS}
    return tuple(game.printed.dice[die] for die in sorted(dice))

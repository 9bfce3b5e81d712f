"""Whole games of uniformly random choices, at engine speed."""

from array import array

import cython
from silvertray.core import tally as form

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.core.bits import count, nth
    from silvertray.core.rng import draw, key
    from silvertray.games.clever.paper import Sheet
    from silvertray.games.clever.sheet import score_of, strength_of
    from silvertray.games.clever.state import DiceState
    from silvertray.games.clever.table import CHOICE, OVER, sheet_of
    from silvertray.games.clever.turn import act, deal_chance

AREAS = 5
LOWEST_SCORE = form.LOWEST
PART_SUMS = form.PARTS
VICTORIES = form.WINS
ONE_SEAT = form.SEAT
ONE_WIN = form.WHOLE_WIN


def play_many(start: DiceState, seed: int, first: int, games: int, tally: "array[int]") -> None:
    """Play games number `first`, `first` + 1, … of a seed and count their results."""
    state = start.blank()
    decisions = 0
    with cython.nogil:
        for game in range(first, first + games):
            start.copy_into(state)
            decisions += play_out(state, key(seed, game))
            add_result(state, tally)
        tally[start.players * ONE_SEAT] += decisions


def play_out(state: DiceState, seed: int) -> int:
    """Play a game to its end: dice by the seed, each seat's choices by its own stream; count the choices."""
    decisions = 0
    dice = key(seed, 0)
    choices = [0, 0, 0, 0]
    drawn = [0, 0, 0, 0]
    for seat in range(state.players):
        choices[seat] = key(seed, 1 + seat)
    while state.moment != OVER:
        if state.moment != CHOICE:
            deal_chance(state, dice)
        for seat in range(state.players):
            sheet = sheet_of(state, seat)
            while sheet.legal or sheet.uses:
                drawn[seat] += 1
                decisions += 1
                choice = draw(choices[seat], drawn[seat], count(sheet.legal) + count(sheet.uses))
                act(state, seat, nth_action(state, sheet, choice))
    return decisions


def nth_action(state: DiceState, sheet: Sheet, n: int) -> int:
    """The n-th legal action of a sheet, in the order of their numbers."""
    turns = count(sheet.legal)
    return nth(sheet.legal, n) if n < turns else state.first_use + nth(sheet.uses, n - turns)


def add_result(state: DiceState, tally: "array[int]") -> None:
    """Count a finished game; victories are shared evenly by the strongest (C-63)."""
    best = winners = 0
    for seat in range(state.players):
        strength = strength_of(sheet_of(state, seat))
        if seat == 0 or strength > best:
            best = strength
            winners = 1
        elif strength == best:
            winners += 1
    for seat in range(state.players):
        sheet = sheet_of(state, seat)
        base = seat * ONE_SEAT
        tally[base + score_of(sheet) - LOWEST_SCORE] += 1
        for which in range(AREAS):
            tally[base + PART_SUMS + which] += sheet.area[which].points
        tally[base + PART_SUMS + AREAS] += sheet.foxes
        if strength_of(sheet) == best:
            tally[base + VICTORIES] += ONE_WIN // winners

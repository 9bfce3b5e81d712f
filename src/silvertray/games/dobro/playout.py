"""Whole games of uniformly random choices, at engine speed."""

from array import array

import cython
from silvertray.core import tally as form

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.core.bits import count, nth
    from silvertray.core.rng import draw, key
    from silvertray.games.dobro.rounds import deal_chance
    from silvertray.games.dobro.scoring import place_of, total
    from silvertray.games.dobro.state import Dobro
    from silvertray.games.dobro.table import CHOICE, OVER
    from silvertray.games.dobro.turn import act, options

LOWEST_SCORE = form.LOWEST
VICTORIES = form.WINS
ONE_SEAT = form.SEAT
ONE_WIN = form.WHOLE_WIN


def play_many(start: Dobro, seed: int, first: int, games: int, tally: "array[int]") -> None:
    """Play games number `first`, `first` + 1, … of a seed and count their results."""
    state = start.copy()
    decisions = 0
    with cython.nogil:
        for game in range(first, first + games):
            start.copy_into(state)
            decisions += play_out(state, key(seed, game))
            add_result(state, tally)
        tally[start.players * ONE_SEAT] += decisions


def play_out(state: Dobro, seed: int) -> int:
    """Play a game to its end: cards by the seed, each seat's choices by its own stream; count the choices."""
    decisions = 0
    cards = key(seed, 0)
    choices = [0, 0, 0, 0, 0, 0]
    drawn = [0, 0, 0, 0, 0, 0]
    for seat in range(state.players):
        choices[seat] = key(seed, 1 + seat)
    while state.moment != OVER:
        if state.moment != CHOICE:
            deal_chance(state, cards)
            continue
        seat = first_open(state)
        legal = options(state, seat)
        drawn[seat] += 1
        decisions += 1
        act(state, seat, nth(legal, draw(choices[seat], drawn[seat], count(legal))))
    return decisions


def first_open(state: Dobro) -> int:
    """Whose turn it is; before that, who owes a draw: programs draw at once (D-57)."""
    return state.turn if state.owes < 0 else state.owes


def add_result(state: Dobro, tally: "array[int]") -> None:
    """Count a finished game; victories are shared evenly by the first (D-81)."""
    winners = 0
    for seat in range(state.players):
        winners += 1 if place_of(state, seat) == 1 else 0
    for seat in range(state.players):
        base = seat * ONE_SEAT
        tally[base + total(state, seat) - LOWEST_SCORE] += 1
        if place_of(state, seat) == 1:
            tally[base + VICTORIES] += ONE_WIN // winners

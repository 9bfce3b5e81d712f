"""Whole games of uniformly random choices, at engine speed."""

from array import array
from collections.abc import Sequence

import cython
from silvertray.core import tally as form
from silvertray.games.dobro.scoring import places

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.core.bits import count, nth
    from silvertray.core.rng import draw, key, word
    from silvertray.games.dobro.state import Dobro
    from silvertray.games.dobro.table import CHOICE, OVER


def play_many(start: Dobro, seed: int, first: int, games: int, tally: "array[int]") -> None:
    """Play games number `first`, `first` + 1, … of a seed and count their results."""
    form.check(tally, start.players)
    state = start.copy()
    for game in range(first, first + games):
        start.copy_into(state)
        with cython.nogil:
            decisions = play_out(state, key(seed, game))
        tally[start.players * form.SEAT] += decisions
        facts = state.facts()
        add_result(state, places(facts.points, facts.piles, bool(state.by_sums)), tally)


def play_out(state: Dobro, seed: int) -> int:
    """Play a game to its end: cards by the seed, each seat's choices by its own stream; count the choices."""
    decisions = 0
    dice = key(seed, 0)
    choices = [0, 0, 0, 0, 0, 0]
    drawn = [0, 0, 0, 0, 0, 0]
    for seat in range(state.players):
        choices[seat] = key(seed, 1 + seat)
    while state.moment != OVER:
        if state.moment != CHOICE:
            state.happen(state.outcome(word(dice, state.point())))
            continue
        seat = state.turn if state.owes < 0 or state.turn < state.owes else state.owes
        legal = state.options(seat)
        drawn[seat] += 1
        decisions += 1
        state.act(seat, nth(legal, draw(choices[seat], drawn[seat], count(legal))))
    return decisions


def add_result(state: Dobro, at: Sequence[int], tally: "array[int]") -> None:
    """Count a finished game; victories are shared evenly by the first (D-81)."""
    form.check(tally, state.players)
    for seat in range(state.players):
        tally[seat * form.SEAT + state.score(seat) - form.LOWEST] += 1
        if at[seat] == 1:
            tally[seat * form.SEAT + form.WINS] += form.WHOLE_WIN // at.count(1)

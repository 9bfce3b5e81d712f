"""Law: seats that are open at the same time may act in any order; the position they reach is the same."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st
from tests.properties.walks import GAMES, SEEDS, law, walk

from silvertray.core.bits import members


def moment(state: Any) -> tuple[int, int, str]:
    """Seats answer together until one of these changes."""
    facts = state.facts()
    return facts.round, facts.turn, facts.moment


def answers(state: Any, seat: int, luck: random.Random) -> list[int]:
    """What a seat does until it has nothing left to say in this moment; the state is played on."""
    now, done = moment(state), []
    while moment(state) == now and state.legal(seat):
        done.append(luck.choice(members(state.legal(seat))))
        state.apply(seat, done[-1])
    return done


def several_open(rules: Any, players: int, seed: int, which: int) -> Any:
    """A position of a random game in which several seats are open; None if it has too few of them."""
    for state, _, _ in walk(rules.new(players, {}), seed):
        which -= len(state.open_seats()) > 1
        if which < 0:
            return state
    return None


@law(80)
@given(GAMES, st.integers(2, 4), SEEDS, st.integers(0, 60), SEEDS)
def test_open_seats_commute(rules: Any, players: int, seed: int, which: int, order: int) -> None:
    start, luck = several_open(rules, players, seed, which), random.Random(order)
    assume(start is not None)
    one_by_one, mixed = start.copy(), start.copy()
    queues = {seat: answers(one_by_one, seat, luck) for seat in start.open_seats()}
    while any(queues.values()):
        seat = luck.choice([seat for seat, queue in queues.items() if queue])
        mixed.apply(seat, queues[seat].pop(0))
    assert mixed.facts() == one_by_one.facts()


@law(40)
@given(GAMES, st.integers(2, 4), SEEDS, st.integers(0, 60), SEEDS)
def test_an_action_leaves_the_other_seats_choices_alone(
    rules: Any, players: int, seed: int, which: int, order: int
) -> None:
    state, luck = several_open(rules, players, seed, which), random.Random(order)
    assume(state is not None)
    seat = luck.choice(state.open_seats())
    others = {other: state.legal(other) for other in state.open_seats() if other != seat}
    answers(state, seat, luck)
    assert {other: state.legal(other) for other in others} == others

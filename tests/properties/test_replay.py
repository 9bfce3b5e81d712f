"""Law: the log is the match; replaying it gives every position again."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.properties.walks import SEEDS, SETUPS, Setup, chance_or_choice, law, seen

from silvertray.core.game import CHANCE
from silvertray.play.dealer import Seeded
from silvertray.play.match import Match


def played(setup: Setup, seed: int) -> tuple[Match, list[Any]]:
    """A finished match of random choices, and what its position was after each step."""
    rules, players, options = setup
    match, luck = Match(rules, players, Seeded(seed), options), random.Random(seed)
    positions = [seen(match.state)]
    while not match.state.is_over():
        if match.awaits_roll():
            match.roll(rules.roller(match.state))
        else:
            seat = luck.choice(match.state.open_seats())
            match.do(seat, chance_or_choice(match.state, seat, luck))
        positions.append(seen(match.state))
    return match, positions


@law(25)
@given(SETUPS, SEEDS, st.data())
def test_replaying_to_a_step_gives_the_position_of_that_step(setup: Setup, seed: int, data: st.DataObject) -> None:
    match, positions = played(setup, seed)
    step = data.draw(st.integers(0, len(match.log)))
    assert seen(match.at(step)) == positions[step]


@law(4)
@given(SETUPS.filter(lambda setup: setup.players < 3), SEEDS)
def test_replaying_to_every_step_of_a_game_gives_all_its_positions(setup: Setup, seed: int) -> None:
    match, positions = played(setup, seed)
    assert [seen(match.at(step)) for step in range(len(match.log) + 1)] == positions


@law(20)
@given(SETUPS, SEEDS)
def test_a_match_can_be_replayed_from_the_texts_of_its_log(setup: Setup, seed: int) -> None:
    match, positions = played(setup, seed)
    again = Match(setup.game, setup.players, Seeded(0), setup.options)
    for step in match.log:
        if step.seat == CHANCE:
            again.record_outcome(step.text)
        else:
            again.play(step.seat, step.text)
    assert again.log == match.log
    assert seen(again.state) == positions[-1]


@law(10)
@given(SETUPS, SEEDS)
def test_looking_back_does_not_change_the_match(setup: Setup, seed: int) -> None:
    match, positions = played(setup, seed)
    match.at(len(match.log) // 2)
    assert seen(match.state) == positions[-1]

"""Law: the log is the match; replaying it gives every position again."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.properties.walks import GAMES, OPTIONS, PLAYERS, SEEDS, chance_or_choice, law, seen

from silvertray.core.game import CHANCE
from silvertray.play.dealer import Seeded
from silvertray.play.match import Match


def played(rules: Any, players: int, seed: int, options: dict[str, str]) -> tuple[Match, list[Any]]:
    """A finished match of random choices, and what its position was after each step."""
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
@given(GAMES, PLAYERS, SEEDS, OPTIONS, st.data())
def test_replaying_to_a_step_gives_the_position_of_that_step(
    rules: Any, players: int, seed: int, options: dict[str, str], data: st.DataObject
) -> None:
    match, positions = played(rules, players, seed, options)
    step = data.draw(st.integers(0, len(match.log)))
    assert seen(match.at(step)) == positions[step]


@law(4)
@given(GAMES, SEEDS)
def test_replaying_to_every_step_of_a_game_gives_all_its_positions(rules: Any, seed: int) -> None:
    match, positions = played(rules, 1, seed, {})
    assert [seen(match.at(step)) for step in range(len(match.log) + 1)] == positions


@law(20)
@given(GAMES, PLAYERS, SEEDS, OPTIONS)
def test_the_words_of_a_log_alone_give_the_match_again(
    rules: Any, players: int, seed: int, options: dict[str, str]
) -> None:
    match, positions = played(rules, players, seed, options)
    again = Match(rules, players, Seeded(0), options)
    for step in match.log:
        if step.seat == CHANCE:
            again.record_outcome(step.text)
        else:
            again.play(step.seat, step.text)
    assert again.log == match.log
    assert seen(again.state) == positions[-1]


@law(10)
@given(GAMES, PLAYERS, SEEDS)
def test_looking_back_does_not_change_the_match(rules: Any, players: int, seed: int) -> None:
    match, positions = played(rules, players, seed, {})
    match.at(len(match.log) // 2)
    assert seen(match.state) == positions[-1]

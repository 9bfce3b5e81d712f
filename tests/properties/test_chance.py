"""Law: seeded dice are the same at the same point of the game, whatever was chosen before."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from tests.properties.walks import (
    CLEVER,
    GAMES,
    PLAYERS,
    SEEDS,
    SETUPS,
    TWICE,
    At,
    chance_or_choice,
    law,
    positions_of,
    starts,
    starts_of,
    walk,
)

from silvertray.core.game import CHANCE
from silvertray.core.rng import Rng, key, word
from silvertray.play.dealer import CommitReveal, Dealer, Seeded

DEALERS = {
    "seed": lambda seed: Seeded(seed),
    "commit–reveal": lambda seed: CommitReveal(["a", "b"], seed.to_bytes(32, "big")),
}


def dice_by_point(rules: Any, players: int, dealer: Dealer, choices: int) -> dict[tuple[int, int, int], int]:
    """The face of every die at every chance point of a game; drawn seats and ties are die −1."""
    state, luck, fallen = rules.new(players, {}), random.Random(choices), {}
    while not state.is_over():
        seat = state.open_seats()[0]
        if seat == CHANCE:
            point, rolled, outcome = state.chance_point(), state.rolled, dealer.outcome(state)
            is_roll = state.moment_name() == "roll"
            fallen |= {(point, -1, rolled): outcome} if not is_roll else {}
            fallen |= {(point, die, 0): outcome >> 4 * die & 7 for die in range(6) if is_roll and rolled >> die & 1}
            state.apply(CHANCE, outcome)
        else:
            state.apply(seat, chance_or_choice(state, seat, luck))
    return fallen


@pytest.mark.parametrize("dealer", DEALERS.values(), ids=DEALERS)
@law(25)
@given(rules=GAMES, players=PLAYERS, seed=SEEDS, one=SEEDS, other=SEEDS)
def test_the_same_point_has_the_same_dice_whatever_was_chosen(
    dealer: Any, rules: Any, players: int, seed: int, one: int, other: int
) -> None:
    mine = dice_by_point(rules, players, dealer(seed), one)
    yours = dice_by_point(rules, players, dealer(seed), other)
    common = mine.keys() & yours.keys()
    assert len(common) > 20
    assert {where: mine[where] for where in common} == {where: yours[where] for where in common}


@law(25)
@given(starts_of(SETUPS), SEEDS)
def test_no_two_chance_steps_of_a_game_share_a_point(at: At, seed: int) -> None:
    points = [state.chance_point() for state, seat, _ in walk(at.state, seed) if seat == CHANCE]
    assert len(set(points)) == len(points)


@law(15)
@given(starts_of(SETUPS), SEEDS, SEEDS)
def test_the_dice_of_a_seed_are_those_of_its_key_and_the_point(at: At, seed: int, choices: int) -> None:
    dealer = Seeded(seed)
    for state, seat, _ in walk(at.state, choices):
        if seat == CHANCE:
            assert dealer.outcome(state) == state.outcome_of(word(key(seed, 0), state.chance_point()))


@law(12)
@given(positions_of(SETUPS).filter(lambda at: at.state.open_seats() == (CHANCE,)), SEEDS)
def test_outcomes_are_distinct_sum_to_one_and_hold_every_sample(at: At, seed: int) -> None:
    state = at.state
    outcomes = dict(state.outcomes())
    assert len(outcomes) == len(state.outcomes())
    assert sum(outcomes.values()) == pytest.approx(1)
    assert all(chance > 0 for chance in outcomes.values())
    rng = Rng(seed)
    assert {state.sample(rng) for _ in range(50)} <= outcomes.keys()


@law(25)
@given(starts(), SEEDS, SEEDS)
def test_a_step_is_an_action_of_the_first_open_seat_and_then_chance(at: At, seed: int, choices: int) -> None:
    state, luck = at.state, random.Random(choices)
    stepping, rolling = Rng(seed), Rng(seed)
    while state.open_seats() == (CHANCE,):
        state.apply(CHANCE, state.sample(Rng(luck.getrandbits(64))))
    stepped = state.copy()
    while not state.is_over():
        seat = state.open_seats()[0]
        action = chance_or_choice(state, seat, luck)
        legal = stepped.step(action, stepping)
        state.apply(seat, action)
        while state.open_seats() == (CHANCE,):
            state.apply(CHANCE, state.sample(rolling))
        assert stepped.facts() == state.facts()
        assert legal == (0 if state.is_over() else state.legal(state.open_seats()[0]))


@pytest.mark.parametrize(("rules", "dice"), [(CLEVER, "ybgop"), (TWICE, "sybgp")], ids=["clever", "twice"])
def test_a_generator_reaches_every_outcome_of_a_tie_and_of_the_first_seat(rules: Any, dice: str) -> None:
    rng = Rng(3)
    laid = f"round=1 turn=1 roll=2 dice=122234 rolled={dice[:3]} pool={dice} tray=w"
    for state in (rules.new(4, {}), rules.from_position(f"{rules.slug} moment=tie {laid} /")):
        assert {state.sample(rng) for _ in range(200)} == dict(state.outcomes()).keys()

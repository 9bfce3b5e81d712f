"""Law: a copy is equal to its original, and what happens to one does not happen to the other."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from tests.properties.walks import SEEDS, SETUPS, At, dobro_setups, finish, law, positions, positions_of, seen

from silvertray.core.rng import Rng

Way = Callable[[At], Any]

WAYS: dict[str, Way] = {
    "its own copy": lambda at: at.state.copy(),
    "imagined by a seat": lambda at: at.state.imagine(0, Rng(7)),
    "pickled": lambda at: pickle.loads(pickle.dumps(at.state)),
    "copy.copy": lambda at: copy.copy(at.state),
    "copy.deepcopy": lambda at: copy.deepcopy(at.state),
    "read from its text": lambda at: at.game.from_position(at.game.position(at.state)),
}

CARD_WAYS = {name: WAYS[name] for name in WAYS if name != "imagined by a seat"}  # what is imagined is dealt anew

in_every_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


@in_every_way
@law(25)
@given(at=positions(), seed=SEEDS)
def test_a_copy_is_equal_and_plays_the_same(way: Way, at: At, seed: int) -> None:
    state = at.state
    other = way(at)
    assert seen(other) == seen(state)
    assert type(other) is type(state)
    finish(state, seed)
    finish(other, seed)
    assert seen(other) == seen(state)


@in_every_way
@law(15)
@given(at=positions(), seed=SEEDS)
def test_playing_the_original_leaves_its_copy_alone(way: Way, at: At, seed: int) -> None:
    state = at.state
    other = way(at)
    before = seen(other)
    finish(state, seed)
    assert seen(other) == before


@in_every_way
@law(15)
@given(at=positions(), seed=SEEDS)
def test_playing_a_copy_leaves_the_original_alone(way: Way, at: At, seed: int) -> None:
    state = at.state
    before = seen(state)
    finish(way(at), seed)
    assert seen(state) == before


@pytest.mark.parametrize("way", CARD_WAYS.values(), ids=CARD_WAYS)
@law(25)
@given(at=positions_of(dobro_setups()), seed=SEEDS)
def test_a_copied_card_table_plays_the_same_and_leaves_the_original_alone(way: Way, at: At, seed: int) -> None:
    state = at.state
    other, before = way(at), seen(state)
    assert seen(other) == before
    finish(other, seed)
    assert seen(state) == before
    finish(state, seed)
    assert seen(other) == seen(state)


@law(25)
@given(at=positions_of(dobro_setups()), seed=SEEDS)
def test_an_imagined_card_table_leaves_the_real_one_alone(at: At, seed: int) -> None:
    before = seen(at.state)
    finish(at.state.imagine(0, Rng(seed)), seed)
    assert seen(at.state) == before


@law(25)
@given(positions_of(SETUPS))
def test_an_imagined_position_looks_the_same_to_every_seat(at: At) -> None:
    rules, state = at
    for seat in range(state.players):
        assert rules.view(state.imagine(seat, Rng(seat)), seat) == rules.view(state, seat)


@law(25)
@given(positions_of(SETUPS))
def test_asking_for_what_an_action_earns_changes_nothing(at: At) -> None:
    rules, state = at
    before = seen(state)
    for seat in range(state.players):
        rules.view(state, seat)
    assert seen(state) == before

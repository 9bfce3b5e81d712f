"""Law: a copy is equal to its original, and what happens to one does not happen to the other."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from tests.properties.walks import CLEVER, SEEDS, finish, law, positions, seen

from silvertray.core.rng import Rng

WAYS = {
    "its own copy": lambda state: state.copy(),
    "imagined by a seat": lambda state: state.imagine(0, Rng(7)),
    "pickled": lambda state: pickle.loads(pickle.dumps(state)),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "read from its text": lambda state: CLEVER.from_position(CLEVER.position(state)),
}

in_every_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


@in_every_way
@law(25)
@given(state=positions(), seed=SEEDS)
def test_a_copy_is_equal_and_goes_the_same_way(way: Callable[[Any], Any], state: Any, seed: int) -> None:
    other = way(state)
    assert seen(other) == seen(state)
    assert type(other) is type(state)
    finish(state, seed)
    finish(other, seed)
    assert seen(other) == seen(state)


@in_every_way
@law(15)
@given(state=positions(), seed=SEEDS)
def test_playing_the_original_leaves_its_copy_alone(way: Callable[[Any], Any], state: Any, seed: int) -> None:
    other = way(state)
    before = seen(other)
    finish(state, seed)
    assert seen(other) == before


@in_every_way
@law(15)
@given(state=positions(), seed=SEEDS)
def test_playing_a_copy_leaves_the_original_alone(way: Callable[[Any], Any], state: Any, seed: int) -> None:
    before = seen(state)
    finish(way(state), seed)
    assert seen(state) == before


@law(25)
@given(positions())
def test_an_imagined_position_looks_the_same_to_every_seat(state: Any) -> None:
    for seat in range(state.players):
        assert CLEVER.view(state.imagine(seat, Rng(seat)), seat) == CLEVER.view(state, seat)


@law(25)
@given(positions())
def test_asking_for_what_an_action_earns_changes_nothing(state: Any) -> None:
    before = seen(state)
    for seat in range(state.players):
        CLEVER.view(state, seat)
    assert seen(state) == before

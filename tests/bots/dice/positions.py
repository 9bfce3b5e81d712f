"""Positions of whole games, and a small net with weights by chance, for tests of what prices them."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any

from tests.bots.doors import Net, size

from silvertray.core.bits import members
from silvertray.core.game import CHANCE
from silvertray.core.rng import Rng
from silvertray.games import game

WIDTH = 16


def weights(seed: int = 1) -> array[int]:
    """Small weights by chance."""
    rng = Rng(seed)
    return array("h", [rng.below(301) - 150 for _ in range(size(WIDTH))])


def small_net(seed: int = 1) -> Net:
    """A net of sixteen neurons that knows nothing."""
    return Net(WIDTH, weights(seed))


def on_the_way(slug: str, players: int, seed: int) -> Iterator[Any]:
    """Every position of a game of random choices."""
    rules, rng = game(slug), Rng(seed)
    state = rules.new(players, {})
    while not state.is_over():
        yield state
        seat = state.open_seats()[0]
        legal = () if seat == CHANCE else members(state.legal(seat))
        state.apply(seat, state.sample(rng) if seat == CHANCE else legal[rng.below(len(legal))])


def choices_of(slug: str, players: int, seed: int) -> Iterator[tuple[Any, int]]:
    """Every position of a game in which a seat chooses between several actions, and that seat."""
    for state in on_the_way(slug, players, seed):
        seat = state.open_seats()[0]
        if seat != CHANCE and state.legal(seat).bit_count() > 1:
            yield state.copy(), seat

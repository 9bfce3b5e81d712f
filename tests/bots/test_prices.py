"""Prices are whole numbers, and the same on every build."""

from __future__ import annotations

import pytest
from tests.bots.doors import Search
from tests.lab.nets import any_net, steady_net

from silvertray.core.rng import Rng
from silvertray.core.seats import CHANCE
from silvertray.games import game
from silvertray.lab.train.subjects import SUBJECTS


@pytest.mark.parametrize(
    ("slug", "players", "first", "best"),
    [
        ("clever", 1, [-6579], (7, 20168)),
        ("clever", 3, [-6135, -5373, -5373], (13, 2958)),
        ("twice", 1, [-1189], (4, 26273)),
        ("twice", 2, [-345, -8551], (13, 32994)),
    ],
)
def test_both_builds_compute_the_same_prices(slug: str, players: int, first: list[int], best: tuple[int, int]) -> None:
    rng = Rng(3)
    state = game(slug).new(players, {})
    search = Search(any_net(16, 5), SUBJECTS[slug].inputs(), state)
    while state.moment_name() != "roll":
        state.apply(CHANCE, state.sample(rng))
    values = [search.value(state, seat) for seat in range(players)]
    state.apply(CHANCE, state.sample(rng))
    (seat,) = state.open_seats()
    assert values == first
    assert max(search.options(state, seat, 1), key=lambda option: option[1]) == best


@pytest.mark.parametrize("slug", ["clever", "twice"])
def test_a_steady_net_adds_what_it_expects(slug: str) -> None:
    state = game(slug).new(1, {})
    assert state.moment_name() == "roll"
    found = Search(steady_net(7), SUBJECTS[slug].inputs(), state).value(state, 0)
    assert found == (state.score(0) + 7) << 10

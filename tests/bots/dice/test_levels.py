"""The levels of the dice games, with the nets that are shipped."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from tests.bots.dice.positions import choices_of
from tests.bots.doors import INPUTS, shipped, shipped_weights
from tests.strength import sizes

from silvertray.bots import BOTS, LEVELS, Table, bot
from silvertray.core.rng import COMPILED, Rng
from silvertray.games import game
from silvertray.lab.simulate import Plan, simulate

SLUGS = ("clever", "twice")
TABLES = [(slug, players) for slug in SLUGS for players in (1, 2)]
# Uncompiled, a thought takes some hundred times as long.
EVERY = 1 if COMPILED else 12
slow = pytest.mark.skipif(not COMPILED, reason="whole games of the levels take minutes uncompiled")


def some_choices(slug: str, players: int) -> list[tuple[Any, int]]:
    """Positions from a whole game."""
    return list(choices_of(slug, players, seed=2))[::EVERY]


def chosen(slug: str, name: str, state: Any, seat: int, seed: int) -> int:
    """What a bot does."""
    return bot(slug, name).choose(Table(game(slug), state, seat), Rng(seed))


@pytest.mark.parametrize(("slug", "players"), TABLES)
@pytest.mark.parametrize("name", ["solo", "beginner", "hard"])
def test_a_level_chooses_legally_and_repeatably(name: str, slug: str, players: int) -> None:
    for state, seat in some_choices(slug, players):
        before = state.facts()
        action = chosen(slug, name, state, seat, 5)
        assert state.legal(seat) >> action & 1
        assert chosen(slug, name, state, seat, 5) == action
        assert state.facts() == before


@slow
@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_an_expert_chooses_legally_and_repeatably(slug: str, players: int) -> None:
    for state, seat in some_choices(slug, players)[::3]:
        action = chosen(slug, "expert", state, seat, 5)
        assert state.legal(seat) >> action & 1
        assert chosen(slug, "expert", state, seat, 5) == action


@slow
@pytest.mark.parametrize("slug", SLUGS)
@sizes("games, names, more", everyday=(20, LEVELS[:4], 60), full=(60, LEVELS, 80))
def test_each_level_scores_more_than_the_one_before(slug: str, games: int, names: tuple[str, ...], more: int) -> None:
    means = {name: mean_of(slug, name, games) for name in names}
    assert list(means.values()) == sorted(means.values())
    assert means["hard"] > means["beginner"] + more


def mean_of(slug: str, name: str, games: int) -> float:
    """The mean score of a bot alone."""
    plan = Plan(slug, 1, (name,), games, seed=77, options={"solo_fallback": "off"})
    mean: float = simulate(plan, 1, lambda more: None, None)["mean"][0]
    return mean


def test_levels_rise_in_the_order_in_which_they_are_offered() -> None:
    for slug in SLUGS:
        assert tuple(BOTS[slug])[-5:] == LEVELS


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("kind", ["solo", "table"])
def test_shipped_nets_say_where_they_come_from(slug: str, kind: str) -> None:
    header, _ = shipped(f"{slug}-{kind}")
    assert header.game == slug
    assert header.players == ((1,) if kind == "solo" else (2, 3, 4))
    assert header.recipe == f"{slug}-{kind}"
    assert header.held_out.games >= 10_000
    everywhere = header.spread if kind == "solo" else header.spread[:4]  # a table of four plays four rounds
    assert all(sooner < later for sooner, later in pairwise(everywhere))  # less and less is left to chance


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("kind", ["solo", "table"])
def test_sums_of_shipped_nets_stay_within_16_bits(slug: str, kind: str) -> None:
    header, plain = shipped_weights(f"{slug}-{kind}")
    inputs, width = INPUTS[slug](), header.width
    for state, seat in some_choices(slug, 1 if kind == "solo" else 2)[::4]:
        words = inputs.seen(state, seat)
        on = [64 * n + bit for n, word in enumerate(words) for bit in range(64) if word >> bit & 1]
        columns = [plain[column * width : (column + 1) * width] for column in [*on, 384]]
        assert max(abs(sum(neuron)) for neuron in zip(*columns, strict=True)) < 16_000

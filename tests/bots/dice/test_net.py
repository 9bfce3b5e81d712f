"""What the net sees, and how it prices it."""

from __future__ import annotations

from array import array
from typing import Any

import pytest
from tests.bots.dice.positions import WIDTH, on_the_way, small_net, weights
from tests.bots.doors import INPUTS, Net, head_size, size

SLUGS = ("clever", "twice")
INNER, UNIT, SCALE, INPUT_COUNT = 16, 10, 64, 384


def seen(slug: str, state: Any, seat: int = 0) -> list[int]:
    """The words of a position."""
    words: list[int] = INPUTS[slug]().seen(state, seat)
    return words


def rolls(slug: str, players: int, seed: int) -> list[Any]:
    """The positions of a game that are about to be rolled."""
    return [state.copy() for state in on_the_way(slug, players, seed) if state.moment_name() == "roll"]


def by_the_book(words: list[int], head: int, net: Any) -> int:
    """The price from scratch, layer by layer."""
    on = [64 * n + bit for n, word in enumerate(words) for bit in range(64) if word >> bit & 1]
    first = [sum(net[column * WIDTH + k] for column in [*on, INPUT_COUNT]) for k in range(WIDTH)]
    at = (INPUT_COUNT + 1) * WIDTH + head * head_size(WIDTH)
    biases = at + INNER * WIDTH
    total = net[biases + 2 * INNER] << UNIT
    for i in range(INNER):
        inner = sum(max(0, first[k]) * net[at + i * WIDTH + k] for k in range(WIDTH)) + (net[biases + i] << UNIT)
        total += (max(0, inner) >> UNIT) * net[biases + INNER + i]
    return total * SCALE >> UNIT


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("players", [1, 3])
def test_a_price_does_not_depend_on_what_was_priced_before(slug: str, players: int) -> None:
    net, plain = small_net(), weights()
    for n, state in enumerate(rolls(slug, players, seed=5)):
        words = seen(slug, state, n % players)
        assert net.priced(words, n % 24) == by_the_book(words, n % 24, plain)


@pytest.mark.parametrize("slug", SLUGS)
def test_different_sheets_look_different(slug: str) -> None:
    states = [state for seed in range(4) for state in rolls(slug, 1, seed)]
    by_words: dict[tuple[int, ...], tuple[Any, ...]] = {}
    for state in states:
        grids = tuple(state.marks(0, which) for which in range(2))
        known = (grids, state.round, state.turn, state.roll, state.foxes(0), state.rolled)
        assert by_words.setdefault(tuple(seen(slug, state)), known) == known


@pytest.mark.parametrize("slug", SLUGS)
def test_opponents_sheets_are_not_inputs(slug: str) -> None:
    for state in rolls(slug, 2, seed=7):
        other = state.copy()
        before = seen(slug, other, 0)
        facts = other.facts()
        swapped = facts._replace(sheets=(facts.sheets[0], facts.sheets[0]))
        fresh = state.__class__(2, True)
        fresh.lay_out(swapped)
        assert seen(slug, fresh, 0) == before


def seen_states(slug: str, players: int) -> list[Any]:
    """The positions of a game in which seat 0 is looked at: before rolls, and while its round's reward waits."""
    states = on_the_way(slug, players, seed=11)
    return [state.copy() for state in states if state.moment_name() == "roll" or state.stage(0) == "reward"]


# The same on every machine and build: sums of the words of all positions of a game.
@pytest.mark.parametrize(
    ("slug", "players", "total"),
    [
        ("clever", 1, 16719333999604177865),
        ("clever", 4, 3802907601372688411),
        ("twice", 1, 14918999124516108293),
        ("twice", 3, 4576708538509147047),
    ],
)
def test_the_inputs_of_a_shipped_net_never_change(slug: str, players: int, total: int) -> None:
    found = sum(n * word for state in seen_states(slug, players) for n, word in enumerate(seen(slug, state), 1))
    assert found % 2**64 == total


def test_a_net_has_a_column_for_each_input_and_a_head_for_each_moment() -> None:
    assert size(WIDTH) == 385 * WIDTH + 24 * (16 * WIDTH + 33)


def test_a_file_that_is_not_a_net_is_refused() -> None:
    for width, plain in ((WIDTH, weights()[:-1]), (0, array("h")), (257, array("h", bytes(2 * size(257))))):
        with pytest.raises(ValueError, match=f"width {width}"):
            Net(width, plain)
    with pytest.raises(ValueError, match="head 24"):
        small_net().priced([0] * 6, 24)

"""Nets whose sums have room in 16 bits, with the same prices."""

from __future__ import annotations

from array import array

import pytest
from tests.bots.doors import POINT, Net, shipped_weights, size
from tests.lab.nets import any_weights

from silvertray.games import game
from silvertray.lab.train.room import LARGEST, MOST, multiply, reach, readers_of, with_room
from silvertray.lab.train.selfplay import Lessons, SelfPlay
from silvertray.lab.train.subjects import SUBJECTS

INPUTS, HEADS, INNER = 384, 24, 16
EVERYTHING = [(1 << 64) - 1] * 6
HEAVY = 300  # by all inputs together a neuron comes to more than three times what fits


def columns(width: int, weights: array[int]) -> list[array[int]]:
    """The weights of each neuron of the first layer, its bias last."""
    return [weights[neuron : (INPUTS + 1) * width : width] for neuron in range(width)]


def heavy(weight: int) -> array[int]:
    """A net of one neuron that all inputs push one way; each neuron of the second layer reads it, the first counts."""
    weights = array("h", [weight] * (INPUTS + 1) + [0] * (size(1) - INPUTS - 1))
    for readers in readers_of(1, 0):
        weights[readers] = array("h", [10] * INNER)
        weights[readers.stop + INNER] = 1024
    return weights


def test_a_net_within_its_bounds_is_unchanged() -> None:
    small = any_weights(4, 1)
    multiply(small, slice(0, len(small)), 0.01)
    assert with_room(4, small) == small
    assert with_room(128, shipped_weights("clever-solo")[1]) == shipped_weights("clever-solo")[1]


@pytest.mark.parametrize("head", [0, HEADS - 1])
def test_a_saturated_neuron_does_not_overflow(head: int) -> None:
    fired = HEAVY * (INPUTS + 1)
    expected = (fired * 10 / 1024) * 64 / POINT  # in points
    net = Net(1, with_room(1, heavy(HEAVY)))
    assert net.priced(EVERYTHING, head) / POINT == pytest.approx(expected, abs=0.5)
    assert net.priced([0] * 6, head) / POINT == pytest.approx(expected / (INPUTS + 1), abs=0.5)


def test_a_neuron_with_only_negative_inputs_stays_silent() -> None:
    assert Net(1, with_room(1, heavy(-HEAVY))).priced(EVERYTHING, 0) == 0


@pytest.mark.parametrize("weight", [84, 85, HEAVY, LARGEST, -LARGEST])
def test_no_neuron_overflows_after_one_correction(weight: int) -> None:
    roomy = with_room(1, heavy(weight))
    assert all(reach(column) <= LARGEST for column in columns(1, roomy))
    assert with_room(1, roomy) == roomy


@pytest.mark.parametrize("name", ["clever-table", "twice-table"])
def test_a_real_net_prices_the_same_positions_the_same(name: str) -> None:
    header, weights = shipped_weights(name)
    roomy, found = with_room(header.width, weights), Lessons()
    assert max(map(reach, columns(header.width, weights))) > MOST
    assert all(reach(column) <= LARGEST for column in columns(header.width, roomy))
    slug = header.game
    old, new = Net(header.width, weights), Net(header.width, roomy)
    SelfPlay(old, SUBJECTS[slug].inputs(), game(slug).new(2, {}), 0.9).play(1, [], 500, found)
    for n, head in enumerate(found.heads):
        seen = [*found.words[6 * n : 6 * n + 6]]
        assert new.priced(seen, head) / POINT == pytest.approx(old.priced(seen, head) / POINT, abs=0.5)

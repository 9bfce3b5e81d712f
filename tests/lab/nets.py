"""Small nets for tests."""

from __future__ import annotations

from array import array

from tests.bots.doors import Net, head_size, size

from silvertray.core.rng import word

HEADS = 24
UNIT_POINTS = 16  # of an output's bias that make a point


def any_net(width: int, seed: int) -> Net:
    """A net with small weights at random."""
    return Net(width, any_weights(width, seed))


def any_weights(width: int, seed: int) -> array[int]:
    """Small weights at random."""
    return array("h", [word(seed, n) % 401 - 200 for n in range(size(width))])


def steady_net(points: int) -> Net:
    """A net that always expects this many points to come."""
    weights = array("h", bytes(2 * size(1)))
    for head in range(HEADS):
        weights[len(weights) - 1 - head * head_size(1)] = points * UNIT_POINTS
    return Net(1, weights)

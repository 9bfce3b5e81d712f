"""Room for sums: what a neuron of the first layer counts fits into 16 bits, whatever a position shows."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

from silvertray.analysis.gauges import HEADS
from silvertray.bots.dice.net import head_size, size

LARGEST = 32_767
MOST = 32_000  # of a sum: rounding its weights cannot bring it beyond the largest number


def with_room(width: int, weights: array[int]) -> array[int]:
    """The same net without neurons that could count too far.

    What such a neuron counts less, its readers count more: prices stay as they are, but for rounding.
    """
    roomy = array("h", weights)
    for neuron in range(width):
        own = slice(neuron, heads_begin(width), width)
        if (far := reach(roomy[own])) > MOST:
            multiply(roomy, own, MOST / far)
            for readers in readers_of(width, neuron):
                multiply(roomy, readers, far / MOST)
    return roomy


def heads_begin(width: int) -> int:
    """Where the first layer ends, with its biases."""
    return size(width) - HEADS * head_size(width)


def reach(column: array[int]) -> int:
    """How far from zero a neuron can get: by all weights that push it one way, its bias among them."""
    return max(sum(weight for weight in column if weight > 0), -sum(weight for weight in column if weight < 0))


def readers_of(width: int, neuron: int) -> Iterator[slice]:
    """Where the weights stand by which the second layer of each head reads a neuron."""
    rows = width * (head_size(width + 1) - head_size(width))  # one for each neuron of the second layer
    for begin in range(heads_begin(width), size(width), head_size(width)):
        yield slice(begin + neuron, begin + rows, width)


def multiply(weights: array[int], where: slice, times: float) -> None:
    """Make some weights larger or smaller, as far as 16 bits go."""
    scaled = (round(weight * times) for weight in weights[where])
    weights[where] = array("h", [max(-LARGEST, min(LARGEST, weight)) for weight in scaled])

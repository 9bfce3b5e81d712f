"""A small net in whole numbers: the same weights give the same prices on every machine and build.

Inputs are bits, so the first layer is a sum of columns. Positions that are priced one after the other have most bits
in common: the sums follow from one to the next, adding and taking away the columns of the bits that changed.
"""

from array import array

import cython

POINT = 1 << 10  # prices count in such parts of a point
WIDEST = 256  # neurons of the first layer for which there is room

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.bots.dice.inputs import HEADS, INPUTS, WORDS
    from silvertray.core.bits import lowest

    INNER = 16  # neurons of the second layer
    UNIT = 10  # weights and neurons are counted in 2^-10
    SCALE = 64  # points that an output of one is worth

    def add(sums: list[int], net: "Net", first: int) -> None:
        """Add the column of weights that begins here."""
        for n in range(net.width):
            sums[n] += net.weights[first + n]

    def take(sums: list[int], net: "Net", first: int) -> None:
        """Take the column of weights away again."""
        for n in range(net.width):
            sums[n] -= net.weights[first + n]

    def fire(net: "Net") -> None:
        """A neuron below zero is silent."""
        for n in range(net.width):
            net.fired[n] = max(net.sums[n], 0)

    def dot(net: "Net", first: int) -> int:
        """What a neuron of the second layer gets from the first."""
        return sum(map(int.__mul__, net.fired, net.weights[first : first + net.width]))


class Net:
    """Weights: columns of the first layer and its biases; then, head by head, the second layer and the output."""

    def __init__(self, width: int, weights: "array[int]") -> None:
        if not 0 < width <= WIDEST or len(weights) != size(width):
            raise ValueError(f"{len(weights)} weights make no net of width {width}")
        self.width = width
        self.weights = weights
        if not cython.compiled:
            self.sums = [0] * width
            self.fired = [0] * width
            self.words = [0] * WORDS
        for n in range(WORDS):
            self.words[n] = 0
        for n in range(width):
            self.sums[n] = weights[INPUTS * width + n]

    def priced(self, seen: list[int], head: int) -> int:
        """The price of a position by its words."""
        if not 0 <= head < HEADS:
            raise ValueError(f"there is no head {head}")
        words = [0, 0, 0, 0, 0, 0]
        for n in range(WORDS):
            words[n] = seen[n]
        return price(self, words, head)


def size(width: int) -> int:
    """How many weights a net of this width has."""
    return (INPUTS + 1) * width + HEADS * head_size(width)


def head_size(width: int) -> int:
    """How many weights a head has: the second layer, its biases, the output and its bias."""
    return INNER * width + 2 * INNER + 1


def price(net: Net, words: list[int], head: int) -> int:
    """The points still to come, in units of 2^-10 points."""
    follow(net, words)
    fire(net)
    return output(net, (INPUTS + 1) * net.width + head * head_size(net.width))


def follow(net: Net, words: list[int]) -> None:
    """Bring the sums of the first layer from the last position to this one."""
    for n in range(WORDS):
        changed = net.words[n] ^ words[n]
        net.words[n] = words[n]
        while changed:
            bit = lowest(changed)
            changed &= changed - 1
            if words[n] >> bit & 1:
                add(net.sums, net, (64 * n + bit) * net.width)
            else:
                take(net.sums, net, (64 * n + bit) * net.width)


def output(net: Net, at: int) -> int:
    """The second layer and the output of the head whose weights begin here."""
    biases = at + INNER * net.width
    total = 0
    for k in range(INNER):
        bias = net.weights[biases + k]
        inner = dot(net, at + k * net.width) + (bias << UNIT)
        if inner > 0:
            total += (inner >> UNIT) * net.weights[biases + INNER + k]
    bias = net.weights[biases + 2 * INNER]
    return (total + (bias << UNIT)) * SCALE >> UNIT

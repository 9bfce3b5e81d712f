"""Learning from lessons: the net in fractions, the slopes of its error, and Adam."""

from array import array
from math import sqrt
from typing import TypeAlias

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.bots.dice.inputs import HEADS, INPUTS, WORDS
    from silvertray.bots.dice.net import INNER, SCALE, UNIT, head_size, size
    from silvertray.core.bits import lowest
    from silvertray.core.rng import word

    Fractions: TypeAlias = "array[float]"

    def add_times(into: Fractions, at: int, source: Fractions, first: int, times: float, n: int) -> None:
        """Add n numbers, multiplied, to others."""
        for i in range(n):
            into[at + i] += times * source[first + i]

    def dot(a: Fractions, b: Fractions, first: int, n: int) -> float:
        """The sum of n products."""
        return sum(a[i] * b[first + i] for i in range(n))

    def silence(values: Fractions, by: Fractions, n: int) -> None:
        """Values of silent neurons become zero."""
        for i in range(n):
            values[i] = values[i] if by[i] > 0 else 0.0

    def fire(values: Fractions, n: int) -> None:
        """A neuron below zero is silent."""
        silence(values, values, n)

    def adam(learner: "Learner", rate: float, share: float, keep: float) -> None:
        """Move every weight against its slope, each at its own pace; the average follows."""
        for i in range(size(learner.width)):
            slope = learner.slopes[i] * share
            learner.slopes[i] = 0.0
            learner.momenta[i] = 0.9 * learner.momenta[i] + 0.1 * slope
            learner.squares[i] = 0.999 * learner.squares[i] + 0.001 * slope * slope
            learner.weights[i] -= rate * learner.momenta[i] / (sqrt(learner.squares[i]) + 1e-8)
            learner.average[i] = keep * learner.average[i] + (1 - keep) * learner.weights[i]


class Learner:
    """Weights in the order of `Net`, an average of them over time, and the memory of Adam."""

    def __init__(self, width: int, seed: int) -> None:
        self.width = width
        self.steps = 0
        self.slopes = zeros(size(width))
        self.sums = zeros(width)
        self.back = zeros(width)
        self.inner = zeros(INNER)
        self.remember([bytes(4 * size(width))] * 4, 0)
        scatter(self, seed)

    def learn(self, words: "array[int]", heads: "array[int]", targets: "array[float]", rate: float) -> float:
        """One step on a batch of lessons; the mean squared error before it, in points."""
        error = 0.0
        for n in range(len(heads)):
            error += study(self, words, n, heads[n], targets[n])
        self.steps += 1
        paced = rate * sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        adam(self, paced, 1.0 / len(heads), min(1 - 1 / self.steps, 0.9995))
        return error / len(heads)

    def whole(self) -> "array[int]":
        """The averaged weights in the whole numbers of `Net`."""
        most = 32767
        return array("h", [max(-most, min(most, round(weight * (1 << UNIT)))) for weight in self.kept[1]])

    def begin(self, whole: "array[int]") -> None:
        """Start from the weights of a net that has learnt before."""
        known = array("f", [weight / (1 << UNIT) for weight in whole]).tobytes()
        self.remember([known, known, bytes(len(known)), bytes(len(known))], 0)

    def learnt(self) -> "array[int]":
        """The averaged weights in whole numbers, but for inputs that were never on: those weigh nothing."""
        whole = self.whole()
        for n in range(INPUTS):
            first = n * self.width
            if not any(self.kept[3][first : first + self.width]):
                whole[first : first + self.width] = array("h", bytes(2 * self.width))
        return whole

    def memory(self) -> list[bytes]:
        """Everything that is needed to go on learning."""
        return [part.tobytes() for part in self.kept]

    def remember(self, memory: list[bytes], steps: int) -> None:
        """Go on where `memory` was taken."""
        self.kept = [array("f", part) for part in memory]
        self.weights = self.kept[0]
        self.average = self.kept[1]
        self.momenta = self.kept[2]
        self.squares = self.kept[3]
        self.steps = steps


def zeros(n: int) -> "array[float]":
    """n fractions."""
    return array("f", bytes(4 * n))


def scattered(word: int, width: float) -> float:
    """An even choice between −width and width."""
    return ((word >> 40) / 8388608.0 - 1.0) * width


def scatter(learner: Learner, seed: int) -> None:
    """Random weights to begin with; all heads begin alike."""
    first = INPUTS * learner.width
    for n in range(first):
        learner.weights[n] = scattered(word(seed, n), 0.15)
    for head in range(HEADS):
        at = head_at(learner, head)
        for n in range(INNER * learner.width):
            learner.weights[at + n] = scattered(word(seed, first + n), sqrt(1.5 / learner.width))
        for n in range(INNER):
            learner.weights[at + INNER * learner.width + INNER + n] = scattered(word(seed + 1, n), 0.25)
    learner.average[:] = learner.weights


def head_at(learner: Learner, head: int) -> int:
    """Where the weights of a head begin."""
    return (INPUTS + 1) * learner.width + head * head_size(learner.width)


def study(learner: Learner, words: "array[int]", n: int, head: int, target: float) -> float:
    """Price one position and add the slopes of its squared error; returns that error in points."""
    at = head_at(learner, head)
    look(learner, words, n)
    missed = answer(learner, at) - target / SCALE
    correct_head(learner, at, missed)
    correct_columns(learner, words, n)
    return missed * missed * SCALE * SCALE


def look(learner: Learner, words: "array[int]", n: int) -> None:
    """The first layer: biases, and the columns of all inputs that are on."""
    width = learner.width
    for k in range(width):
        learner.sums[k] = learner.weights[INPUTS * width + k]
        learner.back[k] = 0.0
    for w in range(WORDS):
        rest = words[n * WORDS + w]
        while rest:
            add_times(learner.sums, 0, learner.weights, (64 * w + lowest(rest)) * width, 1.0, width)
            rest &= rest - 1
    fire(learner.sums, width)


def answer(learner: Learner, at: int) -> float:
    """The second layer and the output of a head."""
    biases = at + INNER * learner.width
    result = learner.weights[biases + 2 * INNER]
    for i in range(INNER):
        inner = dot(learner.sums, learner.weights, at + i * learner.width, learner.width)
        inner += learner.weights[biases + i]
        learner.inner[i] = inner if inner > 0 else 0.0
        result += learner.inner[i] * learner.weights[biases + INNER + i]
    return result


def correct_head(learner: Learner, at: int, missed: float) -> None:
    """The slopes of a head's weights, and what the neurons of the first layer are to blame for."""
    width = learner.width
    biases = at + INNER * width
    learner.slopes[biases + 2 * INNER] += missed
    for i in range(INNER):
        if learner.inner[i] > 0:
            blame = missed * learner.weights[biases + INNER + i]
            learner.slopes[biases + INNER + i] += missed * learner.inner[i]
            learner.slopes[biases + i] += blame
            add_times(learner.slopes, at + i * width, learner.sums, 0, blame, width)
            add_times(learner.back, 0, learner.weights, at + i * width, blame, width)


def correct_columns(learner: Learner, words: "array[int]", n: int) -> None:
    """The slopes of the first layer; silent neurons are not to blame."""
    width = learner.width
    silence(learner.back, learner.sums, width)
    add_times(learner.slopes, INPUTS * width, learner.back, 0, 1.0, width)
    for w in range(WORDS):
        rest = words[n * WORDS + w]
        while rest:
            add_times(learner.slopes, (64 * w + lowest(rest)) * width, learner.back, 0, 1.0, width)
            rest &= rest - 1

"""Chance from a key: the same key and index give the same 64-bit word on every machine and build."""

import cython

COMPILED = cython.compiled
GAMMA = 0x9E3779B97F4A7C15
MASK = 0xFFFFFFFFFFFFFFFF
FIRST_MIX = 0xBF58476D1CE4E5B9
SECOND_MIX = 0x94D049BB133111EB


def mix(x: int) -> int:
    """Stir 64 bits so that close inputs give unrelated words (the finaliser of SplitMix64)."""
    x = ((x ^ (x >> 30)) * FIRST_MIX) & MASK
    x = ((x ^ (x >> 27)) * SECOND_MIX) & MASK
    return x ^ (x >> 31)


def word(key: int, index: int) -> int:
    """The word of a key at an index: any point of a stream without walking there."""
    return mix((key + GAMMA * index) & MASK)


def key(seed: int, label: int) -> int:
    """A key of its own for each label of a seed; stirred twice, so that streams do not overlap."""
    return mix((mix((seed + GAMMA) & MASK) + mix((label + SECOND_MIX) & MASK)) & MASK)


def below(word: int, n: int) -> int:
    """An even choice of 0 … n−1 from a word, for n under 65,536: no remainder, bias below 3e-10."""
    return ((word >> 16) * n) >> 48


def draw(key: int, index: int, n: int) -> int:
    """An even choice of 0 … n−1 at an index of a key's stream."""
    return below(word(key, index), n)


class Rng:
    """A stream of words: `word(key, 1)`, `word(key, 2)`, …"""

    def __init__(self, key: int) -> None:
        self.state = key & MASK

    def next(self) -> int:
        """The next word."""
        self.state = (self.state + GAMMA) & MASK
        return mix(self.state)

    def below(self, n: int) -> int:
        """An even choice of 0 … n−1."""
        return below(self.next(), n)

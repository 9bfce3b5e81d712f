"""Chance from a key."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from silvertray.core.rng import Rng, below, draw, key, mix, word

WORDS = st.integers(0, 2**64 - 1)

# The first words of SplitMix64 from the states 0 and 1234567, as its authors publish them.
PUBLISHED = [
    (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]),
    (1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423]),
]


@pytest.mark.parametrize(("start", "words"), PUBLISHED)
def test_a_stream_is_that_of_splitmix64(start: int, words: list[int]) -> None:
    stream = Rng(start)
    assert [stream.next() for _ in words] == words
    assert [word(start, index) for index in (1, 2, 3)] == words


@given(WORDS, st.integers(1, 500))
def test_any_word_of_a_stream_can_be_computed_directly(start: int, index: int) -> None:
    stream = Rng(start)
    walked = [stream.next() for _ in range(index)]
    assert walked[-1] == word(start, index)


@given(WORDS, WORDS)
def test_mixing_is_invertible(one: int, other: int) -> None:
    assert (mix(one) == mix(other)) == (one == other)


@given(WORDS, st.integers(1, 65535))
def test_a_choice_lies_below_its_limit(seed: int, n: int) -> None:
    assert 0 <= below(seed, n) < n
    assert draw(seed, 1, n) == below(word(seed, 1), n) == Rng(seed).below(n)


def test_the_lowest_word_gives_the_first_choice_and_the_highest_the_last() -> None:
    assert [below(0, 6), below(2**64 - 1, 6)] == [0, 5]


def test_choices_are_uniform() -> None:
    stream = Rng(11)
    fallen = Counter(stream.below(6) for _ in range(6000))
    assert sorted(fallen) == list(range(6))
    assert all(850 < count < 1150 for count in fallen.values())


def test_every_seed_and_label_has_its_own_key() -> None:
    keys = {key(seed, label) for seed in range(100) for label in range(100)}
    assert len(keys) == 100 * 100


def test_streams_of_close_seeds_do_not_overlap() -> None:
    streams = [Rng(key(seed, label)) for seed in (1, 2, 3) for label in (0, 1)]
    words = [stream.next() for stream in streams for _ in range(500)]
    assert len(set(words)) == len(words)

"""Sets of small numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from silvertray.core.bits import members


@pytest.mark.parametrize(("bits", "numbers"), [(0, []), (1, [0]), (0b1010, [1, 3]), (1 << 63, [63])])
def test_members_of_a_set_come_in_ascending_order(bits: int, numbers: list[int]) -> None:
    assert members(bits) == numbers


@given(st.sets(st.integers(0, 63)))
def test_a_set_returns_the_numbers_it_was_made_of(numbers: set[int]) -> None:
    assert members(sum(1 << number for number in numbers)) == sorted(numbers)

"""Sets of small numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from silvertray.core.bits import as_set, members


@pytest.mark.parametrize(("bits", "numbers"), [(0, []), (1, [0]), (0b1010, [1, 3]), (1 << 63, [63])])
def test_a_set_has_its_numbers_smallest_first(bits: int, numbers: list[int]) -> None:
    assert members(bits) == numbers
    assert as_set(numbers) == bits


@given(st.sets(st.integers(0, 63)))
def test_numbers_make_a_set_that_gives_them_back(numbers: set[int]) -> None:
    assert members(as_set(numbers)) == sorted(numbers)

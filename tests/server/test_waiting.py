"""A wait that fails quotes what it waited for."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from tests.server.support.waiting import eventually, until


def is_seven(number: int) -> bool:
    """Whether it is."""
    return number == 7


def test_a_failing_wait_quotes_its_condition() -> None:
    number = 1
    with pytest.raises(AssertionError, match=r"^not so within 0 s: until\(lambda: number == 2, 0\)"):
        until(lambda: number == 2, 0)
    with pytest.raises(AssertionError, match=r"lambda: number == 3"):
        asyncio.run(eventually(lambda: number == 3, 0))


def test_a_condition_may_be_any_callable() -> None:
    with pytest.raises(AssertionError, match="return number == 7"):
        until(partial(is_seven, 8), 0)
    with pytest.raises(AssertionError, match="built-in function any"):
        until(partial(any, []), 0)

"""Limits per visitor and cached responses: whatever the order of requests, only the least recent are forgotten."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import ExitStack, suppress

from hypothesis import given
from hypothesis import strategies as st

from silvertray.server.api.remembering import Remembered
from silvertray.server.lines.limits import Buckets, Places

NO_REFILL, MOST = 1e-9, 3  # tokens per second; visitors that are remembered
VISITS = st.lists(st.sampled_from("abcdef"), max_size=40)


def is_remembered(before: str, visitor: str) -> bool:
    """Whether fewer than MOST others came since this visitor's last visit."""
    return visitor in before and len(set(before.rpartition(visitor)[2])) < MOST


def test_new_visitors_are_limited_when_all_buckets_are_taken() -> None:
    buckets = Buckets(NO_REFILL, 1, most=2)
    assert [buckets.take(visitor) for visitor in "abcc"] == [True, True, True, False]


@given(VISITS, st.integers(1, 3))
def test_a_limit_holds_until_enough_others_have_come(visits: list[str], burst: int) -> None:
    buckets, taken = Buckets(NO_REFILL, burst, MOST), Counter[str]()
    for number, visitor in enumerate(visits):
        if not is_remembered("".join(visits[:number]), visitor):
            taken[visitor] = 0
        taken[visitor] += 1
        assert buckets.take(visitor) is (taken[visitor] <= burst)


@given(VISITS)
def test_a_response_is_cached_until_enough_others_were_asked_for(questions: list[str]) -> None:
    cached, fresh = Remembered[int](seconds=1e9, most=MOST), {}

    async def ask_all() -> None:
        for number, question in enumerate(questions):
            if not is_remembered("".join(questions[:number]), question):
                fresh[question] = number
            assert await cached.get(question, lambda number=number: answer(number)) == fresh[question]  # type: ignore[misc]

    asyncio.run(ask_all())


async def answer(number: int) -> int:
    """An answer that takes a moment."""
    await asyncio.sleep(0)
    return number


def test_requests_at_once_share_one_answer_and_a_failure_is_not_cached() -> None:
    asked: list[int] = []

    async def ask() -> int:
        asked.append(len(asked))
        if len(asked) == 1:
            raise OSError
        return await answer(asked[-1])

    async def ask_all() -> list[int | BaseException]:
        cached = Remembered[int](seconds=1e9)
        return await asyncio.gather(*(cached.get("lobby", ask) for _ in range(5)), return_exceptions=True)

    failed, *others = asyncio.run(ask_all())
    assert isinstance(failed, OSError)
    assert others == [1] * 4


@given(VISITS, st.lists(st.integers(0, 40), max_size=40))
def test_an_address_is_full_while_it_has_all_its_places(visits: list[str], leaving: list[int]) -> None:
    places, here = Places(MOST), list[tuple[str, ExitStack]]()
    for number, visitor in enumerate(visits):
        if number in leaving and here:
            here.pop(number % len(here))[1].close()
        taken = [one for one, _ in here].count(visitor)
        assert places.is_full(visitor) is (taken >= MOST)
        if taken < MOST:
            here.append((visitor, ExitStack()))
            here[-1][1].enter_context(places.taken(visitor))
    for _, place in here:
        place.close()
    assert not any(places.is_full(visitor) for visitor in visits)


def test_a_connection_that_breaks_off_gives_its_place_back() -> None:
    places = Places(1)
    with suppress(ConnectionError), places.taken("ann"):
        assert places.is_full("ann")
        raise ConnectionError
    assert not places.is_full("ann")

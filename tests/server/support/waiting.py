"""Waiting for answers, and for what no page is told."""

from __future__ import annotations

import asyncio
import functools
import inspect
import os
import ssl
import time
from collections.abc import Callable

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # the usual one takes 20 ms to make, and is not used
QUICK, BUSY = "30", "180"  # machines; CI's may be busy
# A test that waits for longer has failed.
ANSWER_SECONDS = int(os.environ.get("SILVERTRAY_ANSWER_SECONDS") or (BUSY if os.environ.get("CI") else QUICK))
ANSWER_MS = ANSWER_SECONDS * 1000
TEST_SECONDS = ANSWER_SECONDS + 5  # for what a whole test awaits: what it waits for inside says so first


def until(is_so: Callable[[], object], seconds: float = ANSWER_SECONDS) -> None:
    """Return when it is so."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, not_so(is_so, seconds)
        time.sleep(0.02)


async def eventually(is_so: Callable[[], object], seconds: float = ANSWER_SECONDS) -> None:
    """Let other tasks go on until it is so."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, not_so(is_so, seconds)
        await asyncio.sleep(0.005)


def not_so(is_so: Callable[..., object], seconds: float = ANSWER_SECONDS) -> str:
    """What was waited for in vain, as the test has written it."""
    return f"not so within {seconds:g} s: {source_of(is_so)}"


def source_of(condition: Callable[..., object]) -> str:
    """The source text of a condition, in one line."""
    while isinstance(condition, functools.partial):
        condition = condition.func
    try:
        return " ".join(inspect.getsource(condition).split())
    except (OSError, TypeError):
        return repr(condition)

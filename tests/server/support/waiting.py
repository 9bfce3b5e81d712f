"""Waiting for answers, and for what no page is told."""

from __future__ import annotations

import ssl
import time
from collections.abc import Callable

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # the usual one takes 20 ms to make, and is not used
ANSWER_SECONDS = 180  # a test that waits for longer has failed
ANSWER_MS = ANSWER_SECONDS * 1000


def until(is_so: Callable[[], bool]) -> None:
    """Return when it is so."""
    end = time.monotonic() + ANSWER_SECONDS
    while not is_so():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)

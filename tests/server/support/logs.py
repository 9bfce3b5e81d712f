"""The logs of servers: a traceback fails the test that caused it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.support.running import RUNNING

TRACEBACK = b"Traceback (most recent call last)"


@pytest.fixture(autouse=True)
def _no_traceback_in_the_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Look at what servers have logged during a test; `traceback` excuses one that brings them into trouble."""
    read = {server: server.log_file.stat().st_size for server in RUNNING}
    yield
    found = []
    for server in list(RUNNING):
        with server.log_file.open("rb") as log:
            log.seek(read.get(server, 0))
            found += [line.decode() for line in log if TRACEBACK in line]
        if server.process.returncode is not None:
            RUNNING.remove(server)
    assert request.node.get_closest_marker("traceback") or not found, "".join(found)

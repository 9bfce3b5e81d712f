"""One server for all tests that need no settings of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server import services
from tests.server.running import Server
from tests.server.services import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    with services.postgres() as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots do not wait; at the end its log must tell of no fault."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
    assert "Traceback" not in running.log()

"""One server for all tests that need no settings of their own, on SQLite, and on PostgreSQL where SQL differs."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from bench import services
from bench.services import Postgres
from tests.builds import IS_SECOND
from tests.server.support.logs import _no_traceback_in_the_log  # noqa: F401
from tests.server.support.running import Server

DATABASES = ["sqlite"] if IS_SECOND else ["sqlite", "postgresql"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    with services.postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """The address of a real Redis."""
    with services.redis() as address:
        yield address


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "new_database" in metafunc.fixturenames:
        runs_on_both = metafunc.definition.get_closest_marker("both_databases")
        databases = DATABASES if runs_on_both else DATABASES[:1]
        metafunc.parametrize("new_database", databases, indirect=True, scope="session")


@pytest.fixture(scope="session")
def new_database(request: pytest.FixtureRequest) -> Callable[[], str | None]:
    """Makes the address of a new database; None stands for a file beside the server."""
    if request.param == "sqlite":
        return lambda: None
    running: Postgres = request.getfixturevalue("postgres")
    return running.new_database


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, new_database: Callable[[], str | None]) -> Iterator[Server]:
    """A server whose bots do not wait; at the end its log must tell of no fault."""
    with Server(tmp_path_factory.mktemp("server"), database=new_database()) as running:
        yield running
    assert "Traceback" not in running.log()

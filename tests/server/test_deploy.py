"""What an installation is made of, tried on a real PostgreSQL and a real Redis: nothing in it goes over a network."""

from __future__ import annotations

import json
import os
import pwd
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import httpx
import pytest
import yaml
from bench.services import UNSAFE_AND_QUICK, Postgres, Redis, new_postgres, postgres_binaries, run_sql
from tests.server.support.forking import Forked
from tests.server.support.running import environment
from tests.server.support.waiting import ANSWER_SECONDS, until
from websockets.sync.client import unix_connect

ROOT = Path(__file__).parents[2]
RIGHTS = "SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = $1"
WISH = {"game": "clever", "seats": ["me"], "name": "Ann"}


@pytest.fixture(scope="module")
def prepared() -> Iterator[Postgres]:
    """A PostgreSQL after the script that its container runs once; whoever runs the tests is Silvertray."""
    with new_postgres(UNSAFE_AND_QUICK) as running:
        found = urlsplit(running.address)
        given = {"PGHOST": str(running.folder), "PGPORT": str(found.port), "PGDATA": str(running.folder / "data")}
        given |= {"POSTGRES_USER": "postgres", "SILVERTRAY_USER": pwd.getpwuid(os.getuid()).pw_name}
        path = f"{postgres_binaries()}{os.pathsep}{os.environ['PATH']}"
        script = ["sh", str(ROOT / "deploy" / "postgres.sh")]
        subprocess.run(script, check=True, env=os.environ | given | {"PATH": path}, stdout=subprocess.DEVNULL)
        yield running


def by_file(postgres: Postgres, role: str = "silvertray", database: str = "silvertray") -> str:
    """The way to a database by the file of its PostgreSQL."""
    return f"postgresql://{role}@/{database}?host={postgres.folder}&port={urlsplit(postgres.address).port}"


def test_the_account_owns_its_own_database_and_nothing_else(prepared: Postgres) -> None:
    assert run_sql(by_file(prepared), RIGHTS, "silvertray") == [(False,) * 5]
    with pytest.raises(asyncpg.InvalidAuthorizationSpecificationError):
        run_sql(by_file(prepared, database="template1"), "SELECT 1")


def test_nobody_comes_to_the_database_over_a_network_or_as_somebody_else(prepared: Postgres) -> None:
    with pytest.raises(asyncpg.InvalidAuthorizationSpecificationError):
        run_sql(prepared.address, "SELECT 1")
    with pytest.raises(asyncpg.InvalidAuthorizationSpecificationError):
        run_sql(by_file(prepared, role="postgres"), "SELECT 1")


@contextmanager
def served(folder: Path, **settings: Any) -> Iterator[httpx.Client]:
    """A server behind a file, and somebody who comes in by it."""
    door = folder / "door"
    with (folder / "log").open("ab") as log:
        server = Forked(["serve"], folder, environment(host=door, **settings), log)
    assert server.stdout.readline().split()[-1] == str(door), (folder / "log").read_text(encoding="utf-8")
    with httpx.Client(
        transport=httpx.HTTPTransport(uds=str(door)), base_url="http://here", timeout=ANSWER_SECONDS
    ) as one:
        yield one
    server.terminate()
    with server.stdout:
        assert server.wait() == 0
    assert "Traceback" not in (folder / "log").read_text(encoding="utf-8")
    assert not door.exists()


def test_workers_database_and_redis_meet_by_files_alone(tmp_path: Path, prepared: Postgres) -> None:
    wire = Redis("--unixsocket", str(tmp_path / "wire"))
    try:
        redis = f"unix://{tmp_path}/wire"
        with served(tmp_path, workers=2, redis=redis, database=by_file(prepared)) as proxy:
            made = proxy.post("/api/tables", json=WISH).json()
            with unix_connect(str(tmp_path / "door"), "ws://here/socket") as line:
                line.send(json.dumps({"type": "hello", "table": made["table"], "token": made["token"]}))
                assert '"type":"welcome"' in str(line.recv(ANSWER_SECONDS))
            assert (tmp_path / "door").stat().st_mode & 0o777 == 0o660
    finally:
        wire.kill()


def test_a_proxy_behind_a_file_says_where_somebody_comes_from(tmp_path: Path) -> None:
    settings = {"requests_per_second": 0.001, "request_burst": 1, "database": f"sqlite:///{tmp_path}/tables.db"}
    with served(tmp_path, **settings) as proxy:
        visitors = ("192.0.2.1", "192.0.2.2", "192.0.2.9, 192.0.2.1")  # who says more than the proxy is not believed
        answers = [proxy.get("/api/games", headers={"x-forwarded-for": where}).status_code for where in visitors]
        assert answers == [200, 200, 429]
        cookie = proxy.post(
            "/api/tables", json=WISH, headers={"x-forwarded-for": "192.0.2.3", "x-forwarded-proto": "https"}
        )
        assert "Secure" in cookie.headers["set-cookie"]


def test_a_door_that_a_killed_server_left_is_used_again_and_one_that_is_answered_is_not(tmp_path: Path) -> None:
    settings = {"database": f"sqlite:///{tmp_path}/tables.db"}
    with served(tmp_path, **settings) as proxy:
        assert proxy.get("/healthz").status_code == 200
        with (tmp_path / "other").open("ab") as log:
            second = Forked(["serve"], tmp_path, environment(host=tmp_path / "door", **settings), log)
        with second.stdout:
            assert second.wait() == 2
        assert proxy.get("/healthz").status_code == 200
    with (tmp_path / "log").open("ab") as log:
        killed = Forked(["serve"], tmp_path, environment(host=tmp_path / "door", **settings), log)
    with killed.stdout:
        assert killed.stdout.readline()
        killed.kill()
        until(lambda: killed.poll() is not None)
    assert (tmp_path / "door").is_socket()
    with served(tmp_path, **settings) as proxy:
        assert proxy.get("/healthz").status_code == 200


def test_only_the_proxy_and_what_calls_push_services_have_a_network() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert {name for name, service in services.items() if service.get("network_mode") != "none"} == {
        "caddy",
        "silvertray",
    }
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert services["silvertray"]["networks"] == ["out"]
    assert services["caddy"]["networks"] == ["default"]
    assert "PASSWORD" not in (ROOT / "compose.yaml").read_text(encoding="utf-8")

"""Starting, setting up and stopping a server, and what it tells browsers."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.command import refusal
from tests.locale.said import said
from tests.server.support.forking import run
from tests.server.support.pages import maker
from tests.server.support.running import COMMAND, GUEST, Server, environment
from tests.server.support.waiting import ANSWER_SECONDS

from silvertray.core.errors import SetupError
from silvertray.server.keeping.migrated import MIGRATIONS
from silvertray.server.keeping.store import Store
from silvertray.server.lines.visitors import A_YEAR
from silvertray.server.settings import Settings, settings
from silvertray.server.wires.redis_wire import RedisWire


def test_flags_come_before_the_environment_and_that_before_what_is_usual() -> None:
    found = settings({"port": "81", "host": None}, {"SILVERTRAY_PORT": "82", "SILVERTRAY_HOST": "::1", "OTHER": "x"})
    assert (found.port, found.host, found.grace) == (81, "::1", 45.0)
    assert settings({}, {}) == Settings()


WRONG = {
    "port": "70000",
    "grace": "-1",
    "bot_pace": "fast",
    "frame_bytes": "1",
    "tables_per_minute": "0",
    "database": "postgres://x",
    "workers": "65",
    "redis": "http://x",
    "tidy_days": "0",
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_setting_is_named(name: str) -> None:
    with pytest.raises(SetupError) as caught:
        settings({}, {f"SILVERTRAY_{name.upper()}": WRONG[name]})
    assert caught.value.params["setting"] == name


def test_a_password_is_not_told_with_a_wrong_setting() -> None:
    with pytest.raises(SetupError) as caught:
        settings({"database": "postgres://ann:secret@host/name"}, {})
    assert caught.value.params["value"] == "postgres://ann:***@host/name"


@pytest.mark.parametrize(
    ("module", "deed"),
    [("asyncpg", lambda: Store("postgresql+asyncpg://x/y")), ("redis.asyncio", lambda: RedisWire("redis://x"))],
)
def test_what_is_not_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, module: str, deed: Callable[[], object]
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(SetupError, match="extra-missing") as caught:
        deed()
    assert caught.value.params == {"module": module, "extra": "scale"}


def test_a_wrong_flag_is_refused_in_one_line(tmp_path: Path) -> None:
    assert "port" in refusal(run(tmp_path, "serve", "--port", "x"))


def test_a_door_that_somebody_else_has_is_refused_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert port in refusal(run(tmp_path, "serve", "--port", port, "--database", f"sqlite:///{tmp_path}/x.db"))


@pytest.mark.parametrize("place", ["nowhere/tables.db", "folder", "text"])
def test_a_database_that_cannot_be_used_is_refused_in_one_line(tmp_path: Path, place: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("this is no database, but long enough to be looked at" * 40)
    line = refusal(run(tmp_path, "serve", "--port", "0", "--database", f"sqlite:///{tmp_path / place}"))
    assert place in line


def test_a_stop_is_no_failure_and_pages_are_told(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = server.table("clever")
        with maker(server, table) as page:
            page.ask("roll")
            server.process.send_signal(signal.SIGTERM)
            assert page.closing()["closed"] in (1001, 1012)
        assert server.wait() == 0
    assert server.log().count("\n") == 1  # the table that was made
    server.start()
    with server, maker(server, table) as page:
        assert page.have == 3


@pytest.mark.both_databases
def test_a_database_that_a_newer_version_has_brought_on_is_served_as_it_is(
    tmp_path: Path, new_database: Callable[[], str | None]
) -> None:
    with Server(tmp_path, database=new_database()) as server:
        table = server.table("clever")
    server.alter("UPDATE alembic_version SET version_num = '9999'")
    server.start()
    with server, maker(server, table) as page:
        assert page.ask("roll")["type"] == "done"
        assert server.rows("SELECT version_num FROM alembic_version") == [("9999",)]
        assert [event["revision"] for event in server.events(NEWER)] == ["9999"]
    assert run(tmp_path, "tidy", "--database", server.url).code == 0


NEWER = "the database has a newer form than this program knows"


@pytest.mark.parametrize("file", sorted((MIGRATIONS / "versions").glob("*.py")), ids=lambda file: file.stem)
def test_a_migration_only_adds_so_that_older_workers_can_go_on(file: Path) -> None:
    steps = re.findall(r"op\.(\w+)\(", file.read_text(encoding="utf-8"))
    assert set(steps) <= {"create_table", "create_index", "add_column"}
    added = re.findall(r"op\.add_column\((.*)\)", file.read_text(encoding="utf-8"))
    assert len(added) == steps.count("add_column")
    assert all("server_default" in column for column in added if "nullable=False" in column)


def test_two_servers_may_start_at_once_on_a_new_database(tmp_path: Path) -> None:
    command = [*COMMAND, "--port", "0", "--database", f"sqlite:///{tmp_path}/new.db"]
    started = [
        subprocess.Popen(command, cwd=tmp_path, env=environment(), stdout=subprocess.PIPE, encoding="utf-8")
        for _ in range(2)
    ]
    for one in started:
        assert one.stdout
        assert one.stdout.readline().startswith(said("serve-here", address=""))
        one.terminate()
    assert [one.communicate(timeout=ANSWER_SECONDS) and one.returncode for one in started] == [0, 0]


def test_an_address_of_ipv6_can_be_followed(tmp_path: Path) -> None:
    if not socket.has_ipv6:
        pytest.skip("no IPv6 here")
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        pytest.skip("no IPv6 here")
    with Server(tmp_path, host="::1") as server:
        assert server.address.startswith("http://[::1]:")
        assert server.get("/healthz").json() == {"status": "ok"}


# -- over plain HTTP


def test_a_server_says_that_it_lives(server: Server) -> None:
    assert server.get("/healthz").json() == {"status": "ok"}


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/api/tables/x/match", "/openapi.json"])
def test_browsers_are_told_what_this_page_never_does(server: Server, path: str) -> None:
    headers = server.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_the_routes_are_described(server: Server) -> None:
    paths = server.get("/api/openapi.json").json()["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{table}/match", "/healthz"} <= set(paths)


def test_all_games_are_offered(server: Server) -> None:
    assert [game["slug"] for game in server.get("/api/games").json()["games"]] == ["clever", "twice", "dobro"]


def test_the_page_was_built_with_the_same_games(server: Server) -> None:
    built = json.loads((Path(__file__).parents[2] / "web/src/catalogue.json").read_text(encoding="utf-8"))
    assert built == {name: part for name, part in server.get("/api/games").json().items() if name != "version"}


def test_the_games_come_packed_for_whoever_takes_that(server: Server) -> None:
    plain = server.get("/api/games", headers={"accept-encoding": "identity"})
    packed = server.get("/api/games", headers={"accept-encoding": "gzip, br"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) * 3 < len(plain.content)
    again = server.get("/api/games", headers={"if-none-match": packed.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_guest_who_comes_again_stays_the_same_for_another_year(server: Server) -> None:
    first = server.get("/")
    token = first.cookies[GUEST]
    for path in ("/", "/you"):
        again = server.get(path, cookies={GUEST: token})
        assert again.cookies[GUEST] == token
        assert f"Max-Age={A_YEAR};" in again.headers["set-cookie"]
        assert again.headers["cache-control"] == first.headers["cache-control"]
    assert "set-cookie" not in server.get("/icon.svg", cookies={GUEST: token}).headers


@pytest.mark.parametrize("odd", ["a b", '"a\\015\\012b"', "x" * 65])
def test_a_cookie_that_cannot_be_ours_is_not_said_again(server: Server, odd: str) -> None:
    told = server.get("/", headers={"cookie": f"{GUEST}={odd}"})
    assert told.status_code == 200
    assert len(told.cookies[GUEST]) == 32


def test_a_guests_cookie_is_for_the_server_alone(server: Server) -> None:
    response = server.post("/api/tables", json={"game": "clever", "seats": ["me"], "name": "Ann"})
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie

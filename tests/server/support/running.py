"""A server as people run it: a process of its own, a database file, a log."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any, NamedTuple, Self

import httpx
from tests.locale.said import said
from tests.server.support.databases import database_at
from tests.server.support.forking import Forked
from tests.server.support.manual_time import ManualTime
from tests.server.support.waiting import ANSWER_SECONDS, NO_TLS

import silvertray

PACKAGE = Path(silvertray.__file__).parents[1]  # src when uncompiled, else where it is installed
COMMAND = [sys.executable, "-m", "silvertray.cli", "serve"]
QUICK = {
    "bot_pace": 0,
    "second_thoughts": 0,
    "grace": 3600,
    "thought_seconds": 600,
    "frames_per_second": 100_000,
    "frame_burst": 100_000,
    "tables_per_minute": 100_000,
    "asks_per_minute": 100_000,
    "coached_per_minute": 100_000,
    "requests_per_second": 100_000,
    "request_burst": 100_000,
    "lobby_seconds": 0,
    "ready_seconds": 0,
    "statistics_seconds": 0,
}


class NewTable(NamedTuple):
    """A table as its maker knows it."""

    id: str
    seat: int
    token: str
    invite: str
    cookie: str


class Server:
    """A running server. Where `has_manual_time`, time passes at its tables when `time` is advanced."""

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        database: str | None = None,
        has_manual_time: bool = False,
        **settings: Any,
    ) -> None:
        self.folder = folder
        self.url = database or f"sqlite:///{folder}/tables.db"
        self.database = database_at(self.url)
        self.log_file = folder / "log"
        self._settings = QUICK | settings
        self._time_file = folder / "time" if has_manual_time else None
        if self._time_file:
            self.time = ManualTime.in_file(self._time_file)
        self.start(port)
        RUNNING.append(self)

    def start(self, port: int = 0) -> None:
        """Start it, on the same database as before; returns when people can come."""
        command = ["serve", "--port", str(port), "--database", self.url]
        with self.log_file.open("ab") as log:
            self.process = Forked(command, self.folder, environment(**self._settings), log, self._time_file)
        first = self.process.stdout.readline()
        assert first.startswith(said("serve-here", address="http://")), self.log()
        self.address = first.split()[-1].rstrip("/")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        self.wait()

    def wait(self) -> int:
        """Its exit code, once it has ended."""
        self.process.stdout.close()
        return self.process.wait()

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.kill()
        self.wait()

    def log(self) -> str:
        """All that it has written down."""
        return self.log_file.read_text(encoding="utf-8")

    def events(self, name: str) -> list[dict[str, Any]]:
        """What it has written down by this name."""
        lines = self.log().split("\n")[:-1]  # the last one may not be whole yet
        told = (json.loads(line) for line in lines if line.startswith("{"))
        return [event for event in told if event["event"] == name]

    def pids(self) -> list[int]:
        """The workers that run now, the oldest first."""
        up = [event["pid"] for event in self.events("worker is up")]
        return [pid for pid in up if is_alive(pid)]

    # -- what people ask for

    def get(self, path: str, **more: Any) -> httpx.Response:
        """An answer over plain HTTP."""
        return self.ask("GET", path, **more)

    def post(self, path: str, **more: Any) -> httpx.Response:
        """An answer over plain HTTP."""
        return self.ask("POST", path, **more)

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """An answer over plain HTTP, by any method."""
        return httpx.request(method, self.address + path, timeout=ANSWER_SECONDS, verify=NO_TLS, **more)

    def promised(self, wished: dict[str, Any]) -> dict[str, Any]:
        """The same wish with the promise that a fair dealer needs."""
        dealer = wished.get("dealer", {})
        if dealer.get("kind") == "commit" and "commitment" not in dealer:
            dealer = dealer | {"commitment": self.post("/api/promises").json()["commitment"]}
        return wished | {"dealer": dealer} if dealer else wished

    def table(self, game: str, seats: str = "me", cookie: str = "", session: str = "", **more: Any) -> NewTable:
        """A new table; seats are words such as `me open greedy`, a seed makes it repeatable."""
        wished = self.promised(wish(game, seats, **more))
        cookies = {GUEST: cookie, SESSION: session}
        response = self.post("/api/tables", json=wished, cookies={name: it for name, it in cookies.items() if it})
        assert response.status_code == 201, response.text
        made = response.json()
        given = response.cookies.get(GUEST, cookie)
        return NewTable(made["table"], made["seat"], made["token"], made["invite"], given)

    # -- beside it

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """What the database holds now, read beside the server."""
        return self.database.rows(query, *values)

    def alter(self, statement: str) -> None:
        """Change the database beside the server."""
        self.database.alter(statement)

    def stored(self, table: str) -> list[tuple[Any, ...]]:
        """The entries of a table as they are stored: seq, command, kind, seat, text."""
        return self.rows("SELECT seq, command, kind, seat, text FROM entries WHERE table_id = ? ORDER BY seq", table)


RUNNING: list[Server] = []  # and those that have ended since the last test


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that nobody has asked for its end does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


GUEST = "silvertray_guest"
SESSION = "silvertray_session"


def wish(game: str, seats: str, **more: Any) -> dict[str, Any]:
    """What is asked for; a seed names its dealer."""
    if "seed" in more:
        more["dealer"] = {"kind": "seed", "seed": more.pop("seed")}
    return {"game": game, "seats": seats.split(), "name": "Ann"} | more


def environment(**settings: Any) -> dict[str, str]:
    """The environment of a server: ours, the build under test, and nothing else that could set it up."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("COVERAGE_", "SILVERTRAY_"))}
    named = {f"SILVERTRAY_{name.upper()}": str(value) for name, value in settings.items()}
    return inherited | named | {"PYTHONPATH": str(PACKAGE), "PYTHONIOENCODING": "utf-8"}

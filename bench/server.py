"""A load client: people play whole games on many tables over real sockets, on each database.

`python -m bench.server` prints moves a second and how long a command takes until the other player sees it, with durable
commits: first every table moves once a second, then as fast as it goes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import httpx
from pydantic_core import from_json
from rich.console import Console
from rich.table import Table as Printed
from websockets.asyncio.client import ClientConnection, connect

from bench import services

UNLIMITED = {
    "frames_per_second": 1e6,
    "frame_burst": 10**6,
    "tables_per_minute": 1e6,
    "requests_per_second": 1e6,
    "request_burst": 10**6,
    "lines_per_address": 10**6,
}
DURABLE: tuple[str, ...] = ()  # PostgreSQL as it comes: fsync and synchronous_commit are on


class Load(NamedTuple):
    """How much is played."""

    tables: int
    seconds: float
    pause: float  # between two moves at a table


class Seat:
    """One page of a table."""

    def __init__(self, socket: ClientConnection, news: asyncio.Event) -> None:
        self.view: dict[str, Any] = {}
        self.is_over = False
        self.answers: dict[str, dict[str, Any]] = {}
        self.seen: dict[int, float] = {}
        self.socket = socket
        self._news = news
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for raw in self.socket:
            frame = from_json(raw)
            if frame["type"] == "news":
                self.seen |= dict.fromkeys((event["seq"] for event in frame["events"]), time.perf_counter())
                self.view, self.is_over = frame["view"] or {}, frame["result"] is not None
            elif "id" in frame:
                self.answers[frame["id"]] = frame
            self._news.set()

    def wish(self, luck: random.Random) -> dict[str, Any] | None:
        """Something to do at random, if something is to be done."""
        if self.view.get("options"):
            return {"type": "play", "text": luck.choice(self.view["options"])["text"]}
        is_roll = self.view.get("asked") == "dice" and self.view["roller"] == self.view["seat"]
        return {"type": "roll"} if is_roll else None


class Game:
    """Two people at a table, one move after the other."""

    def __init__(self, seats: list[Seat], news: asyncio.Event, luck: random.Random) -> None:
        self.seats = seats
        self.news = news
        self.luck = luck

    async def move(self) -> float | None:
        """One move; the seconds until the other player saw it, None when the game is over."""
        while not self.seats[0].is_over:
            for seat, other in (self.seats, self.seats[::-1]):
                if wish := seat.wish(self.luck):
                    return await self._seen_by(other, seat, wish)
            await self._next()
        return None

    async def _seen_by(self, other: Seat, seat: Seat, wish: dict[str, Any]) -> float:
        name, begun = str(uuid4()), time.perf_counter()
        seat.view = {}
        await seat.socket.send(json.dumps(wish | {"id": name}))
        while name not in seat.answers:
            await self._next()
        seq = seat.answers.pop(name)["seq"]  # a refusal has none, and would be a fault of ours
        while seq not in other.seen or seq not in seat.seen:
            await self._next()
        return other.seen[seq] - begun

    async def _next(self) -> None:
        await self.news.wait()
        self.news.clear()

    async def leave(self) -> None:
        """Hang up."""
        for seat in self.seats:
            await seat.socket.close()
            seat.reader.cancel()


async def sat_down(server: str, web: httpx.AsyncClient, game: str, luck: random.Random) -> Game:
    """A new table with two people."""
    wish = {"game": game, "seats": ["me", "open"], "name": "Ann"}
    made = (await web.post(f"{server}/api/tables", json=wish)).raise_for_status().json()
    news = asyncio.Event()
    seats = []
    for token in (made["token"], made["invite"]):
        socket = await connect(server.replace("http", "ws") + "/socket", compression=None, max_size=None)
        await socket.send(json.dumps({"type": "hello", "table": made["table"], "token": token}))
        seats.append(Seat(socket, news))
    await seats[1].socket.send(json.dumps({"type": "sit", "id": str(uuid4()), "seat": 1, "name": "Bob"}))
    return Game(seats, news, luck)


async def played(server: str, load: Load) -> tuple[list[float], float]:
    """The seconds of all moves, and how long it went."""
    took: list[float] = []
    async with httpx.AsyncClient(timeout=60) as web:
        games = [await sat_down(server, web, game_at(at), random.Random(at)) for at in range(load.tables)]
        begun = time.perf_counter()
        until = begun + load.seconds
        await asyncio.gather(*(play_on(server, web, games, at, load, until, took) for at in range(load.tables)))
        lasted = time.perf_counter() - begun
        await asyncio.gather(*(game.leave() for game in games))
    return took, lasted


async def play_on(
    server: str, web: httpx.AsyncClient, games: list[Game], at: int, load: Load, until: float, took: list[float]
) -> None:
    """Play at one table, and at another one when the game is over."""
    luck = games[at].luck
    due = time.perf_counter() + luck.random() * load.pause
    while due < until and time.perf_counter() < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due = max(due + load.pause, time.perf_counter()) if load.pause else 0.0
        seconds = await games[at].move()
        if seconds is None:
            await games[at].leave()
            games[at] = await sat_down(server, web, game_at(at), luck)
        else:
            took.append(seconds)


def game_at(table: int) -> str:
    """Both kinds of games are played."""
    return ("clever", "dobro")[table % 2]


# -- the servers


@contextmanager
def started(folder: Path, database: str, **settings: Any) -> Iterator[str]:
    """The address of a server that limits nobody."""
    named = {f"SILVERTRAY_{name.upper()}": str(value) for name, value in (UNLIMITED | settings).items()}
    command = [sys.executable, "-m", "silvertray.cli", "serve", "--port", "0", "--database", database]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(command, env=os.environ | named, stdout=subprocess.PIPE, stderr=log, encoding="utf-8")
    assert server.stdout
    try:
        yield server.stdout.readline().split()[-1].rstrip("/")
    finally:
        server.terminate()
        server.communicate()


@contextmanager
def on_sqlite(folder: Path) -> Iterator[str]:
    """One process and a file."""
    with started(folder, f"sqlite:///{folder}/tables.db") as server:
        yield server


@contextmanager
def on_postgres(folder: Path) -> Iterator[str]:
    """Two workers, PostgreSQL and Redis."""
    with (
        services.new_postgres(DURABLE) as postgres,
        services.redis() as redis,
        started(folder, postgres.new_database(), workers=2, redis=redis) as server,
    ):
        yield server


SERVERS = {"SQLite, 1 process": on_sqlite, "PostgreSQL + Redis, 2 workers": on_postgres}


def figures(took: list[float], lasted: float) -> list[str]:
    """Moves a second, and the seconds until half of them and nearly all of them were seen."""
    ordered = sorted(took)
    half, nearly_all = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
    return [f"{len(took) / lasted:,.0f}", f"{half * 1000:.1f}", f"{nearly_all * 1000:.1f}"]


def main() -> int:
    """Measure and print."""
    wanted = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    wanted.add_argument("--tables", type=int, default=200)
    wanted.add_argument("--seconds", type=float, default=20.0)
    asked = wanted.parse_args()
    printed = Printed("server", "load", "moves/s", "p50 ms", "p99 ms", title="command → other player's screen")
    for name, server in SERVERS.items():
        for pause, load in (
            (1.0, f"{asked.tables} tables, 1 move a second each"),
            (0.0, f"{asked.tables} tables, all"),
        ):
            with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as running:
                took = asyncio.run(played(running, Load(asked.tables, asked.seconds, pause)))
            printed.add_row(name, load, *figures(*took))
    Console().print(printed)
    return 0


if __name__ == "__main__":
    sys.exit(main())

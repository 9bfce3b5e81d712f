"""Our own server under load: whole games of two kinds, on a file, and on PostgreSQL and Redis with two workers."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
from pydantic_core import from_json
from websockets.asyncio.client import ClientConnection, connect

from bench import load, services

MANY = 10**6
UNLIMITED = {
    "frames_per_second": MANY,
    "frame_burst": MANY,
    "tables_per_minute": MANY,
    "requests_per_second": MANY,
    "request_burst": MANY,
    "lines_per_address": MANY,
}
DURABLE: tuple[str, ...] = ()  # PostgreSQL as it comes: fsync and synchronous_commit are on


class Seat(load.Seat):
    """One page of a table."""

    def __init__(self, socket: ClientConnection, news: asyncio.Event) -> None:
        self.view: dict[str, Any] = {}
        self.is_over = False
        self.answers: dict[str, dict[str, Any]] = {}
        super().__init__(socket, news)

    async def hear(self, raw: str | bytes) -> None:
        """Keep the view, or the answer to a command."""
        frame = from_json(raw)
        if frame["type"] == "news":
            self.seen |= dict.fromkeys((event["seq"] for event in frame["events"]), time.perf_counter())
            self.view, self.is_over = frame["view"] or {}, frame["result"] is not None
        elif "id" in frame:
            self.answers[frame["id"]] = frame

    def wish(self, luck: random.Random) -> dict[str, Any] | None:
        """Something to do at random, if something is to be done."""
        if self.view.get("options"):
            return {"type": "play", "text": luck.choice(self.view["options"])["text"]}
        is_roll = self.view.get("asked") == "dice" and self.view["roller"] == self.view["seat"]
        return {"type": "roll"} if is_roll else None


class Game(load.Game[Seat]):
    """Two people at a table."""

    async def move(self) -> float | None:
        """One move; the seconds until the other player saw it, None when the game is over."""
        while not self.seats[0].is_over:
            for seat, other in (self.seats, self.seats[::-1]):
                if wish := seat.wish(self.luck):
                    return await self._seen_by(other, seat, wish)
            await self.something_new()
        return None

    async def _seen_by(self, other: Seat, seat: Seat, wish: dict[str, Any]) -> float:
        name, begun = str(uuid4()), time.perf_counter()
        seat.view = {}
        await seat.socket.send(json.dumps(wish | {"id": name}))
        while name not in seat.answers:
            await self.something_new()
        seq = seat.answers.pop(name)["seq"]  # a refusal has none, and would be a fault of ours
        await self.seen_by_all(seq)
        return other.seen[seq] - begun


async def sit_down(server: str, web: httpx.AsyncClient, at: int, luck: random.Random) -> Game:
    """A new table with two people; both kinds of games are played."""
    wish = {"game": ("clever", "dobro")[at % 2], "seats": ["me", "open"], "name": "Ann"}
    made = (await web.post(f"{server}/api/tables", json=wish)).raise_for_status().json()
    news = asyncio.Event()
    seats = []
    for token in (made["token"], made["invite"]):
        socket = await connect(server.replace("http", "ws") + "/socket", compression=None, max_size=None)
        await socket.send(json.dumps({"type": "hello", "table": made["table"], "token": token}))
        seats.append(Seat(socket, news))
    await seats[1].socket.send(json.dumps({"type": "sit", "id": str(uuid4()), "seat": 1, "name": "Bob"}))
    return Game(seats, news, luck)


def started(folder: Path, database: str, **settings: Any) -> AbstractContextManager[str]:
    """The address of a server that limits nobody."""
    named = {f"SILVERTRAY_{name.upper()}": str(value) for name, value in (UNLIMITED | settings).items()}
    command = [sys.executable, "-m", "silvertray.cli", "serve", "--port", "0", "--database", database]
    return services.started(command, named, folder / "log")


def on_sqlite(folder: Path) -> AbstractContextManager[str]:
    """One process and a file."""
    return started(folder, f"sqlite:///{folder}/tables.db")


@contextmanager
def on_postgres(folder: Path) -> Iterator[str]:
    """Two workers, PostgreSQL and Redis."""
    with (
        services.new_postgres(DURABLE) as postgres,
        services.redis() as redis,
        started(folder, postgres.new_database(), workers=2, redis=redis) as server,
    ):
        yield server

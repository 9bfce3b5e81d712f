"""boardgame.io's server under the same load as ours: a game of a hundred moves, kept in files or in memory.

Its pages speak socket.io: an event is `42/<game>,["<kind>", …]`, and a `2` wants a `3`.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import time
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx
from pydantic_core import from_json
from websockets.asyncio.client import ClientConnection, connect

from bench import load, services

HERE = Path(__file__).parent / "rival"
NODE = HERE.parents[1] / ".tools" / "node" / "bin"  # where make puts Node if the machine has none
GAME = "sheets"  # as server.mjs has it, with these areas
AREAS = [(colour, box) for colour in ("yellow", "blue", "green", "orange", "purple") for box in range(10)]
JOIN, EVENT, PING, PONG = f"40/{GAME},", f"42/{GAME},", "2", "3"


class Seat(load.Seat):
    """One page of a match."""

    def __init__(self, socket: ClientConnection, news: asyncio.Event, match: str, joined: dict[str, str]) -> None:
        self.state: dict[str, Any] = {}
        self.match = match
        self.player, self.credentials = joined["playerID"], joined["playerCredentials"]
        super().__init__(socket, news)

    async def hear(self, raw: str | bytes) -> None:
        """Keep the state, and say that we are there."""
        assert isinstance(raw, str)
        if raw.startswith(EVENT):
            kind, _match, *said = from_json(raw[len(EVENT) :])
            if kind == "update":
                self.state = said[0]
                self.seen[self.state["_stateID"]] = time.perf_counter()
            elif kind == "sync":
                self.state = said[0]["state"]
        elif raw == PING:
            await self.socket.send(PONG)

    async def tell(self, *event: Any) -> None:
        """Send an event."""
        await self.socket.send(EVENT + json.dumps(event))

    async def sync(self) -> None:
        """Ask for the state, and for what comes then."""
        await self.tell("sync", self.match, self.player, self.credentials, 2)

    async def mark(self, area: tuple[str, int], value: int) -> int:
        """Mark something and pass the turn; the number of the state in which it is marked."""
        made = {"type": "mark", "args": [*area, value], "playerID": self.player, "credentials": self.credentials}
        number: int = self.state["_stateID"]
        await self.tell("update", {"type": "MAKE_MOVE", "payload": made}, number, self.match, self.player)
        return number + 1


class Game(load.Game[Seat]):
    """Two people in a match."""

    def __init__(self, seats: list[Seat], news: asyncio.Event, luck: random.Random) -> None:
        super().__init__(seats, news, luck)
        self.wishes = [luck.sample(AREAS, len(AREAS)) for _seat in seats]

    async def move(self) -> float | None:
        """One move; the seconds until the other player saw it, None when the game is over."""
        while not all(seat.state for seat in self.seats):
            await self.something_new()
        turn = self.seats[0].state["ctx"]
        return None if "gameover" in turn else await self._seen_by_other(int(turn["currentPlayer"]))

    async def _seen_by_other(self, player: int) -> float:
        begun = time.perf_counter()
        number = await self.seats[player].mark(self.wishes[player].pop(), self.luck.randint(1, 6))
        await self.seen_by_all(number)
        return self.seats[1 - player].seen[number] - begun


async def sit_down(server: str, web: httpx.AsyncClient, _at: int, luck: random.Random) -> Game:
    """A new match with two people."""
    lobby = f"{server}/games/{GAME}"

    async def asked(address: str, wish: dict[str, Any]) -> dict[str, str]:
        answer: dict[str, str] = (await web.post(address, json=wish)).raise_for_status().json()
        return answer

    match = (await asked(f"{lobby}/create", {"numPlayers": 2}))["matchID"]
    # Both join before one connects: else the note that somebody is there may overwrite the other's credentials.
    joined = [await asked(f"{lobby}/{match}/join", {"playerName": name}) for name in ("Ann", "Bob")]
    news = asyncio.Event()
    seats = [Seat(await connected(server), news, match, one) for one in joined]
    for seat in seats:
        await seat.sync()
    return Game(seats, news, luck)


async def connected(server: str) -> ClientConnection:
    """A socket that has come to the game."""
    address = server.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket"
    socket = await connect(address, compression=None, max_size=None)
    await socket.recv()  # the server's greeting
    await socket.send(JOIN)
    await socket.recv()  # and the game's
    return socket


def node() -> str | None:
    """The program that runs it, if all is there that it needs."""
    path = f"{NODE}{os.pathsep}{os.environ.get('PATH', '')}"
    return shutil.which("node", path=path) if (HERE / "node_modules" / ".ok").exists() else None


def started(store: str, log: Path) -> AbstractContextManager[str]:
    """The address of a server."""
    return services.started([str(node()), str(HERE / "server.mjs"), store], {"NODE_ENV": "production"}, log)


def on_files(folder: Path) -> AbstractContextManager[str]:
    """Matches are kept in files."""
    return started(str(folder / "matches"), folder / "log")


def in_memory(folder: Path) -> AbstractContextManager[str]:
    """Matches are kept nowhere."""
    return started("memory", folder / "log")

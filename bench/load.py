"""Load: people at many tables over real sockets, one move after the other, whatever server they play on."""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection


class Load(NamedTuple):
    """How much is played."""

    tables: int
    seconds: float
    pause: float  # between two moves at a table


class Played(NamedTuple):
    """What came of it, in seconds."""

    took: list[float]  # until the other player saw a move
    lasted: float
    client: float  # of a processor, for playing


class Seat(ABC):
    """One page of a table."""

    def __init__(self, socket: ClientConnection, news: asyncio.Event) -> None:
        self.seen: dict[int, float] = {}  # when each move came
        self.socket = socket
        self._news = news
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for raw in self.socket:
            await self.hear(raw)
            self._news.set()

    @abstractmethod
    async def hear(self, raw: str | bytes) -> None:
        """Take in what the server says."""


AnySeat = TypeVar("AnySeat", bound=Seat)


class Game(ABC, Generic[AnySeat]):
    """Two people at a table, one move after the other."""

    def __init__(self, seats: Sequence[AnySeat], news: asyncio.Event, luck: random.Random) -> None:
        self.seats = seats
        self.news = news
        self.luck = luck

    @abstractmethod
    async def move(self) -> float | None:
        """One move; the seconds until the other player saw it, None when the game is over."""

    async def seen_by_all(self, number: int) -> None:
        """Wait until everybody has seen a move."""
        while not all(number in seat.seen for seat in self.seats):
            await self.something_new()

    async def something_new(self) -> None:
        """Wait until somebody hears something."""
        await self.news.wait()
        self.news.clear()

    async def leave(self) -> None:
        """Hang up."""
        for seat in self.seats:
            await seat.socket.close()
            seat.reader.cancel()


AnyGame = Game[Any]
SitDown = Callable[[str, httpx.AsyncClient, int, random.Random], Awaitable[AnyGame]]
"""How two people come to a new game: the server's address, a client, which table, and their luck."""


async def played(server: str, sit_down: SitDown, load: Load) -> Played:
    """Play at all tables at once."""
    took: list[float] = []
    async with httpx.AsyncClient(timeout=60) as web:

        async def new_game(at: int, luck: random.Random) -> AnyGame:
            return await sit_down(server, web, at, luck)

        games = [await new_game(at, random.Random(at)) for at in range(load.tables)]
        begun, idle = time.perf_counter(), time.process_time()
        until = begun + load.seconds
        await asyncio.gather(*(play_on(new_game, games, at, load.pause, until, took) for at in range(load.tables)))
        lasted, client = time.perf_counter() - begun, time.process_time() - idle
        await asyncio.gather(*(game.leave() for game in games))
    return Played(took, lasted, client)


async def play_on(
    new_game: Callable[[int, random.Random], Awaitable[AnyGame]],
    games: list[AnyGame],
    at: int,
    pause: float,
    until: float,
    took: list[float],
) -> None:
    """Play at one table, and at another one when the game is over."""
    luck = games[at].luck
    due = time.perf_counter() + luck.random() * pause
    while due < until and time.perf_counter() < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due = max(due + pause, time.perf_counter()) if pause else 0.0
        seconds = await games[at].move()
        if seconds is None:
            await games[at].leave()
            games[at] = await new_game(at, luck)
        else:
            took.append(seconds)

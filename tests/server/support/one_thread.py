"""Asyncio and SQLite in one thread, without a clock: a seed alone decides which task goes on first."""

from __future__ import annotations

import asyncio
import random
import secrets
import selectors
import sqlite3
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any
from unittest.mock import patch

import aiosqlite
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

PAUSES = (0, 0, 0, 1, 1, 2, 5, 20)  # how often other tasks go on before a statement runs


class Impatient(selectors.DefaultSelector):
    """Skips the time that the loop would wait for its next timer."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None or timeout <= 0:
            return super().select(timeout)
        self.now += timeout
        return super().select(0)


class TimelessLoop(asyncio.SelectorEventLoop):
    """A loop in which a timer ends when nothing else is left to do, however fast the machine is."""

    def __init__(self) -> None:
        self._impatient = Impatient()
        super().__init__(self._impatient)

    def time(self) -> float:
        return self._impatient.now


class Connection(aiosqlite.Connection):
    """Runs statements in the caller's thread. Outside of transactions it lets other tasks go on in between."""

    def __init__(self, connector: Callable[[], sqlite3.Connection], luck: random.Random) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._luck = luck

    def __await__(self) -> Generator[Any, None, aiosqlite.Connection]:
        self._connection = self._connector()
        yield from ()
        return self

    async def _execute(self, fn: Any, *args: Any, **kwargs: Any) -> Any:
        if not self._conn.in_transaction:
            for _ in range(self._luck.choice(PAUSES)):
                await asyncio.sleep(0)
        return fn(*args, **kwargs)

    def stop(self) -> None:
        self._running = False
        if self._connection:
            self._connection.close()
        self._connection = None


def stay_in_this_thread(engine: AsyncEngine, luck: random.Random) -> None:
    """Give an engine for SQLite such connections; to be called before it is used."""

    def connection(*args: Any, **kwargs: Any) -> Connection:
        return Connection(partial(sqlite3.connect, *args, **kwargs), luck)

    def connect(dialect: Any, record: Any, args: Any, params: dict[str, Any]) -> None:
        params["async_creator_fn"] = connection

    sql.event.listen(engine.sync_engine, "do_connect", connect)


@contextmanager
def seeded_secrets(luck: random.Random) -> Iterator[None]:
    """Tokens, ids and dice that are the same each time."""
    with patch.object(secrets, "token_bytes", luck.randbytes), patch.object(secrets, "randbits", luck.getrandbits):
        yield

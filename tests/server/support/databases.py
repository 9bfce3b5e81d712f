"""The database of a server, looked at and meddled with from beside it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
from bench.services import run_sql

Rows = list[tuple[Any, ...]]


class File:
    """SQLite."""

    def __init__(self, address: str) -> None:
        self.path = Path(address.removeprefix("sqlite:///"))

    def rows(self, query: str, *values: Any) -> Rows:
        """What is in it now; values stand for the question marks."""
        with closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)) as connection:
            return connection.execute(query, values).fetchall()

    def alter(self, statement: str) -> None:
        """Change it, as a fault of the disk would."""
        with closing(sqlite3.connect(self.path, isolation_level=None, timeout=30)) as connection:
            connection.execute(statement)

    @contextmanager
    def writing_stopped(self) -> Iterator[None]:
        """While this lasts nothing can be stored: somebody else is writing."""
        with closing(sqlite3.connect(self.path, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield
            finally:
                connection.execute("ROLLBACK")


class Elsewhere:
    """PostgreSQL."""

    def __init__(self, address: str) -> None:
        self.address = address

    def rows(self, query: str, *values: Any) -> Rows:
        """What is in it now; values stand for the question marks."""
        numbers = count(1)
        numbered = "".join(f"${next(numbers)}" if letter == "?" else letter for letter in query)
        return run_sql(self.address, numbered, *values)

    def alter(self, statement: str) -> None:
        """Change it, as a fault of the disk would."""
        run_sql(self.address, statement)

    def writing_stopped(self) -> AbstractContextManager[None]:
        """While this lasts nothing can be stored: somebody else is writing."""
        return self.locked_by("LOCK TABLE tables, entries, keys IN EXCLUSIVE MODE")

    @contextmanager
    def locked_by(self, statement: str) -> Iterator[None]:
        """While this lasts, a transaction that has done this does not end."""
        with asyncio.Runner() as runner:
            connection = runner.run(asyncpg.connect(self.address))
            runner.run(connection.execute(f"BEGIN; {statement}"))
            try:
                yield
            finally:
                runner.run(connection.close())


def database_at(address: str) -> File | Elsewhere:
    """The database behind an address."""
    return File(address) if address.startswith("sqlite") else Elsewhere(address)

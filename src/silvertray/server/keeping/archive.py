"""All tables of a database, one after the other as they were at one moment; never more than a few in memory."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from silvertray.core.errors import SetupError
from silvertray.server.keeping.migrated import is_older, revision
from silvertray.server.keeping.store import Key, Store, entries, keys, tables
from silvertray.server.settings import Settings, without_password
from silvertray.server.table.folding import Entry, Record

SECONDS = 10.0  # for a database to answer
PAGE = 50  # tables that are asked for at a time
RESULTS = sql.table("results", sql.column("table_id"), sql.column("seat"), sql.column("score"))


class Stored(NamedTuple):
    """A table as the database holds it; `scores` by seat, where somebody has written them down."""

    row: dict[str, Any]
    entries: list[Entry]
    keys: list[Key]
    scores: dict[int, int]

    @property
    def record(self) -> Record:
        """What was settled when it was made; raises ValueError if it cannot be read."""
        return Store.as_record(self.row)


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """A database that answers; raises SetupError."""
    store = Store(settings.database_url)
    try:
        await reach(store, settings)
        yield store
    except SQLAlchemyError as error:
        raise trouble(settings, error) from None
    finally:
        await store.close()


async def reach(store: Store, settings: Settings) -> None:
    """Ask a database whether it is there; raises SetupError."""
    try:
        async with asyncio.timeout(SECONDS):
            await store.ping()
    except Exception as error:  # each driver fails in its own ways
        raise trouble(settings, error) from None


def trouble(settings: Settings, error: Exception) -> SetupError:
    """What is wrong with a database."""
    why = (str(error) or type(error).__name__).splitlines()[0]
    return SetupError("no-database", database=without_password(settings.database), why=why)


@asynccontextmanager
async def at_rest(settings: Settings) -> AsyncIterator[AsyncConnection]:
    """A database as it is now, whatever is written meanwhile; raises SetupError if it is not in its newest form."""
    check_file(settings.database)
    async with opened(settings) as store, store.engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN")  # the driver would begin with the first change only
        else:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        if is_older(await connection.run_sync(revision)):
            raise SetupError("database-old", database=without_password(settings.database))
        yield connection


def check_file(database: str) -> None:
    """Refuse a file that is not there, which SQLite would make; raises SetupError."""
    file = database.partition(":///")[2].partition("?")[0]
    if database.startswith("sqlite") and not Path(file).is_file():
        raise SetupError("no-database", database=database, why="there is no such file")


async def number_of_tables(connection: AsyncConnection) -> int:
    """How many there are."""
    return int((await connection.execute(sql.select(sql.func.count()).select_from(tables))).scalar_one())


async def all_tables(connection: AsyncConnection) -> AsyncIterator[Stored]:
    """Every table in the order of their ids."""
    has_results = await connection.run_sync(lambda inner: sql.inspect(inner).has_table(RESULTS.name))
    last = ""
    while rows := (await connection.execute(page_after(last))).mappings().all():
        for row in rows:
            scores = await scores_of(connection, row["id"]) if has_results else {}
            yield Stored(
                dict(row), await entries_of(connection, row["id"]), await keys_of(connection, row["id"]), scores
            )
        last = rows[-1]["id"]


def page_after(last: str) -> sql.Select[Any]:
    """The next few tables."""
    return tables.select().where(tables.c.id > last).order_by(tables.c.id).limit(PAGE)


async def entries_of(connection: AsyncConnection, table: str) -> list[Entry]:
    """The entries of a table."""
    query = entries.select().where(entries.c.table_id == table).order_by(entries.c.seq)
    rows = (await connection.execute(query)).mappings()
    return [Store.as_entry(row) for row in rows]


async def keys_of(connection: AsyncConnection, table: str) -> list[Key]:
    """The keys to its seats."""
    query = keys.select().where(keys.c.table_id == table).order_by(keys.c.token_hash)
    rows = (await connection.execute(query)).mappings()
    return [Key(row["seat"], row["token_hash"], row["guest_hash"]) for row in rows]


async def scores_of(connection: AsyncConnection, table: str) -> dict[int, int]:
    """The points that were written down for it."""
    query = sql.select(RESULTS.c.seat, RESULTS.c.score).where(RESULTS.c.table_id == table)
    return {row.seat: row.score for row in await connection.execute(query)}

"""The way to a database, and the form it must have."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from typing import Any

import sqlalchemy as sql
import structlog
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from silvertray.core.errors import SetupError
from silvertray.server.keeping.migrated import MIGRATIONS, is_newer, revision

MIGRATING = 0x51_1F_E2  # the number of PostgreSQL's lock while the database is brought to its newest form
SWITCH_TRIES = 100  # a twentieth of a second apart
log = structlog.get_logger()


def engine_at(url: str) -> AsyncEngine:
    """The way to a database; raises SetupError if what speaks to it is not installed."""
    try:
        # Errors go to the log, secrets do not; the connection last used has its statements prepared.
        engine = create_async_engine(url, hide_parameters=True, pool_use_lifo=True)
    except ModuleNotFoundError as error:
        raise SetupError("extra-missing", module=str(error.name), extra="scale") from None
    if engine.dialect.name == "sqlite":
        sql.event.listen(engine.sync_engine, "connect", make_durable)
    return engine


def without_transactions(engine: AsyncEngine) -> AsyncEngine:
    """For single reads, which on PostgreSQL go three ways there and back with a transaction and one without."""
    return engine if engine.dialect.name == "sqlite" else engine.execution_options(isolation_level="AUTOCOMMIT")


def make_durable(connection: Any, _: Any) -> None:
    """SQLite that keeps what it has acknowledged, even if the power fails."""
    connection.run_async(write_ahead)
    cursor = connection.cursor()
    for pragma in ("synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def write_ahead(connection: Any) -> None:
    """Write to a log first. A new file is switched over by one alone; the others are refused at once and try again."""
    tries = itertools.count(1)
    while True:
        try:
            await connection.execute_fetchall("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if next(tries) == SWITCH_TRIES:
                raise
        await asyncio.sleep(0.05)


def upgrade(connection: sql.Connection) -> None:
    """Run the migrations that are missing: all or nothing, and one process after the other.

    A form that only a newer program knows is left as it is: migrations only add, so we can go on with it.
    """
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(MIGRATING)))
    found = revision(connection)
    if is_newer(found):
        log.warning("the database has a newer form than this program knows", revision=found)
        return
    config = Config()
    config.set_main_option("script_location", MIGRATIONS.as_posix())
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

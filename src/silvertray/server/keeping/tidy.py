"""Tables that nobody has touched for long are removed; games that were played to their end are kept."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import sqlalchemy as sql
import structlog
from sqlalchemy.exc import SQLAlchemyError

from silvertray.locale import own_words
from silvertray.server.keeping.store import Conflict, Store, entries, has, tables
from silvertray.server.settings import Settings
from silvertray.server.table.entries import Entry
from silvertray.server.table.folding import folded
from silvertray.server.timing import SYSTEM_TIME, Time
from silvertray.server.wires.wire import Wire

A_DAY = 24 * 3600.0
FIRST = 3600.0  # a server that has just started has other things to do
log = structlog.get_logger()


async def tidied(store: Store, days: float, now: float) -> int:
    """Remove what was not touched for so many days; how many tables that were."""
    before = now - days * A_DAY
    removed = 0
    for table in await forsaken(store, before):
        if not await is_over(store, table, now):
            removed += await remove(store, table, before)
    return removed


def untouched(before: float) -> sql.ColumnElement[bool]:
    """Whether nothing has happened at a table since then."""
    later = sql.select(entries.c.seq).where(entries.c.table_id == tables.c.id, entries.c.at >= before)
    return sql.and_(tables.c.created < before, ~sql.exists(later))


async def forsaken(store: Store, before: float) -> list[str]:
    """The tables that nobody has touched since then, and that have no end."""
    async with store.engine.connect() as connection:
        found = await connection.execute(sql.select(tables.c.id).where(untouched(before), ~has("end")))
        return list(found.scalars())


async def is_over(store: Store, table: str, now: float) -> bool:
    """Whether a game has ended without an entry that says so, as games once did; then it gets one."""
    try:
        record = await store.record(table)
        found = folded(record, await store.entries(table)) if record else None
    except (OSError, SQLAlchemyError):
        raise
    except Exception:
        return True  # what this program cannot replay might have ended
    if found is None or not found.is_over:
        return False
    with suppress(Conflict):  # somebody looked in
        await store.append(table, [found.apply(Entry("end", at=now))])
    return True


async def remove(store: Store, table: str, before: float) -> int:
    """Remove a table with all that belongs to it, unless it was touched in the meantime; how many went."""
    async with store.engine.begin() as connection:
        gone = await connection.execute(tables.delete().where(tables.c.id == table, untouched(before)))
    return gone.rowcount


# -- when


async def tidy_daily(store: Store, wire: Wire, days: float, time: Time) -> None:
    """Tidy up once a day, at one of all workers."""
    await time.sleep(FIRST)
    while True:
        if wire.is_first():
            await tidy_and_tell(store, days, time.now())
        await time.sleep(A_DAY)


async def tidy_and_tell(store: Store, days: float, now: float) -> None:
    """Tidy up; whatever fails is told, and tomorrow is another day."""
    try:
        log.info("tidied", removed=await tidied(store, days, now))
    except Exception:
        log.exception("could not tidy")


def tidy(settings: Settings) -> int:
    """The command `silvertray tidy`; raises SetupError."""
    removed, days, said = asyncio.run(tidied_at(settings)), settings.tidy_days, own_words()
    lain = said.say("tidy-days", days=days if days % 1 else int(days))
    print(said.say("tidy-done", removed=removed, time=lain))
    return 0


async def tidied_at(settings: Settings) -> int:
    """Tidy up a database that no server need have open."""
    store = Store(settings.database_url)
    try:
        await store.migrate()
        return await tidied(store, settings.tidy_days, SYSTEM_TIME.now())
    finally:
        await store.close()

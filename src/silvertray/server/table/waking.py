"""Tables with a clock go on though nobody looks on: one worker opens those at which something is due."""

from __future__ import annotations

import structlog

from silvertray.core.errors import SilvertrayError
from silvertray.server.keeping.store import wakes
from silvertray.server.table.tables import Tables

EVERY = 10.0  # seconds
OVERDUE = 5.0  # whoever has the table open does what is due before that
MOST = 100  # tables at a time
AGAIN = 60.0  # seconds until a table that cannot be opened is tried again: another worker may be able to play it
log = structlog.get_logger()


async def keep_waking(tables: Tables) -> None:
    """Look again and again; whatever goes wrong, the next look may find it right."""
    while True:
        await tables.time.sleep(EVERY)
        try:
            if tables.wire.is_first():
                await wake(tables)
        except Exception:
            log.exception("tables that are due could not be looked after")


async def wake(tables: Tables, most: int = MOST) -> None:
    """Open the tables that are overdue: what has to be done there is then done as always."""
    for table in await tables.store.awake(tables.time.now() - OVERDUE, most):
        if not await is_opened(tables, table):
            await put_off(tables, table)


async def is_opened(tables: Tables, table: str) -> bool:
    """Open a table; whether that could be done."""
    try:
        await tables.open(table)
    except SilvertrayError as error:
        log.info("a table that is due cannot be opened", table=table, error=str(error))
    except Exception:
        log.exception("a table that is due cannot be opened", table=table)
    else:
        return True
    return False


async def put_off(tables: Tables, table: str) -> None:
    """Let the others come first, unless something was done at this table meanwhile."""
    overdue = (wakes.c.table_id == table) & (wakes.c.at < tables.time.now() - OVERDUE)
    async with tables.store.engine.begin() as connection:
        await connection.execute(wakes.update().where(overdue).values(at=tables.time.now() + AGAIN))

"""Tables with a clock go on though nobody looks on: one worker opens those at which something is due."""

from __future__ import annotations

import asyncio
import time

import structlog

from silvertray.core.errors import SilvertrayError
from silvertray.server.table.tables import Tables

EVERY = 10.0  # seconds
OVERDUE = 5.0  # whoever has the table open does what is due before that
MOST = 100  # tables at a time
log = structlog.get_logger()


async def keep_waking(tables: Tables) -> None:
    """Look again and again; whatever goes wrong, the next look may find it right."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            if tables.wire.is_first():
                await wake(tables)
        except Exception:
            log.exception("tables that are due could not be looked after")


async def wake(tables: Tables) -> None:
    """Open the tables that are overdue: what has to be done there is then done as always."""
    for table in await tables.store.awake(time.time() - OVERDUE, MOST):
        try:
            await tables.open(table)
        except SilvertrayError as error:
            log.info("a table that is due cannot be opened", table=table, error=str(error))

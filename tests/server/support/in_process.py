"""The tables of one process, without a server around them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.server.support.waiting import TEST_SECONDS

from silvertray.server.keeping.store import Store
from silvertray.server.settings import Settings
from silvertray.server.table.tables import Tables
from silvertray.server.timing import SYSTEM_TIME, Time


def with_tables(folder: Path, deed: Callable[[Tables], Awaitable[None]], time: Time = SYSTEM_TIME) -> None:
    """Do something with the tables of a process, on a database of its own."""

    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{folder}/tables.db")
        await store.migrate()
        tables = Tables(Settings(), store, time=time)
        try:
            async with asyncio.timeout(TEST_SECONDS):
                await deed(tables)
        finally:
            await tables.close()
            await store.close()

    asyncio.run(run())

"""The tables of one process, without a server around them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.server.support.waiting import ANSWER_SECONDS

from silvertray.server.keeping.store import Store
from silvertray.server.settings import Settings
from silvertray.server.table.tables import Tables


def with_tables(folder: Path, deed: Callable[[Tables], Awaitable[None]], **more: Any) -> None:
    """Do something with the tables of a process, on a database of its own."""

    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{folder}/tables.db")
        await store.migrate()
        tables = Tables(Settings(), store, **more)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await deed(tables)
        finally:
            await tables.close()
            await store.close()

    asyncio.run(run())

"""What other workers have done reaches the tables that are open here: they read what they have missed."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine, Mapping
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from silvertray.core.errors import SilvertrayError
from silvertray.server.live import LiveTable
from silvertray.server.store import Store

PAUSE = 1.0  # after the database was in trouble
log = structlog.get_logger()


class Hearing:
    """The listener of a worker's wire."""

    def __init__(self, live: Mapping[str, LiveTable], store: Store) -> None:
        self._live = live
        self._store = store
        self._unsure: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def stored(self, table: str, seq: int) -> None:
        """Another worker has stored entries of a table up to this one."""
        live = self._live.get(table)
        if live:
            live.heard = max(live.heard, seq)
            self._soon(table, self._catch_up(live))

    def looks_on(self, table: str, worker: str, seats: Collection[int] | None) -> None:
        """At another worker these seats look on, or nobody at all (None)."""
        live = self._live.get(table)
        if live:
            live.note_elsewhere(worker, seats)

    def lost(self, worker: str) -> None:
        """Another worker is there no more; its last words may not have reached us."""
        for live in list(self._live.values()):
            if worker in live.elsewhere:
                live.note_elsewhere(worker, None)
                self.check([live.id])

    def check(self, tables: Collection[str]) -> None:
        """Something may have been missed at these tables: ask the database."""
        self._unsure |= set(tables)
        self._soon("", self._compare())

    async def close(self) -> None:
        """Hear no more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _soon(self, name: str, deed: Coroutine[Any, Any, None]) -> None:
        """Do something, unless the same is being done."""
        running = self._tasks.get(name)
        if running and not running.done():
            deed.close()
            return
        self._tasks[name] = asyncio.create_task(deed, name=f"hearing {name}")
        self._tasks[name].add_done_callback(lambda done: self._forget(name, done))

    def _forget(self, name: str, done: asyncio.Task[None]) -> None:
        if self._tasks.get(name) is done:
            del self._tasks[name]

    async def _compare(self) -> None:
        """Compare the tables in doubt with the database, all at once."""
        while self._unsure:
            asked, self._unsure = self._unsure, set()
            try:
                for table, seq in (await self._store.last(asked)).items():
                    self.stored(table, seq)
            except (OSError, SQLAlchemyError) as error:
                log.warning("tables could not be compared with the database", error=repr(error))
                self._unsure |= asked
                await asyncio.sleep(PAUSE)

    async def _catch_up(self, live: LiveTable) -> None:
        while live.is_behind and self._live.get(live.id) is live:
            try:
                await live.catch_up()
            except SilvertrayError as error:
                log.error("a table cannot follow", table=live.id, error=str(error))
                return
            except (OSError, SQLAlchemyError) as error:
                log.warning("a table could not be read on", table=live.id, error=repr(error))
                await asyncio.sleep(PAUSE)

"""What other workers have done reaches the tables that are open here: they read what they have missed."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from itertools import islice

import structlog
from sqlalchemy.exc import SQLAlchemyError

from silvertray.core.errors import SilvertrayError
from silvertray.server.keeping.store import Store
from silvertray.server.people.talks import Talks
from silvertray.server.table.entries import Entry
from silvertray.server.table.live import LiveTable

PAUSE = 1.0  # after the database was in trouble
MOST = 50  # tables that are asked for at once
log = structlog.get_logger()


class Hearing:
    """The listener of a worker's wire. What is heard of while the database is read is read next, all at once."""

    def __init__(self, live: Mapping[str, LiveTable], store: Store, talks: Talks) -> None:
        self._live = live
        self._store = store
        self._talks = talks
        self._behind: set[str] = set()
        self._rewritten: set[str] = set()
        self._signed_out: set[str] = set()
        self._reading: asyncio.Task[None] | None = None

    def stored(self, table: str, seq: int) -> None:
        """Another worker has stored entries of a table up to this one."""
        live = self._live.get(table)
        if live and seq > live.table.seq:
            self.check([table])

    def looks_on(self, table: str, worker: str, seats: Collection[int] | None) -> None:
        """At another worker these seats look on, or nobody at all (None)."""
        live = self._live.get(table)
        if live:
            live.note_elsewhere(worker, seats)

    def rewritten(self, table: str) -> None:
        """Entries of a table that were stored before are others now."""
        if table in self._live:
            self._rewritten.add(table)
            self.check([table])

    def signed_out(self, person: str) -> None:
        """A session of this person has ended."""
        self._signed_out.add(person)
        self.check([])

    def lost(self, worker: str) -> None:
        """Another worker is there no more; its last words may not have reached us."""
        for live in list(self._live.values()):
            if worker in live.elsewhere:
                live.note_elsewhere(worker, None)
                self.check([live.id])

    def check(self, tables: Collection[str]) -> None:
        """Something may have been missed at these tables: read on."""
        self._behind |= set(tables)
        if (self._behind or self._signed_out) and (self._reading is None or self._reading.done()):
            self._reading = asyncio.create_task(self._read(), name="hearing")

    async def close(self) -> None:
        """Hear no more."""
        if self._reading:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)

    async def _read(self) -> None:
        while self._behind or self._signed_out:
            await self._hang_up()
            some = set(islice(self._behind, MOST))
            self._behind -= some
            try:
                await self._read_some([self._live[table] for table in some if table in self._live])
            except (OSError, SQLAlchemyError) as error:
                log.warning("tables could not be read on", error=repr(error))
                self._behind |= some
                await asyncio.sleep(PAUSE)
            except Exception:  # the next that is heard of them has them read again
                log.exception("tables could not be read on")

    async def _hang_up(self) -> None:
        while self._signed_out:
            person = self._signed_out.pop()
            try:
                await self._talks.check(person)
            except Exception as error:  # all sessions are looked at now and then
                log.warning("a session could not be looked at", error=repr(error))

    async def _read_some(self, behind: Sequence[LiveTable]) -> None:
        if not behind:
            return
        missed = await self._store.missed({live.id: live.table.seq for live in behind})
        for live in behind:
            await self._follow(live, missed[live.id])

    async def _follow(self, live: LiveTable, missed: Sequence[Entry]) -> None:
        try:
            await (self._reread(live) if live.id in self._rewritten else live.follow(missed))
        except (OSError, SQLAlchemyError):
            raise  # it is no matter of this table
        except SilvertrayError as error:
            log.error("a table cannot follow", table=live.id, error=str(error))
        except Exception:
            log.exception("a table cannot follow", table=live.id)

    async def _reread(self, live: LiveTable) -> None:
        self._rewritten.discard(live.id)  # before it is read: what is said meanwhile counts
        try:
            await live.reread()
        except BaseException:
            self._rewritten.add(live.id)
            raise

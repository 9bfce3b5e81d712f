"""Whose turn it is while they are away: each wait is told once, a moment after it has begun."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence

import structlog
from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from silvertray.server.keeping.store import insert
from silvertray.server.people.who import ids_of
from silvertray.server.push import subscriptions
from silvertray.server.push.notice import Notice
from silvertray.server.push.rows import notices
from silvertray.server.push.sending import Sender
from silvertray.server.settings import Settings
from silvertray.server.table.clocks import NONE
from silvertray.server.table.entries import Entry
from silvertray.server.table.folding import Folded
from silvertray.server.table.live import LiveTable
from silvertray.server.timing import Time

A_WEEK = 7 * 24 * 3600
SHORTEST = 60  # seconds that a notice is kept for a browser that is switched off
MOST = 2000  # waits that a worker looks after at once
GOODBYE = 5.0
QUESTIONS = ("start", "chance", "correct")
DEEDS = ("play", "undo", "back")
log = structlog.get_logger()


class Turns:
    """Looks after those who are asked for something and do not look on, at the tables of one worker."""

    def __init__(
        self, settings: Settings, engine: AsyncEngine, release: Callable[[LiveTable], None], time: Time
    ) -> None:
        self.sender = Sender(settings, engine)
        self._engine = engine
        self._pause = settings.push_after  # whoever only loads the page anew is back by then
        self._release = release
        self._time = time
        self._waits: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._closing = asyncio.Event()

    def note(self, live: LiveTable, asked: Collection[int]) -> None:
        """These seats are asked from now on, by an entry that this worker has stored."""
        for seat in set(asked) - live.present():
            if (live.id, seat) not in self._waits and len(self._waits) < MOST:
                self._waits[live.id, seat] = asyncio.create_task(self._look_after(live, seat), name="turn")

    def has(self, live: LiveTable) -> bool:
        """Whether somebody at this table may have to be told."""
        return any(table == live.id for table, _ in self._waits)

    async def close(self) -> None:
        """Tell now what is to be told."""
        self._closing.set()
        if self._waits:
            await asyncio.wait(self._waits.values(), timeout=GOODBYE)
        for task in self._waits.values():
            task.cancel()
        self.sender.close()

    async def _look_after(self, live: LiveTable, seat: int) -> None:
        try:
            await self._time.comes(self._closing, self._pause)
            await self._tell(live, seat)
        except Exception:
            log.exception("somebody could not be told of their turn", table=live.id)
        finally:
            del self._waits[live.id, seat]
            self._release(live)

    async def _tell(self, live: LiveTable, seat: int) -> None:
        async with self._engine.connect() as connection:
            browsers = await browsers_at(connection, live, seat)
        if not browsers:
            return
        await live.catch_up()
        if seat not in live.table.asked_people or seat in live.present():
            return
        async with self._engine.begin() as connection:
            is_new = await claimed(connection, live.table, seat)
        if is_new:
            notice = notice_for(live.table, seat, self._time.now())
            await asyncio.gather(*[self.sender.send(browser, notice) for browser in browsers])


async def browsers_at(connection: AsyncConnection, live: LiveTable, seat: int) -> Sequence[RowMapping]:
    """The browsers of whoever holds a seat: by the guest who sat down, and all that this person has been."""
    holder = live.holder(seat)
    return await subscriptions.of_guests(connection, await ids_of(connection, holder)) if holder else ()


async def claimed(connection: AsyncConnection, table: Folded, seat: int) -> bool:
    """Whether this wait has not been told yet, by any worker; from now on it has."""
    mine = {"table_id": table.record.id, "seat": seat, "began": began(table, seat)}
    is_new = bool(await insert(connection, notices, [mine]))
    older = (notices.c.table_id == mine["table_id"]) & (notices.c.seat == seat) & (notices.c.began < mine["began"])
    await connection.execute(notices.delete().where(older))
    return is_new


def began(table: Folded, seat: int) -> int:
    """The entry by which a seat's wait began: chance, or its own last deed. What others take back begins no new one."""
    return next((seen.entry.seq for seen in reversed(table.history) if is_beginning(seen.entry, seat)), 0)


def is_beginning(entry: Entry, seat: int) -> bool:
    """Whether a seat that is asked after this entry is asked for something new."""
    return entry.kind in QUESTIONS or (entry.seat == seat and entry.kind in DEEDS)


def notice_for(table: Folded, seat: int, now: float) -> Notice:
    """What is told, and for how long it is worth telling: as long as the clock gives, or a week."""
    clock = table.clock
    left = A_WEEK if clock.seconds == NONE else max(SHORTEST, int(clock.left(seat, now)))
    return Notice(table.record.id, table.record.game, left)

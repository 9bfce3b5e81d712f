"""The tables of one process, without a server around them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.server.support.waiting import TEST_SECONDS

from silvertray.core.bits import members
from silvertray.games import game
from silvertray.server.keeping.store import Store
from silvertray.server.lines.frames import Message, Written
from silvertray.server.lines.protocol import News
from silvertray.server.lines.tokens import new_table_id
from silvertray.server.settings import Settings
from silvertray.server.table.entries import Entry, Record
from silvertray.server.table.folding import Folded
from silvertray.server.table.following import rolled
from silvertray.server.table.live import LiveTable
from silvertray.server.table.making import made_of
from silvertray.server.table.tables import IDLE_SECONDS, Tables
from silvertray.server.timing import SYSTEM_TIME, Time


def with_tables(
    folder: Path,
    deed: Callable[[Tables], Awaitable[None]],
    time: Time = SYSTEM_TIME,
    idle_seconds: float = IDLE_SECONDS,
    **settings: Any,
) -> None:
    """Do something with the tables of a process; a second call in the same folder is that process restarted."""

    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{folder}/tables.db")
        await store.migrate()
        tables = Tables(Settings(**settings), store, time=time, idle_seconds=idle_seconds)
        try:
            async with asyncio.timeout(TEST_SECONDS):
                await deed(tables)
        finally:
            await tables.close()
            await store.close()

    asyncio.run(run())


class Looking:
    """A watcher without a line, who keeps the news; `guest_hash` is empty without a cookie."""

    invited, address = True, "somewhere"

    def __init__(self, seat: int | None = None, guest_hash: str = "") -> None:
        self.seat = seat
        self.guest_hash = guest_hash
        self.guests = frozenset({guest_hash} - {""})
        self.have = 0
        self.told: list[News] = []

    def tell(self, message: Message) -> None:
        """Keep the news."""
        assert isinstance(message, Written)
        self.told.append(News.model_validate_json(message.text))


async def opened(
    tables: Tables, table: str, seat: int | None = None, guest_hash: str = ""
) -> tuple[LiveTable, Looking]:
    """A table, and someone who watches it."""
    live, looking = await tables.open(table), Looking(seat, guest_hash)
    assert live
    live.come(looking)
    return live, looking


async def new_table(tables: Tables, slug: str, *first: Entry, **settled: Any) -> LiveTable:
    """A new table by its first entries, with the dice of seed 1; no one watches it yet."""
    version, seats = game(slug).rules_version, sum(entry.kind in ("sit", "bot") for entry in first)
    record = Record(new_table_id(), slug, version, seats, {}, "seed", "1", 45.0, tables.time.now(), invite_hash="")
    record = replace(record, **settled)
    await tables.store.create(record, made_of(record, first), [])
    live = await tables.open(record.id)
    assert live
    return live


def first_choice(table: Folded) -> list[Entry]:
    """The next roll, or the first action of the first seat that is asked."""
    match = table.begun()
    if match.awaits_roll():
        return [rolled(match)]
    seat = match.state.open_seats()[0]
    return [Entry("play", seat, match.game.text(match.state, seat, members(match.state.legal(seat))[0]))]

"""Two workers and a real Redis between them, looked at from inside."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from bench.services import Redis
from tests.server.support.in_process import opened
from tests.server.support.waiting import TEST_SECONDS, eventually

from silvertray.server.keeping.store import Store, entries
from silvertray.server.lines.wishes import TableWish
from silvertray.server.settings import Settings
from silvertray.server.table.entries import Entry
from silvertray.server.table.tables import Tables
from silvertray.server.wires.redis_wire import BEAT, RedisWire

WISH = TableWish(game="clever", seats=("me", "open"), name="Ann")


def with_two(folder: Path, redis: str, deed: Callable[[Tables, Tables], Awaitable[None]], beat: float = BEAT) -> None:
    """Do something with the tables of two workers, on a database of their own."""

    async def worker() -> Tables:
        store = Store(f"sqlite+aiosqlite:///{folder}/tables.db")
        await store.migrate()
        return Tables(Settings(), store, RedisWire(redis, beat))

    async def run() -> None:
        one, two = await worker(), await worker()
        async with asyncio.timeout(TEST_SECONDS):
            await deed(one, two)
        for tables in (one, two):
            await tables.close()
            await tables.store.close()

    asyncio.run(run())


def test_one_of_two_workers_drives_a_table_and_the_other_one_when_nobody_looks_on_there(
    tmp_path: Path, redis: str
) -> None:
    async def deed(one: Tables, two: Tables) -> None:
        made = await one.create(WISH, "")
        (here, ann), (there, bob) = [await opened(tables, made.table, seat) for seat, tables in enumerate((one, two))]
        await eventually(lambda: here.present() == there.present() == {0, 1})
        assert [here.is_driven_here, there.is_driven_here].count(True) == 1
        first, second, looking = (here, there, ann) if here.is_driven_here else (there, here, bob)
        first.go(looking)
        await eventually(lambda: second.is_driven_here)

    with_two(tmp_path, redis, deed)


def test_an_entry_is_told_at_the_other_worker_and_read_from_the_database(tmp_path: Path, redis: str) -> None:
    async def deed(one: Tables, two: Tables) -> None:
        made = await one.create(WISH, "")
        (here, _), (there, bob) = [await opened(tables, made.table, None) for tables in (one, two)]
        for _ in range(5):
            seq = await here.change(None, lambda table: [Entry("pace", 0, "relaxed")])
            await eventually(lambda: bob.have == seq)  # noqa: B023
        assert there.table.seq == here.table.seq
        assert [event.seq for news in bob.told for event in news.events] == list(range(1, seq + 1))

    with_two(tmp_path, redis, deed)


async def rename(tables: Tables, table: str) -> None:
    """Change an entry in the database beside all workers, as when somebody is erased."""
    async with tables.store.engine.begin() as connection:
        await connection.execute(entries.update().where(entries.c.table_id == table).values(text="?"))
    await tables.reread([table])


def test_a_name_that_is_erased_while_redis_is_away_goes_at_the_other_worker_too(tmp_path: Path) -> None:
    wire = Redis()

    async def deed(one: Tables, two: Tables) -> None:
        made = await one.create(WISH, "")
        (here, _), (there, bob) = [await opened(tables, made.table, seat) for seat, tables in enumerate((one, two))]
        await eventually(lambda: here.present() == there.present() == {0, 1})
        wire.kill()
        await eventually(lambda: not any(tables.wire.is_up for tables in (one, two)))  # type: ignore[attr-defined]
        await rename(one, made.table)
        wire.start()
        await eventually(lambda: bob.told[-1].seats[0].name == "?")

    try:
        with_two(tmp_path, wire.address, deed)
    finally:
        wire.kill()


def test_a_worker_that_has_lost_redis_tells_of_an_erased_name_as_soon_as_it_is_back(tmp_path: Path, redis: str) -> None:
    async def deed(one: Tables, two: Tables) -> None:
        made = await two.create(WISH, "")
        _, bob = await opened(two, made.table, 1)
        await eventually(lambda: two.wire.is_up)  # type: ignore[attr-defined]
        one.wire.note_down(ConnectionError())  # type: ignore[attr-defined]
        await rename(one, made.table)
        one.wire.note_up()  # type: ignore[attr-defined]
        await eventually(lambda: bob.told[-1].seats[0].name == "?")

    with_two(tmp_path, redis, deed)


def test_what_was_stored_elsewhere_is_known_after_a_table_was_read_anew(tmp_path: Path, redis: str) -> None:
    async def deed(one: Tables, two: Tables) -> None:
        made = await one.create(WISH, "")
        (here, _), (there, _) = [await opened(tables, made.table, seat) for seat, tables in enumerate((one, two))]
        await there.change("a command", lambda table: [Entry("pace", 0, "relaxed")])
        await here.reread()
        assert here.entry_of("a command") == there.table.seq

    with_two(tmp_path, redis, deed)


def test_a_worker_that_was_silent_for_a_while_is_known_again(tmp_path: Path, redis: str) -> None:
    async def deed(one: Tables, two: Tables) -> None:
        made = await one.create(WISH, "")
        (here, _), (there, _) = [await opened(tables, made.table, seat) for seat, tables in enumerate((one, two))]
        await eventually(lambda: here.present() == there.present() == {0, 1})
        one.wire.lose(two.wire.name)  # type: ignore[attr-defined]
        assert here.present() == {0}
        await eventually(lambda: here.present() == {0, 1})

    with_two(tmp_path, redis, deed, beat=0.05)

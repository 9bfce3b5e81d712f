"""Many tables share a commit, and what happens to one of them is no matter of the others."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from tests.server.support.waiting import TEST_SECONDS, eventually

from silvertray.core.errors import Refusal
from silvertray.server.keeping.store import Conflict, Key, Store
from silvertray.server.lines.tokens import hashed, new_table_id
from silvertray.server.settings import Settings
from silvertray.server.table.clocks import NEVER
from silvertray.server.table.entries import Entry, Record

pytestmark = pytest.mark.both_databases

Deed = Callable[[Store, Store], Awaitable[None]]


@pytest.fixture
def with_stores(tmp_path: Path, new_database: Callable[[], str | None]) -> Callable[[Deed], None]:
    """Does something with two ways to the same new database, as two workers have them."""
    url = Settings(database=new_database() or f"sqlite:///{tmp_path}/tables.db").database_url

    async def run(deed: Deed) -> None:
        one, two = Store(url), Store(url)
        await asyncio.gather(one.migrate(), two.migrate())
        try:
            async with asyncio.timeout(TEST_SECONDS):
                await deed(one, two)
        finally:
            await asyncio.gather(one.close(), two.close())

    return lambda deed: asyncio.run(run(deed))


def test_a_new_file_is_switched_over_as_soon_as_others_let_it(tmp_path: Path) -> None:
    """SQLite refuses this at once while somebody writes, however patient it is told to be."""
    url = Settings(database=f"sqlite:///{tmp_path}/tables.db").database_url

    async def open_while_another_writes(other: sqlite3.Connection) -> None:
        other.execute("BEGIN IMMEDIATE")
        tries = switches_of(store := Store(url))
        opening = asyncio.create_task(store.ping())
        await eventually(lambda: len(tries) > 1 or opening.done())
        assert not opening.done()
        other.commit()
        await opening
        await store.close()

    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        asyncio.run(open_while_another_writes(other))


def switches_of(store: Store) -> list[str]:
    """Grows with each attempt to switch a file over."""
    tries: list[str] = []

    def count(connection: Any, _: Any) -> None:
        execute = connection.driver_connection.execute_fetchall
        connection.driver_connection.execute_fetchall = lambda query: tries.append(query) or execute(query)

    sql.event.listen(store.engine.sync_engine, "connect", count, insert=True)
    return tries


def record() -> Record:
    """A new table."""
    return Record(new_table_id(), "clever", "clever-1", 1, {}, "entropy", "", 45.0, time.time(), hashed("invite"))


async def new_tables(store: Store, number: int) -> list[str]:
    """The ids of new tables, each with one entry."""
    made = [record() for _ in range(number)]
    await asyncio.gather(*(store.create(one, [entry(1)], []) for one in made))
    return [one.id for one in made]


def entry(seq: int, command: str | None = None) -> Entry:
    """An entry."""
    return Entry("play", 0, "pass", seq=seq, at=time.time(), command=command)


async def last(store: Store, tables: list[str]) -> dict[str, int]:
    """The last number of each table."""
    return {table: len(found) for table, found in (await store.missed(dict.fromkeys(tables, 0))).items()}


def commits_of(store: Store) -> list[int]:
    """Grows with each commit."""
    counted: list[int] = []
    sql.event.listen(store.engine.sync_engine, "commit", lambda _: counted.append(1))
    return counted


def test_what_arrives_together_is_committed_together(with_stores: Callable[[Deed], None]) -> None:
    async def deed(store: Store, _: Store) -> None:
        tables = await new_tables(store, 150)
        counted = commits_of(store)
        await asyncio.gather(*(store.append(table, [entry(2), entry(3)]) for table in tables))
        assert len(counted) <= 2
        assert set((await last(store, tables)).values()) == {3}
        await store.append(tables[0], [entry(4)])
        assert len(counted) <= 3

    with_stores(deed)


def test_a_conflict_is_told_to_one_and_spoils_nothing(with_stores: Callable[[Deed], None]) -> None:
    async def deed(store: Store, _: Store) -> None:
        tables = await new_tables(store, 6)
        late = [(tables[1], [entry(1), entry(2)]), (tables[3], [entry(2, "again"), entry(3)])]
        await store.append(tables[3], [entry(2, "again")])
        wanted = [(table, [entry(2, "x"), entry(3)]) for table in tables if table not in (tables[1], tables[3])]
        ends = await asyncio.gather(*(store.append(*one) for one in [*late, *wanted]), return_exceptions=True)
        assert [type(end) for end in ends] == [Conflict, Conflict, *[type(None)] * 4]
        assert list((await last(store, tables)).values()) == [3, 1, 3, 2, 3, 3]

    with_stores(deed)


def test_a_command_that_was_stored_under_another_number_is_a_conflict(with_stores: Callable[[Deed], None]) -> None:
    async def deed(store: Store, _: Store) -> None:
        [table] = await new_tables(store, 1)
        await store.append(table, [entry(2, "once")])
        with pytest.raises(Conflict):
            await store.append(table, [entry(3), entry(4, "once")])
        assert await last(store, [table]) == {table: 2}

    with_stores(deed)


def test_keys_of_a_late_append_are_not_kept(with_stores: Callable[[Deed], None]) -> None:
    async def deed(store: Store, _: Store) -> None:
        [table] = await new_tables(store, 1)
        key = Key(0, hashed("token"), "")
        with pytest.raises(Conflict):
            await store.append(table, [entry(1)], [key])
        assert await store.keys(table) == []
        await store.append(table, [entry(2)], [key])
        assert [kept.seat for kept in await store.keys(table)] == [0]
        await store.append(table, [entry(3)], freed={0})
        assert await store.keys(table) == []

    with_stores(deed)


def test_a_table_that_is_gone_spoils_nothing(with_stores: Callable[[Deed], None]) -> None:
    async def deed(store: Store, _: Store) -> None:
        [table, other] = await new_tables(store, 2)
        both = (store.append("a" * 16, [entry(1)]), store.append(other, [entry(2)]), store.append(table, [entry(2)]))
        ends = await asyncio.gather(*both, return_exceptions=True)
        assert [str(end) for end in ends] == [f"no-such-table table={'a' * 16}", "None", "None"]
        assert isinstance(ends[0], Refusal)
        assert await last(store, [table, other]) == {table: 2, other: 2}

    with_stores(deed)


def test_who_is_cancelled_leaves_the_others_in_peace(with_stores: Callable[[Deed], None]) -> None:
    async def deed(store: Store, _: Store) -> None:
        tables = await new_tables(store, 20)
        going = [asyncio.create_task(store.append(table, [entry(2)])) for table in tables]
        await asyncio.sleep(0)
        for one in going[::2]:
            one.cancel()
        ends = await asyncio.gather(*going, return_exceptions=True)
        assert [type(end) for end in ends[1::2]] == [type(None)] * 10
        for table, seq in (await last(store, tables)).items():
            await store.append(table, [entry(seq + 1)])

    with_stores(deed)


def test_two_workers_at_the_same_tables_never_store_a_number_twice(with_stores: Callable[[Deed], None]) -> None:
    luck = random.Random(3)

    async def worker(store: Store, name: str, tables: list[str], kept: dict[tuple[str, int], str]) -> None:
        for number in range(25):
            table = luck.choice(tables)
            seq = (await last(store, [table]))[table] + 1
            command = f"{name} {number}"
            try:
                await store.append(table, [entry(seq, command), entry(seq + 1)])
                kept[table, seq] = command
            except Conflict:
                pass

    async def deed(one: Store, two: Store) -> None:
        tables = await new_tables(one, 4)
        kept: dict[tuple[str, int], str] = {}
        await asyncio.gather(
            *(worker(store, f"{store is one} {n}", tables, kept) for store in (one, two) for n in range(6))
        )
        for table in tables:
            stored = await two.entries(table)
            assert [found.seq for found in stored] == list(range(1, len(stored) + 1))
            assert {found.seq: found.command for found in stored if found.command} == {
                seq: command for (where, seq), command in kept.items() if where == table
            }
        assert len(kept) < 300

    with_stores(deed)


def test_a_long_table_is_read_completely(with_stores: Callable[[Deed], None]) -> None:
    async def deed(store: Store, _: Store) -> None:
        tables = await new_tables(store, 2)
        for table in tables:
            await store.append(table, [entry(seq) for seq in range(2, 1501)])
        for found in (await store.missed({tables[0]: 0, tables[1]: 700})).values():
            assert [read.seq for read in found] == list(range(found[0].seq, 1501))
        assert await last(store, tables) == dict.fromkeys(tables, 1500)

    with_stores(deed)


def test_a_wake_up_time_is_replaced_or_removed_by_the_next_entry(
    with_stores: Callable[[Deed], None],
) -> None:
    async def deed(store: Store, _: Store) -> None:
        moved, over, untimed = await new_tables(store, 3)
        for table in (moved, over):
            await store.append(table, [entry(2)], wakes_at=100.0)
        assert await store.awake(150.0, 9) == [moved, over]
        await store.append(moved, [entry(3)], wakes_at=200.0)
        await store.append(over, [entry(3)], wakes_at=NEVER)
        await store.append(untimed, [entry(2)])
        assert await store.awake(150.0, 9) == []
        assert await store.awake(250.0, 9) == [moved]

    with_stores(deed)

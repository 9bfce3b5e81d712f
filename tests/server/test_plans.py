"""What people may ask for often costs no more the more was ever played here: by which indexes it is found."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sql

from silvertray.games import game
from silvertray.server.api.lobby import NEWEST_FIRST, wanted
from silvertray.server.api.statistics import ended
from silvertray.server.contests.rows import tries
from silvertray.server.contests.tries import of_owner
from silvertray.server.keeping.store import Key, Store, entries, keys, row_of, tables
from silvertray.server.lines.frames import LobbyState
from silvertray.server.people.erasing import at_left_seats, at_own_seats, beside, forgotten
from silvertray.server.people.who import Who
from silvertray.server.settings import Settings
from silvertray.server.table.entries import Record

pytestmark = pytest.mark.both_databases

GUESTS = frozenset({"a" * 64, "b" * 64})
SOMEBODY = Who("person", "a" * 64, GUESTS)


def listed(state: LobbyState, slug: str | None = None) -> sql.Select[Any]:
    """What the lobby asks for."""
    return tables.select().where(*wanted(state, slug, None, time.time())).order_by(*NEWEST_FIRST).limit(20)


GAMES = 1000
Query = sql.Select[Any] | sql.Update | sql.Delete
QUERIES: dict[str, tuple[Query, str]] = {
    "the own seats": (at_own_seats(SOMEBODY), "ix_keys_guest_hash"),
    "seats that were left": (at_left_seats(SOMEBODY), "entries_guest"),
    "people on the own phone": (beside(SOMEBODY), "entries_guest"),
    "forgetting somebody": (forgotten(SOMEBODY), "entries_guest"),
    "forgetting tries": (tries.delete().where(tries.c.owner.in_(SOMEBODY.ids)), "ix_tries_owner"),
    "the own try": (of_owner("clever-2026-01-01", SOMEBODY), "owner"),
    "tables that wait": (listed("waiting"), "tables_attended"),
    "tables that wait for a game": (listed("waiting", "dobro"), "tables_attended"),
    "running tables": (listed("running"), "tables_attended"),
    "finished tables": (listed("finished"), "tables_listed"),
    "finished tables of a game": (listed("finished", "dobro"), "tables_of_game"),
    "games of today": (ended(entries.c.at >= time.time()), "entries_ended"),
}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory, new_database: Callable[[], str | None]) -> str:
    """A database with finished games."""
    file = tmp_path_factory.mktemp("plans") / "tables.db"
    address = Settings(database=new_database() or f"sqlite:///{file}").database_url
    asyncio.run(filled(address))
    return address


async def filled(url: str) -> None:
    """Listed tables at which there was a game long ago; PostgreSQL counts them now, as it does now and then."""
    await migrated(url)
    records = [record_of(number) for number in range(GAMES)]
    kinds = [{"kind": kind, "seq": seq} for seq, kind in enumerate(("sit", "start", "end"), 1)]
    made = [
        kind | {"table_id": one.id, "seat": -1, "text": "", "word": "", "at": 0.0} for one in records for kind in kinds
    ]
    store = Store(url)
    async with store.engine.begin() as connection:
        await connection.execute(tables.insert(), [row_of(one) for one in records])
        await connection.execute(entries.insert(), made)
        await connection.execute(keys.insert(), [Key(0, "token", one.id).row(one.id) for one in records])
        if connection.dialect.name == "postgresql":
            await connection.exec_driver_sql("ANALYZE")
    await store.close()


def record_of(number: int) -> Record:
    """A listed table."""
    slug = ("clever", "twice", "dobro")[number % 3]
    return Record(
        f"table{number}", slug, game(slug).rules_version, 2, {}, "seed", "", 45.0, float(number), "", listed=True
    )


async def migrated(url: str, before: str | None = None) -> None:
    """Bring a database to its newest form, once more if it is said to have an older one."""
    store = Store(url)
    if before:
        async with store.engine.begin() as connection:
            await connection.execute(sql.text("UPDATE alembic_version SET version_num = :form"), {"form": before})
    await store.migrate()
    await store.close()


async def plan(url: str, query: Query) -> str:
    """How a database would answer; PostgreSQL, which reads a small table whole, as if it could not."""
    store = Store(url)
    asked = query.compile(dialect=store.engine.dialect, compile_kwargs={"render_postcompile": True})
    values = tuple(asked.params[name] for name in asked.positiontup or ())
    async with store.engine.connect() as connection:
        is_file = connection.dialect.name == "sqlite"
        if not is_file:
            await connection.exec_driver_sql("SET enable_seqscan = off")
        explain = "EXPLAIN QUERY PLAN" if is_file else "EXPLAIN"
        steps = await connection.exec_driver_sql(f"{explain} {asked}", values)
        told = "\n".join(step[-1] for step in steps)
    await store.close()
    return told


@pytest.mark.parametrize("name", QUERIES)
def test_no_table_is_read_from_end_to_end(url: str, name: str) -> None:
    query, index = QUERIES[name]
    told = asyncio.run(plan(url, query))
    assert index in told
    assert "SCAN" not in told
    assert "Seq Scan" not in told


def test_an_index_that_was_made_beforehand_is_taken_as_it_is(url: str) -> None:
    asyncio.run(migrated(url, before="0013"))

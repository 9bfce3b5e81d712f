"""Erasing: no row of any table names the person or guest any more, and every row about others is as it was."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from silvertray.server.keeping.store import Store
from silvertray.server.people.erasing import erase
from silvertray.server.people.who import Who
from silvertray.server.settings import Settings

ANN = Who("ann" * 10, "a1" * 32, frozenset({"a1" * 32, "a2" * 32}))
EVE = Who("eve" * 10, "e1" * 32, frozenset({"e1" * 32}))
GUEST = Who(None, "b1" * 32, frozenset({"b1" * 32}))
# Every other column as long as an id or a hash is taken for one of a person or guest.
IMPERSONAL = {"id", "table_id", "token_hash", "invite_hash", "commitment", "secret", "private_key", "version_num"}
GUESTS = ("guest_hash", "word")
NUMBERS = count(1)
Rows = dict[str, set[tuple[Any, ...]]]


@pytest.mark.both_databases
@pytest.mark.parametrize("who", [ANN, GUEST], ids=["person", "guest"])
def test_erasing_leaves_no_id_in_any_table_and_changes_no_other_row(
    who: Who, tmp_path: Path, new_database: Callable[[], str | None]
) -> None:
    url = Settings(database=new_database() or f"sqlite:///{tmp_path}/tables.db").database_url

    async def run() -> tuple[Rows, Rows]:
        store = Store(url)
        await store.migrate()
        async with store.engine.begin() as connection:
            form = sql.MetaData()
            await connection.run_sync(form.reflect)
            await fill(connection, form)
            before = await rows_of(connection, form)
            await erase(connection, who)
            after = await rows_of(connection, form)
        await store.close()
        return before, after

    before, after = asyncio.run(run())
    assert sum(any(names(row, who) for row in rows) for rows in before.values()) > 5
    assert not [(table, row) for table, rows in after.items() for row in rows if names(row, who)]
    others = {table: {row for row in rows if not names(row, who)} for table, rows in before.items()}
    assert len(after["entries"]) == len(before["entries"])  # a game stays whole
    assert others | {"entries": set()} == after | {"entries": others["entries"] - after["entries"]}


def names(row: tuple[Any, ...], who: Who) -> bool:
    """Whether an id of someone is anywhere in a row."""
    return any(one in str(row) for one in who.ids)


async def rows_of(connection: AsyncConnection, form: sql.MetaData) -> Rows:
    """The whole database."""
    return {
        table.name: {tuple(row) for row in await connection.execute(table.select())} for table in form.sorted_tables
    }


# -- a row for every column of every table that can name someone, whatever tables there are


async def fill(connection: AsyncConnection, form: sql.MetaData) -> None:
    """Parents first."""
    for table in form.sorted_tables:
        await connection.execute(table.insert(), list(rows_for(table)))


def rows_for(table: sql.Table) -> Iterator[dict[str, Any]]:
    """A row for each id in each column that may hold it; else one row, that others may refer to."""
    if table.name == "people":
        yield from (a_row(table, who) | {"id": who.person} for who in (ANN, EVE))
    elif not personal(table):
        yield a_row(table, EVE) | ({"id": table.name} if table.name in ("contests", "tables") else {})
    else:
        for who in (ANN, EVE, GUEST) if "person_id" not in parents(table) else (ANN, EVE):
            for column in personal(table):
                yield from (a_row(table, who) | {column: one} for one in sorted(ids_in(column, who)))


def a_row(table: sql.Table, who: Who) -> dict[str, Any]:
    """A row like no other, made in someone's browser."""
    plain = {column.name: column.type.python_type(next(NUMBERS)) for column in table.columns}
    own = {"person_id": who.person or "", "guest_hash": who.guest}
    return plain | parents(table) | {name: one for name, one in own.items() if name in plain}


def parents(table: sql.Table) -> dict[str, str]:
    """What the row refers to."""
    return {column.name: key.column.table.name for column in table.columns for key in column.foreign_keys}


def personal(table: sql.Table) -> list[str]:
    """The columns that name people; where a row names guest and person, they are the same."""
    found = [column.name for column in table.columns if getattr(column.type, "length", None) in (32, 64)]
    found = [name for name in found if name not in IMPERSONAL] + ["word"] * ("word" in table.columns)
    return [name for name in found if name != "person_id" or "guest_hash" not in found]


def ids_in(column: str, who: Who) -> frozenset[str]:
    """What a column may hold of someone."""
    return frozenset({who.person or ""}) if column == "person_id" else who.guests if column in GUESTS else who.ids

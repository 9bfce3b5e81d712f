"""The own tables: what is open and what is finished, the newest first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from enum import Enum
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from silvertray.server.keeping.store import entries, keys, tables
from silvertray.server.people.rows import results

PAGE = 20
SEATING = ("sit", "bot", "stand", "kick", "start")


class Company(NamedTuple):
    """Who is at a table: names of people by seat, how many bots, and whether the game has begun."""

    names: dict[int, str]
    bots: int
    has_begun: bool


class Which(Enum):
    """Which of the own tables."""

    ALL = "all"
    FINISHED = "finished"


async def games_of(
    connection: AsyncConnection, guests: Collection[str], before: str | None, which: Which = Which.ALL
) -> Sequence[RowMapping]:
    """A page of somebody's tables with their own seat and result; `before` is the last table of the page before."""
    mine = (results.c.table_id == keys.c.table_id) & (results.c.seat == keys.c.seat)
    query = (
        sql.select(tables.c.id, tables.c.game, tables.c.players, tables.c.created, keys.c.seat)
        .add_columns(results.c.place, results.c.score, results.c.change, results.c.at)
        .distinct()
        .join(keys, keys.c.table_id == tables.c.id)
        .join(results, mine, isouter=which is Which.ALL)
        .where(keys.c.guest_hash.in_(guests))
        .order_by(tables.c.created.desc(), tables.c.id.desc(), keys.c.seat)
        .limit(PAGE)
    )
    if before is not None:
        query = query.where(is_older_than(before))
    return (await connection.execute(query)).mappings().all()


def is_older_than(table: str) -> sql.ColumnElement[bool]:
    """Whether a table was made before another one."""
    created = sql.select(tables.c.created).where(tables.c.id == table).scalar_subquery()
    return (tables.c.created < created) | ((tables.c.created == created) & (tables.c.id < table))


async def companies(connection: AsyncConnection, ids: Collection[str]) -> dict[str, Company]:
    """Who is at each of these tables."""
    query = entries.select().where(entries.c.table_id.in_(ids), entries.c.kind.in_(SEATING))
    found: dict[str, list[RowMapping]] = defaultdict(list)
    for row in (await connection.execute(query.order_by(entries.c.table_id, entries.c.seq))).mappings():
        found[row["table_id"]].append(row)
    return {table: company(seating) for table, seating in found.items()}


def company(seating: Sequence[RowMapping]) -> Company:
    """Who is at a table, from who came and went."""
    names: dict[int, str] = {}
    bots: set[int] = set()
    has_begun = False
    for row in seating:
        kind, seat = row["kind"], row["seat"]
        has_begun = has_begun or kind == "start"
        if kind == "sit":
            names[seat] = row["text"]
        elif kind == "bot" or (kind == "kick" and has_begun):
            bots.add(seat)
        if kind in ("kick", "stand") and not (kind == "stand" and has_begun):
            names.pop(seat, None)
        if kind == "stand" and not has_begun:
            bots.discard(seat)
    return Company(names, len(bots), has_begun)

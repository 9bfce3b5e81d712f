"""Forgetting somebody: all that is about them goes; where others played with them a neutral name stays."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from silvertray.server.contests.rows import tries
from silvertray.server.keeping.store import entries, keys
from silvertray.server.people.rows import blocks, challenges, guests, passkeys, people, ratings, sessions
from silvertray.server.people.who import Who
from silvertray.server.practice.rows import drills
from silvertray.server.push.subscriptions import drop_all
from silvertray.server.table.deeds import tidy

NEUTRAL = tidy("")
GOING, NAMING = ("stand", "kick"), ("sit", "kick")
sits = entries.alias("sits")
log = structlog.get_logger()


async def erase(connection: AsyncConnection, who: Who) -> set[str]:
    """Erase everything about somebody; the tables that look different now."""
    changed = await make_neutral(connection, who)
    await connection.execute(keys.delete().where(keys.c.guest_hash.in_(who.guests)))
    await connection.execute(blocks.delete().where(blocks.c.owner.in_(who.ids) | blocks.c.blocked.in_(who.ids)))
    for table in (tries, drills):
        await connection.execute(table.delete().where(table.c.owner.in_(who.ids)))
    await connection.execute(challenges.delete().where(challenges.c.guest_hash.in_(who.guests)))
    await drop_all(connection, who.guests)
    for table in (ratings, sessions, passkeys, guests):
        await connection.execute(table.delete().where(table.c.person_id == who.person))
    await connection.execute(people.delete().where(people.c.id == who.person))
    log.info("somebody was erased", tables=len(changed))
    return changed


async def make_neutral(connection: AsyncConnection, who: Who) -> set[str]:
    """Another name wherever somebody's stood, by a few statements for any number of tables; which tables these are."""
    found = (await connection.execute(sql.union(at_own_seats(who), at_left_seats(who), beside(who)))).all()
    named = [{"table": table, "number": seq} for table, seq in found if seq is not None]
    if named:
        await connection.execute(renamed(), named)
    await connection.execute(forgotten(who))
    return {table for table, _ in found}


def renamed() -> sql.Update:
    """Another name in an entry."""
    is_it = (entries.c.table_id == sql.bindparam("table")) & (entries.c.seq == sql.bindparam("number"))
    return entries.update().where(is_it).values(text=NEUTRAL)


def forgotten(who: Who) -> sql.Update:
    """Nobody in all entries that tell of somebody."""
    return entries.update().where(tells_of(who)).values(word="")


# -- where somebody's names stand: table and entry


def at_own_seats(who: Who) -> sql.Select[Any]:
    """By which somebody sat down last at a seat that is theirs; no entry where there is none."""
    query = sql.select(keys.c.table_id, sql.func.max(sits.c.seq)).outerjoin(sits, is_same_seat(keys))
    return query.where(keys.c.guest_hash.in_(who.guests)).group_by(keys.c.table_id, keys.c.seat)


def at_left_seats(who: Who) -> sql.Select[Any]:
    """By which somebody sat down last before leaving a seat."""
    before = is_same_seat(entries) & (sits.c.seq < entries.c.seq)
    query = sql.select(entries.c.table_id, sql.func.max(sits.c.seq)).outerjoin(sits, before)
    return query.where(tells_of(who), entries.c.kind.in_(GOING)).group_by(entries.c.table_id, entries.c.seq)


def beside(who: Who) -> sql.Select[Any]:
    """By which somebody else sat down on this one's phone, or this one was sent away."""
    return sql.select(entries.c.table_id, entries.c.seq).where(tells_of(who), entries.c.kind.in_(NAMING))


def is_same_seat(as_of: sql.Table) -> sql.ColumnElement[bool]:
    """Whether somebody sat down at the seat of another row."""
    is_there = (sits.c.table_id == as_of.c.table_id) & (sits.c.seat == as_of.c.seat)
    return is_there & (sits.c.kind == "sit")


def tells_of(who: Who) -> sql.ColumnElement[bool]:
    """Whether an entry's word is one of somebody's guests; by its length too, as only then its index is used."""
    return entries.c.word.in_(who.guests) & (sql.func.length(entries.c.word) == sql.literal_column("64"))

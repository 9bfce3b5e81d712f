"""Forgetting somebody: all that is about them goes; where others played with them a neutral name stays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

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
GOING = ("stand", "kick")
log = structlog.get_logger()


class Sat(NamedTuple):
    """A seat somebody had, and the entry by which it was left; none if it is theirs still."""

    table: str
    seat: int
    left: int | None


async def erase(connection: AsyncConnection, who: Who) -> set[str]:
    """Erase everything about somebody; the tables that look different now."""
    sat = await seats_of(connection, who)
    beside = await connection.execute(sql.select(entries.c.table_id).where(is_seated_by(who)).distinct())
    changed = {one.table for one in sat} | set(beside.scalars())
    for one in sat:
        await make_neutral(connection, one)
    await connection.execute(entries.update().where(is_seated_by(who)).values(text=NEUTRAL, word=""))
    await connection.execute(entries.update().where(is_going_of(who)).values(word=""))
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


def is_going_of(who: Who) -> sql.ColumnElement[bool]:
    """Entries by which this one left a seat."""
    return entries.c.kind.in_(GOING) & entries.c.word.in_(who.guests)


def is_seated_by(who: Who) -> sql.ColumnElement[bool]:
    """Entries by which somebody sat down on this one's phone."""
    return (entries.c.kind == "sit") & entries.c.word.in_(who.guests)


async def seats_of(connection: AsyncConnection, who: Who) -> Sequence[Sat]:
    """Every seat that somebody has or had."""
    held = sql.select(keys.c.table_id, keys.c.seat).where(keys.c.guest_hash.in_(who.guests)).distinct()
    left = sql.select(entries.c.table_id, entries.c.seat, entries.c.seq).where(is_going_of(who))
    return [
        *[Sat(row.table_id, row.seat, None) for row in await connection.execute(held)],
        *[Sat(row.table_id, row.seat, row.seq) for row in await connection.execute(left)],
    ]


async def make_neutral(connection: AsyncConnection, sat: Sat) -> None:
    """The name by which somebody sat down last before going, and by which they were sent away."""
    here = (entries.c.table_id == sat.table) & (entries.c.seat == sat.seat)
    sits = sql.select(sql.func.max(entries.c.seq)).where(here, entries.c.kind == "sit")
    if sat.left is not None:
        sits = sits.where(entries.c.seq < sat.left)
    seq = (await connection.execute(sits)).scalar()
    named = entries.c.seq.in_([seq, sat.left]) & entries.c.kind.in_(("sit", "kick"))
    await connection.execute(entries.update().where(here, named).values(text=NEUTRAL))

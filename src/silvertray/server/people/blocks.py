"""Whom somebody does not want at the own tables. Where the host has blocked somebody, that one cannot sit down."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence

import sqlalchemy as sql
from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from silvertray.core.errors import Refusal
from silvertray.server.keeping.store import insert
from silvertray.server.lines.tokens import new_table_id
from silvertray.server.people.rows import blocks
from silvertray.server.people.who import Who, ids_of, person_of_guest
from silvertray.server.table.live import LiveTable

MOST = 500


async def check_not_blocked(engine: AsyncEngine, live: LiveTable, guests: Collection[str]) -> None:
    """Refuse a guest whom the table's host has blocked."""
    host = live.holder(live.table.host) if live.table.host is not None else ""
    if not host or not guests:
        return
    async with engine.connect() as connection:
        owners, asking = await ids_of(connection, host), await ids_of(connection, *guests)
        query = sql.select(blocks.c.id).where(blocks.c.owner.in_(owners), blocks.c.blocked.in_(asking))
        if (await connection.execute(query)).first() is not None:
            raise Refusal("barred")


async def block(connection: AsyncConnection, who: Who, live: LiveTable, seat: int) -> RowMapping:
    """Block whoever holds a seat at a table where one sits oneself."""
    holder = live.holder(seat)
    if not any(key.guest_hash in who.guests for key in live.keys):
        raise Refusal("not-seated")
    if not holder or holder in who.guests:
        raise Refusal("nobody-to-block", seat=seat)
    blocked = await person_of_guest(connection, holder) or holder
    known = [row for row in await blocks_of(connection, who) if row["blocked"] == blocked]
    return known[0] if known else await add(connection, who, blocked, live.table.chairs[seat].name)


async def add(connection: AsyncConnection, who: Who, blocked: str, name: str) -> RowMapping:
    """Another one on the list."""
    if len(await blocks_of(connection, who)) >= MOST:
        raise Refusal("enough-blocks", most=MOST)
    row = {"id": new_table_id(), "owner": who.owner, "blocked": blocked, "name": name}
    await insert(connection, blocks, [{**row, "since": time.time()}])  # unless somebody was quicker
    return next(row for row in await blocks_of(connection, who) if row["blocked"] == blocked)


async def blocks_of(connection: AsyncConnection, who: Who) -> Sequence[RowMapping]:
    """The own list, the newest first."""
    query = blocks.select().where(blocks.c.owner.in_(who.ids)).order_by(blocks.c.since.desc(), blocks.c.id)
    return (await connection.execute(query)).mappings().all()


async def unblock(connection: AsyncConnection, who: Who, block_id: str) -> None:
    """Take somebody off the list; whoever is not on it may stay off it."""
    await connection.execute(blocks.delete().where(blocks.c.id == block_id, blocks.c.owner.in_(who.ids)))

"""Browsers that are told of their owner's turn. Each belongs to a guest, and by that to the person the guest is."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any

import sqlalchemy as sql
from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from silvertray.server.keeping.store import insert
from silvertray.server.lines.tokens import hashed
from silvertray.server.people.who import Who
from silvertray.server.push.messages import PushWish
from silvertray.server.push.rows import subscriptions

MOST = 10  # browsers of one person; then the oldest goes


async def keep(connection: AsyncConnection, who: Who, wish: PushWish) -> str:
    """Keep a browser, by the name under which it is kept; one that is known stays as it is, unless it has changed."""
    name = hashed(wish.endpoint)
    row = {"id": name, "guest_hash": who.guest, "endpoint": wish.endpoint, **wish.keys.model_dump()}
    await connection.execute(subscriptions.delete().where(subscriptions.c.id == name, ~is_same(row)))
    await insert(connection, subscriptions, [row | {"since": time.time()}])
    await drop_oldest(connection, who)
    return name


def is_same(row: dict[str, Any]) -> sql.ColumnElement[bool]:
    """Whether what is kept is this."""
    return sql.and_(*[subscriptions.c[name] == value for name, value in row.items()])


async def drop_oldest(connection: AsyncConnection, who: Who) -> None:
    """Let go of what is too much."""
    too_many = [row["id"] for row in (await of_guests(connection, who.guests))[MOST:]]
    await connection.execute(subscriptions.delete().where(subscriptions.c.id.in_(too_many)))


async def of_guests(connection: AsyncConnection, guests: Collection[str]) -> Sequence[RowMapping]:
    """The browsers of somebody who is any of these guests, the newest first."""
    mine = subscriptions.select().where(subscriptions.c.guest_hash.in_(guests))
    found = await connection.execute(mine.order_by(subscriptions.c.since.desc(), subscriptions.c.id))
    return found.mappings().all()


async def drop(connection: AsyncConnection, who: Who, name: str) -> None:
    """Tell one of the own browsers no more; whatever is not kept may stay so."""
    is_mine = subscriptions.c.guest_hash.in_(who.guests)
    await connection.execute(subscriptions.delete().where(subscriptions.c.id == name, is_mine))


async def drop_gone(connection: AsyncConnection, name: str) -> None:
    """Let go of a browser that its push service knows no more."""
    await connection.execute(subscriptions.delete().where(subscriptions.c.id == name))


async def drop_all(connection: AsyncConnection, guests: Collection[str]) -> None:
    """Tell nothing any more to browsers of whoever is any of these guests."""
    await connection.execute(subscriptions.delete().where(subscriptions.c.guest_hash.in_(guests)))

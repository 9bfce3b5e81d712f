"""Which games count for the ratings: it is told when they begin, as no coach speaks at their tables."""

from __future__ import annotations

from collections.abc import Mapping

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from silvertray.server.keeping.store import keys
from silvertray.server.people.rows import guests
from silvertray.server.table.entries import PERSON, Entry
from silvertray.server.table.folding import Folded
from silvertray.server.table.live import LiveTable

DEALERS = ("entropy", "commit")  # whoever knows a seed knows what comes, and real dice nobody here has seen
COMMAND = "rated"  # so that it is told once, whoever comes first


async def people_at(connection: AsyncConnection, table: Folded) -> dict[int, str]:
    """Which person holds which seat; who was still a guest when the game began stays one in it."""
    query = sql.select(keys.c.seat, guests.c.person_id).join(guests, guests.c.guest_hash == keys.c.guest_hash)
    query = query.where(keys.c.table_id == table.record.id, guests.c.linked <= beginning(table))
    return {row.seat: row.person_id for row in await connection.execute(query)}


def beginning(table: Folded) -> float:
    """When the game began."""
    return next(seen.entry.at for seen in table.history if seen.entry.kind == "start")


def counts(table: Folded, players: Mapping[int, str]) -> bool:
    """Whether a game among these people is rated: two or more, no seat another's too, and no coach has spoken."""
    is_open = table.record.dealer in DEALERS and table.record.fork is None  # of a fork's past everything was known
    is_fair = len(set(players.values())) == len(players) and not table.hints
    return len(players) > 1 and is_open and is_fair


async def tell_rated(engine: AsyncEngine, live: LiveTable) -> None:
    """Wait for the beginning of a game, and tell everybody if it will be rated."""
    while live.table.match is None:
        await live.changed.wait()
    if live.table.is_rated or sum(chair.kind == PERSON for chair in live.table.chairs) < 2:
        return
    async with engine.connect() as connection:
        players = await people_at(connection, live.table)
    await live.change(COMMAND, lambda table: [Entry("rated")] if is_to_be_told(table, players) else [])


def is_to_be_told(table: Folded, players: Mapping[int, str]) -> bool:
    """Whether nobody has told so yet, and it is not too late."""
    return not (table.is_rated or table.is_over) and counts(table, players)

"""How games ended: written down once for each table, by whichever process comes first, together with the ratings."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import sqlalchemy as sql
import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from silvertray.core.game import Place
from silvertray.server.keeping.store import keys
from silvertray.server.people.ratings import Rating, after_game
from silvertray.server.people.rows import guests, people, ratings, results
from silvertray.server.table.folding import Folded, Record
from silvertray.server.table.live import LiveTable

RATED_DEALERS = ("entropy", "commit")  # whoever knows a seed knows what comes, and real dice nobody here has seen
PAUSE = 5.0  # after something went wrong
log = structlog.get_logger()


async def write_down_end(engine: AsyncEngine, live: LiveTable) -> None:
    """Wait for the end of the game, and write it down; whatever goes wrong, it is tried again."""
    while not live.table.has_ended:
        await live.changed.wait()
    while True:
        try:
            return await write_down(engine, live.table)
        except Exception:
            log.exception("a result could not be written down", table=live.id)
            await asyncio.sleep(PAUSE)


async def write_down(engine: AsyncEngine, table: Folded) -> None:
    """The result of a table, and what follows for the ratings: all or nothing, and once."""
    if await is_written(engine, table.record.id):
        return
    try:
        async with engine.begin() as connection:
            await settle(connection, table.record, table.begun().ranking())
    except IntegrityError:
        log.info("a result was written down already", table=table.record.id)


async def settle(connection: AsyncConnection, record: Record, ranking: Sequence[Place]) -> None:
    """The result of a game; among people it is rated."""
    players = await people_at(connection, record)
    await lock(connection, players.values())  # whose games end at the same time are rated in turn
    await connection.execute(results.insert(), [row_of(record, place) for place in ranking])
    changes = await rate(connection, record, players, {one.seat: one.place for one in ranking})
    for seat, change in changes.items():
        mine = (results.c.table_id == record.id) & (results.c.seat == seat)
        await connection.execute(results.update().where(mine).values(change=change))


async def is_written(engine: AsyncEngine, table: str) -> bool:
    """Whether somebody was quicker."""
    async with engine.connect() as connection:
        return (await connection.execute(results.select().where(results.c.table_id == table))).first() is not None


def row_of(record: Record, place: Place) -> dict[str, Any]:
    """A seat's result as it is stored."""
    return {
        "table_id": record.id,
        "seat": place.seat,
        "place": place.place,
        "score": place.score,
        "change": None,
        "at": time.time(),
        "lines": json.dumps(place.lines),
    }


async def people_at(connection: AsyncConnection, record: Record) -> dict[int, str]:
    """Which person holds which seat."""
    query = sql.select(keys.c.seat, guests.c.person_id).join(guests, guests.c.guest_hash == keys.c.guest_hash)
    return {row.seat: row.person_id for row in await connection.execute(query.where(keys.c.table_id == record.id))}


async def lock(connection: AsyncConnection, persons: Iterable[str]) -> None:
    """Nobody else rates these people before we have: in the same order everywhere, so that nobody waits in a ring."""
    query = sql.select(people.c.id).where(people.c.id.in_(list(persons))).order_by(people.c.id)
    await connection.execute(query.with_for_update())


# -- ratings


async def rate(
    connection: AsyncConnection, record: Record, players: Mapping[int, str], places: Mapping[int, int]
) -> dict[int, float]:
    """New ratings for the people at a table, if two or more are there; by how much each seat's has changed."""
    is_open = record.dealer in RATED_DEALERS and record.fork is None  # of a fork's past everything was known
    is_fair = is_open and len(set(players.values())) == len(players)
    if len(players) < 2 or not is_fair:
        return {}
    before = {person: await rating_of(connection, person, record) for person in players.values()}
    after = after_game(before, {person: places[seat] for seat, person in players.items()})
    for person, rating in after.items():
        await keep(connection, person, record, rating)
    return {seat: after[person].rating - before[person].rating for seat, person in players.items()}


async def rating_of(connection: AsyncConnection, person: str, record: Record) -> Rating:
    """Somebody's rating in a table's game, a newcomer's if there is none."""
    row = (await connection.execute(ratings.select().where(of(person, record)))).mappings().first()
    return Rating(*[row[name] for name in Rating._fields]) if row else Rating()


async def keep(connection: AsyncConnection, person: str, record: Record, rating: Rating) -> None:
    """Put a rating in the place of the old one."""
    await connection.execute(ratings.delete().where(of(person, record)))
    row = {"person_id": person, "game": record.game, "players": record.players}
    await connection.execute(ratings.insert(), {**row, **rating._asdict()})


def of(person: str, record: Record) -> sql.ColumnElement[bool]:
    """The row of a person in a table's game."""
    is_game = (ratings.c.game == record.game) & (ratings.c.players == record.players)
    return is_game & (ratings.c.person_id == person)

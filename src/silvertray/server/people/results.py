"""How games ended: written down once for each table, by whichever process comes first, together with the ratings."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import sqlalchemy as sql
import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from silvertray.core.game import Place
from silvertray.server.people.rated import counts, people_at, tell_rated
from silvertray.server.people.ratings import Rating, after_game
from silvertray.server.people.rows import people, ratings, results
from silvertray.server.table.entries import Record
from silvertray.server.table.folding import Folded
from silvertray.server.table.live import LiveTable

PAUSE = 5.0  # after something went wrong
log = structlog.get_logger()


async def write_down_end(engine: AsyncEngine, live: LiveTable) -> None:
    """Tell at the beginning of a game whether it is rated, and write down its end; what goes wrong is tried again."""
    await until_done(partial(tell_rated, engine, live))
    while not live.table.has_ended:
        await live.changed.wait()
    await until_done(lambda: write_down(engine, live.table))


async def until_done(deed: Callable[[], Awaitable[None]]) -> None:
    """Do something, however often it has to be tried."""
    while True:
        try:
            return await deed()
        except Exception:
            log.exception("a table could not be written down")
            await asyncio.sleep(PAUSE)


async def write_down(engine: AsyncEngine, table: Folded) -> None:
    """The result of a table, and what follows for the ratings: all or nothing, and once."""
    if await is_written(engine, table.record.id):
        return
    try:
        async with engine.begin() as connection:
            await settle(connection, table, table.begun().ranking())
    except IntegrityError:
        log.info("a result was written down already", table=table.record.id)


async def settle(connection: AsyncConnection, table: Folded, ranking: Sequence[Place]) -> None:
    """The result of a game; one that everybody was told to be rated counts for the people at it."""
    record = table.record
    players = await people_at(connection, table)
    await lock(connection, players.values())  # whose games end at the same time are rated in turn
    await connection.execute(results.insert(), [row_of(record, place) for place in ranking])
    if not table.is_rated or not counts(table, players):
        return
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


async def lock(connection: AsyncConnection, persons: Iterable[str]) -> None:
    """Nobody else rates these people before we have: in the same order everywhere, so that nobody waits in a ring."""
    query = sql.select(people.c.id).where(people.c.id.in_(list(persons))).order_by(people.c.id)
    await connection.execute(query.with_for_update())


# -- ratings


async def rate(
    connection: AsyncConnection, record: Record, players: Mapping[int, str], places: Mapping[int, int]
) -> dict[int, float]:
    """New ratings for the people at a table; by how much each seat's has changed."""
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

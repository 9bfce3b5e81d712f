"""Somebody's one try at a contest: the first table counts, also if it is given up."""

from __future__ import annotations

import time
from contextlib import suppress

from sqlalchemy.ext.asyncio import AsyncConnection

from silvertray.server.api.refusing import Unwelcome
from silvertray.server.contests.contest import Contest
from silvertray.server.contests.messages import TryWish
from silvertray.server.contests.rows import contests, tries
from silvertray.server.contests.tries import Try, own_try
from silvertray.server.keeping.store import Conflict, insert
from silvertray.server.lines.wishes import NewTable, TableWish
from silvertray.server.people.results import write_down
from silvertray.server.people.who import Who
from silvertray.server.table.making import check_wish
from silvertray.server.table.tables import Tables


async def begin(tables: Tables, contest: Contest, who: Who, wish: TryWish) -> NewTable:
    """A table for somebody's one try."""
    if contest.is_over or not contest.has_opened:
        raise Unwelcome(409, "contest-closed")
    async with tables.store.engine.begin() as connection:
        own = await own_try(connection, contest.id, who)
        await keep(connection, contest)
    if own is not None:
        raise Unwelcome(409, "already-tried", table=own.table)
    return await put_up(tables, contest, who, wish)


async def put_up(tables: Tables, contest: Contest, who: Who, wish: TryWish) -> NewTable:
    """The table, and the try that is then made; whoever asks twice at once has one of each."""
    table = contest.table_of(who.owner)
    seated = TableWish(game=contest.game, seats=contest.seats, options=contest.options, pace=wish.pace, name=wish.name)
    check_wish(seated)
    made: NewTable | None = None
    with suppress(Conflict):
        made = await tables.put_up_as(lambda plain: contest.record(plain, table), seated, who.guest)
    async with tables.store.engine.begin() as connection:
        await note(connection, contest, who.owner, table)
    if made is None:
        raise Unwelcome(409, "already-tried", table=table)
    return made


async def keep(connection: AsyncConnection, contest: Contest) -> None:
    """Store a contest, unless it is there."""
    await insert(connection, contests, [contest.row()])


async def note(connection: AsyncConnection, contest: Contest, owner: str, table: str) -> None:
    """Store that somebody has begun, unless it is known."""
    row = {"contest_id": contest.id, "owner": owner, "table_id": table, "seat": contest.seat, "at": time.time()}
    await insert(connection, tries, [row | {"given_up": None}])


async def give_up(connection: AsyncConnection, contest: Contest, who: Who) -> None:
    """A try ends here, without points."""
    own = await own_try(connection, contest.id, who)
    if own is None or own.is_done:
        raise Unwelcome(409, "no-try-open")
    mine = (tries.c.contest_id == contest.id) & (tries.c.owner == own.owner)
    await connection.execute(tries.update().where(mine).values(given_up=time.time()))


async def write_down_own(tables: Tables, own: Try | None) -> bool:
    """Write down the end of an own game that was seen here just now; whether there was one."""
    live = tables.live.get(own.table) if own and not own.is_done else None
    if live is None or not live.table.has_ended:
        return False
    await write_down(tables.store.engine, live.table)
    return True

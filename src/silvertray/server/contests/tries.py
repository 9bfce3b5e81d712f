"""Who has tried a contest, and how it went: somebody has one try at each."""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from silvertray.server.contests.contest import Contest
from silvertray.server.contests.rows import tries
from silvertray.server.people.rows import results
from silvertray.server.people.who import Who


class Try(NamedTuple):
    """A try; `score` once the game is over, and `ended` when that was."""

    owner: str
    table: str
    seat: int
    given_up: float | None
    score: int | None
    ended: float | None

    @property
    def is_done(self) -> bool:
        """Whether there is nothing more to gain from it."""
        return self.given_up is not None or self.score is not None

    def counts(self, contest: Contest) -> bool:
        """Whether it was played to its end, and in time."""
        is_late = contest.closes is not None and self.ended is not None and self.ended >= contest.closes
        return self.score is not None and self.given_up is None and not is_late


async def tries_at(connection: AsyncConnection, contest: str) -> list[Try]:
    """All tries at a contest, in the order in which they were begun."""
    return [Try(*row) for row in await connection.execute(of_contest(contest))]


async def own_try(connection: AsyncConnection, contest: str, who: Who) -> Try | None:
    """The own try: the first, for somebody who has been two guests."""
    row = (await connection.execute(of_owner(contest, who).limit(1))).first()
    return Try(*row) if row else None


def of_contest(contest: str) -> sql.Select[Any]:
    """The tries at a contest, in the order in which they were begun."""
    same = (results.c.table_id == tries.c.table_id) & (results.c.seat == tries.c.seat)
    query = sql.select(tries.c.owner, tries.c.table_id, tries.c.seat, tries.c.given_up, results.c.score, results.c.at)
    return query.outerjoin(results, same).where(tries.c.contest_id == contest).order_by(tries.c.at, tries.c.owner)


def of_owner(contest: str, who: Who) -> sql.Select[Any]:
    """Those that somebody has made."""
    return of_contest(contest).where(tries.c.owner.in_(who.ids))


def own_of(made: list[Try], who: Who) -> Try | None:
    """The own try among all of a contest."""
    return next((one for one in made if one.owner in who.ids), None)


async def has_done(connection: AsyncConnection, contest: str, who: Who) -> bool:
    """Whether somebody has nothing more to gain from a contest's dice."""
    own = await own_try(connection, contest, who)
    return own is not None and own.is_done

"""How much was played here, and how well: counted in the database from the ends of games.

Nothing comes any more to the days before yesterday, so these are counted once a day.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import NamedTuple

import sqlalchemy as sql

from silvertray.server.api.remembering import Remembered
from silvertray.server.keeping.store import Store, entries, tables
from silvertray.server.lines.wishes import GameStatistics, Statistics

A_DAY = timedelta(days=1)
GAMES, POINTS = sql.func.count().label("games"), sql.func.sum(sql.cast(entries.c.text, sql.Integer)).label("points")


class Kind(NamedTuple):
    """Games that are counted together."""

    game: str
    players: int


class Count(NamedTuple):
    """How many there were, and the points of all who played."""

    games: int
    points: int


Counts = Mapping[Kind, Count]


class LongAgo(Remembered[Counts]):
    """What was finished before yesterday, as it was counted when it was asked for first."""

    def __init__(self) -> None:
        super().__init__(A_DAY.total_seconds(), most=1)


async def statistics(store: Store, long_ago: LongAgo) -> Statistics:
    """All games that were finished, and those of this day (UTC)."""
    midnight = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    the_day_before = midnight - A_DAY
    before = await long_ago.get(the_day_before, partial(counts, store, entries.c.at < the_day_before.timestamp()))
    yesterday = await counts(store, between(the_day_before, midnight))
    today = await counts(store, entries.c.at >= midnight.timestamp())
    ever = together(before, yesterday, today)
    return Statistics(ever=told(ever), today=told(today), day=midnight.date().isoformat())


def between(first: datetime, after: datetime) -> sql.ColumnElement[bool]:
    """Whether a game was finished in this time."""
    return (entries.c.at >= first.timestamp()) & (entries.c.at < after.timestamp())


async def counts(store: Store, when: sql.ColumnElement[bool]) -> Counts:
    """What was finished at some time."""
    async with store.engine.connect() as connection:
        rows = await connection.execute(ended(when))
        return {Kind(row.game, row.players): Count(row.games, row.points) for row in rows}


def ended(when: sql.ColumnElement[bool]) -> sql.Select[tuple[str, int, int, int]]:
    """Finished games and their points, by game and number of players; forks were half played elsewhere."""
    kind = entries.c.kind == sql.literal_column("'end'")  # written out, as only then its index is used
    of_tables = sql.select(tables.c.game, tables.c.players, GAMES, POINTS).join_from(entries, tables)
    return of_tables.where(kind, when, tables.c.fork.is_(None)).group_by(tables.c.game, tables.c.players)


def together(*parts: Counts) -> Counts:
    """The sum of what was counted apart."""
    return {kind: sum_of([part[kind] for part in parts if kind in part]) for kind in set().union(*parts)}


def sum_of(some: list[Count]) -> Count:
    """Games of one kind, together."""
    return Count(sum(one.games for one in some), sum(one.points for one in some))


def told(found: Counts) -> tuple[GameStatistics, ...]:
    """The lines of the statistics."""
    return tuple(line(kind, found[kind]) for kind in sorted(found))


def line(kind: Kind, count: Count) -> GameStatistics:
    """One line of them."""
    mean = round(count.points / count.games / kind.players, 1)
    return GameStatistics(game=kind.game, players=kind.players, games=count.games, mean_score=mean)

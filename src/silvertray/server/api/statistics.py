"""How much was played here, and how well: counted in the database from the ends of games."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sql

from silvertray.server.keeping.store import Store, entries, tables
from silvertray.server.lines.protocol import GameStatistics, Statistics

GAMES, POINTS = sql.func.count().label("games"), sql.func.sum(sql.cast(entries.c.text, sql.Integer)).label("points")


async def statistics(store: Store) -> Statistics:
    """All games that were finished, and those of this day (UTC)."""
    midnight = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    async with store.engine.connect() as connection:
        ever = (await connection.execute(ended())).all()
        today = (await connection.execute(ended().where(entries.c.at >= midnight.timestamp()))).all()
    return Statistics(ever=tuple(map(counted, ever)), today=tuple(map(counted, today)), day=midnight.date().isoformat())


def ended() -> sql.Select[Any]:
    """Finished games and their points, by game and number of players; forks were half played elsewhere."""
    kind = entries.c.kind == sql.literal_column("'end'")  # written out, as only then its index is used
    of_tables = sql.select(tables.c.game, tables.c.players, GAMES, POINTS).join_from(entries, tables).where(kind)
    of_tables = of_tables.where(tables.c.fork.is_(None))
    return of_tables.group_by(tables.c.game, tables.c.players).order_by(tables.c.game, tables.c.players)


def counted(row: sql.Row[Any]) -> GameStatistics:
    """One line of the statistics."""
    mean = round(row.points / row.games / row.players, 1)
    return GameStatistics(game=row.game, players=row.players, games=row.games, mean_score=mean)

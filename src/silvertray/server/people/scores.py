"""How well somebody plays: the own finished games, counted by game and number of players."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence

import sqlalchemy as sql
from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from silvertray.analysis import COACHES
from silvertray.analysis.levels import Level, solo_levels
from silvertray.server.coach.rows import sums
from silvertray.server.keeping.store import keys, tables
from silvertray.server.people.messages import AreaMean, Bar, GamePoint, LevelMark, ScoresOfMine, StatisticsOfMine
from silvertray.server.people.rows import results
from silvertray.server.people.who import Who

MOST = 2000  # games that are counted, the latest
RECENT = 30
BARS = 10
WIDTHS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)  # points that share a bar


async def statistics(connection: AsyncConnection, who: Who) -> StatisticsOfMine:
    """All of it, the game that is played most first."""
    found: dict[tuple[str, int], list[RowMapping]] = defaultdict(list)
    for row in await finished(connection, who.guests):
        found[row["game"], row["players"]].append(row)
    lines = [counted(game, players, rows) for (game, players), rows in found.items()]
    return StatisticsOfMine(lines=tuple(sorted(lines, key=lambda line: (-line.games, line.game, line.players))))


async def finished(connection: AsyncConnection, guests: Collection[str]) -> Sequence[RowMapping]:
    """The own results, the latest first; a seat with several keys counts once."""
    mine = (results.c.table_id == keys.c.table_id) & (results.c.seat == keys.c.seat)
    query = (
        sql.select(tables.c.game, tables.c.players, results, sums.c.luck, sums.c.loss)
        .distinct()
        .join(keys, keys.c.table_id == tables.c.id)
        .join(results, mine)
        .outerjoin(sums, (sums.c.table_id == results.c.table_id) & (sums.c.seat == results.c.seat))
        .where(keys.c.guest_hash.in_(guests), tables.c.fork.is_(None) | tables.c.contest.is_not(None))
        .order_by(results.c.at.desc(), results.c.table_id, results.c.seat)
        .limit(MOST)
    )
    return (await connection.execute(query)).mappings().all()


def counted(game: str, players: int, rows: Sequence[RowMapping]) -> ScoresOfMine:
    """What came of the games of one kind."""
    scores, marks = [row["score"] for row in rows], levels(game, players)
    return ScoresOfMine(
        game=game,
        players=players,
        games=len(rows),
        wins=sum(row["place"] == 1 for row in rows) if players > 1 else 0,
        mean=mean(scores),
        best=max(scores),
        recent=tuple(scores[:RECENT][::-1]),
        bars=bars(scores, [mark.mean for mark in marks]),
        areas=areas(rows),
        course=tuple(map(point, rows[:RECENT][::-1])),
        unseen=sum(row["loss"] is None for row in rows[:RECENT]) if game in COACHES else 0,
        levels=marks,
    )


def point(row: RowMapping) -> GamePoint:
    """A game as the coach sees it, if he has."""
    adjusted = None if row["luck"] is None else round(row["score"] - row["luck"], 1)
    return GamePoint(score=row["score"], adjusted=adjusted, loss=None if row["loss"] is None else round(row["loss"], 1))


def levels(game: str, players: int) -> tuple[LevelMark, ...]:
    """The bots on the same axis; at a table points depend on who else plays."""
    return tuple(map(mark_of, solo_levels(game))) if players == 1 else ()


def mark_of(level: Level) -> LevelMark:
    """A level as people are compared with it."""
    parts = tuple(AreaMean(name=name, mean=round(mean, 1)) for name, mean in level.areas.items())
    return LevelMark(name=level.name, mean=round(level.mean, 1), low=level.low, high=level.high, areas=parts)


def mean(numbers: Sequence[int]) -> float:
    """The mean, as people read it."""
    return round(sum(numbers) / len(numbers), 1)


def bars(scores: Sequence[int], beside: Sequence[float] = ()) -> tuple[Bar, ...]:
    """How often which points were reached, without a gap; with what is shown beside them few bars are wide enough."""
    least, most = min(scores), max(scores)
    lowest, highest = min(least, *beside, most), max(most, *beside, least)
    width = next((width for width in WIDTHS if highest // width - lowest // width < BARS), WIDTHS[-1])
    starts = range(least // width * width, most + 1, width)
    return tuple(
        Bar(least=start, most=start + width - 1, games=sum(start <= score < start + width for score in scores))
        for start in starts
    )


def areas(rows: Iterable[RowMapping]) -> tuple[AreaMean, ...]:
    """What each line of the score brought on average, in the order of the sheet; older games did not keep it."""
    points: dict[str, list[int]] = defaultdict(list)
    for row in rows:
        for name, number in json.loads(row["lines"]):
            points[name].append(number)
    return tuple(AreaMean(name=name, mean=mean(numbers)) for name, numbers in points.items())

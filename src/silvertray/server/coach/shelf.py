"""Reviews in the database: those that are made, and those that one of all workers is making."""

from __future__ import annotations

import time
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from silvertray.server.coach.rows import reviews
from silvertray.server.keeping.store import insert
from silvertray.server.lines.coached import Review, ReviewState
from silvertray.server.practice.noting import note_review

SILENCE = 20.0  # seconds after which somebody else takes over what is being made


class Wanted(NamedTuple):
    """A review by its key."""

    table: str
    seat: int
    version: str

    @property
    def is_it(self) -> sql.ColumnElement[bool]:
        """Its row."""
        return self.is_of_seat & (reviews.c.version == self.version)

    @property
    def is_of_seat(self) -> sql.ColumnElement[bool]:
        """All reviews of the same seat, also by older coaches."""
        return (reviews.c.table_id == self.table) & (reviews.c.seat == self.seat)


class Shelf:
    """Where all workers put reviews, and say how far they are."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def found(self, wanted: Wanted) -> ReviewState | None:
        """A review, or how far it is; None if nobody makes it, or nothing was heard of them for long."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(reviews.select().where(wanted.is_it))).first()
        if row is None or (row.review is None and row.at < time.time() - SILENCE):
            return None
        return ReviewState(percent=row.percent, review=Review.model_validate_json(row.review) if row.review else None)

    async def claimed(self, wanted: Wanted) -> bool:
        """Whether it is ours to make from now on, for nobody else does."""
        now = time.time()
        row = {"table_id": wanted.table, "seat": wanted.seat, "version": wanted.version, "percent": 0, "at": now}
        silent = wanted.is_it & reviews.c.review.is_(None) & (reviews.c.at < now - SILENCE)
        async with self._engine.begin() as connection:
            if await insert(connection, reviews, [row]):
                return True
            taken_over = await connection.execute(reviews.update().where(silent).values(at=now))
        return taken_over.rowcount == 1

    async def note(self, wanted: Wanted, percent: int) -> None:
        """So far it is; whoever makes it is alive."""
        async with self._engine.begin() as connection:
            await connection.execute(reviews.update().where(wanted.is_it).values(percent=percent, at=time.time()))

    async def keep(self, wanted: Wanted, review: str) -> None:
        """Put a review in the place of all that older coaches have said."""
        older = wanted.is_of_seat & (reviews.c.version != wanted.version)
        async with self._engine.begin() as connection:
            await connection.execute(reviews.delete().where(older))
            await connection.execute(reviews.update().where(wanted.is_it).values(percent=100, review=review))
            await note_review(connection, wanted.table, wanted.seat, Review.model_validate_json(review))

    async def clear(self, wanted: Wanted) -> None:
        """Nobody makes it any more."""
        async with self._engine.begin() as connection:
            await connection.execute(reviews.delete().where(wanted.is_it))

"""Reviews of finished games: each is made once, by one of all workers, and stored for everybody."""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

import sqlalchemy as sql
import structlog
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from silvertray.analysis import COACHES, VERSION
from silvertray.core.errors import Refusal
from silvertray.play.files import to_line
from silvertray.server.bots.thinking import Gone, Thinkers
from silvertray.server.coach.played import Played
from silvertray.server.coach.rows import reviews
from silvertray.server.keeping.store import insert
from silvertray.server.lines.coached import Review, ReviewState
from silvertray.server.lines.limits import Buckets
from silvertray.server.practice.noting import note_review
from silvertray.server.table.folding import Folded

PATIENCE = 1.0  # seconds that whoever asks is kept waiting, as most reviews are made by then
BEAT = 0.5  # seconds between two looks at how far it is
SIGN_OF_LIFE = 5.0  # seconds after which whoever makes a review says so, even if it is no further
SILENCE = 20.0  # seconds after which somebody else takes it over
MOST = 50  # reviews that wait at one worker
REST = 600.0  # seconds until one that has failed is tried again
log = structlog.get_logger()


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


class Reviews:
    """The reviews that this worker makes and reads."""

    def __init__(self, engine: AsyncEngine, thinkers: Thinkers, askers: Buckets) -> None:
        self._engine = engine
        self._thinkers = thinkers
        self._askers = askers
        self._making: dict[Wanted, asyncio.Task[None]] = {}
        self._failed: dict[Wanted, float] = {}

    async def of(self, table: Folded, seat: int, asker: str) -> ReviewState:
        """The review of a seat, or how far it is; whoever asks first has it made."""
        check(table, seat)
        wanted = Wanted(table.record.id, seat, f"{table.record.rules} {VERSION}")
        known = await self._known(wanted)
        if known is None:
            self._check_asker(wanted, asker)
            if await self._claim(wanted):
                self._begin(wanted, await asyncio.to_thread(question, table, seat))
        if wanted in self._making:
            await asyncio.wait([self._making[wanted]], timeout=PATIENCE)
            known = await self._known(wanted)
        return known or ReviewState(percent=0)

    def _check_asker(self, wanted: Wanted, asker: str) -> None:
        """Refuse what would be too much, or what has just failed."""
        if time.monotonic() < self._failed.get(wanted, 0.0):
            raise Refusal("review-failed")
        if len(self._making) >= MOST:
            raise Refusal("server-full")
        if not self._askers.take(asker):
            raise Refusal("too-many-reviews")

    # -- in the database

    async def _known(self, wanted: Wanted) -> ReviewState | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(reviews.select().where(wanted.is_it))).first()
        if row is None or (row.review is None and row.at < time.time() - SILENCE):
            return None
        return ReviewState(percent=row.percent, review=Review.model_validate_json(row.review) if row.review else None)

    async def _claim(self, wanted: Wanted) -> bool:
        """Whether it is ours to make: nobody does, or nothing was heard of them for long."""
        now = time.time()
        row = {"table_id": wanted.table, "seat": wanted.seat, "version": wanted.version, "percent": 0, "at": now}
        silent = wanted.is_it & reviews.c.review.is_(None) & (reviews.c.at < now - SILENCE)
        async with self._engine.begin() as connection:
            if await insert(connection, reviews, [row]):
                return True
            taken_over = await connection.execute(reviews.update().where(silent).values(at=now))
        return taken_over.rowcount == 1

    async def _note(self, wanted: Wanted, percent: int) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(reviews.update().where(wanted.is_it).values(percent=percent, at=time.time()))

    async def _keep(self, wanted: Wanted, review: str) -> None:
        """Put it in the place of all that older coaches have said."""
        older = wanted.is_of_seat & (reviews.c.version != wanted.version)
        async with self._engine.begin() as connection:
            await connection.execute(reviews.delete().where(older))
            await connection.execute(reviews.update().where(wanted.is_it).values(percent=100, review=review))
            await note_review(connection, wanted.table, wanted.seat, Review.model_validate_json(review))

    async def _give_up(self, wanted: Wanted) -> None:
        self._failed[wanted] = time.monotonic() + REST
        async with self._engine.begin() as connection:
            await connection.execute(reviews.delete().where(wanted.is_it))

    # -- being made

    def _begin(self, wanted: Wanted, asked: Played) -> None:
        making = asyncio.create_task(self._make(wanted, asked), name=f"review {wanted.table}")
        self._making[wanted] = making
        making.add_done_callback(lambda _: self._making.pop(wanted))

    async def _make(self, wanted: Wanted, asked: Played) -> None:
        """See it through, whoever still waits for it."""
        done = Percent()
        thought = asyncio.create_task(self._thinkers.ask(asked, done.tell))
        try:
            await self._watch(wanted, thought, done)
            await self._keep(wanted, await thought)
        except Gone:
            log.error("a review could not be made", game=asked.game)
            await self._give_up(wanted)
        except SQLAlchemyError:
            log.exception("a review could not be kept", game=asked.game)  # somebody else takes it over
        finally:
            thought.cancel()

    async def _watch(self, wanted: Wanted, thought: asyncio.Task[str], done: Percent) -> None:
        """Write down how far it is, as long as it is not done."""
        told, at = 0, time.monotonic()
        while not (await asyncio.wait([thought], timeout=BEAT))[0]:
            if done.percent != told or time.monotonic() - at > SIGN_OF_LIFE:
                told, at = done.percent, time.monotonic()
                await self._note(wanted, told)

    async def close(self) -> None:
        """Leave what is not done to others."""
        making = list(self._making.values())
        for task in making:
            task.cancel()
        await asyncio.gather(*making, return_exceptions=True)
        await self._thinkers.close()


class Percent:
    """How far a thought is; told by one thread, read by another."""

    def __init__(self) -> None:
        self.percent = 0

    def tell(self, done: int, of: int) -> None:
        """So much is done: not all of it before the answer is there."""
        self.percent = min(99, 100 * done // max(1, of))


def check(table: Folded, seat: int) -> None:
    """Refuse what cannot be reviewed."""
    if table.record.game not in COACHES:
        raise Refusal("no-coach")
    table.begun().check_seat(seat)


def question(table: Folded, seat: int) -> Played:
    """What the coach is asked about a seat."""
    hints = tuple(entry.text for entry in table.hints if entry.seat == seat)
    return Played(table.record.game, to_line(table.begun()), seat, hints)

"""Reviews of finished games: each is made once, by one of all workers, and stored for everybody."""

from __future__ import annotations

import asyncio
import time

import structlog
from sqlalchemy.exc import SQLAlchemyError

from silvertray.analysis import COACHES, VERSION
from silvertray.core.errors import Refusal
from silvertray.play.files import to_line
from silvertray.server.bots.thinking import Gone, Thinkers
from silvertray.server.coach.played import Played
from silvertray.server.coach.shelf import Shelf, Wanted
from silvertray.server.lines.coached import ReviewState
from silvertray.server.lines.limits import Buckets
from silvertray.server.table.folding import Folded

PATIENCE = 1.0  # seconds that whoever asks is kept waiting, as most reviews are made by then
BEAT = 0.5  # seconds between two looks at how far it is
SIGN_OF_LIFE = 5.0  # seconds after which whoever makes a review says so, even if it is no further
MOST = 50  # reviews that wait at one worker
REST = 600.0  # seconds until one that has failed is tried again
log = structlog.get_logger()


class Reviews:
    """The reviews that this worker makes and reads."""

    def __init__(self, shelf: Shelf, thinkers: Thinkers, askers: Buckets) -> None:
        self._shelf = shelf
        self._thinkers = thinkers
        self._askers = askers
        self._making: dict[Wanted, asyncio.Task[None]] = {}
        self._failed: dict[Wanted, float] = {}  # and until when they are let rest

    async def of(self, table: Folded, seat: int, asker: str) -> ReviewState:
        """The review of a seat, or how far it is; whoever asks first has it made."""
        check(table, seat)
        wanted = Wanted(table.record.id, seat, f"{table.record.rules} {VERSION}")
        found = await self._shelf.found(wanted)
        if found is None:
            self._check_asker(wanted, asker)
            if await self._shelf.claimed(wanted):
                self._begin(wanted, await asyncio.to_thread(question, table, seat))
        if wanted in self._making:
            await asyncio.wait([self._making[wanted]], timeout=PATIENCE)
            found = await self._shelf.found(wanted)
        return found or ReviewState(percent=0)

    def _check_asker(self, wanted: Wanted, asker: str) -> None:
        """Refuse what would be too much, or what has just failed."""
        if time.monotonic() < self._failed.get(wanted, 0.0):
            raise Refusal("review-failed")
        if len(self._making) >= MOST:
            raise Refusal("server-full")
        if not self._askers.take(asker):
            raise Refusal("too-many-reviews")

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
            await self._shelf.keep(wanted, await thought)
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
                await self._shelf.note(wanted, told)

    async def _give_up(self, wanted: Wanted) -> None:
        now = time.monotonic()
        self._failed = {other: until for other, until in self._failed.items() if until > now} | {wanted: now + REST}
        await self._shelf.clear(wanted)

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

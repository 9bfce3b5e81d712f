"""All tables that are open now: made, found again in the store, and let go when nobody looks on."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import structlog

from silvertray.core.errors import Refusal, SilvertrayError
from silvertray.play.dealer import Seeded
from silvertray.play.match import Match
from silvertray.server.bots.driving import Driver
from silvertray.server.bots.thinking import Thinkers, for_bots, for_reviews
from silvertray.server.coach.hinting import Hints
from silvertray.server.coach.reviewing import Reviews
from silvertray.server.coach.shelf import Shelf
from silvertray.server.keeping.store import Conflict, Key, Store
from silvertray.server.lines.limits import minutely
from silvertray.server.lines.protocol import News
from silvertray.server.lines.tokens import hashed, new_token
from silvertray.server.lines.wishes import DealerWish, ForkWish, NewTable, TableWish
from silvertray.server.people.results import write_down_end
from silvertray.server.people.talks import Talks
from silvertray.server.push.turns import Turns
from silvertray.server.settings import Settings
from silvertray.server.table.entries import DealerKind, Record
from silvertray.server.table.folding import folded
from silvertray.server.table.forking import as_table, check_fork, forked_record
from silvertray.server.table.live import LiveTable
from silvertray.server.table.making import (
    HERE,
    ME,
    check_clock,
    check_wish,
    entries_again,
    first_entries,
    new_record,
    record_again,
)
from silvertray.server.table.news import news
from silvertray.server.table.promises import Promises
from silvertray.server.table.replaying import replayed
from silvertray.server.timing import SYSTEM_TIME, Time
from silvertray.server.wires.hearing import Hearing
from silvertray.server.wires.wire import Alone, Wire

Answer = TypeVar("Answer")
IDLE_SECONDS = 30.0  # longer than any change takes, and than it takes to come in
log = structlog.get_logger()


class Tables:
    """The tables of one process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        wire: Wire | None = None,
        time: Time = SYSTEM_TIME,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        self.settings = settings
        self.store = store
        self.wire = wire or Alone()
        self.time = time
        self._idle_seconds = idle_seconds
        self._live: dict[str, LiveTable] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self.promises = Promises(store.engine, time)
        self.thinkers = Thinkers(for_bots(settings))
        coached = minutely(settings, settings.coached_per_minute)
        self.hints = Hints(self.thinkers, coached)
        self.reviews = Reviews(Shelf(store.engine), Thinkers(for_reviews(settings)), coached)
        self.turns = Turns(settings, store.engine, self.let_go, time)
        self._scribes: dict[str, asyncio.Task[None]] = {}
        self._idle: dict[str, asyncio.TimerHandle] = {}
        self._changes: set[asyncio.Task[Any]] = set()
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.talks = Talks(store.engine)
        self._hearing = Hearing(self._live, store, self.talks)
        self.wire.start(self._hearing)

    @property
    def live(self) -> dict[str, LiveTable]:
        """The tables that are in memory now."""
        return self._live

    async def open(self, table: str) -> LiveTable | None:
        """A table by its id, as it is stored now; None if there is none, refused if it cannot be played."""
        opening = self._opening.setdefault(table, asyncio.Lock())
        async with opening:
            if table in self._live:
                self.let_go(self._live[table])  # from now on: whoever asks is on the way in
                await self._live[table].catch_up()
            return self._live.get(table) or await self._found(table)

    async def _found(self, table: str) -> LiveTable | None:
        record = await self.store.record(table)
        if record is None:
            return None
        if len(self._live) >= self.settings.tables_open:
            raise Refusal("server-full")
        entries, keys = await self.store.standing(table)
        live = LiveTable(replayed(record, entries), keys, self.store, self.wire, self.turns.note, self.time)
        self._take_in(live)
        return live

    def all(self) -> list[LiveTable]:
        """The tables that are open in this process."""
        return list(self._live.values())

    def _take_in(self, live: LiveTable) -> None:
        self._live[live.id] = live
        self.wire.join(live.id)
        live.note_presence()
        self._drivers[live.id] = asyncio.create_task(
            Driver(live, self.settings, self.thinkers).run(), name=f"driver {live.id}"
        )
        self._scribes[live.id] = asyncio.create_task(write_down_end(self.store.engine, live), name=f"scribe {live.id}")
        self.let_go(live)  # whoever asked may be turned away

    def let_go(self, live: LiveTable) -> None:
        """Forget a table in a while, if nobody looks at it or asks for it until then; all of it is stored."""
        if self._live.get(live.id) is live:
            if live.id in self._idle:
                self._idle[live.id].cancel()
            self._idle[live.id] = asyncio.get_running_loop().call_later(self._idle_seconds, self._forget, live)

    def _forget(self, live: LiveTable) -> None:
        del self._idle[live.id]
        if not live.watchers and not self.turns.has(live):
            del self._live[live.id]
            self.wire.leave(live.id)
            self._drivers.pop(live.id).cancel()
            self._scribes.pop(live.id).cancel()

    async def reread(self, changed: Iterable[str]) -> None:
        """These tables were changed in the store beside all workers."""
        changed = list(changed)
        for table in changed:
            self.wire.tell_rewritten(table)
        for live in [self._live[table] for table in changed if table in self._live]:
            await live.reread()

    async def sign_out(self, person: str | None) -> None:
        """A session of this person has ended: so have its talks, here and at all other workers."""
        if person is not None:
            self.wire.tell_signed_out(person)
            await self.talks.check(person)

    async def to_the_end(self, change: Coroutine[Any, Any, Answer]) -> Answer:
        """Carry out a change even if whoever asked for it has gone by then."""
        task = asyncio.create_task(change)
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Finish what has begun, and let go of everything."""
        await asyncio.gather(*self._changes, return_exceptions=True)
        await self.turns.close()
        drivers = [*self._drivers.values(), *self._scribes.values()]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        await self._hearing.close()
        await self.wire.close()
        await self.reviews.close()
        await self.thinkers.close()

    # -- new tables

    async def create(self, wish: TableWish, guest_hash: str) -> NewTable:
        """A table as somebody wishes it; raises SetupError."""
        check_wish(wish)
        check_clock(wish, self.settings.shortest_clock)
        invite = new_token()
        record = new_record(wish, await self.secret_for(wish.dealer), invite, self.settings.grace, self.time.now())
        return await self._put_up(record, wish, invite, guest_hash)

    async def put_up_as(self, settle: Callable[[Record], Record], wish: TableWish, guest_hash: str) -> NewTable:
        """A table that is otherwise settled than a wish can say; raises Conflict if it is there already."""
        invite = new_token()
        return await self._put_up(
            settle(new_record(wish, "", invite, self.settings.grace, self.time.now())), wish, invite, guest_hash
        )

    async def fork(self, old: Record, match: Match, wish: ForkWish, guest_hash: str) -> NewTable:
        """A table that goes on from a step of a finished game; raises SetupError."""
        check_fork(match, wish)
        table = as_table(old, wish)
        check_wish(table)
        check_clock(table, self.settings.shortest_clock)
        invite = new_token()
        record = new_record(table, await self.secret_for(table.dealer), invite, self.settings.grace, self.time.now())
        forked = await asyncio.to_thread(forked_record, record, old, match, wish, table.seats.index(ME))
        return await self._put_up(forked, table, invite, guest_hash)

    async def _put_up(self, record: Record, wish: TableWish, invite: str, guest_hash: str) -> NewTable:
        token, seat = new_token(), wish.seats.index(ME)
        here = {at: new_token() for at, name in enumerate(wish.seats) if name == HERE}
        own = [Key(seat, hashed(token), guest_hash), *[Key(at, hashed(key), "") for at, key in here.items()]]
        entries = first_entries(record, wish, guest_hash)
        await self.store.create(record, entries, own)
        log.info("table made", table=record.id, game=record.game, players=record.players, dealer=record.dealer)
        told = news(folded(record, entries), seat, 0, {seat}, self.time.now())
        return NewTable(
            table=record.id,
            seat=seat,
            token=token,
            invite=invite,
            here=here,
            news=News.model_validate_json(told.text),
        )

    async def secret_for(self, wish: DealerWish) -> str:
        """The seed, or the secret that was promised; elsewhere only the bots' thoughts depend on it."""
        if wish.kind == "commit":
            return await self.promises.keep(wish.commitment or "")
        return secrets.token_hex(16) if wish.seed is None else str(Seeded(wish.seed).seed)

    async def play_again(self, live: LiveTable) -> str:
        """A new table for the same people, who keep their keys; the same one whoever asks, and at whatever worker.

        It begins at once, before anybody could say a word into a promise: so a fair dealer makes room for plain chance.
        """
        old = live.table.record
        dealer: DealerKind = "entropy" if old.dealer == "commit" else old.dealer
        seed = secrets.randbits(63) if dealer == "seed" else None
        record = record_again(
            live.table, dealer, await self.secret_for(DealerWish(kind=dealer, seed=seed)), self.time.now()
        )
        with suppress(Conflict):  # somebody else was quicker
            await self.store.create(record, entries_again(record, live.table), live.keys)
            await self._ask_first(record.id)
        return record.id

    async def _ask_first(self, table: str) -> None:
        """Whoever does not come along to a table that has begun at once may have to be told."""
        with suppress(SilvertrayError):
            live = await self.open(table)
            if live:
                self.turns.note(live, live.table.asked_people)

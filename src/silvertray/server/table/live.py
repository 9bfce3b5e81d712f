"""A table that is open now: one change after the other, each checked, stored, then told to everybody who looks on."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import chain
from typing import NamedTuple, Protocol

from silvertray.core.errors import Refusal
from silvertray.server.keeping.store import Conflict, Key, Store
from silvertray.server.lines.frames import Message
from silvertray.server.lines.protocol import Refused
from silvertray.server.table.entries import PERSON, Entry
from silvertray.server.table.folding import Folded, folded
from silvertray.server.table.following import next_by_itself
from silvertray.server.table.news import Telling
from silvertray.server.timing import SYSTEM_TIME, Time
from silvertray.server.wires.wire import Alone, Wire

TRIES = 20  # how often a change is tried again when another process was quicker
REFUSALS_KEPT = 200
TURNS_KEYS = ("sit", "stand", "kick")

Deed = Callable[[Folded], Iterable[Entry]]
Asks = Callable[["LiveTable", Collection[int]], None]


class Watcher(Protocol):
    """Somebody who looks at a table: a seat's owner, or a spectator."""

    seat: int | None
    invited: bool
    guest_hash: str
    guests: frozenset[str]  # all that this one has been
    address: str
    have: int

    def tell(self, message: Message) -> None:
        """Send; must not wait."""


class Sitting(NamedTuple):
    """Somebody who sits down, with the key to the seat."""

    watcher: Watcher
    key: Key


class LiveTable:
    """A table in memory. The store decides: what it does not take has not happened."""

    def __init__(
        self,
        table: Folded,
        keys: list[Key],
        store: Store,
        wire: Wire | None = None,
        asks: Asks | None = None,
        time: Time = SYSTEM_TIME,
    ) -> None:
        self.table = table
        self.keys = keys
        self.store = store
        self.wire = wire or Alone()
        self._asks = asks
        self.time = time
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, frozenset[int]] = {}  # other workers where somebody looks on, and the seats there
        self.absent_since: dict[int, float] = {}
        self.changed_at = self.time.monotonic()
        self.changed = asyncio.Event()
        self.refusals: OrderedDict[str, Refused] = OrderedDict()
        self._lock = asyncio.Lock()
        self._is_doubtful = False
        self._commands = commands_of(table)

    # -- questions

    @property
    def id(self) -> str:
        """The table's name."""
        return self.table.record.id

    def present(self) -> set[int]:
        """The seats whose owners look on, at any worker."""
        return self._present_here().union(*self.elsewhere.values())

    def _present_here(self) -> set[int]:
        return {watcher.seat for watcher in self.watchers if watcher.seat is not None}

    @property
    def is_driven_here(self) -> bool:
        """Whether bots play from this worker: of all workers where somebody looks on, one does it."""
        return self.wire.name <= min(self.elsewhere, default=self.wire.name)

    def entry_of(self, command_id: str) -> int | None:
        """The entry that a command brought, if it was stored."""
        return self._commands.get(command_id)

    def holder(self, seat: int) -> str:
        """The guest whose seat it is, by hash; empty if nobody is known by a cookie."""
        return next((key.guest_hash for key in self.keys if key.seat == seat), "")

    def is_early(self, seat: int) -> bool:
        """Whether somebody else at the table is to be waited for before this seat acts (D-57)."""
        match = self.table.match
        awaited = match.game.awaited(match.state) if match else None
        return awaited not in (None, seat)

    # -- changes

    async def change(self, command_id: str | None, deed: Deed, sitting: Sitting | None = None) -> int:
        """Do something once: check, store, tell; the number of its entry. Whatever raises changes nothing."""
        async with self._lock:
            for _ in range(TRIES):
                if self._is_doubtful:
                    await self.catch_up()
                known = self._commands.get(command_id) if command_id else None
                if known is not None:
                    return known
                try:
                    return await self._try(command_id, deed, sitting)
                except Conflict:
                    continue
        raise Refusal("table-busy")

    async def _try(self, command_id: str | None, deed: Deed, sitting: Sitting | None) -> int:
        table = self.table.copy()  # nobody sees it before the store has taken it
        made = applied(table, deed, command_id, self.time)
        if made:
            await self._keep(table, made, sitting)
        return made[0].seq if made else table.seq

    async def _keep(self, table: Folded, made: list[Entry], sitting: Sitting | None) -> None:
        freed, before = freed_by(table, made), self.table.asked_people
        try:
            await self.store.append(self.id, made, [sitting.key] if sitting else [], freed, table.wakes_at)
        except BaseException:
            self._is_doubtful = True  # whatever broke off: the store knows
            raise
        self.wire.tell_stored(self.id, table.seq)
        self._take(table, made)
        self._note_seats(sitting, freed)
        self.tell_all()
        if self._asks:
            self._asks(self, table.asked_people - before)

    def _take(self, table: Folded, made: Sequence[Entry]) -> None:
        """The table as it is from now on, unless more has been read from the store by now."""
        before = self.table.moved
        if table.seq > self.table.seq:
            self.table = table
        self._commands |= {entry.command: entry.seq for entry in made if entry.command}
        if table.moved > before:
            self.changed_at = self.time.monotonic()

    def _note_seats(self, sitting: Sitting | None, freed: set[int]) -> None:
        self.keys = [key for key in self.keys if key.seat not in freed]
        self._unseat(freed)
        if sitting:
            self.keys.append(sitting.key)
            sitting.watcher.seat = sitting.key.seat
        self.note_presence()

    def _unseat(self, freed: Collection[int]) -> None:
        for watcher in self.watchers:
            watcher.seat = None if watcher.seat in freed else watcher.seat

    # -- what other workers have done

    async def catch_up(self) -> None:
        """Read on from the store, keys and all, and tell what was missed."""
        self._is_doubtful = False
        try:
            missed, keys = await self._read(after=self.table.seq)
        except BaseException:
            self._is_doubtful = True
            raise
        self.keys = keys
        self._note(missed)

    async def follow(self, missed: Sequence[Entry]) -> None:
        """Take in entries that another worker has stored, and tell them."""
        if any(entry.kind in TURNS_KEYS for entry in missed):
            await self.catch_up()
        else:
            self._note(missed)

    async def _read(self, after: int) -> tuple[list[Entry], list[Key]]:
        """Entries and keys of one moment, read once more if keys were turned here meanwhile."""
        own = None
        while own is not self.keys:
            own = self.keys
            read = await self.store.standing(self.id, after)
        return read

    def _note(self, read: Sequence[Entry]) -> None:
        """What is in memory is always the beginning of what is stored, and may have grown while we read."""
        table = self.table.copy()
        missed = [entry for entry in read if entry.seq > table.seq]
        freed: set[int] = set()
        for entry in missed:
            freed |= freed_by(table, [entry])
            table.apply(entry)
        if missed:
            self._take(table, missed)
            self._unseat(freed)
            self.note_presence()
            self.tell_all()

    async def reread(self) -> None:
        """Something was changed in the store beside this table; whose key is gone looks on."""
        async with self._lock:
            read, keys = await self._read(after=0)
            since = [seen.entry for seen in self.table.history[len(read) :]]  # of these we have heard meanwhile
            self.table = folded(self.table.record, [*read[: self.table.seq], *since])
            self.keys = keys
            self._note(read)
            held = {key.seat for key in self.keys}
            self._note_seats(None, {seat for seat in self.present() if seat not in held})
        self.tell_all()

    async def add_key(self, sitting: Sitting) -> None:
        """Another key for a guest who has one; refused to anybody else, and to whoever has been sent away meanwhile."""
        async with self._lock:
            await self.catch_up()
            self._check_holds(sitting)
            await self.store.append(self.id, (), [sitting.key])
            self._note_seats(sitting, set())
        self.tell_all()

    def _check_holds(self, sitting: Sitting) -> None:
        key = sitting.key
        if self.table.barred & sitting.watcher.guests:
            raise Refusal("barred")
        if not any(key.guest_hash and (key.seat, key.guest_hash) == (own.seat, own.guest_hash) for own in self.keys):
            raise Refusal("seat-taken", seat=key.seat)

    def refuse(self, refused: Refused) -> Refused:
        """Remember a refusal: a repeat of the command gets the same answer."""
        self.refusals[str(refused.id)] = refused
        if len(self.refusals) > REFUSALS_KEPT:
            self.refusals.popitem(last=False)
        return refused

    # -- who looks on

    def come(self, watcher: Watcher) -> None:
        """Somebody looks on."""
        self.watchers.add(watcher)
        self.note_presence()
        self.tell_all()

    def go(self, watcher: Watcher) -> None:
        """Somebody looks on no more; whose seat nobody watches is absent from now on."""
        self.watchers.discard(watcher)
        self.note_presence()
        self.tell_all()

    def note_presence(self) -> None:
        """Tell other workers who looks on here; note since when each absent person is away."""
        self.wire.tell_looks_on(self.id, self._present_here() if self.watchers else None)
        away = {seat for seat, chair in enumerate(self.table.chairs) if chair.kind == PERSON} - self.present()
        self.absent_since = {seat: self.absent_since.get(seat, self.time.monotonic()) for seat in away}

    def note_elsewhere(self, worker: str, seats: Collection[int] | None) -> None:
        """At another worker these seats look on, or nobody at all (None)."""
        before = dict(self.elsewhere)
        self.elsewhere.pop(worker, None)
        if seats is not None:
            self.elsewhere[worker] = frozenset(seats)
        if self.elsewhere != before:
            self.note_presence()
            self.tell_all()

    def tell_all(self) -> None:
        """Tell everybody what is new to them, and wake whoever waits for a change."""
        self.changed.set()
        self.changed = asyncio.Event()
        telling = Telling(self.table, self.present(), self.time.now())
        for watcher in list(self.watchers):
            watcher.tell(telling.to(watcher.seat, watcher.have))
            watcher.have = self.table.seq


def applied(table: Folded, deed: Deed, command_id: str | None, time: Time) -> list[Entry]:
    """The entries of a deed and of what follows by itself, done at this table."""
    made: list[Entry] = []
    for entry in chain(deed(table), iter(lambda: next_by_itself(table), None)):
        stamped = entry._replace(at=time.now(), command=None if made else command_id)
        made.append(table.apply(stamped))
    return made


def freed_by(table: Folded, made: Sequence[Entry]) -> set[int]:
    """The seats that were left before the game, or taken from somebody: their keys open nothing any more."""
    return {entry.seat for entry in made if entry.kind == "kick" or (entry.kind == "stand" and table.match is None)}


def commands_of(table: Folded) -> dict[str, int]:
    """The entries of commands that were stored."""
    return {seen.entry.command: seen.entry.seq for seen in table.history if seen.entry.command}

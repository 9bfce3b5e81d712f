"""A table that is open now: one change after the other, each checked, stored, then told to everybody who looks on."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import chain
from typing import NamedTuple, Protocol

from silvertray.core.errors import Refusal
from silvertray.server.folding import PERSON, Entry, Folded, folded, next_by_itself
from silvertray.server.news import news
from silvertray.server.protocol import News, Refused
from silvertray.server.store import Conflict, Key, Store

TRIES = 5  # how often a change is tried again when another process was quicker
REFUSALS_KEPT = 200

Deed = Callable[[Folded], Iterable[Entry]]


class Watcher(Protocol):
    """Somebody who looks at a table: a seat's owner, or a spectator."""

    seat: int | None
    invited: bool
    guest_hash: str
    have: int

    def tell(self, message: News) -> None:
        """Send; must not wait."""


class Sitting(NamedTuple):
    """Somebody who sits down, with the key to the seat."""

    watcher: Watcher
    key: Key


class LiveTable:
    """A table in memory. The store decides: what it does not take has not happened."""

    def __init__(self, table: Folded, keys: list[Key], store: Store) -> None:
        self.table = table
        self.keys = keys
        self.store = store
        self.watchers: set[Watcher] = set()
        self.absent_since: dict[int, float] = {}
        self.changed_at = time.monotonic()
        self.changed = asyncio.Event()
        self.refusals: OrderedDict[str, Refused] = OrderedDict()
        self._lock = asyncio.Lock()
        self._is_stale = False
        self._commands = commands_of(table)

    # -- questions

    @property
    def id(self) -> str:
        """The table's name."""
        return self.table.record.id

    def present(self) -> set[int]:
        """The seats whose owners look on."""
        return {watcher.seat for watcher in self.watchers if watcher.seat is not None}

    def entry_of(self, command_id: str) -> int | None:
        """The entry that a command brought, if it was stored."""
        return self._commands.get(command_id)

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
                await self._refresh()
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
        made = applied(table, deed, command_id)
        if made:
            await self._keep(table, made, sitting)
        return made[0].seq if made else table.seq

    async def _keep(self, table: Folded, made: list[Entry], sitting: Sitting | None) -> None:
        freed = freed_by(table, made)
        self._is_stale = True  # whatever breaks off now: the store knows
        await self.store.append(self.id, made, [sitting.key] if sitting else [], freed)
        self._is_stale = False
        self.changed_at = self.changed_at if table.moved == self.table.moved else time.monotonic()
        self.table = table
        self._note_seats(sitting, freed)
        self._commands |= {entry.command: entry.seq for entry in made if entry.command}
        self.tell_all()

    def _note_seats(self, sitting: Sitting | None, freed: set[int]) -> None:
        self.keys = [key for key in self.keys if key.seat not in freed]
        for watcher in self.watchers:
            watcher.seat = None if watcher.seat in freed else watcher.seat
        if sitting:
            self.keys.append(sitting.key)
            sitting.watcher.seat = sitting.key.seat
        self.note_absent()

    async def _refresh(self) -> None:
        """Read the table anew if what is in memory may not be what is stored."""
        if self._is_stale:
            self.table = folded(self.table.record, await self.store.entries(self.id))
            self.keys = await self.store.keys(self.id)
            self._commands = commands_of(self.table)
            self._is_stale = False

    async def add_key(self, sitting: Sitting) -> None:
        """Another key for a guest who has one; refused to anybody else."""
        key = sitting.key
        if not any(key.guest_hash and (key.seat, key.guest_hash) == (own.seat, own.guest_hash) for own in self.keys):
            raise Refusal("seat-taken", seat=key.seat)
        await self.store.append(self.id, (), [key])
        self._note_seats(sitting, set())
        self.tell_all()

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
        self.note_absent()
        self.tell_all()

    def go(self, watcher: Watcher) -> None:
        """Somebody looks on no more; whose seat nobody watches is absent from now on."""
        self.watchers.discard(watcher)
        self.note_absent()
        self.tell_all()

    def note_absent(self) -> None:
        """Since when each absent person is away."""
        away = {seat for seat, chair in enumerate(self.table.chairs) if chair.kind == PERSON} - self.present()
        self.absent_since = {seat: self.absent_since.get(seat, time.monotonic()) for seat in away}

    def tell_all(self) -> None:
        """Tell everybody what is new to them, and wake whoever waits for a change."""
        self.changed.set()
        self.changed = asyncio.Event()
        present = self.present()
        for watcher in list(self.watchers):
            watcher.tell(news(self.table, watcher.seat, watcher.have, present))
            watcher.have = self.table.seq


def applied(table: Folded, deed: Deed, command_id: str | None) -> list[Entry]:
    """The entries of a deed and of what follows by itself, done at this table."""
    made: list[Entry] = []
    for entry in chain(deed(table), iter(lambda: next_by_itself(table), None)):
        stamped = replace(entry, at=time.time(), command=None if made else command_id)
        made.append(table.apply(stamped))
    return made


def freed_by(table: Folded, made: Sequence[Entry]) -> set[int]:
    """The seats that were left before the game: their keys open nothing any more."""
    return {entry.seat for entry in made if entry.kind == "stand" and table.match is None}


def commands_of(table: Folded) -> dict[str, int]:
    """The entries of commands that were stored."""
    return {seen.entry.command: seen.entry.seq for seen in table.history if seen.entry.command}

"""Workers of one process that hear of each other by letters, which somebody else delivers: late, twice, never."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any, NamedTuple

from silvertray.server.wires.wire import Listener, new_name

IN_ANY_ORDER = ("stored", "rewritten")


class Letter(NamedTuple):
    """A call of the receiver's listener; `about` is set where a later letter of the same sender replaces this one."""

    to: ByPost
    kind: str
    content: tuple[Any, ...]
    about: tuple[str, str] | None = None


class Post:
    """All letters that are under way."""

    def __init__(self) -> None:
        self.wires: list[ByPost] = []
        self.letters: list[Letter] = []

    def send(self, sender: ByPost, kind: str, *content: Any, about: tuple[str, str] | None = None) -> None:
        """A letter to every other worker."""
        self.letters = [one for one in self.letters if about is None or one.about != about]
        self.letters += [Letter(wire, kind, content, about) for wire in self.wires if wire is not sender]

    def deliver(self, letter: Letter, is_last_copy: bool = True) -> None:
        """Hand a letter over, and keep a copy of it to be delivered again."""
        if is_last_copy or letter.kind not in IN_ANY_ORDER:
            self.letters.remove(letter)
        getattr(letter.to.listener, letter.kind)(*letter.content)

    async def deliver_all(self) -> None:
        """Hand over everything, and wait until all workers have read what it is about."""
        while self.letters:
            self.deliver(self.letters[0])
            await all_have_read()


class ByPost:
    """One worker's end. Like Redis it forgets what it could not deliver, and then has everything read again."""

    def __init__(self, post: Post) -> None:
        self.name = new_name()
        self.post = post
        self.open: dict[str, Collection[int] | None] = {}  # tables, and the seats that watch them here

    def start(self, listener: Listener) -> None:
        self.listener = listener
        self.post.wires.append(self)

    async def close(self) -> None:
        self.post.wires.remove(self)
        self.post.letters = [one for one in self.post.letters if one.to is not self and not self._is_presence(one)]
        self.post.send(self, "lost", self.name)

    def _is_presence(self, letter: Letter) -> bool:
        return letter.about is not None and letter.about[0] == self.name

    def join(self, table: str) -> None:
        self.open[table] = None
        self._ask(table)

    def _ask(self, table: str) -> None:
        """Read what was stored before we listened, and hear who watches elsewhere."""
        self.post.letters.append(Letter(self, "check", ([table],)))
        for other in self.post.wires:
            if other is not self and other.open.get(table) is not None:
                other.tell_seats(table)

    def leave(self, table: str) -> None:
        self.open.pop(table, None)

    def tell_stored(self, table: str, seq: int) -> None:
        self.post.send(self, "stored", table, seq)

    def tell_looks_on(self, table: str, seats: Collection[int] | None) -> None:
        if self.open.get(table) != seats:
            self.open[table] = seats
            self.tell_seats(table)

    def tell_seats(self, table: str) -> None:
        self.post.send(self, "looks_on", table, self.name, self.open[table], about=(self.name, table))

    def tell_rewritten(self, table: str) -> None:
        self.post.send(self, "rewritten", table)

    def tell_signed_out(self, person: str) -> None:
        self.post.send(self, "signed_out", person)

    def is_first(self) -> bool:
        return self is self.post.wires[0]

    def has_to_reread(self, table: str) -> bool:
        """Whether a name at a table was erased and we have still to hear of it."""
        return any((one.to, one.kind, *one.content) == (self, "rewritten", table) for one in self.post.letters)

    # -- troubles

    def lose_connection(self, misses_goodbyes: bool = True) -> None:
        """Letters to us are lost; connected again, we read everything, and miss those who are not there any more."""
        self.post.letters = [
            one
            for one in self.post.letters
            if one.to is not self or one.kind == "lost" or (one.content[-1] is None and not misses_goodbyes)
        ]
        for table in self.open:
            self.post.letters.append(Letter(self, "rewritten", (table,)))
            self._ask(table)

    def fall_silent(self) -> None:
        """The others give us up, and hear of us again a moment later."""
        for other in self.post.wires:
            if other is not self:
                other.listener.lost(self.name)
        for table in self.open:
            self.tell_seats(table)


async def all_have_read() -> None:
    """Wait until no worker reads from the database because of a letter."""
    while reading := [task for task in asyncio.all_tasks() if task.get_name() == "hearing"]:
        await asyncio.wait(reading)

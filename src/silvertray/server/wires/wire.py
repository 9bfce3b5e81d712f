"""What workers tell each other: that something was stored, who looks on where, who signed out. Never what it was."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Protocol


class Listener(Protocol):
    """Whoever is told what other workers do."""

    def stored(self, table: str, seq: int) -> None:
        """Another worker has stored entries of a table up to this one."""

    def looks_on(self, table: str, worker: str, seats: Collection[int] | None) -> None:
        """At another worker these seats look on, or nobody at all (None)."""

    def rewritten(self, table: str) -> None:
        """Entries of a table that were stored before are others now, or may be: somebody was erased."""

    def signed_out(self, person: str) -> None:
        """A session of this person has ended."""

    def lost(self, worker: str) -> None:
        """Another worker is there no more."""

    def check(self, tables: Collection[str]) -> None:
        """Something may have been missed at these tables: ask the database."""


class Wire(Protocol):
    """The way to the other workers. Nothing in here waits, and nothing may depend on its arrival."""

    name: str

    def start(self, listener: Listener) -> None:
        """Listen from now on."""

    async def close(self) -> None:
        """Say goodbye."""

    def join(self, table: str) -> None:
        """A table is open here now."""

    def leave(self, table: str) -> None:
        """A table is not open here any more."""

    def tell_stored(self, table: str, seq: int) -> None:
        """Entries up to this one are stored."""

    def tell_looks_on(self, table: str, seats: Collection[int] | None) -> None:
        """Who looks on here: these seats, with or without spectators, or nobody at all (None)."""

    def tell_rewritten(self, table: str) -> None:
        """Entries of a table that were stored before are others now."""

    def tell_signed_out(self, person: str) -> None:
        """A session of this person has ended."""

    def is_first(self) -> bool:
        """Whether this is the worker that does what one has to do for all."""


class Alone:
    """The wire of a worker that has no others."""

    def __init__(self) -> None:
        self.name = new_name()

    def start(self, listener: Listener) -> None:
        """There is nothing to hear."""

    async def close(self) -> None:
        """There is nobody to say goodbye to."""

    def join(self, table: str) -> None:
        """Nobody else has it."""

    def leave(self, table: str) -> None:
        """Nobody else has it."""

    def tell_stored(self, table: str, seq: int) -> None:
        """Nobody else wants to know."""

    def tell_looks_on(self, table: str, seats: Collection[int] | None) -> None:
        """Nobody else wants to know."""

    def tell_rewritten(self, table: str) -> None:
        """Nobody else has it."""

    def tell_signed_out(self, person: str) -> None:
        """Nobody else wants to know."""

    def is_first(self) -> bool:
        """Always."""
        return True


def new_name() -> str:
    """A name for a worker, as long as it lives."""
    return secrets.token_hex(6)

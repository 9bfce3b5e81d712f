"""Talks by right of a session: when it has ended, so have they, at every worker."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from silvertray.server.people import sessions

SECONDS = 30.0  # how often all sessions are looked at: one may have run out, or the word of its end was lost
MOST = 500  # sessions that are asked for at once
log = structlog.get_logger()


class Talk(Protocol):
    """Somebody at the end of a line, who is signed in or not."""

    person: str | None
    session: str  # by hash

    def sign_out(self) -> None:
        """Hang up and say why; must not wait."""


class Talks:
    """The talks of one process by who is signed in."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._of: dict[str, set[Talk]] = {}

    @contextmanager
    def noted(self, talk: Talk) -> Iterator[None]:
        """A talk for as long as it lasts; guests have no session that could end."""
        if talk.person is None:
            yield
            return
        mine = self._of.setdefault(talk.person, set())
        mine.add(talk)
        try:
            yield
        finally:
            mine.discard(talk)
            if not mine:
                self._of.pop(talk.person, None)

    async def check(self, person: str | None) -> None:
        """End the talks of a person whose sessions have ended."""
        await self._end(list(self._of.get(person or "", ())))

    async def keep_checked(self, every: float = SECONDS) -> None:
        """Look at all sessions now and then; whatever goes wrong, the next time it is tried anew."""
        while True:
            await asyncio.sleep(every)
            try:
                await self._end([talk for mine in self._of.values() for talk in mine])
            except Exception:
                log.exception("sessions could not be looked at")

    async def _end(self, talks: Sequence[Talk]) -> None:
        for first in range(0, len(talks), MOST):
            some = talks[first : first + MOST]
            async with self._engine.connect() as connection:
                lasting = await sessions.lasting(connection, {talk.session for talk in some})
            for talk in some:
                if talk.session not in lasting:
                    talk.sign_out()

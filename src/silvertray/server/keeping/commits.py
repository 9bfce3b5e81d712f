"""Group commit: what arrives while a commit is running shares the next one. Nobody waits while nothing runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

MOST = 200  # in one commit


class Append(Protocol):
    """Something to be stored, all of it or nothing."""

    @property
    def table(self) -> str:
        """The table it belongs to."""


Work = TypeVar("Work", bound=Append)


class Waiting(NamedTuple, Generic[Work]):
    """What waits for its commit, and where its end is told."""

    work: Work
    end: asyncio.Future[None]


class Commits(Generic[Work]):
    """The commits of one process, one after the other."""

    def __init__(self, commit: Callable[[list[Work]], Awaitable[Sequence[Exception | None]]]) -> None:
        """`commit` stores a batch, and says of each work in it what has kept it from being stored."""
        self._commit = commit
        self._waiting: list[Waiting[Work]] = []
        self._running: asyncio.Task[None] | None = None

    async def add(self, work: Work) -> None:
        """Returns when it is stored. Who is cancelled has stored nothing, unless the commit had begun."""
        waiting = Waiting(work, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._run(), name="commits")
        await waiting.end

    async def finish(self) -> None:
        """Wait for what has begun."""
        if self._running is not None:
            await self._running

    async def _run(self) -> None:
        while batch := self._next():
            ends = await self._ends_of([one.work for one in batch])
            for one, error in zip(batch, ends, strict=True):
                tell(one.end, error)

    def _next(self) -> list[Waiting[Work]]:
        """Who goes next: one work of a table at a time, as the second one may build upon the first."""
        batch: dict[str, Waiting[Work]] = {}
        left: list[Waiting[Work]] = []
        for one in self._waiting:
            if one.work.table in batch or len(batch) >= MOST:
                left.append(one)
            elif not one.end.cancelled():
                batch[one.work.table] = one
        self._waiting = left
        return list(batch.values())

    async def _ends_of(self, batch: list[Work]) -> Sequence[Exception | None]:
        try:
            return await self._commit(batch)
        except Exception as error:
            return [error] * len(batch)


def tell(end: asyncio.Future[None], error: Exception | None) -> None:
    """What has become of a work, to whoever still waits for it."""
    if end.done():
        return
    if error is None:
        end.set_result(None)
    else:
        end.set_exception(error)

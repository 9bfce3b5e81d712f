"""Replay every stored table on this program, and tell what is otherwise now."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass

from silvertray.bots.processes import hired, local
from silvertray.server.keeping.archive import Stored, all_tables, at_rest, number_of_tables
from silvertray.server.keeping.checking import Checked, Difference, checked
from silvertray.server.settings import Settings

AHEAD = 4  # tables for each worker that are read before their turn

Bar = Callable[[int], AbstractContextManager[Callable[[int], None]]]


@dataclass
class Figures:
    """What an audit has seen."""

    tables: int = 0
    finished: int = 0
    entries: int = 0
    different: int = 0

    def add(self, one: Checked) -> None:
        """One more table."""
        self.tables += 1
        self.finished += one.is_over
        self.entries += one.entries
        self.different += one.difference is not None


async def audit(settings: Settings, jobs: int, bar: Bar, tell: Callable[[Difference], None]) -> Figures:
    """Look at all tables in their order, and tell of each that differs; raises SetupError."""
    figures = Figures()
    async with at_rest(settings) as connection:
        with bar(await number_of_tables(connection)) as progress:
            async for one in all_checked(all_tables(connection), jobs):
                figures.add(one)
                progress(1)
                if one.difference:
                    tell(one.difference)
    return figures


async def all_checked(tables: AsyncIterator[Stored], jobs: int) -> AsyncIterator[Checked]:
    """All tables replayed, in their order, here or by several processes."""
    if jobs == 1:
        async for one in tables:
            yield checked(one)
        return
    loop, waiting = asyncio.get_running_loop(), deque[asyncio.Future[Checked]]()
    with hired(local, jobs) as pool:
        async for one in tables:
            waiting.append(loop.run_in_executor(pool, checked, one))
            if len(waiting) > AHEAD * jobs:
                yield await waiting.popleft()
        while waiting:
            yield await waiting.popleft()

"""Time that stands still until a test advances it: for tables in the test's process, and for a server of its own."""

from __future__ import annotations

import asyncio
import mmap
import time
from array import array
from collections.abc import MutableSequence
from pathlib import Path
from typing import Self

from silvertray.server.timing import Time

NOW, MONOTONIC = 0, 1
BYTES = 16  # two numbers
POLL = 0.01  # how often another process looks whether its time was advanced


def start() -> array[float]:
    """Now, to the second, so that sums are exact; and no time has passed."""
    return array("d", (int(time.time()), 0.0))


class ManualTime(Time):
    """`advance` lets time pass; `jump` sets the clock on the wall, as an administrator would."""

    def __init__(self, hands: MutableSequence[float] | None = None, poll: float | None = None) -> None:
        self._hands = start() if hands is None else hands
        self._poll = poll
        self._advanced = asyncio.Event()
        self.deadlines: list[float] = []  # until when somebody waits, by `monotonic`

    @classmethod
    def in_file(cls, path: Path) -> Self:
        """Of all processes that look into this file."""
        if not path.exists():
            path.write_bytes(start().tobytes())
        with path.open("r+b") as file:
            return cls(memoryview(mmap.mmap(file.fileno(), BYTES)).cast("d"), POLL)

    def advance(self, seconds: float) -> None:
        """So much time passes; what waits for it goes on at once."""
        self._hands[MONOTONIC] += seconds
        self.jump(seconds)

    def jump(self, seconds: float) -> None:
        """The clock on the wall is set forward, or back; no time passes."""
        self._hands[NOW] += seconds
        self._advanced.set()
        self._advanced = asyncio.Event()

    def now(self) -> float:
        """Seconds since 1970."""
        return self._hands[NOW]

    def monotonic(self) -> float:
        """Seconds that have passed."""
        return self._hands[MONOTONIC]

    async def sleep(self, seconds: float) -> None:
        """Wait until so much time was let pass."""
        await self.comes(asyncio.Event(), seconds)

    async def comes(self, event: asyncio.Event, seconds: float) -> bool:
        """Wait for an event, or until so much time was let pass; whether it came."""
        end = self.monotonic() + seconds
        self.deadlines.append(end)
        try:
            await asyncio.sleep(0)
            while not event.is_set() and self.monotonic() < end:
                await self._change(event)
        finally:
            self.deadlines.remove(end)
        return event.is_set()

    async def _change(self, event: asyncio.Event) -> None:
        waits = [asyncio.create_task(one.wait()) for one in (event, self._advanced)]
        try:
            await asyncio.wait(waits, timeout=self._poll, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

"""The time that tables go by, and waiting for it. Tests pass one that they advance themselves."""

from __future__ import annotations

import asyncio
import time


class Time:
    """The time of this machine."""

    def now(self) -> float:
        """Seconds since 1970. An administrator may set it, forward or back."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds that only ever pass."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)

    async def comes(self, event: asyncio.Event, seconds: float) -> bool:
        """Wait for an event, but no longer than this; whether it came."""
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            return False
        return True


SYSTEM_TIME = Time()

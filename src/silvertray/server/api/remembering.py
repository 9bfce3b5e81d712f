"""Answers that need not be fresh, so that many who ask cost no more than one."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

Answer = TypeVar("Answer")


class Remembered(Generic[Answer]):
    """Each answer is asked for anew after so many seconds; those not asked for longest are forgotten."""

    def __init__(self, seconds: float, most: int = 100) -> None:
        self._seconds = seconds
        self._most = most
        self._answers: OrderedDict[Hashable, tuple[float, Answer]] = OrderedDict()
        self._asking = asyncio.Lock()

    async def get(self, question: Hashable, ask: Callable[[], Awaitable[Answer]]) -> Answer:
        """The answer, remembered or asked for; whoever comes meanwhile waits for it."""
        async with self._asking:
            at, answer = self._answers.pop(question, (-self._seconds, None))
            if answer is None or time.monotonic() - at >= self._seconds:
                answer, at = await ask(), time.monotonic()  # told now, so that who has waited need not ask again
            self._answers[question] = (at, answer)
            if len(self._answers) > self._most:
                self._answers.popitem(last=False)
            return answer

"""How much one visitor may ask for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from silvertray.server.settings import Settings

CROWD = 10  # people behind one address who may play at once, each as fast as a single one


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether there is one left, which is then taken."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each visitor; those who have not come for longest are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, visitor: str) -> bool:
        """Whether this visitor has one left."""
        bucket = self._buckets.pop(visitor, None) or Bucket(self._rate, self._burst)
        self._buckets[visitor] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()


def shared(settings: Settings, rate: float, burst: float) -> Buckets:
    """This worker's share of what an address may have: nobody gets more by coming to several workers."""
    return Buckets(rate / settings.workers, max(1.0, burst / settings.workers))


def minutely(settings: Settings, most: float) -> Buckets:
    """So many a minute, all of them at once if need be."""
    return shared(settings, most / 60, most)


def crowd(settings: Settings) -> Buckets:
    """What all sockets of an address may say together: never less than one of them, as that stays with its worker."""
    people = max(1.0, CROWD / settings.workers)
    return Buckets(people * settings.frames_per_second, people * settings.frame_burst)


class Places:
    """So many at once for each visitor."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    def is_full(self, visitor: str) -> bool:
        """Whether this visitor has all there are."""
        return self._taken[visitor] >= self.most

    @contextmanager
    def taken(self, visitor: str) -> Iterator[None]:
        """Take a place for a while."""
        self._taken[visitor] += 1
        try:
            yield
        finally:
            self._taken[visitor] -= 1
            if not self._taken[visitor]:
                del self._taken[visitor]

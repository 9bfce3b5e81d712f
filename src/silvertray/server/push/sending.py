"""Sending notices on threads beside the event loop: nobody waits for what becomes of them."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncEngine

from py_vapid import Vapid02
from silvertray.server import metrics
from silvertray.server.push import subscriptions
from silvertray.server.push.endpoints import is_allowed
from silvertray.server.push.notice import Notice, Outcome
from silvertray.server.push.vapid import Keys
from silvertray.server.settings import Settings

THREADS = 4
NOBODY = "mailto:nobody@localhost"


class Sender:
    """The sender of one worker."""

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        self.keys = Keys(engine)
        self._settings = settings
        self._engine = engine
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="push")

    async def send(self, subscription: RowMapping, notice: Notice) -> None:
        """Send to one browser; one that is gone is forgotten."""
        outcome = await self._outcome(subscription, notice)
        metrics.NOTICES.labels(outcome).inc()
        if outcome == "gone":
            async with self._engine.begin() as connection:
                await subscriptions.drop_gone(connection, subscription["id"])

    async def _outcome(self, subscription: RowMapping, notice: Notice) -> Outcome:
        if not is_allowed(subscription["endpoint"], self._settings.push_hosts):
            return "gone"  # it was allowed once
        pair, loop = await self.keys.pair(), asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, posted, subscription, notice, pair, self._contact)

    @property
    def _contact(self) -> str:
        """Whom a push service can write to about us."""
        site = self._settings.site
        return self._settings.push_contact or (site if site.startswith("https:") else NOBODY)

    def close(self) -> None:
        """Send no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def posted(subscription: RowMapping, notice: Notice, pair: Vapid02, contact: str) -> Outcome:
    """Post it, on a thread; the libraries for it are loaded by the first one, as few servers need them at once."""
    from silvertray.server.push import posting

    return posting.posted(subscription, notice, pair, contact)

"""The dice of each day: made of a secret of the server and the date, so that all workers agree and nobody can foresee.

Their promise is published the day before, and kept when the day is over. Days are those of UTC.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets as chance
import time
from datetime import UTC, date, datetime, timedelta

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from silvertray.bots import USUAL_LEVEL
from silvertray.games import game
from silvertray.server.contests.contest import Contest
from silvertray.server.contests.rows import secrets
from silvertray.server.keeping.store import insert
from silvertray.server.table.making import ME

NAME = "daily"
A_DAY = timedelta(days=1)
SEATS = {"clever": (ME,), "twice": (ME,), "dobro": (ME, USUAL_LEVEL, USUAL_LEVEL, USUAL_LEVEL)}


class Daily:
    """The contests of all days."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._known: bytes | None = None

    async def of(self, day: date) -> list[Contest]:
        """The contests of a day, one for each game."""
        secret = await self._secret()
        return [daily_contest(slug, day, secret) for slug in SEATS]

    async def named(self, name: str) -> Contest | None:
        """Today's or tomorrow's contest by its id; those of other days are stored, or nobody has played them."""
        known = [*await self.of(today()), *await self.of(today() + A_DAY)]
        return next((contest for contest in known if contest.id == name), None)

    async def _secret(self) -> bytes:
        if self._known is None:
            async with self._engine.begin() as connection:
                self._known = bytes.fromhex(await stored_secret(connection) or await made_secret(connection))
        return self._known


async def stored_secret(connection: AsyncConnection) -> str | None:
    """The server's secret, if there is one."""
    found: str | None = (await connection.execute(sql.select(secrets.c.secret).where(secrets.c.name == NAME))).scalar()
    return found


async def made_secret(connection: AsyncConnection) -> str:
    """A new one, unless another worker was quicker."""
    await insert(connection, secrets, [{"name": NAME, "secret": chance.token_hex(32), "made": time.time()}])
    found = await stored_secret(connection)
    assert found is not None
    return found


def daily_contest(slug: str, day: date, secret: bytes) -> Contest:
    """A game's contest of a day."""
    begins = datetime(day.year, day.month, day.day, tzinfo=UTC)
    name = f"{slug}-{day.isoformat()}"
    return Contest(
        id=name,
        game=slug,
        seats=SEATS[slug],
        options={option.name: option.values[0] for option in game(slug).options},
        dealer="commit",
        secret=hmac.digest(secret, name.encode(), hashlib.sha256).hex(),
        fork=None,
        opens=begins.timestamp(),
        closes=(begins + A_DAY).timestamp(),
    )


def today() -> date:
    """The date, in UTC."""
    return datetime.now(UTC).date()


def day_of(contest: Contest) -> str | None:
    """The day of a daily contest; None for others."""
    return None if contest.closes is None else contest.id.partition("-")[2]

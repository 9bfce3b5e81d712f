"""Secrets that a fair dealer has promised before anybody said a word; each is used for one table."""

from __future__ import annotations

import secrets

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from silvertray.core.errors import SetupError
from silvertray.play.dealer import commitment_to
from silvertray.server.keeping.store import metadata
from silvertray.server.timing import SYSTEM_TIME, Time

A_DAY = 24 * 3600.0  # a promise that has found no table by then is forgotten

promises = sql.Table(
    "promises",
    metadata,
    sql.Column("commitment", sql.String(64), primary_key=True),
    sql.Column("secret", sql.String(64), nullable=False),
    sql.Column("made", sql.Float, nullable=False, index=True),
)


class Promises:
    """What has been promised and not been used, by any worker."""

    def __init__(self, engine: AsyncEngine, time: Time = SYSTEM_TIME) -> None:
        self._engine = engine
        self._time = time

    async def make(self) -> str:
        """Promise a new secret: its commitment."""
        secret, now = secrets.token_bytes(32), self._time.now()
        row = {"commitment": commitment_to(secret), "secret": secret.hex(), "made": now}
        async with self._engine.begin() as connection:
            await connection.execute(promises.delete().where(promises.c.made < now - A_DAY))
            await connection.execute(promises.insert(), row)
        return str(row["commitment"])

    async def keep(self, commitment: str) -> str:
        """The secret behind a commitment, which is then used up; raises SetupError."""
        taken = promises.delete().where(promises.c.commitment == commitment).returning(promises.c.secret)
        async with self._engine.begin() as connection:
            secret = (await connection.execute(taken)).scalar()
        if secret is None:
            raise SetupError("promise-gone")
        return str(secret)

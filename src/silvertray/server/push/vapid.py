"""The key by which push services know this server (VAPID): made once, kept in the database for all workers."""

from __future__ import annotations

import time
from base64 import urlsafe_b64encode

import sqlalchemy as sql
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from py_vapid import Vapid02
from silvertray.server.keeping.store import insert
from silvertray.server.push.rows import push_keys

THE_ONE = 1
LENIENT = {"no-strict": True}  # the library's own check refuses contacts that services take, such as one with a port


class Keys:
    """The key pair, read when it is wanted first."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._known: Vapid02 | None = None

    async def pair(self) -> Vapid02:
        """The key pair; whoever needs it first makes it."""
        if self._known is None:
            self._known = Vapid02.from_string(await self._stored())
            self._known.conf = LENIENT
        return self._known

    async def public(self) -> str:
        """The public half, as browsers want it."""
        point = (await self.pair()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return encoded(point)

    async def _stored(self) -> str:
        async with self._engine.begin() as connection:
            if (found := await stored_key(connection)) is None:
                row = {"id": THE_ONE, "private_key": new_private_key(), "made": time.time()}
                await insert(connection, push_keys, [row])  # unless another worker was quicker
                found = await stored_key(connection)
        assert found is not None
        return found


async def stored_key(connection: AsyncConnection) -> str | None:
    """The private key, if there is one."""
    found: str | None = (await connection.execute(sql.select(push_keys.c.private_key))).scalar()
    return found


def new_private_key() -> str:
    """A new key in the shortest form."""
    pair = Vapid02()
    pair.generate_keys()
    return encoded(pair.private_key.private_numbers().private_value.to_bytes(32, "big"))


def encoded(raw: bytes) -> str:
    """Bytes as text that fits into headers and addresses."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()

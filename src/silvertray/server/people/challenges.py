"""Random words that a passkey has to sign: each for one purpose and one browser, once, and not for long.

They are in the database, so that the answer may come to another process than the question did.
"""

from __future__ import annotations

import secrets
import time
from typing import Any, Literal

from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json

from silvertray.core.errors import Refusal
from silvertray.server.people.rows import challenges
from silvertray.server.people.who import Who

SECONDS = 300.0
Purpose = Literal["register", "sign-in", "prove", "erase"]


async def pose(connection: AsyncConnection, purpose: Purpose, who: Who, person: str = "", name: str = "") -> bytes:
    """A new challenge; what has run out is forgotten."""
    await connection.execute(challenges.delete().where(challenges.c.expires < time.time()))
    challenge = secrets.token_bytes(32)
    row = {"challenge": bytes_to_base64url(challenge), "purpose": purpose, "guest_hash": who.guest}
    row |= {"person_id": person, "name": name}
    await connection.execute(challenges.insert(), {**row, "expires": time.time() + SECONDS})
    return challenge


async def take(engine: AsyncEngine, purpose: Purpose, who: Who, credential: dict[str, Any]) -> RowMapping:
    """The challenge that an answer answers, which is then used up whatever becomes of the answer."""
    mine = (challenges.c.challenge == challenge_in(credential)) & (challenges.c.purpose == purpose)
    mine &= (challenges.c.guest_hash == who.guest) & (challenges.c.expires >= time.time())
    async with engine.begin() as connection:
        row = (await connection.execute(challenges.select().where(mine))).mappings().first()
        taken = await connection.execute(challenges.delete().where(mine))
    if row is None or taken.rowcount != 1:
        raise Refusal("challenge-gone")
    return row


def challenge_in(credential: dict[str, Any]) -> str:
    """What a browser says that its passkey has signed."""
    try:
        client = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
    except Exception:  # whatever a stranger sends, and in how many ways it can be wrong
        raise Refusal("passkey-refused") from None
    return bytes_to_base64url(client.challenge)

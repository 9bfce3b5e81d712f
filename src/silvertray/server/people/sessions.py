"""Who is signed in: a random word in a cookie that no script can read, and its hash in the database."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence

import sqlalchemy as sql
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import HTTPConnection
from starlette.responses import Response

from silvertray.core.errors import Refusal
from silvertray.server.lines.tokens import hashed, new_token
from silvertray.server.lines.visitors import cookie_name, is_secure
from silvertray.server.people.devices import device_hint
from silvertray.server.people.rows import sessions

DAY = 24 * 3600.0
IDLE = 90 * DAY  # whoever does not come for so long signs in again
LONGEST = 365 * DAY
FRESH = 300.0  # so long after a passkey was shown nobody is asked for it again
COOKIE = "silvertray_session"
log = structlog.get_logger()


def session_hash(visitor: HTTPConnection) -> str:
    """The session that a visitor claims; empty if none."""
    token = visitor.cookies.get(cookie_name(visitor, COOKIE), "")
    return hashed(token) if token else ""


async def begin(connection: AsyncConnection, person: str, visitor: HTTPConnection, response: Response) -> None:
    """Sign somebody in on this browser; the session it had before ends."""
    await end(connection, session_hash(visitor))
    token, now = new_token(), time.time()
    row = {"token_hash": hashed(token), "person_id": person, "created": now, "seen": now, "proved": now}
    row["device"] = device_hint(visitor.headers.get("user-agent", ""))
    await connection.execute(sessions.insert(), row)
    secure = is_secure(visitor)
    name, age = cookie_name(visitor, COOKIE), int(LONGEST)
    response.set_cookie(name, token, max_age=age, httponly=True, samesite="strict", secure=secure, path="/")


async def person_of(connection: AsyncConnection, token_hash: str) -> str | None:
    """Who is signed in by a session, if it still holds; once a day it is noted that it was used."""
    if not token_hash:
        return None
    row = (await connection.execute(sessions.select().where(sessions.c.token_hash == token_hash))).mappings().first()
    now = time.time()
    if row is None or now - row["seen"] > IDLE or now - row["created"] > LONGEST:
        return None
    if now - row["seen"] > DAY:
        await connection.execute(sessions.update().where(sessions.c.token_hash == token_hash).values(seen=now))
    return str(row["person_id"])


async def is_fresh(connection: AsyncConnection, token_hash: str) -> bool:
    """Whether the owner of a session has shown a passkey a moment ago."""
    query = sql.select(sessions.c.proved).where(sessions.c.token_hash == token_hash)
    return ((await connection.execute(query)).scalar() or 0.0) > time.time() - FRESH


async def refresh(connection: AsyncConnection, token_hash: str) -> None:
    """The owner of a session has shown a passkey again."""
    mine = sessions.update().where(sessions.c.token_hash == token_hash)
    await connection.execute(mine.values(proved=time.time()))


async def lasting(connection: AsyncConnection, hashes: Collection[str]) -> set[str]:
    """Those of these sessions that still hold."""
    now = time.time()
    holds = (sessions.c.seen >= now - IDLE) & (sessions.c.created >= now - LONGEST)
    query = sql.select(sessions.c.token_hash).where(sessions.c.token_hash.in_(hashes), holds)
    return set((await connection.execute(query)).scalars())


async def end(connection: AsyncConnection, token_hash: str) -> None:
    """Sign out here; whatever has run out is forgotten on this occasion."""
    now = time.time()
    over = (sessions.c.seen < now - IDLE) | (sessions.c.created < now - LONGEST)
    await connection.execute(sessions.delete().where(sql.or_(sessions.c.token_hash == token_hash, over)))


def session_id(token_hash: str) -> str:
    """How a session is named to its owner: nothing that could be used to be let in."""
    return hashed(token_hash)[:32]


async def sessions_of(connection: AsyncConnection, person: str) -> Sequence[sql.RowMapping]:
    """The sessions of a person that still hold, the last used first."""
    now = time.time()
    holds = (sessions.c.seen >= now - IDLE) & (sessions.c.created >= now - LONGEST)
    query = sessions.select().where(sessions.c.person_id == person, holds)
    return (
        (await connection.execute(query.order_by(sessions.c.seen.desc(), sessions.c.created.desc()))).mappings().all()
    )


async def end_one(connection: AsyncConnection, person: str, name: str) -> None:
    """Sign out one browser of a person."""
    mine = [row["token_hash"] for row in await sessions_of(connection, person)]
    chosen = [token_hash for token_hash in mine if session_id(token_hash) == name]
    if not chosen:
        raise Refusal("session-gone")
    await end(connection, chosen[0])
    log.info("signed out from afar", person=person)


async def end_all(connection: AsyncConnection, person: str) -> None:
    """Sign out everywhere."""
    await connection.execute(sessions.delete().where(sessions.c.person_id == person))
    log.info("signed out everywhere", person=person)


def drop_cookie(visitor: HTTPConnection, response: Response) -> None:
    """The browser forgets its session."""
    name, secure = cookie_name(visitor, COOKIE), is_secure(visitor)
    response.delete_cookie(name, path="/", secure=secure, httponly=True, samesite="strict")

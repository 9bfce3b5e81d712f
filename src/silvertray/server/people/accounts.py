"""A person: made together with the first passkey, and nothing more than a name."""

from __future__ import annotations

import time
from typing import Any, Literal

import sqlalchemy as sql
import structlog
from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from starlette.requests import HTTPConnection
from starlette.responses import Response

from silvertray.core.errors import Refusal
from silvertray.server.lines.visitors import guest_hash, new_cookie
from silvertray.server.people import challenges, passkeys, sessions
from silvertray.server.people.passkeys import Credential, Site
from silvertray.server.people.rows import people
from silvertray.server.people.who import Who, guests_of, link, person_of_guest
from silvertray.server.push.subscriptions import drop_all
from silvertray.server.table.names import visible

log = structlog.get_logger()


async def person(connection: AsyncConnection, who: Who) -> RowMapping | None:
    """The person who asks; None for a guest."""
    if who.person is None:
        return None
    return (await connection.execute(people.select().where(people.c.id == who.person))).mappings().first()


async def rename(connection: AsyncConnection, person_id: str, name: str) -> str:
    """Another name, as it is shown from now on."""
    shown = visible(name)
    await connection.execute(people.update().where(people.c.id == person_id).values(name=shown))
    return shown


# -- keeping games on all devices


async def offer(connection: AsyncConnection, site: Site, who: Who, name: str) -> dict[str, Any]:
    """What the browser needs to make a passkey: the first one of somebody new, or another one."""
    known = await passkeys.passkeys_of(connection, who.person) if who.person else ()
    if len(known) >= passkeys.MOST:
        raise Refusal("enough-passkeys", most=passkeys.MOST)
    mine = await person(connection, who)
    called, new = (mine["name"], who.person) if mine else (visible(name), passkeys.new_person_id())
    assert new is not None
    challenge = await challenges.pose(connection, "register", who, new, called)
    return passkeys.making(site, new, called, challenge, [row["id"] for row in known])


async def register(
    engine: AsyncEngine, site: Site, who: Who, credential: Credential, visitor: HTTPConnection, response: Response
) -> None:
    """Keep a new passkey; whoever was a guest is a person from now on."""
    posed = await challenges.take(engine, "register", who, credential)
    async with engine.begin() as connection:
        if who.person is None:
            await make(connection, posed["person_id"], posed["name"], who)
            await sessions.begin(connection, posed["person_id"], visitor, response)
        elif who.person != posed["person_id"]:
            raise Refusal("challenge-gone")
        await passkeys.keep(connection, site, posed["person_id"], posed["challenge"], credential)
    log.info("a passkey was made", person=posed["person_id"])


async def make(connection: AsyncConnection, person_id: str, name: str, who: Who) -> None:
    """A new person, who has been this guest so far."""
    query = sql.select(people.c.id).where(people.c.id == person_id)
    if (await connection.execute(query)).first() is not None:
        raise Refusal("challenge-gone")  # somebody who has signed out meanwhile
    await connection.execute(people.insert(), {"id": person_id, "name": name, "created": time.time()})
    await link(connection, who.guest, person_id)


# -- signing in and out


async def sign_in(
    engine: AsyncEngine, site: Site, who: Who, credential: Credential, visitor: HTTPConnection, response: Response
) -> str:
    """Whose passkey it is, signed in on this browser; seats taken here as a guest are that person's too."""
    posed = await challenges.take(engine, "sign-in", who, credential)
    async with engine.begin() as connection:
        found = await passkeys.owner(connection, site, posed["challenge"], credential)
        await sessions.begin(connection, found, visitor, response)
        is_free = await person_of_guest(connection, who.guest) in (None, found)
        await link(connection, who.guest if is_free else new_cookie(visitor, response), found)
    log.info("signed in", person=found)
    return found


async def prove(
    engine: AsyncEngine, purpose: Literal["prove", "erase"], site: Site, who: Who, credential: Credential
) -> None:
    """Refuse whoever is not this person, here and now."""
    posed = await challenges.take(engine, purpose, who, credential)
    async with engine.begin() as connection:
        if await passkeys.owner(connection, site, posed["challenge"], credential) != who.person:
            raise Refusal("passkey-refused")


async def sign_out(connection: AsyncConnection, visitor: HTTPConnection, response: Response) -> str | None:
    """This browser is a new guest from now on: who was signed in, and is returned, takes all seats along."""
    session = sessions.session_hash(visitor)
    person_id = await sessions.person_of(connection, session)
    await sessions.end(connection, session)
    await drop_all(connection, [guest_hash(visitor)])
    forget_browser(visitor, response)
    return person_id


async def sign_out_everywhere(connection: AsyncConnection, person_id: str) -> None:
    """The same for all browsers."""
    await sessions.end_all(connection, person_id)
    await drop_all(connection, await guests_of(connection, person_id))


def forget_browser(visitor: HTTPConnection, response: Response) -> None:
    """Other cookies for whoever comes next."""
    sessions.drop_cookie(visitor, response)
    new_cookie(visitor, response)

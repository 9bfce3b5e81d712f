"""Who asks: a guest by cookie, or a person by session, who is also every guest that this person has been."""

from __future__ import annotations

import time
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from starlette.requests import HTTPConnection
from starlette.responses import Response

from silvertray.server.lines.visitors import guest_hash, new_cookie
from silvertray.server.people.rows import guests
from silvertray.server.people.sessions import person_of, session_hash


class Who(NamedTuple):
    """Somebody. `guest` is this browser's cookie, by hash; seats are found by any of `guests`."""

    person: str | None
    guest: str
    guests: frozenset[str]

    @property
    def ids(self) -> frozenset[str]:
        """Everything that others may know this one by."""
        return self.guests | {self.person} if self.person else self.guests

    @property
    def owner(self) -> str:
        """Whose name is put on what is kept for this one."""
        return self.person or self.guest


async def who_is(connection: AsyncConnection, visitor: HTTPConnection) -> Who:
    """Who asks. A cookie that belongs to a person counts only together with that person's session."""
    person = await person_of(connection, session_hash(visitor))
    guest = guest_hash(visitor)
    owner = await person_of_guest(connection, guest) if guest else None
    guest = guest if owner in (None, person) else ""
    known = await guests_of(connection, person) if person else frozenset()
    return Who(person, guest, known | {guest} if guest else known)


async def who_knocks(engine: AsyncEngine, visitor: HTTPConnection) -> Who:
    """The same, for whoever has no business with the database yet."""
    async with engine.begin() as connection:
        return await who_is(connection, visitor)


async def known_guest(connection: AsyncConnection, visitor: HTTPConnection, response: Response) -> Who:
    """Who asks, with a cookie in any case: a new one if there was none that counts."""
    who = await who_is(connection, visitor)
    if who.guest:
        return who
    guest = new_cookie(visitor, response)
    if who.person:
        await link(connection, guest, who.person)
    return Who(who.person, guest, who.guests | {guest})


# -- guests of a person


async def link(connection: AsyncConnection, guest: str, person: str) -> None:
    """From now on this guest is this person: seats taken as a guest stay one's own."""
    if await person_of_guest(connection, guest) is None:
        row = {"guest_hash": guest, "person_id": person, "linked": time.time()}
        await connection.execute(guests.insert(), row)


async def person_of_guest(connection: AsyncConnection, guest: str) -> str | None:
    """The person that a guest is, if any."""
    query = sql.select(guests.c.person_id).where(guests.c.guest_hash == guest)
    found: str | None = (await connection.execute(query)).scalar()
    return found


async def guests_of(connection: AsyncConnection, person: str) -> frozenset[str]:
    """All guests that a person has been."""
    query = sql.select(guests.c.guest_hash).where(guests.c.person_id == person)
    return frozenset((await connection.execute(query)).scalars())


async def ids_of(connection: AsyncConnection, *known: str) -> frozenset[str]:
    """Everything that somebody may be known by, from guests they have been, such as the one that a seat's key names."""
    persons = sql.select(guests.c.person_id).where(guests.c.guest_hash.in_(known))
    query = sql.select(guests.c.guest_hash, guests.c.person_id).where(guests.c.person_id.in_(persons))
    linked = [one for row in await connection.execute(query) for one in row]
    return frozenset(known).union(linked) - {""}

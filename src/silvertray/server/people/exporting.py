"""Everything that is stored about somebody, as one JSON file, written piece by piece however much it is."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable, Mapping
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from webauthn.helpers import bytes_to_base64url

from silvertray.core.errors import SilvertrayError
from silvertray.play.files import to_line
from silvertray.server.contests.rows import tries
from silvertray.server.contests.seals import without_secret
from silvertray.server.keeping.store import Store
from silvertray.server.people.blocks import blocks_of
from silvertray.server.people.games import games_of
from silvertray.server.people.passkeys import passkeys_of
from silvertray.server.people.rows import guests, people, ratings, sessions
from silvertray.server.people.who import Who
from silvertray.server.practice.rows import drills
from silvertray.server.push.subscriptions import of_guests
from silvertray.server.table.entries import Entry, Record
from silvertray.server.table.folding import folded
from silvertray.server.table.news import moment

HIDDEN = {"token_hash", "person_id", "owner", "blocked", "auth"}
TIMES = {"created", "added", "used", "seen", "linked", "since", "at", "given_up", "due"}


async def export(store: Store, who: Who) -> AsyncIterator[str]:
    """The file, in pieces."""
    about = await about_me(store.engine, who)
    yield json.dumps({"silvertray": "export", "version": 1, **about}, ensure_ascii=False)[:-1] + ', "games": ['
    comma = ""
    async for game in games(store, who):
        yield comma + "\n" + json.dumps(game, ensure_ascii=False)
        comma = ","
    yield "\n]}\n"


async def about_me(engine: AsyncEngine, who: Who) -> dict[str, Any]:
    """What is stored besides games. What would let somebody in, such as a session's hash, stays here."""
    async with engine.connect() as connection:
        passkeys = await passkeys_of(connection, who.person or "")
        return {
            "person": next(iter(await rows(connection, people, people.c.id, who)), None),
            "passkeys": [readable({**row, "public_key": bytes_to_base64url(row["public_key"])}) for row in passkeys],
            "sessions": await rows(connection, sessions, sessions.c.person_id, who),
            "guests": await rows(connection, guests, guests.c.person_id, who),
            "ratings": await rows(connection, ratings, ratings.c.person_id, who),
            "tries": await owned(connection, tries, who),
            "drills": await owned(connection, drills, who),
            "told": [readable(row) for row in await of_guests(connection, who.guests)],
            "blocked": [readable(row) for row in await blocks_of(connection, who)],
        }


async def rows(connection: AsyncConnection, table: sql.Table, owner: sql.Column[Any], who: Who) -> list[dict[str, Any]]:
    """The rows of a person."""
    found = await connection.execute(table.select().where(owner == who.person))
    return [readable(row) for row in found.mappings()]


async def owned(connection: AsyncConnection, table: sql.Table, who: Who) -> list[dict[str, Any]]:
    """The rows of somebody, as a person or as a guest."""
    found = await connection.execute(table.select().where(table.c.owner.in_(who.ids)).order_by(*table.primary_key))
    return [readable(row) for row in found.mappings()]


def readable(row: Mapping[Any, Any]) -> dict[str, Any]:
    """A row as people read it; secrets and ids of others are left out."""
    shown = {name: value for name, value in row.items() if name not in HIDDEN}
    return {name: moment(value) if name in TIMES and value is not None else value for name, value in shown.items()}


async def games(store: Store, who: Who) -> AsyncIterator[dict[str, Any]]:
    """Every own table; of a finished game its match file too."""
    last: str | None = None
    while True:
        async with store.engine.connect() as connection:
            page = await games_of(connection, who.guests, last)
        for row in page:
            yield await game(store, dict(row))
        if not page:
            return
        last = page[-1]["id"]


async def game(store: Store, row: dict[str, Any]) -> dict[str, Any]:
    """One own table: how I was called there, and the word I mixed into the dice."""
    record, entries = await store.record(row["id"]), await store.entries(row["id"])
    said = [entry for entry in entries if entry.kind == "sit" and entry.seat == row["seat"]]
    mine = {"name": said[-1].text, "word": said[-1].word} if said else {}
    is_over = row["place"] is not None
    line = await asyncio.to_thread(match, record, entries) if record and is_over else None
    return readable(row) | mine | {"match": line}


def match(record: Record, entries: Iterable[Entry]) -> Any:
    """A finished game as its match file has it; None if our rules are not the ones it was played by."""
    try:
        return json.loads(to_line(without_secret(record, folded(record, list(entries)).begun())))
    except SilvertrayError:
        return None

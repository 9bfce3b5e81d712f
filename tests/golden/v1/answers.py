"""The first version's database on a current server: restore it, ask, and compare the answers."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from tests.golden.v1.files import read_lines
from tests.server.support.authenticator import Browser, Passkey, decoded, encoded
from tests.server.support.pages import Page
from tests.server.support.running import GUEST, SESSION, Server

Told = dict[str, Any]
TIMES = (1.7e9, 2.2e9)  # seconds since 1970, from 2023 on
IGNORED = (".present", ".today", ".answer.day")  # depend on other connections and on the date of the request
TOLERANCE = 0.01  # seconds; times have milliseconds
A_MINUTE = 60


class Shift(NamedTuple):
    """When the database was written, and by how many seconds its times were shifted."""

    written: float
    passed: int


def restore_database(file: Path, written: float) -> Shift:
    """Restore the database and shift its times to now, so that no clock or session has expired."""
    passed = int(time.time() - written)
    with closing(sqlite3.connect(file)) as database, database:
        database.executescript("\n".join(read_lines("tables.sql")))
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for table in names:
            for _, column, kind, *_ in database.execute(f"PRAGMA table_info({table})").fetchall():
                if kind == "FLOAT":
                    is_time = f"{column} BETWEEN {TIMES[0]} AND {TIMES[1]}"
                    database.execute(f"UPDATE {table} SET {column} = {column} + {passed} WHERE {is_time}")
    return Shift(written, passed)


# -- people


def dump_passkey(passkey: Passkey) -> Told:
    """A passkey as JSON."""
    number = passkey.key.private_numbers().private_value
    return {
        "rp": passkey.rp,
        "user": passkey.user,
        "id": encoded(passkey.id),
        "key": hex(number),
        "count": passkey.count,
    }


def load_passkey(one: Told) -> Passkey:
    """A passkey from JSON."""
    key = ec.derive_private_key(int(one["key"], 16), ec.SECP256R1())
    return Passkey(one["rp"], one["user"], decoded(one["id"]), key, one["count"])


def open_browser(server: Server, person: Told) -> Browser:
    """The browser of a person, with its cookies and passkeys."""
    browser = Browser(server, *[load_passkey(one) for one in person.get("passkeys", ())])
    for cookie, name in ((GUEST, "cookie"), (SESSION, "session")):
        if person.get(name):
            browser.client.cookies.set(cookie, person[name])
    return browser


# -- answers


def get_answer(server: Server, person: Told, path: str) -> Told:
    """The response to a GET request."""
    with open_browser(server, person).client as client:
        response = client.get(path)
    is_json = response.headers.get("content-type") == "application/json"
    return {"status": response.status_code, "answer": response.json() if is_json else response.text}


def first_news(server: Server, table: str, token: str | None) -> Told:
    """The first news of a table for the holder of a token, or for a spectator."""
    with Page(server, table, token) as page:
        return page.news or page.welcome


def differences(then: Any, now: Any, shift: Shift, at: str = "") -> Iterator[str]:
    """Missing and changed values, each with its place. Additional fields are fine."""
    if isinstance(then, dict) and isinstance(now, dict):
        for name in then:
            if f"{at}.{name}".endswith(IGNORED):
                continue
            if name in now:
                yield from differences(then[name], now[name], shift, f"{at}.{name}")
            else:
                yield f"{at}.{name} is missing"
    elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        for number, (one, other) in enumerate(zip(then, now, strict=True)):
            yield from differences(one, other, shift, f"{at}[{number}]")
    elif ".clock.left." in at:
        if abs(then - now) > A_MINUTE:
            yield f"{at}: {then} seconds are now {now}"
    elif then != now and not is_same_time(parse_time(then), parse_time(now), shift):
        yield f"{at}: {json.dumps(then)[:300]} is now {json.dumps(now)[:300]}"


def is_same_time(then: float | None, now: float | None, shift: Shift) -> bool:
    """Whether a time was shifted with the database, or is the time of the response."""
    if then is None or now is None:
        return False
    is_of_response = shift.written < then < shift.written + A_MINUTE
    return is_of_response or abs(then + shift.passed - now) < TOLERANCE


def parse_time(value: Any) -> float | None:
    """A value as seconds since 1970, if it is a time."""
    if isinstance(value, float) and TIMES[0] < value < TIMES[1]:
        return value
    try:
        return datetime.fromisoformat(value).timestamp() if "T" in value else None
    except (TypeError, ValueError):
        return None

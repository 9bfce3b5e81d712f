"""A server of this program on the first version's database, and what people are answered there."""

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
from tests.golden.v1.kept import kept
from tests.server.support.authenticator import Browser, Passkey, decoded, encoded
from tests.server.support.pages import Page
from tests.server.support.running import GUEST, SESSION, Server

Told = dict[str, Any]
TIMES = (1.7e9, 2.2e9)  # seconds since 1970, from 2023 on
ELSEWHERE = ("present", "today")  # depends on who else is there, and on the date
CLOSE = 0.01  # times are told in thousandths
A_MINUTE = 60


class Between(NamedTuple):
    """When the database was written, and by how many seconds its times were moved on."""

    written: float
    passed: int


def lay_out(file: Path, written: float) -> Between:
    """Make a database file of the dump, and move its times on, so that no clock or session has run out; by how much."""
    passed = int(time.time() - written)
    with closing(sqlite3.connect(file)) as database, database:
        database.executescript("\n".join(kept("tables.sql")))
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for table in names:
            for _, column, kind, *_ in database.execute(f"PRAGMA table_info({table})").fetchall():
                if kind == "FLOAT":
                    between = f"{column} BETWEEN {TIMES[0]} AND {TIMES[1]}"
                    database.execute(f"UPDATE {table} SET {column} = {column} + {passed} WHERE {between}")
    return Between(written, passed)


# -- who asks


def as_kept(passkey: Passkey) -> Told:
    """A passkey as plain data."""
    number = passkey.key.private_numbers().private_value
    return {
        "rp": passkey.rp,
        "user": passkey.user,
        "id": encoded(passkey.id),
        "key": hex(number),
        "count": passkey.count,
    }


def passkey_of(one: Told) -> Passkey:
    """And back."""
    key = ec.derive_private_key(int(one["key"], 16), ec.SECP256R1())
    return Passkey(one["rp"], one["user"], decoded(one["id"]), key, one["count"])


def browser_of(server: Server, person: Told) -> Browser:
    """Somebody's browser, with the cookies and passkeys it had."""
    browser = Browser(server, *[passkey_of(one) for one in person.get("passkeys", ())])
    for cookie, name in ((GUEST, "cookie"), (SESSION, "session")):
        if person.get(name):
            browser.client.cookies.set(cookie, person[name])
    return browser


# -- what they are answered


def http_answer(server: Server, person: Told, path: str) -> Told:
    """The answer to a request."""
    with browser_of(server, person).client as client:
        response = client.get(path)
    is_json = response.headers.get("content-type") == "application/json"
    return {"status": response.status_code, "answer": response.json() if is_json else response.text}


def news(server: Server, table: str, token: str | None) -> Told:
    """What somebody with this key, or a spectator, is shown of a table at first."""
    with Page(server, table, token) as page:
        return page.news or page.welcome


def differences(then: Any, now: Any, between: Between, at: str = "") -> Iterator[str]:
    """Where an answer lacks something that it had, or says it otherwise."""
    if isinstance(then, dict) and isinstance(now, dict):
        for name in then.keys() - set(ELSEWHERE):
            if name in now:
                yield from differences(then[name], now[name], between, f"{at}.{name}")
            else:
                yield f"{at}.{name} is missing"
    elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        for number, (one, other) in enumerate(zip(then, now, strict=True)):
            yield from differences(one, other, between, f"{at}[{number}]")
    elif ".clock.left." in at:
        if abs(then - now) > A_MINUTE:
            yield f"{at}: {then} seconds are now {now}"
    elif then != now and not is_same_time(moment(then), moment(now), between):
        yield f"{at}: {json.dumps(then)[:300]} is now {json.dumps(now)[:300]}"


def is_same_time(then: float | None, now: float | None, between: Between) -> bool:
    """Whether a time was moved on with the others, or is that of the answer itself."""
    if then is None or now is None:
        return False
    is_of_answer = between.written < then < between.written + A_MINUTE
    return is_of_answer or abs(then + between.passed - now) < CLOSE


def moment(value: Any) -> float | None:
    """A value as a time, if it is one."""
    if isinstance(value, float) and TIMES[0] < value < TIMES[1]:
        return value
    try:
        return datetime.fromisoformat(value).timestamp() if "T" in value else None
    except (TypeError, ValueError):
        return None

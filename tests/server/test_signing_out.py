"""Signing out: whoever talked by right of a session talks no more, at whatever worker, and comes back as a guest."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.support.authenticator import Browser
from tests.server.support.company import at, person, rights, sat_down, somebody, table_of
from tests.server.support.pages import Page, round_trip
from tests.server.support.running import Server
from tests.server.support.streams import StreamPage
from tests.server.test_any_worker import workers

from silvertray.server.keeping.store import Store
from silvertray.server.people.devices import device_hint
from silvertray.server.people.rows import people, sessions
from silvertray.server.people.talks import Talks

HUNG_UP = 4400


@pytest.fixture(scope="module")
def two(
    tmp_path_factory: pytest.TempPathFactory, new_database: Callable[[], str | None], redis: str
) -> Iterator[list[Server]]:
    """Two workers."""
    yield from workers(tmp_path_factory.mktemp("two"), new_database(), 2, redis)


def is_let_go(page: Page) -> bool:
    """Whether the server hangs up, and says that a session has ended."""
    closing = page.closing()
    return (closing["code"], closing["closed"]) == ("signed-out", HUNG_UP)


def test_who_signs_out_is_let_go_and_comes_back_as_a_guest(server: Server) -> None:
    ann = person(server, "Ann")
    table = table_of(ann, "clever", "me greedy")
    with at(ann, table) as page, at(somebody(server), table) as stranger:
        assert page.welcome["seat"] == 0
        ann.ask("DELETE", "/sessions/here", 204)
        assert is_let_go(page)
        round_trip(stranger)
        with at(ann, table) as again:
            assert again.welcome["seat"] is None


def test_a_stream_is_let_go_as_well(server: Server) -> None:
    ann = person(server, "Ann")
    table = table_of(ann, "clever", "me greedy")
    with StreamPage(server, table.id, table.token, headers=cookies_of(ann)) as page:
        ann.ask("DELETE", "/sessions/here", 204)
        while (frame := page.next())["type"] != "closing":
            pass
        assert frame["code"] == "signed-out"


def cookies_of(browser: Browser) -> dict[str, str]:
    """The cookies of a browser as a header."""
    return {"cookie": "; ".join(f"silvertray_{name}={value}" for name, value in named(browser))}


def named(browser: Browser) -> list[tuple[str, str]]:
    """A browser's cookies by their names."""
    return [("guest", browser.cookie), ("session", browser.session)]


@pytest.mark.both_databases
def test_other_sessions_of_the_same_person_stay(server: Server) -> None:
    phone = person(server, "Ann")
    laptop = Browser(server, *phone.passkeys)
    laptop.sign_in()
    table = table_of(phone, "clever", "me greedy")
    with at(phone, table) as there, at(laptop, table) as here:
        phone.ask("DELETE", "/sessions/here", 204)
        assert is_let_go(there)
        assert here.ask("say", phrase="thanks")["type"] == "done"
        laptop.ask("DELETE", "/sessions", 204)
        assert is_let_go(here)


@pytest.mark.both_databases
def test_sessions_are_listed_and_ended_one_by_one(server: Server) -> None:
    phone, eve = person(server, "Ann"), person(server, "Eve")
    laptop = Browser(server, *phone.passkeys)
    laptop.client.headers["user-agent"] = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko Firefox/140.0"
    laptop.sign_in()
    there, here = sorted(phone.me()["sessions"], key=lambda one: bool(one["here"]))
    assert (there["device"], there["here"], here["here"]) == ("Firefox, Windows", False, True)
    assert laptop.session not in str(phone.me())
    assert eve.ask("DELETE", f"/sessions/{there['id']}", 422)["code"] == "session-gone"
    table = table_of(phone, "clever", "me greedy")
    with at(laptop, table) as page:
        phone.ask("DELETE", f"/sessions/{there['id']}", 204)
        assert is_let_go(page)
    assert not laptop.me()["signed_in"]
    assert [one["id"] for one in phone.me()["sessions"]] == [here["id"]]


# -- who finds a browser that is signed in


def changes(browser: Browser) -> list[tuple[str, str, dict[str, object]]]:
    """All that changes how somebody is let in."""
    (session,) = [one["id"] for one in browser.me()["sessions"] if not one["here"]]
    passkey = browser.me()["passkeys"][0]["id"]
    return [
        ("POST", "/me/passkeys/options", {"json": {"name": "Ann"}}),
        ("DELETE", f"/me/passkeys/{passkey}", {}),
        ("DELETE", f"/sessions/{session}", {}),
        ("DELETE", "/sessions", {}),
    ]


def test_who_is_let_in_is_changed_by_nobody_who_has_not_shown_a_passkey_a_moment_ago(server: Server) -> None:
    ann, eve = person(server, "Ann"), person(server, "Eve")
    ann.register()  # two passkeys, so that one may go
    Browser(server, *ann.passkeys).sign_in()
    server.alter("UPDATE sessions SET proved = proved - 301")
    for method, path, more in changes(ann):
        assert ann.ask(method, path, 403, **more)["code"] == "passkey-again"
    assert ann.prove(eve.passkeys[0], 422)["code"] == "passkey-refused"
    assert ann.ask("DELETE", "/sessions", 403)["code"] == "passkey-again"
    ann.prove()
    for (method, path, more), status in zip(changes(ann), (200, 204, 204, 204), strict=True):
        ann.ask(method, path, status, **more)
    assert not ann.me()["signed_in"]


@pytest.mark.both_databases
def test_the_proof_of_one_browser_is_none_for_another(server: Server) -> None:
    phone = person(server, "Ann")
    laptop = Browser(server, *phone.passkeys)
    laptop.sign_in()
    server.alter("UPDATE sessions SET proved = 0")
    phone.prove()
    assert laptop.ask("DELETE", "/sessions", 403)["code"] == "passkey-again"
    challenge = phone.ask("POST", "/sessions/here/options")["challenge"]
    signed = phone.passkeys[0].signed(challenge, phone.origin)
    assert laptop.send("/sessions/here", signed, 422)["code"] == "challenge-gone"
    laptop.ask("DELETE", "/sessions/here", 204)  # to leave needs no proof


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit Version/18.0 Mobile Safari/604",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit (KHTML, like Gecko) Chrome/140 Safari/537 Edg/140",
            "Edge, Windows",
        ),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit (KHTML, like Gecko) Chrome/140 Mobile Safari", "Chrome, Android"),
        ("python-httpx/0.28 <script>", ""),
    ],
)
def test_a_device_is_told_in_two_words(agent: str, device: str) -> None:
    assert device_hint(agent) == device


# -- at other workers


def erase(browser: Browser) -> None:
    """Erase everything about a person, by a passkey, or about a guest, by a word."""
    if not browser.passkeys:
        browser.ask("POST", "/me/erase", 204, json={"confirm": "erase"})
        return
    challenge = browser.ask("POST", "/me/erase/options")["challenge"]
    signed = browser.passkeys[0].signed(challenge, browser.origin)
    browser.ask("POST", "/me/erase", 204, json={"credential": signed})


def elsewhere(browser: Browser, server: Server, table: Any, token: str | None = None) -> Page:
    """A browser's page of a table at another worker."""
    return Page(server, table.id, token, **rights(browser))


def test_signing_out_everywhere_is_heard_at_every_worker(two: list[Server]) -> None:
    ann, bob = person(two[0], "Ann"), person(two[0], "Bob")
    table = table_of(ann, "clever", "me open greedy")
    with sat_down(bob, table, 1, "Bob"), elsewhere(ann, two[1], table) as page, elsewhere(bob, two[1], table) as other:
        ann.ask("DELETE", "/sessions", 204)
        assert is_let_go(page)
        assert other.ask("say", phrase="thanks")["type"] == "done"


@pytest.mark.both_databases
def test_who_is_erased_is_let_go_and_loses_the_name_at_every_worker(two: list[Server]) -> None:
    ann, bob = somebody(two[0]), person(two[0], "Bob")
    table = table_of(ann, "clever", "me open open")
    with sat_down(bob, table, 1, "Bob") as here, elsewhere(ann, two[1], table) as host:
        with elsewhere(bob, two[1], table) as there:
            erase(bob)
            assert is_let_go(there)
        assert is_let_go(here)
        host.until(lambda page: page.news["seats"][1]["name"] == "?")


def test_a_guest_who_is_erased_only_looks_on_at_every_worker(two: list[Server]) -> None:
    ann, bob = somebody(two[0]), somebody(two[0])
    table = table_of(ann, "clever", "me open open")
    with sat_down(bob, table, 1, "Bob"), elsewhere(bob, two[1], table) as there:
        assert there.welcome["seat"] == 1
        erase(bob)
        there.until(lambda page: page.news["seats"][1]["name"] == "?")
        assert there.ask("stand")["code"] == "not-seated"


# -- sessions that run out, or whose end nobody was told of


class Waiting:
    """Somebody who talks by a session, until it ends."""

    person: str | None = "ann"

    def __init__(self, session: str) -> None:
        self.session = session
        self.ended = asyncio.Event()

    def sign_out(self) -> None:
        """Note it."""
        self.ended.set()


def test_sessions_are_looked_at_again_and_again(tmp_path: Path) -> None:
    async def look() -> list[bool]:
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
        await store.migrate()
        open_talks = Talks(store.engine)
        lasting, ended, run_out = Waiting("lasting"), Waiting("ended"), Waiting("run out")
        async with store.engine.begin() as connection:
            await connection.execute(people.insert(), {"id": "ann", "name": "Ann", "created": 0.0})
            row = {"person_id": "ann", "created": time.time()}
            await connection.execute(sessions.insert(), row | {"token_hash": "lasting", "seen": time.time()})
            await connection.execute(sessions.insert(), row | {"token_hash": "run out", "seen": 0.0})
        with open_talks.noted(lasting), open_talks.noted(ended), open_talks.noted(run_out):
            looking = asyncio.create_task(open_talks.keep_checked(every=0))
            await asyncio.gather(ended.ended.wait(), run_out.ended.wait())
            looking.cancel()
            await asyncio.wait({looking})
        await store.close()
        return [talk.ended.is_set() for talk in (lasting, ended, run_out)]

    assert asyncio.run(asyncio.wait_for(look(), 60)) == [False, True, True]

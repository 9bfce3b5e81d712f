"""My games, everything about me in one file, and nothing about me any more."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.support.authenticator import Browser, encoded
from tests.server.support.company import all_play, at, company, person, sat_down, shown, somebody, table_id, table_of
from tests.server.support.forking import run
from tests.server.support.pages import Page
from tests.server.support.running import Server
from tests.server.support.waiting import until

from silvertray.server.people.rows import metadata

pytestmark = pytest.mark.both_databases


def games(browser: Browser) -> list[dict[str, Any]]:
    """The first page of the own tables."""
    found: list[dict[str, Any]] = browser.ask("GET", "/me/games")["games"]
    return found


def finished(browser: Browser) -> list[str]:
    """Those whose game is over."""
    return [game["table"] for game in browser.ask("GET", "/me/games?finished=true")["games"]]


def until_over(browser: Browser, page: Page) -> None:
    """Wait until the result of a table is written down."""
    until(lambda: any(game["table"] == table_id(page) and game["state"] == "over" for game in games(browser)))


def traces(server: Server, *words: str) -> list[str]:
    """Where in the whole database something still stands."""
    rows = [(table, str(row)) for table in metadata.tables for row in server.rows(f"SELECT * FROM {table}")]
    return [f"{table}: {word}" for table, row in rows for word in words if word in row]


def hashed(token: str) -> str:
    """What the database has of a cookie."""
    return hashlib.sha256(token.encode()).hexdigest()


# -- my games


def test_own_tables_are_listed_the_newest_first_with_who_is_there(server: Server) -> None:
    ann, bob = somebody(server), somebody(server)
    waiting = table_of(ann, "clever", "me open greedy")
    playing = table_of(ann, "dobro", "me greedy random")
    bobs = table_of(bob, "twice", "me open open")
    with sat_down(ann, bobs, 2, "Ann"), at(ann, waiting) as page:
        page.ask("place", seat=2, bot=None)
        found = games(ann)
    assert [game["table"] for game in found] == [bobs.id, playing.id, waiting.id]
    assert [game["state"] for game in found] == ["waiting", "playing", "waiting"]
    assert [(game["seat"], game["others"], game["bots"]) for game in found] == [(2, ["Ann"], 0), (0, [], 2), (0, [], 0)]
    assert [game["table"] for game in games(bob)] == [bobs.id]
    assert games(somebody(server)) == []


def test_a_table_that_was_left_before_the_game_is_not_ones_own(server: Server) -> None:
    ann = somebody(server)
    table = table_of(somebody(server), "clever", "me open open")
    with sat_down(ann, table, 1, "Ann") as page:
        assert len(games(ann)) == 1
        page.ask("stand")
        assert games(ann) == []


def test_long_lists_come_in_pages(server: Server) -> None:
    ann = somebody(server)
    made = [table_of(ann, "clever").id for _ in range(23)]
    first = ann.ask("GET", "/me/games")
    second = ann.ask("GET", f"/me/games?before={first['next']}")
    assert [game["table"] for game in first["games"] + second["games"]] == made[::-1]
    assert (len(first["games"]), second["next"]) == (20, None)
    assert ann.ask("GET", "/me/games?before=nonsense", 422)["code"] == "bad-request"
    assert ann.ask("GET", f"/me/games?before={'a' * 16}")["games"] == []


# -- export


def test_the_export_holds_everything_and_finished_games_can_be_replayed(server: Server, tmp_path: Path) -> None:
    ann, bob = person(server, "Ann"), person(server, "Bob")
    open_table = table_of(ann, "clever", "me open")
    with company("dobro", [ann, bob], dealer={"kind": "commit"}, word="my luck") as pages:
        all_play(pages)
        until_over(ann, pages[0])
        ann.ask("POST", "/me/blocks", 201, json={"table": table_id(pages[0]), "seat": 1})
    told = ann.ask("GET", "/me/export")
    assert told["person"]["name"] == "Ann"
    assert [key["id"] for key in told["passkeys"]] == [encoded(ann.passkeys[0].id)]
    assert (len(told["sessions"]), len(told["guests"]), len(told["ratings"])) == (1, 1, 1)
    assert [one["name"] for one in told["blocked"]] == ["Guest 1"]
    ended, waiting = told["games"]
    assert (waiting["id"], waiting["match"]) == (open_table.id, None)
    assert finished(ann) == [ended["id"]]
    assert (ended["name"], ended["word"], ended["match"]["names"]) == ("Ann", "my luck", ["Ann", "Guest 1"])
    file = tmp_path / "match.jsonl"
    file.write_text(json.dumps(ended["match"]), encoding="utf-8")
    assert run(tmp_path, "verify", str(file)).code == 0
    text = json.dumps(told)
    secrets = (ann.session, hashed(ann.session), ann.cookie, hashed(bob.cookie), bob.me()["passkeys"][0]["id"])
    assert not [secret for secret in secrets if secret in text]


def test_a_guest_exports_too_and_only_the_own(server: Server) -> None:
    ann = somebody(server)
    table_of(somebody(server), "clever")
    table_of(ann, "clever")
    told = ann.ask("GET", "/me/export")
    assert (told["person"], told["passkeys"], len(told["games"])) == (None, [], 1)


# -- erase


def test_erasing_removes_a_person_everywhere_and_others_can_still_read_their_games(server: Server) -> None:
    ann, bob = person(server, "Zaphod Erased"), person(server, "Bob")
    phone = Browser(server, *ann.passkeys)
    phone.sign_in()
    with company("dobro", [bob, ann]) as pages:
        all_play(pages)
        until_over(bob, pages[0])
    left = table_of(bob, "clever", "me open open")
    with sat_down(phone, left, 1, "Zaphod Erased") as page:
        page.ask("stand")
        with sat_down(somebody(server), left, 1, "Cid"):
            pass
    kicked = table_of(bob, "clever", "me open open")
    with at(bob, kicked) as host, sat_down(ann, kicked, 1, "Zaphod Erased"):
        host.ask("kick", seat=1)
    bob.ask("POST", "/me/blocks", 201, json={"table": table_id(pages[0]), "seat": 1})
    running = table_of(ann, "clever", "me open", name="Zaphod Erased")
    told = ann.me()
    ids = server.rows("SELECT person_id FROM passkeys WHERE id = ?", told["passkeys"][0]["id"])[0]
    tokens = (ann.cookie, ann.session, phone.cookie, phone.session)
    about = ["Zaphod Erased", told["passkeys"][0]["id"], *ids, *map(hashed, tokens)]
    assert {trace.partition(":")[0] for trace in traces(server, *about)} >= {"people", "passkeys", "entries", "blocks"}
    with sat_down(bob, running, 1, "Bob") as page:
        erase(ann)
        page.until(lambda page: page.news["seats"][0]["name"] == "?")
    assert traces(server, *about) == []
    assert not phone.me()["signed_in"]
    assert ann.sign_in(status=422)["code"] == "passkey-unknown"
    file = server.get(f"/api/tables/{table_id(pages[0])}/match").json()
    assert file["names"] == ["Ann", "?"]
    assert file["result"]
    with at(bob, left) as page:
        assert [seat["name"] for seat in page.news["seats"]] == ["Ann", "Cid", ""]
    with at(bob, kicked) as page:
        assert page.log[-1] == ("kick", 1, "?")
    assert bob.me()["name"] == "Bob"
    assert len(games(bob)) == 4


def erase(browser: Browser, status: int = 204) -> Any:
    """Erase everything, by a passkey that is shown once more."""
    challenge = browser.ask("POST", "/me/erase/options")["challenge"]
    signed = browser.passkeys[0].signed(challenge, browser.origin)
    return browser.ask("POST", "/me/erase", status, json={"credential": signed})


def test_a_guest_is_erased_after_a_typed_word(server: Server) -> None:
    ann, bob = somebody(server), somebody(server)
    table = table_of(bob, "clever", "me open open")
    with sat_down(ann, table, 1, "Yooden Guest"):
        assert ann.ask("POST", "/me/erase", 422, json={})["code"] == "erase-unconfirmed"
        assert traces(server, "Yooden Guest")
        cookie = ann.cookie
        ann.ask("POST", "/me/erase", 204, json={"confirm": "erase"})
    assert traces(server, "Yooden Guest", hashed(cookie)) == []
    assert ann.cookie not in ("", cookie)


@pytest.mark.parametrize("proof", ["nothing", "a word", "a sign-in", "somebody else"])
def test_a_person_is_erased_by_a_passkey_of_their_own_shown_just_now(server: Server, proof: str) -> None:
    ann, eve = person(server, "Ann"), person(server, "Eve")
    if proof == "nothing":
        sent: dict[str, Any] = {}
    elif proof == "a word":
        sent = {"confirm": "erase"}
    else:
        path = "/sessions/options" if proof == "a sign-in" else "/me/erase/options"
        passkey = (ann if proof == "a sign-in" else eve).passkeys[0]
        sent = {"credential": passkey.signed(ann.ask("POST", path)["challenge"], ann.origin)}
    refused = ann.ask("POST", "/me/erase", 422, json=sent)
    assert refused["code"] in ("passkey-refused", "challenge-gone")
    assert ann.me()["name"] == "Ann"


def test_a_seat_in_a_running_game_is_played_on_by_a_bot_when_its_owner_is_erased(server: Server) -> None:
    ann, bob = somebody(server), somebody(server)
    with company("clever", [bob, ann]) as (host, page):
        ann.ask("POST", "/me/erase", 204, json={"confirm": "erase"})
        page.until(lambda page: page.news["view"]["seat"] is None)
        host.until(lambda page: page.news["seats"][1]["name"] == "?")
        assert not host.news["seats"][1]["present"]
    with at(ann, shown(host), page.token) as again:
        assert again.welcome["code"] == "wrong-token"

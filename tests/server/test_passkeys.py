"""Passkeys: games on all devices, and everything that must not get in."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest
from tests.server.support.authenticator import PRESENT, Browser, Passkey, decoded, encoded
from tests.server.support.pages import Page
from tests.server.support.running import GUEST, SESSION, Server

DAY = 24 * 3600


def rows_about(server: Server) -> int:
    """How much is kept about people."""
    tables = ("people", "passkeys", "sessions")
    return sum(int(server.rows(f"SELECT count(*) FROM {table}")[0][0]) for table in tables)


# -- as it should be


@pytest.mark.both_databases
def test_a_guest_becomes_a_person_by_one_passkey_without_user_name_or_password(server: Server) -> None:
    ann = Browser(server)
    nothing: dict[str, Any] = {"passkeys": [], "sessions": [], "ratings": [], "blocked": []}
    assert ann.me() == {"signed_in": False, "name": "", "since": "", **nothing}
    options = ann.offered("Ann Lee")
    assert options["authenticatorSelection"] == {
        "requireResidentKey": True,
        "residentKey": "required",
        "userVerification": "required",
    }
    assert (options["rp"]["id"], options["user"]["name"]) == ("localhost", "Ann Lee")
    passkey = ann.new_passkey(options)
    ann.send("/me/passkeys", passkey.made(options["challenge"], ann.origin))
    told = ann.me()
    assert (told["signed_in"], told["name"], len(told["passkeys"])) == (True, "Ann Lee", 1)


def test_the_session_is_a_cookie_no_script_can_read_and_only_its_hash_is_kept(server: Server) -> None:
    ann = Browser(server)
    options = ann.offered()
    made = ann.new_passkey(options).made(options["challenge"], ann.origin)
    response = ann.client.post("/api/me/passkeys", json={"credential": made})
    (cookie,) = [line for line in response.headers.get_list("set-cookie") if line.startswith(SESSION)]
    assert {"HttpOnly", "SameSite=strict", "Path=/"} <= set(cookie.split("; "))
    assert server.rows("SELECT count(*) FROM sessions WHERE token_hash = ?", ann.session) == [(0,)]


def test_over_https_the_cookie_is_for_this_host_alone(tmp_path: Path) -> None:
    with Server(tmp_path, trusted_proxies="127.0.0.1") as server:
        check_cookie_over_https(Browser(server))


def check_cookie_over_https(ann: Browser) -> None:
    """A session's cookie, as a proxy passes it on."""
    ann.client.cookies.set(f"__Host-{GUEST}", "ann")  # this client sees no https, and would not send one it was given
    ann.client.headers["x-forwarded-proto"] = "https"
    ann.client.headers["origin"] = ann.origin = ann.origin.replace("http", "https")
    options = ann.offered()
    made = ann.new_passkey(options).made(options["challenge"], ann.origin)
    response = ann.client.post("/api/me/passkeys", json={"credential": made})
    (cookie,) = [line for line in response.headers.get_list("set-cookie") if SESSION in line]
    assert cookie.startswith(f"__Host-{SESSION}=")
    assert "Secure" in cookie.split("; ")
    assert "strict-transport-security" not in response.headers  # this machine serves other things too


def test_over_https_a_guests_cookie_is_for_this_host_alone(tmp_path: Path) -> None:
    with Server(tmp_path, trusted_proxies="127.0.0.1") as server:
        response = server.get("/api/me", headers={"x-forwarded-proto": "https"})
    cookie = response.headers["set-cookie"]
    assert cookie.startswith(f"__Host-{GUEST}=")
    assert "Secure" in cookie.split("; ")
    assert response.headers["cache-control"] == "no-store"
    assert response.headers["strict-transport-security"] == "max-age=31536000; includeSubDomains"


@pytest.mark.both_databases
def test_another_device_finds_the_seats_that_were_taken_as_a_guest(server: Server) -> None:
    phone = Browser(server)
    phone.me()
    table = server.table("clever", "me greedy", cookie=phone.cookie)
    passkey = phone.register()
    laptop = Browser(server, passkey)
    laptop.me()
    with Page(server, table.id, cookie=laptop.cookie) as page:
        assert page.welcome["seat"] is None
    laptop.sign_in()
    assert laptop.me()["name"] == "Ann"
    with Page(server, table.id, cookie=laptop.cookie, session=laptop.session) as page:
        assert page.welcome["seat"] == 0
    other = server.table("clever", "me greedy", cookie=laptop.cookie, session=laptop.session)
    with Page(server, other.id, cookie=phone.cookie, session=phone.session) as page:
        assert page.welcome["seat"] == 0


def test_a_persons_cookie_opens_nothing_without_the_session(server: Server) -> None:
    ann = Browser(server)
    ann.register()
    table = server.table("clever", "me greedy", cookie=ann.cookie, session=ann.session)
    with Page(server, table.id, cookie=ann.cookie) as page:
        assert page.welcome["seat"] is None


def test_who_signs_out_leaves_a_new_guest_behind(server: Server) -> None:
    ann = Browser(server)
    passkey = ann.register()
    before = ann.cookie
    table = server.table("clever", "me greedy", cookie=before, session=ann.session)
    session = ann.session
    ann.ask("DELETE", "/sessions/here", 204)
    assert ann.cookie not in ("", before)
    assert not ann.me()["signed_in"]
    for cookie in (before, ann.cookie):
        with Page(server, table.id, cookie=cookie, session=session) as page:
            assert page.welcome["seat"] is None
    ann.sign_in(passkey)
    with Page(server, table.id, cookie=ann.cookie, session=ann.session) as page:
        assert page.welcome["seat"] == 0


@pytest.mark.both_databases
def test_signing_out_everywhere_ends_every_session(server: Server) -> None:
    phone = Browser(server)
    laptop = Browser(server, phone.register())
    laptop.sign_in()
    stranger = Browser(server)
    stranger.register()
    laptop.ask("DELETE", "/sessions", 204)
    assert not phone.me()["signed_in"]
    assert not laptop.me()["signed_in"]
    assert stranger.me()["signed_in"]


def test_somebody_else_on_the_same_browser_gets_a_cookie_of_their_own(server: Server) -> None:
    ann, bob = Browser(server), Browser(server)
    ann.register("Ann")
    bobs = bob.register("Bob")
    cookie = ann.cookie
    phone = Browser(server, ann.passkeys[0])
    phone.sign_in()
    phone.ask("DELETE", "/sessions", 204)  # from afar
    ann.sign_in(bobs)
    assert ann.me()["name"] == "Bob"
    assert ann.cookie != cookie


@pytest.mark.both_databases
def test_several_passkeys_and_never_none(server: Server) -> None:
    ann = Browser(server)
    first = ann.register()
    options = ann.offered("somebody else")
    assert [one["id"] for one in options["excludeCredentials"]] == [encoded(first.id)]
    assert options["user"] == {"id": first.user, "name": "Ann", "displayName": "Ann"}
    second = ann.register()
    assert len(ann.me()["passkeys"]) == 2
    ann.ask("DELETE", f"/me/passkeys/{encoded(first.id)}", 204)
    assert [one["id"] for one in ann.me()["passkeys"]] == [encoded(second.id)]
    assert ann.ask("DELETE", f"/me/passkeys/{encoded(second.id)}", 422)["code"] == "last-passkey"
    assert ann.ask("DELETE", f"/me/passkeys/{encoded(first.id)}", 422)["code"] == "passkey-unknown"
    assert ann.sign_in(first, 422)["code"] == "passkey-unknown"
    ann.sign_in(second)


def test_nobody_removes_the_passkey_of_somebody_else(server: Server) -> None:
    ann, eve = Browser(server), Browser(server)
    passkey = ann.register()
    ann.register()
    eve.register()
    eve.register()
    assert eve.ask("DELETE", f"/me/passkeys/{encoded(passkey.id)}", 422)["code"] == "passkey-unknown"
    assert len(ann.me()["passkeys"]) == 2


def test_there_is_an_end_to_passkeys(server: Server) -> None:
    ann = Browser(server)
    for _ in range(10):
        ann.register()
    refused = ann.ask("POST", "/me/passkeys/options", 422, json={"name": "Ann"})
    assert (refused["code"], refused["params"]) == ("enough-passkeys", {"most": 10})


def test_passkeys_that_do_not_count_are_taken(server: Server) -> None:
    ann = Browser(server)
    ann.register(step=0)
    for _ in range(3):
        ann.sign_in()


# -- what must not get in


@pytest.mark.both_databases
def test_a_challenge_is_answered_once(server: Server) -> None:
    ann = Browser(server)
    passkey = ann.register()
    challenge = ann.ask("POST", "/sessions/options")["challenge"]
    signed = passkey.signed(challenge, ann.origin)
    ann.send("/sessions", signed)
    assert ann.send("/sessions", signed, 422)["code"] == "challenge-gone"
    again = passkey.signed(challenge, ann.origin)
    assert ann.send("/sessions", again, 422)["code"] == "challenge-gone"


def test_a_failed_answer_uses_its_challenge_up(server: Server) -> None:
    ann = Browser(server)
    passkey = ann.register()
    challenge = ann.ask("POST", "/sessions/options")["challenge"]
    wrong = passkey.signed(challenge, "https://elsewhere.example")
    assert ann.send("/sessions", wrong, 422)["code"] == "passkey-refused"
    assert ann.send("/sessions", passkey.signed(challenge, ann.origin), 422)["code"] == "challenge-gone"


def test_a_challenge_of_ones_own_making_is_refused(server: Server) -> None:
    ann = Browser(server)
    passkey = ann.register()
    assert ann.send("/sessions", passkey.signed(encoded(bytes(32)), ann.origin), 422)["code"] == "challenge-gone"
    bob = Browser(server)
    offered = bob.offered()
    made = bob.new_passkey(offered).made(encoded(bytes(32)), bob.origin)
    assert bob.send("/me/passkeys", made, 422)["code"] == "challenge-gone"
    assert not bob.me()["signed_in"]


def test_a_challenge_belongs_to_its_browser_and_to_its_purpose(server: Server) -> None:
    ann, eve = Browser(server), Browser(server)
    passkey = ann.register()
    eve.me()
    challenge = eve.ask("POST", "/sessions/options")["challenge"]
    assert ann.send("/sessions", passkey.signed(challenge, ann.origin), 422)["code"] == "challenge-gone"
    challenge = ann.offered()["challenge"]
    assert ann.send("/sessions", passkey.signed(challenge, ann.origin), 422)["code"] == "challenge-gone"


def test_a_challenge_runs_out(server: Server) -> None:
    ann = Browser(server)
    passkey = ann.register()
    challenge = ann.ask("POST", "/sessions/options")["challenge"]
    server.alter(f"UPDATE challenges SET expires = expires - 301 WHERE challenge = '{challenge}'")
    assert ann.send("/sessions", passkey.signed(challenge, ann.origin), 422)["code"] == "challenge-gone"


def test_the_options_of_somebody_who_has_signed_out_make_nobody(server: Server) -> None:
    ann = Browser(server)
    ann.register()
    server.alter(f"UPDATE sessions SET seen = 0 WHERE person_id = '{person(server, ann)}'")
    before = rows_about(server)
    options = ann.offered()  # by now as a guest
    ann.ask("DELETE", "/sessions/here", 204)
    made = ann.new_passkey(options).made(options["challenge"], ann.origin)
    assert ann.send("/me/passkeys", made, 422)["code"] == "challenge-gone"
    assert rows_about(server) <= before


def person(server: Server, browser: Browser) -> str:
    """The id of somebody with a passkey."""
    query = "SELECT person_id FROM passkeys WHERE id = ?"
    return str(server.rows(query, encoded(browser.passkeys[0].id))[0][0])


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "http://localhost:1", "https://localhost", ""])
def test_an_answer_from_another_origin_is_refused(server: Server, origin: str) -> None:
    ann = Browser(server)
    passkey = ann.register()
    challenge = ann.ask("POST", "/sessions/options")["challenge"]
    assert ann.send("/sessions", passkey.signed(challenge, origin), 422)["code"] == "passkey-refused"
    options = ann.offered()
    made = ann.new_passkey(options).made(options["challenge"], origin)
    assert ann.send("/me/passkeys", made, 422)["code"] == "passkey-refused"


def test_a_passkey_of_another_site_is_refused(server: Server) -> None:
    ann = Browser(server)
    passkey = ann.register()
    passkey.rp = "elsewhere.example"
    assert ann.sign_in(status=422)["code"] == "passkey-refused"


@pytest.mark.both_databases
def test_a_copied_passkey_gives_itself_away(server: Server) -> None:
    ann = Browser(server)
    passkey = ann.register(count=5)
    copied = copy.copy(passkey)
    for _ in range(3):
        ann.sign_in(passkey)
    assert ann.sign_in(copied, 422)["code"] == "passkey-refused"
    ann.sign_in(passkey)


def test_an_owner_who_was_not_checked_is_refused(server: Server) -> None:
    ann = Browser(server)
    ann.register(status=422, flags=PRESENT)
    passkey = ann.register()
    passkey.flags = PRESENT
    assert ann.sign_in(passkey, 422)["code"] == "passkey-refused"


def test_a_wrong_signature_is_refused(server: Server) -> None:
    ann, eve = Browser(server), Browser(server)
    passkey, other = ann.register(), eve.register("Eve")
    challenge = eve.ask("POST", "/sessions/options")["challenge"]
    forged = other.signed(challenge, eve.origin) | {"id": encoded(passkey.id), "rawId": encoded(passkey.id)}
    assert eve.send("/sessions", forged, 422)["code"] == "passkey-refused"
    assert eve.me()["name"] == "Eve"


@pytest.mark.both_databases
def test_a_passkey_is_not_registered_twice(server: Server) -> None:
    ann, eve = Browser(server), Browser(server)
    passkey = ann.register()
    options = eve.offered()
    stolen = eve.new_passkey(options, id=passkey.id)
    before = rows_about(server)
    assert eve.send("/me/passkeys", stolen.made(options["challenge"], eve.origin), 422)["code"] == "passkey-known"
    assert rows_about(server) == before


BROKEN: dict[str, Any] = {
    "nothing": {},
    "no response": {"id": "x", "rawId": "x", "type": "public-key"},
    "a number": {"id": "x", "rawId": "x", "type": "public-key", "response": 7},
    "no base64": {"id": "x", "rawId": "x", "type": "public-key", "response": {"clientDataJSON": "*"}},
    "no JSON": {"id": "x", "rawId": "x", "type": "public-key", "response": {"clientDataJSON": encoded(b"{")}},
    "no object": {"id": "x", "rawId": "x", "type": "public-key", "response": {"clientDataJSON": encoded(b"[]")}},
}


@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.parametrize("path", ["/sessions", "/me/passkeys"])
def test_what_is_no_answer_of_a_passkey_is_refused(server: Server, path: str, name: str) -> None:
    assert Browser(server).send(path, BROKEN[name], 422)["code"] == "passkey-refused"


@pytest.mark.parametrize("cut", ["attestationObject", "clientDataJSON"])
def test_a_passkey_that_is_cut_off_anywhere_is_refused(server: Server, cut: str) -> None:
    ann = Browser(server)
    for kept in (1, 30, 60, 90, 120):
        options = ann.offered()
        made = ann.new_passkey(options).made(options["challenge"], ann.origin)
        made["response"][cut] = encoded(decoded(made["response"][cut])[:kept])
        assert ann.send("/me/passkeys", made, 422)["code"] == "passkey-refused"
    assert not ann.me()["signed_in"]


@pytest.mark.parametrize(("column", "days"), [("seen", 91), ("created", 366)])
def test_a_session_runs_out(server: Server, column: str, days: int) -> None:
    ann = Browser(server)
    ann.register()
    table = server.table("clever", "me greedy", cookie=ann.cookie, session=ann.session)
    aged = f"UPDATE sessions SET {column} = {column} - {days * DAY} WHERE person_id = '{person(server, ann)}'"
    server.alter(aged)
    with Page(server, table.id, cookie=ann.cookie, session=ann.session) as page:
        assert page.welcome["seat"] is None
    assert not ann.me()["signed_in"]
    ann.sign_in()
    assert ann.me()["signed_in"]


@pytest.mark.both_databases
def test_a_session_that_is_used_lives_on(server: Server) -> None:
    ann = Browser(server)
    ann.register()
    for _ in range(3):
        server.alter(f"UPDATE sessions SET seen = seen - {60 * DAY} WHERE person_id = '{person(server, ann)}'")
        assert ann.me()["signed_in"]


def test_a_site_that_is_set_is_the_one_that_passkeys_are_made_for(tmp_path: Path) -> None:
    with Server(tmp_path, site="https://play.example.org") as server:
        ann = Browser(server)
        ann.me()
        assert ann.offered()["rp"]["id"] == "play.example.org"
        ann.register(status=422)
        ann.origin = "https://play.example.org"  # as the browser knows it, whatever a proxy calls us
        ann.register()


def test_who_asks_too_much_has_to_wait_whatever_it_is_about(tmp_path: Path) -> None:
    with Server(tmp_path, asks_per_minute=0.001) as server:  # the next one after hours, in however long a test
        ann = Browser(server)
        ann.me()
        for method, path in [("GET", "/me"), ("POST", "/me/passkeys/options"), ("POST", "/me/passkeys")]:
            assert ann.ask(method, path, 429, json={"name": "Ann"})["code"] == "too-many-asks"


def test_a_bare_number_is_no_site_for_passkeys(server: Server) -> None:
    refused = server.post("/api/sessions/options")
    assert (refused.status_code, refused.json()["code"]) == (422, "no-passkeys-here")


def test_another_sites_page_may_not_ask(server: Server) -> None:
    ann = Browser(server)
    ann.register()
    ann.client.headers["origin"] = "https://elsewhere.example"
    for method, path in [("DELETE", "/sessions"), ("POST", "/sessions/options"), ("GET", "/me"), ("PUT", "/me/name")]:
        assert ann.ask(method, path, 403)["code"] == "foreign-page"


class Weak(Passkey):
    """A passkey of RSA, as some devices make them."""

    def public(self) -> dict[int, Any]:
        """A key of 2048 bits."""
        return {1: 3, 3: -257, -1: b"\xff" * 256, -2: b"\x01\x00\x01"}


def test_only_strong_passkeys_are_asked_for_and_taken(server: Server) -> None:
    ann = Browser(server)
    options = ann.offered()
    assert {one["alg"] for one in options["pubKeyCredParams"]} == {-8, -7}
    weak = Weak(options["rp"]["id"], options["user"]["id"])
    assert ann.send("/me/passkeys", weak.made(options["challenge"], ann.origin), 422)["code"] == "passkey-refused"


def test_guests_are_told_to_sign_in(server: Server) -> None:
    guest = Browser(server)
    assert guest.ask("PUT", "/me/name", 401, json={"name": "Ann"})["code"] == "sign-in-first"
    assert guest.ask("DELETE", "/sessions", 401)["code"] == "sign-in-first"


# -- names


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann \t Lee ", "Ann Lee"),
        ("Žofia", "Žofia"),
        ("👩‍🚀", "👩‍🚀"),
        ("A\u202eb\u0007c", "Abc"),
        ("ne\u0301e", "ne\u0301e"),
    ],
)
def test_a_name_is_what_can_be_seen(server: Server, typed: str, shown: str) -> None:
    ann = Browser(server)
    ann.register()
    assert ann.ask("PUT", "/me/name", json={"name": typed}) == {"name": shown}
    assert ann.me()["name"] == shown


@pytest.mark.parametrize("typed", [" ", "\u200b\u200d", "\u3164", "\u0301", "\u202e"])
def test_a_name_that_cannot_be_seen_is_refused(server: Server, typed: str) -> None:
    ann = Browser(server)
    ann.register()
    assert ann.ask("PUT", "/me/name", 422, json={"name": typed})["code"] == "name-invisible"
    assert Browser(server).ask("POST", "/me/passkeys/options", 422, json={"name": typed})["code"] == "name-invisible"


@pytest.mark.both_databases
def test_a_name_has_at_most_24_letters(server: Server) -> None:
    ann = Browser(server)
    ann.register()
    assert ann.ask("PUT", "/me/name", 422, json={"name": "A" * 25})["code"] == "bad-request"
    ann.ask("PUT", "/me/name", json={"name": "A" * 24})

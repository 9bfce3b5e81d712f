"""What is refused: foreign pages, wrong keys, frames that are none, too much of everything. The server stays up."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.support.pages import Page, guest, maker, new_id, opened
from tests.server.support.running import NewTable, Server, wish
from tests.server.support.waiting import until
from websockets.exceptions import ConnectionClosed, InvalidStatus

UNKNOWN = "abcdefghijklmnop"


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with small limits."""
    limits = {"frame_burst": 40, "frames_per_second": 0.001, "tables_per_minute": 3, "watchers_per_table": 2}
    with Server(tmp_path, **limits, frame_bytes=1024) as running:
        yield running
    assert "Traceback" not in running.log()


# -- foreign pages


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://[", "", "https://127.0.0.1:1"])
def test_a_foreign_page_is_turned_away_before_the_socket_is_accepted(server: Server, origin: str) -> None:
    with pytest.raises(InvalidStatus) as caught:
        opened(server, origin=origin)
    assert caught.value.response.status_code == 403


def test_our_own_page_is_welcome(server: Server) -> None:
    with Page(server, server.table("clever").id, origin=server.address) as page:
        assert page.welcome["type"] == "welcome"


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://["])
def test_a_foreign_page_makes_no_table(server: Server, origin: str) -> None:
    response = server.post("/api/tables", json=wish("clever", "me"), headers={"origin": origin})
    assert (response.status_code, response.json()["code"]) == (403, "foreign-page")


# -- hello


def closing(server: Server, *frames: Any) -> tuple[str, int]:
    """How the server ends a talk of these frames: with what code, and what code of the socket."""
    page = Page.__new__(Page)
    page.frames, page.events, page.have, page.news = [], [], 0, {}
    page.socket = opened(server)
    page.throw(*[json.dumps(frame) if isinstance(frame, dict) else frame for frame in frames])
    last = page.closing()
    return last.get("code", ""), last["closed"]


HELLO = {"type": "hello", "table": UNKNOWN}
BAD_BEGINNINGS: dict[str, tuple[Any, str]] = {
    "no such table": (HELLO, "no-such-table"),
    "no table's name": (HELLO | {"table": "../../etc"}, "bad-frame"),
    "other version": (HELLO | {"version": 2}, "other-version"),
    "have below zero": (HELLO | {"have": -1}, "bad-frame"),
    "long token": (HELLO | {"token": "x" * 65}, "bad-frame"),
    "something unknown": (HELLO | {"colour": "red"}, "bad-frame"),
    "a command": ({"type": "roll", "id": new_id()}, "hello-first"),
    "a ping": ({"type": "ping"}, "hello-first"),
    "unknown type": ({"type": "dance"}, "bad-frame"),
    "no JSON": ("{]", "bad-frame"),
    "nothing": ("", "bad-frame"),
    "a number": ("7", "bad-frame"),
    "deep": ("[" * 4000, "bad-frame"),
    "half a character": ('{"type": "hello", "table": "\\ud800"}', "bad-frame"),
    "bytes": (b"\x00\x01", "bad-frame"),
    "long": ("x" * 4097, "frame-too-long"),
}


@pytest.mark.parametrize("name", BAD_BEGINNINGS)
def test_a_talk_that_begins_badly_is_ended_with_a_reason(server: Server, name: str) -> None:
    frame, code = BAD_BEGINNINGS[name]
    assert closing(server, frame) == (code, 4400)


def test_a_frame_far_too_long_is_not_even_read(server: Server) -> None:
    assert closing(server, "x" * (4 * 4096 + 1)) == ("", 1009)


@pytest.mark.parametrize("token", ["", "wrong", "x" * 64])
def test_a_wrong_key_opens_nothing(server: Server, token: str) -> None:
    table = server.table("clever", "me open")
    hello = HELLO | {"table": table.id, "token": token}
    assert closing(server, hello) == ("wrong-token", 4400) if token else True
    assert closing(server, hello | {"token": table.token + "x"}) == ("wrong-token", 4400)
    other = server.table("clever", "me open")
    assert closing(server, hello | {"token": other.token}) == ("wrong-token", 4400)
    assert closing(server, hello | {"token": other.invite}) == ("wrong-token", 4400)


def test_hello_is_said_once(server: Server) -> None:
    hello = HELLO | {"table": server.table("clever").id}
    assert closing(server, hello, hello) == ("hello-once", 4400)


def test_all_answers_come_before_the_last_word(server: Server) -> None:
    with maker(server, server.table("clever")) as page:
        for _ in range(30):
            page.send(type="ping")
        page.socket.send("garbage")
        assert page.closing()["code"] == "bad-frame"
        assert sum(json.loads(frame)["type"] == "pong" for frame in page.frames) == 30


# -- too much


def test_who_talks_too_fast_is_hung_up_on(strict: Server) -> None:
    table = strict.table("clever")
    with maker(strict, table) as page, maker(strict, table) as other:
        for _ in range(41):
            page.send(type="ping")
        assert page.closing()["code"] == "too-fast"
        assert other.ask("roll")["type"] == "done"


def test_neither_lookers_on_nor_pages_of_a_seat_are_without_end(strict: Server) -> None:
    table = strict.table("clever")
    for token in (None, table.token):
        with Page(strict, table.id, token), Page(strict, table.id, token), Page(strict, table.id, token) as third:
            assert third.welcome["code"] == "table-full"
    until(lambda: comes_in(strict, table))  # the server hears of the ends one by one


def comes_in(server: Server, table: NewTable) -> bool:
    """Whether the maker of a table is let in; where not, the server may hang up before hello is said."""
    with suppress(ConnectionClosed), maker(server, table) as page:
        return bool(page.welcome["type"] == "welcome")
    return False


def test_too_many_tables_are_too_many(strict: Server) -> None:
    for _ in range(3):
        strict.table("clever")
    response = strict.post("/api/tables", json=wish("clever", "me"))
    assert (response.status_code, response.json()["code"]) == (429, "too-many-tables")


def test_a_large_body_is_refused_unread(server: Server) -> None:
    response = server.post("/api/tables", content=b" " * 16_385)
    assert (response.status_code, response.json()["code"]) == (413, "body-too-large")
    assert response.headers["x-content-type-options"] == "nosniff"


def test_a_body_that_does_not_say_its_length_is_refused_unread(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", int(server.address.rpartition(":")[2]))) as bare:
        bare.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n")
        assert bare.recv(4096).startswith(b"HTTP/1.1 413")


@pytest.mark.parametrize("path", ["/%00.svg", "/..%5csecret.db", "/assets/none", "/long.svg", "/assets/long"])
def test_odd_addresses_are_no_trouble(server: Server, path: str) -> None:
    assert server.get(path.replace("long", "x" * 300)).status_code in (200, 404, 503)


@pytest.mark.parametrize("table", [UNKNOWN, "x" * 500, "%00", "…"])
def test_a_game_that_is_not_there_cannot_be_had(server: Server, table: str) -> None:
    for path in ("match", "moments/0", "moments?seat=0"):
        response = server.get(f"/api/tables/{table}/{path}")
        assert (response.status_code, response.json()["code"]) == (404, "no-such-table")


def test_a_running_game_is_not_given_away(server: Server) -> None:
    table = server.table("dobro", "me greedy")
    for path in ("match", "moments/0", "moments/3?seat=1", "moments", "moments?seat=0"):
        response = server.get(f"/api/tables/{table.id}/{path}")
        assert (response.status_code, response.json()["code"]) == (409, "not-over")


# -- odd texts


ODD = ["", " ", "?", "²", "play ²", "play J=²", "play J=", "play J=99", "play 7 7 7", "pick", "pick white ²", "draw 7"]
ODD += [
    "roll",
    "roll ٣",
    "first 9",
    "\x00",
    "play \U0001f3b2",
    "x" * 80,
    "use",
    "pick white yellow ²",
    "play S S",
    "play 1 J",
]


@pytest.mark.parametrize("game", ["clever", "twice", "dobro"])
def test_whatever_is_said_is_answered(server: Server, game: str) -> None:
    luck = random.Random(1)
    with maker(server, server.table(game, "me greedy", seed=1)) as page:
        page.play_on(luck, lambda page: page.have > 20)
        page.until(Page.is_asked)
        words = [
            "pick",
            "play",
            "white",
            "blue",
            "7",
            "J=3",
            "=",
            "use",
            "extra",
            "pass",
            "take",
            "draw",
            "12",
            "first",
        ]
        made = [" ".join(luck.choices(words, k=luck.randrange(1, 5))) for _ in range(60)]
        for text in [*ODD, *made]:
            assert page.ask("why", text=text)["type"] == "reason"
        for text in ODD:
            assert page.ask("play", text=text)["type"] == "refused"
            assert page.ask("roll", text=text)["type"] == "refused"


def test_a_page_cannot_take_the_name_of_a_bots_command(server: Server) -> None:
    table = server.table("clever", "me greedy", seed=3)
    with maker(server, table) as page:
        page.play_on(random.Random(1), lambda page: page.have > 30)
    names = [row[1] for row in server.stored(table.id) if row[1] and row[3] == 1]
    assert names
    for name in names:
        with maker(server, table) as page:
            page.send(type="undo", id=name)
            assert page.closing()["code"] == "bad-frame"


# -- what is kept


@pytest.mark.traceback
def test_no_key_is_ever_in_the_log_or_in_the_database(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = server.table("clever", "me open", dealer={"kind": "commit"})
        [(secret,)] = server.rows("SELECT secret FROM tables")
        with maker(server, table) as ann, guest(server, table, 1, cookie="cookie-of-bob") as bob:
            words = [table.token, table.invite, table.cookie, "cookie-of-bob", str(bob.token)]
            mover = ann if ann.until(lambda page: bool(page.view)).view["roller"] == 0 else bob
            mover.step(random.Random(1))
            closing(server, HELLO | {"table": table.id, "token": words[0] + "x"})
        with maker(server, table) as ann:
            server.database.alter("DROP TABLE keys")
            server.database.alter("DROP TABLE entries")
            broken = server.post("/api/tables", json=server.promised(wish("clever", "me", dealer={"kind": "commit"})))
            assert broken.status_code == 500
            ann.begin("stand")
            assert ann.closing()["closed"] == 1011
    log = server.log()
    assert "table made" in log
    files = b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*"))
    assert secret.encode() in files
    for word in words:
        assert word not in log
        assert word.encode() not in files
    assert secret not in log
    assert "parameters: (" not in log


# -- a server in trouble


def test_a_table_of_other_rules_is_not_opened(server: Server) -> None:
    table = server.table("clever", "me")
    server.database.alter(f"UPDATE tables SET rules = 'clever-0' WHERE id = '{table.id}'")
    assert closing(server, HELLO | {"table": table.id}) == ("table-unplayable", 4400)
    assert server.get(f"/api/tables/{table.id}/match").json()["code"] == "table-unplayable"

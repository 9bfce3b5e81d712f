"""New tables: every game and dealer, and what cannot be played is refused in words."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.support.pages import maker
from tests.server.support.running import Server, wish

from silvertray.core.errors import SilvertrayError
from silvertray.locale import explain, words


@pytest.mark.parametrize("game", ["clever", "twice", "dobro"])
@pytest.mark.parametrize("dealer", ["entropy", "seed", "commit", "table"])
def test_every_game_with_every_dealer_it_can_have(server: Server, game: str, dealer: str) -> None:
    if (game, dealer) == ("dobro", "table"):
        return
    wished = {"kind": dealer} | ({"seed": 2**64 - 1} if dealer == "seed" else {})
    table = server.table(game, "greedy me random", dealer=wished)
    assert table.seat == 1
    with maker(server, table) as page:
        about = page.news["table"]
        assert (about["game"], about["players"], about["dealer"]["kind"]) == (game, 3, dealer)
        assert (about["dealer"]["commitment"] is not None) == (dealer == "commit")
        if dealer == "seed" and game != "dobro":
            assert about["dealer"]["seed"] == str(2**64 - 1)


def test_options_of_a_wish_are_the_tables_own(server: Server) -> None:
    with maker(server, server.table("dobro", "me greedy", options={"draw": "classic"})) as page:
        assert page.news["table"]["options"] == {
            "draw": "classic",
            "rounds": "3",
            "lead_specials": "on",
            "edition": "ru",
        }


@pytest.mark.rule("D-57")
def test_the_time_for_a_draw_is_the_tables_own_and_that_of_the_rematch(server: Server) -> None:
    with maker(server, server.table("dobro", "me greedy")) as page:
        assert page.news["table"]["draw_seconds"] == 3
    table = server.table("dobro", "me greedy", seed=1, draw_seconds=10)
    assert server.get(f"/api/tables/{table.id}").json()["table"]["draw_seconds"] == 10
    with maker(server, table) as page:
        assert page.log[0] == ("drawing", -1, "10")
        again = page.play_on(random.Random(1)).ask("rematch")["table"]
    assert server.get(f"/api/tables/{again}").json()["table"]["draw_seconds"] == 10


BAD_WISHES: dict[str, tuple[dict[str, Any], str]] = {
    "unknown game": (wish("chess", "me"), "unknown-game"),
    "too many players": (wish("clever", "me open open open open"), "wrong-players"),
    "too few players": (wish("dobro", "me"), "wrong-players"),
    "nobody": (wish("clever", ""), "wrong-players"),
    "two are me": (wish("clever", "me me"), "one-seat-is-mine"),
    "none is me": (wish("clever", "greedy greedy"), "one-seat-is-mine"),
    "unknown bot": (wish("clever", "me deepblue"), "unknown-bot"),
    "unknown pace": (wish("clever", "me greedy", pace="hasty"), "unknown-pace"),
    "no pace": (wish("clever", "me greedy", pace=""), "bad-request"),
    "no time for a draw": (wish("dobro", "me greedy", draw_seconds=0), "bad-request"),
    "too much time for a draw": (wish("dobro", "me greedy", draw_seconds=11), "bad-request"),
    "half a second for a draw": (wish("dobro", "me greedy", draw_seconds=1.5), "bad-request"),
    "unknown option": (wish("clever", "me", options={"speed": "high"}), "wrong-option"),
    "wrong value": (wish("dobro", "me greedy", options={"draw": "never"}), "wrong-option"),
    "table dice for cards": (wish("dobro", "me greedy", dealer={"kind": "table"}), "no-table-dice"),
    "no seed": (wish("clever", "me", dealer={"kind": "seed"}), "seed-needed"),
    "seed for another dealer": (wish("clever", "me", dealer={"kind": "commit", "seed": 1}), "seed-needed"),
    "no promise": (wish("clever", "me", dealer={"kind": "commit"}), "promise-needed"),
    "promise for another dealer": (
        wish("clever", "me", dealer={"kind": "entropy", "commitment": "a" * 64}),
        "promise-needed",
    ),
    "seed too large": (wish("clever", "me", seed=2**64), "bad-request"),
    "seed below zero": (wish("clever", "me", seed=-1), "bad-request"),
    "unknown dealer": (wish("clever", "me", dealer={"kind": "croupier"}), "bad-request"),
    "no name": (wish("clever", "me", name=""), "bad-request"),
    "long name": (wish("clever", "me", name="A" * 25), "bad-request"),
    "nine seats": (wish("clever", "me" + " open" * 8), "bad-request"),
    "something unknown": (wish("clever", "me", colour="red"), "bad-request"),
}


@pytest.mark.parametrize("name", BAD_WISHES)
def test_a_table_that_cannot_be_is_refused_in_words(server: Server, name: str) -> None:
    wished, code = BAD_WISHES[name]
    before = server.rows("SELECT count(*) FROM tables")
    response = server.post("/api/tables", json=wished)
    told = response.json()
    assert (response.status_code, told["code"]) == (422, code)
    line = explain(words("en"), SilvertrayError(told["code"], told["rule"], **told["params"]))
    assert "$" not in line
    assert "{" not in line
    assert server.rows("SELECT count(*) FROM tables") == before


NO_WISHES = {
    "nothing": b"",
    "cut off": b"{",
    "a list": b"[]",
    "null": b"null",
    "no text": b"\xff\xfe",
    "deep": b"[" * 16_000,
    "infinity": b'{"game": 1e999}',
    "half a character": b'{"game": "clever", "seats": ["me"], "name": "\\ud800"}',
}


@pytest.mark.parametrize("name", NO_WISHES)
def test_a_body_that_is_no_wish_is_refused(server: Server, name: str) -> None:
    response = server.post("/api/tables", content=NO_WISHES[name], headers={"content-type": "application/json"})
    assert (response.status_code, response.json()["code"]) == (422, "bad-request")

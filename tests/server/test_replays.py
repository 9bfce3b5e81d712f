"""All steps of a finished game in one answer: as its seats saw them, sent again only after a change."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.play.tables import played
from tests.server.support.authenticator import Browser
from tests.server.support.company import at, somebody, table_of
from tests.server.support.contesting import play, todays
from tests.server.support.pages import maker
from tests.server.support.running import Server

from silvertray.games import game
from silvertray.play.dealer import CommitReveal
from silvertray.play.files import to_record
from silvertray.play.match import Match

GAMES = ["clever", "twice", "dobro"]
STRIDE = 11  # steps between two that are compared
ALIKE = ("rounds", "table", "seats", "result")


def over(server: Server, slug: str, seats: str = "me greedy") -> str:
    """A finished game."""
    table = server.table(slug, seats)
    with maker(server, table) as page:
        page.play_on(random.Random(3))
    return table.id


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("eyes", ["?seat=0", "?seat=1", ""])
def test_every_step_is_as_it_is_shown_alone(server: Server, slug: str, eyes: str) -> None:
    path = f"/api/tables/{over(server, slug)}/moments"
    replay = server.get(path + eyes).json()
    last = len(replay["steps"]) - 1
    for step in (*range(0, last, STRIDE), last):
        moment = server.get(f"{path}/{step}{eyes}").json()
        assert replay["steps"][step] == {name: moment[name] for name in ("event", "view")}
        assert {name: replay[name] for name in ALIKE} == {name: moment[name] for name in ALIKE}
    assert moment["steps"] == last
    assert replay["steps"][last]["view"]["options"] == []


def test_nobody_sees_the_cards_of_another_seat(server: Server) -> None:
    path = f"/api/tables/{over(server, 'dobro', 'me greedy greedy')}/moments"
    drawn = {}
    for seat in (0, 1, None):
        steps = server.get(path + ("" if seat is None else f"?seat={seat}")).json()["steps"]
        texts = [step["event"]["text"] for step in steps[1:]]
        drawn[seat] = {at for at, text in enumerate(texts) if text.startswith("draw ") and text != "draw ?"}
    assert drawn[0]
    assert drawn[1]
    assert not drawn[0] & drawn[1]
    assert drawn[None] == set()


@pytest.mark.parametrize("slug", GAMES)
def test_a_file_is_shown_whole_as_each_of_its_steps(server: Server, slug: str) -> None:
    record = to_record(played(Match(game(slug), 2, CommitReveal(), names=["Ann", "bot greedy"]), 3))
    replay = server.post("/api/moments", json={"match": record, "seat": 1})
    assert replay.headers["cache-control"] == "no-store"
    for step in range(0, len(record["log"]) + 1, STRIDE):
        moment = server.post("/api/moments", json={"match": record, "step": step, "seat": 1}).json()
        assert replay.json()["steps"][step] == {name: moment[name] for name in ("event", "view")}
        assert {name: replay.json()[name] for name in ALIKE} == {name: moment[name] for name in ALIKE}


# -- kept by browsers


def test_what_has_not_changed_is_not_sent_again(server: Server) -> None:
    path = f"/api/tables/{over(server, 'clever')}/moments?seat=0"
    first = server.get(path, headers={"accept-encoding": "gzip"})
    assert first.headers["cache-control"] == "private, no-cache"
    assert first.headers["content-encoding"] == "gzip"
    assert first.json() == server.get(path, headers={"accept-encoding": "identity"}).json()
    tag = first.headers["etag"]
    for given in (tag, f'"other", {tag}', tag.removeprefix("W/"), "*"):
        again = server.get(path, headers={"if-none-match": given})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert again.headers["cache-control"] == "private, no-cache"
    assert server.get(path, headers={"if-none-match": 'W/"other"'}).status_code == 200
    assert server.get(path.replace("seat=0", "seat=1"), headers={"if-none-match": tag}).status_code == 200


def test_an_erased_name_is_gone_with_the_next_answer(server: Server) -> None:
    ann = somebody(server)
    table = table_of(ann, "clever", "me greedy", name="Annabel")
    with at(ann, table, table.token) as page:
        page.play_on(random.Random(1))
    path = f"/api/tables/{table.id}/moments?seat=0"
    first = server.get(path)
    assert "Annabel" in first.text
    ann.ask("POST", "/me/erase", 204, json={"confirm": "erase"})
    again = server.get(path, headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 200
    assert "Annabel" not in again.text


def test_nothing_of_a_sealed_contest_is_kept_or_shown_too_soon(server: Server) -> None:
    ann, bob = somebody(server), somebody(server)
    contest = todays(ann, "clever")["id"]
    table = play(ann, contest)
    path = f"/tables/{table}/moments?seat=0"
    assert bob.ask("GET", path, 409)["code"] == "sealed"
    assert bob.ask("GET", path, 409, headers={"if-none-match": "*"})["code"] == "sealed"
    own = answer(ann, path)
    assert own.headers["cache-control"] == "no-store"
    assert "etag" not in own.headers
    assert own.json()["table"]["dealer"]["secret"] is None
    play(bob, contest, 2)
    assert answer(bob, path).json() == own.json()


def answer(browser: Browser, path: str) -> Any:
    """An answer with its headers."""
    return browser.client.get(f"/api{path}")


# -- refused


def test_seats_that_are_not_there_are_refused(server: Server) -> None:
    path = f"/api/tables/{over(server, 'clever')}/moments"
    for seat, code in (("4", "no-such-seat"), ("-1", "no-such-seat"), ("me", "bad-request")):
        refused = server.get(f"{path}?seat={seat}", headers={"if-none-match": "*"})
        assert (refused.status_code, refused.json()["code"]) == (422, code)

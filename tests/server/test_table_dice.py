"""People at a real table: they type what their dice show, put it right, and may share a phone."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.support.company import somebody, table_of
from tests.server.support.forking import run
from tests.server.support.pages import Page, guest, maker, round_trip
from tests.server.support.running import NewTable, Server

REAL = {"kind": "table"}


def faces(page: Page, luck: random.Random) -> str:
    """What is typed for the dice that are rolled now."""
    view = page.view
    if view["moment"] == "first":
        return "first 0"
    if view["moment"] == "roll":
        return "roll " + "".join(str(luck.randint(1, 6)) if die["rolled"] else "-" for die in view["dice"])
    form = page.ask("roll", text="tray")["params"]["form"]
    return str(luck.choice(form.split(" | ")))


def play_to_the_end(pages: list[Page], luck: random.Random) -> None:
    """Everybody rolls and plays whatever they may."""
    while not pages[0].is_over:
        asked = next(page for page in pages if page.is_asked())
        said = {"text": faces(asked, luck)} if asked.is_to_roll() else {"text": luck.choice(asked.texts)}
        answer = asked.ask("roll" if asked.is_to_roll() else "play", **said)
        for page in pages:
            page.until_has(answer["seq"])


def sharing(server: Server, seats: str, names: list[str], game: str = "clever") -> tuple[NewTable, dict[str, str]]:
    """A table of people who share a phone, and the tokens of their seats."""
    wish = {"game": game, "seats": seats.split(), "dealer": REAL, "name": "Ann", "names": names}
    made = server.post("/api/tables", json=wish).json()
    return NewTable(made["table"], made["seat"], made["token"], made["invite"], ""), made["here"]


def test_a_mistyped_roll_is_put_right_for_everybody(server: Server) -> None:
    table = server.table("clever", "me open", dealer=REAL)
    with maker(server, table) as ann, guest(server, table, 1) as bob:
        ann.ask("roll", text="first 0")
        ann.ask("roll", text="roll 111111")
        assert ann.news["typed"] == ["first 0", "roll 111111"]
        answer = ann.ask("correct", text="roll 123456")
        assert answer["type"] == "done"
        assert [die["face"] for die in bob.until_has(answer["seq"]).view["dice"]] == [1, 2, 3, 4, 5, 6]
        assert bob.log[-1] == ("correct", 0, "roll 123456")
        assert (bob.news["typed"], ann.news["typed"]) == ([], ["first 0", "roll 123456"])
    with maker(server, table) as again:  # as it is stored
        assert [die["face"] for die in again.view["dice"]] == [1, 2, 3, 4, 5, 6]


def test_a_roll_stands_as_soon_as_somebody_has_acted_on_it(server: Server) -> None:
    table = server.table("twice", "me open", dealer=REAL)
    with maker(server, table) as ann, guest(server, table, 1) as bob:
        ann.ask("roll", text="first 0")
        ann.ask("roll", text="roll 123456")
        refused = bob.ask("correct", text="roll 654321")
        assert (refused["code"], refused["params"]) == ("nothing-to-correct", {"seat": 1})
        assert ann.ask("correct", text="roll 12345")["code"] == "wrong-dice"
        ann.ask("play", text=ann.texts[0])
        assert ann.ask("correct", text="roll 654321")["code"] == "nothing-to-correct"


def test_anybody_corrects_what_was_typed_for_a_bot(server: Server) -> None:
    table = server.table("clever", "me greedy", dealer=REAL)
    with maker(server, table) as ann:
        ann.ask("roll", text="first 1")
        assert ann.ask("correct", text="first 0")["type"] == "done"  # nobody has rolled
        ann.ask("correct", text="first 1")
        assert ann.ask("roll", text="roll 123456")["type"] == "done"


def test_a_whole_game_with_corrections_is_the_same_whoever_replays_it(server: Server, tmp_path: Path) -> None:
    luck = random.Random(3)
    table, here = sharing(server, "me here here", ["Bob", "Cid"])
    pages = [maker(server, table), *[Page(server, table.id, token) for token in here.values()]]
    pages[0].ask("roll", text="first 2")
    pages[2].until_has(pages[0].have).ask("roll", text="roll 111111")
    corrected = pages[2].ask("correct", text="roll 234561")
    for page in pages:
        page.until_has(corrected["seq"])
    play_to_the_end(pages, luck)
    for page in pages:
        page.socket.close()
    match = server.get(f"/api/tables/{table.id}/match").text
    assert "roll 234561" in match
    assert "111111" not in match
    audited = run(tmp_path, "audit", "--database", server.url)
    assert "entries" in audited.out
    assert table.id not in audited.out  # which names all that differ: others are spoilt on purpose


@pytest.mark.parametrize("game", ["clever", "twice"])
def test_people_who_share_a_phone_have_a_seat_each(game: str, server: Server) -> None:
    table, here = sharing(server, "me here open here", ["Bob", "  Dan "], game)
    assert sorted(here) == ["1", "3"]
    with guest(server, table, 2, "Cid"), Page(server, table.id, here["3"]) as dan:
        assert [seat["name"] for seat in dan.news["seats"]] == ["Ann", "Bob", "Cid", "Dan"]
        assert dan.until(lambda page: bool(page.view)).seat == 3


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "dice of the server": ({"seats": ["me", "here"], "names": ["Bob"]}, "phone-not-shared"),
    "a name is missing": ({"seats": ["me", "here"], "dealer": REAL}, "names-needed"),
    "a name too many": ({"seats": ["me"], "dealer": REAL, "names": ["Bob"]}, "names-needed"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_phone_is_shared_at_a_real_table_only_and_by_people_with_names(name: str, server: Server) -> None:
    more, code = REFUSED[name]
    refused = server.post("/api/tables", json={"game": "clever", "name": "Ann"} | more)
    assert (refused.status_code, refused.json()["code"]) == (422, code)


def test_names_on_a_shared_phone_go_when_its_owner_is_erased(server: Server) -> None:
    ann = somebody(server)
    table = table_of(ann, "clever", "me here", dealer=REAL, names=["Zacharias"])
    assert server.rows("SELECT text FROM entries WHERE table_id = ? AND kind = 'sit'", table.id)[1] == ("Zacharias",)
    ann.ask("POST", "/me/erase", 204, json={"confirm": "erase"})
    rows = server.rows("SELECT text, word FROM entries WHERE table_id = ? AND kind = 'sit'", table.id)
    assert rows == [("?", ""), ("?", "")]


def test_no_bot_takes_the_place_of_a_phone_that_sleeps_at_a_real_table(tmp_path: Path) -> None:
    with Server(tmp_path, grace=0.05) as impatient:
        table = impatient.table("clever", "me open", dealer=REAL)
        digital = impatient.table("clever", "me open", seed=1)
        with maker(impatient, table) as ann, maker(impatient, digital) as other:
            for page, made in ((ann, table), (other, digital)):
                with guest(impatient, made, 1):
                    pass
                page.until(lambda page: not page.news["seats"][1]["present"])
            ann.ask("roll", text="first 1")
            luck = random.Random(1)
            while not any(event[0] == "away" for event in other.log):  # at the other table one has
                other.step(luck)
            round_trip(ann)
            assert not any(event[0] == "away" for event in ann.log)

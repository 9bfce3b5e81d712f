"""Who sits where: invitations, seats taken and left, bots for the rest, lookers-on, and the same people again."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.server.support.in_process import Looking, with_tables
from tests.server.support.pages import Page, guest, maker, new_id, round_trip
from tests.server.support.running import Server, wish

from silvertray.bots import BOTS, USUAL_LEVEL
from silvertray.server.lines.protocol import Done, Refused, Sit
from silvertray.server.lines.wishes import DealerWish, TableWish
from silvertray.server.table.commands import carry_out
from silvertray.server.table.tables import Tables


def kinds(page: Page) -> list[str]:
    """What sits on each seat."""
    return [seat["kind"] for seat in page.news["seats"]]


def test_who_was_invited_sits_down_and_the_full_table_starts_by_itself(server: Server) -> None:
    table = server.table("clever", "me open")
    with maker(server, table) as ann:
        assert (ann.welcome["seat"], ann.welcome["invited"]) == (0, True)
        assert ann.news["view"] is None
        assert ann.ask("roll")["code"] == "not-begun"
        with guest(server, table, 1) as bob:
            ann.until(lambda page: page.news["view"] is not None)
            assert [kind for kind, _, _ in ann.log] == ["sit", "sit", "start", "chance"]
            assert bob.until(lambda page: page.news["view"] is not None).seat == 1
            assert ann.until(lambda page: page.news["seats"][1]["present"]).news["seats"][1]["name"] == "Bob"


def test_who_sits_down_last_sees_the_own_cards_in_the_log(server: Server) -> None:
    table = server.table("dobro", "open me", seed=4)
    with maker(server, table), guest(server, table, 0) as bob:
        drawn = [text for kind, _, text in bob.log if kind == "chance"][1:]
        assert "draw ?" not in drawn[:6]
        assert drawn[6:] == ["draw ?"] * 6


def test_who_was_not_invited_looks_on(server: Server) -> None:
    table = server.table("clever", "me open")
    with Page(server, table.id) as page:
        assert (page.welcome["seat"], page.welcome["invited"]) == (None, False)
        assert page.ask("sit", seat=1, name="Eve")["code"] == "not-invited"
        assert page.ask("fill")["code"] == "not-seated"


SHOWN = {" Ann \n Lee ": "Ann Lee", "Ann\u200b": "Ann", "\u202eAnn": "Ann", "👩‍🚀": "👩‍🚀"}
UNSEEN = (" ", "\u200b\u200d", "\u3164", "\u202e")


@pytest.mark.parametrize("typed", SHOWN)
def test_a_name_at_a_table_is_what_can_be_seen(server: Server, typed: str) -> None:
    table = server.table("clever", "me here open", name=typed, names=[typed], dealer={"kind": "table"})
    with guest(server, table, 2, typed) as page:
        assert [seat["name"] for seat in page.news["seats"]] == [SHOWN[typed]] * 3


@pytest.mark.parametrize("typed", UNSEEN)
def test_a_name_at_a_table_that_cannot_be_seen_is_refused(server: Server, typed: str) -> None:
    for names in ({"name": typed, "names": ["Bob"]}, {"name": "Ann", "names": [typed]}):
        wished = {"game": "clever", "seats": ["me", "here"], "dealer": {"kind": "table"}, **names}
        response = server.post("/api/tables", json=wished)
        assert (response.status_code, response.json()["code"]) == (422, "name-invisible")
    table = server.table("clever", "me open")
    with Page(server, table.id, table.invite) as page:
        assert page.ask("sit", seat=1, name=typed)["code"] == "name-invisible"


def test_a_name_that_is_refused_uses_no_promise_up(server: Server) -> None:
    wished = server.promised(wish("clever", "me", name="\u200b", dealer={"kind": "commit"}))
    assert server.post("/api/tables", json=wished).json()["code"] == "name-invisible"
    assert server.post("/api/tables", json=wished | {"name": "Ann"}).status_code == 201


def test_a_seat_is_taken_once(server: Server) -> None:
    table = server.table("clever", "me open open")
    with guest(server, table, 1) as bob, Page(server, table.id, table.invite) as cid:
        assert cid.ask("sit", seat=1, name="Cid")["code"] == "seat-taken"
        assert cid.ask("sit", seat=3, name="Cid")["code"] == "no-such-seat"
        assert cid.ask("sit", seat=-1, name="Cid")["code"] == "no-such-seat"
        assert bob.ask("sit", seat=2, name="Bob")["code"] == "already-seated"


def test_a_seat_that_is_left_before_the_game_is_free_and_its_key_opens_nothing(server: Server) -> None:
    table = server.table("clever", "me open open")
    with maker(server, table) as ann, guest(server, table, 1) as bob:
        assert bob.ask("stand")["type"] == "done"
        assert kinds(bob) == ["person", "empty", "empty"]
        assert bob.ask("stand")["code"] == "not-seated"
        with Page(server, table.id, bob.token) as back:
            assert back.welcome["code"] == "wrong-token"
        with guest(server, table, 1, "Cid") as cid:
            ann.until(lambda page: page.news["seats"][1]["name"] == "Cid")
            assert cid.news["seats"][1]["present"]


def test_bots_take_the_empty_seats(server: Server) -> None:
    table = server.table("dobro", "me open greedy open")
    with maker(server, table) as page:
        assert kinds(page) == ["person", "empty", "bot", "empty"]
        assert page.ask("fill", bot="deep blue")["code"] == "unknown-bot"
        assert page.ask("fill", bot="random")["type"] == "done"
        assert [seat["bot"] for seat in page.news["seats"]] == ["", "random", "greedy", "random"]
        assert page.news["view"] is not None
        assert page.ask("fill")["code"] == "no-empty-seat"
        with Page(server, table.id, table.invite) as late:
            assert late.ask("sit", seat=1, name="Bob")["code"] == "game-begun"


def bots(page: Page) -> list[str]:
    """Which bot sits on each seat."""
    return [seat["bot"] for seat in page.news["seats"]]


def test_each_seat_has_a_bot_of_its_own_which_may_change_before_the_game(server: Server) -> None:
    table = server.table("dobro", "me random greedy open")
    with maker(server, table) as page, Page(server, table.id, table.invite) as looker_on:
        assert bots(page) == ["", "random", "greedy", ""]
        assert page.ask("place", seat=1, bot="greedy")["type"] == "done"
        assert page.ask("place", seat=2, bot=None)["type"] == "done"
        assert bots(page) == ["", "greedy", "", ""]
        assert page.ask("place", seat=3, bot="random")["type"] == "done"
        assert bots(page) == ["", "greedy", "", "random"]
        assert page.news["view"] is None
        assert looker_on.ask("place", seat=2, bot="random")["code"] == "not-seated"
        assert page.ask("fill")["type"] == "done"
        assert bots(page) == ["", "greedy", USUAL_LEVEL, "random"]
        assert page.ask("place", seat=1, bot="random")["code"] == "bots-settled"


def test_a_bot_takes_nobodys_seat_and_nobody_is_sent_away(server: Server) -> None:
    with maker(server, server.table("clever", "me open open")) as page:
        assert page.ask("place", seat=0, bot="greedy")["code"] == "seat-taken"
        assert page.ask("place", seat=0, bot=None)["code"] == "no-bot-there"
        assert page.ask("place", seat=1, bot=None)["code"] == "no-bot-there"
        for nowhere in (-1, 3):
            assert page.ask("place", seat=nowhere, bot="greedy")["code"] == "no-such-seat"
            assert page.ask("place", seat=nowhere, bot=None)["code"] == "no-bot-there"
        assert page.ask("place", seat=1, bot="deep blue")["code"] == "unknown-bot"
        assert kinds(page) == ["person", "empty", "empty"]


@pytest.mark.parametrize("game", list(BOTS))
def test_every_game_names_its_usual_bot_and_lists_all(server: Server, game: str) -> None:
    told = next(one for one in server.get("/api/games").json()["games"] if one["slug"] == game)
    assert told["bots"] == list(BOTS[game])
    assert told["usual_bot"] == USUAL_LEVEL in told["bots"]


def test_a_looker_on_sees_the_table_and_no_hand(server: Server) -> None:
    table = server.table("dobro", "me greedy", seed=8)
    with maker(server, table) as ann, Page(server, table.id) as page:
        assert (page.view["hand"], page.view["options"], page.news["can_undo"]) == ([], [], False)
        assert len(ann.view["hand"]) == 6
        assert {text for kind, _, text in page.log if kind == "chance"} <= {"draw ?", "first 0", "first 1"}


def test_the_seed_of_a_card_game_is_shown_when_it_is_over(server: Server) -> None:
    table = server.table("dobro", "me greedy", seed=123456789)
    with maker(server, table) as page:
        assert page.news["table"]["dealer"]["seed"] is None
        page.play_on(random.Random(1))
        assert page.news["table"]["dealer"]["seed"] == "123456789"


# -- the same people again


def test_the_same_people_meet_again_by_token_and_by_cookie(server: Server) -> None:
    table = server.table("clever", "me greedy", seed=2)
    with maker(server, table) as page:
        assert page.ask("rematch")["code"] == "not-over"
        page.play_on(random.Random(1))
        again = page.ask("rematch")
        assert again["table"] == page.until(lambda page: page.news["table"]["next"]).news["table"]["next"]
        with (
            Page(server, again["table"], table.token) as by_token,
            Page(server, again["table"], cookie=table.cookie) as by_cookie,
        ):
            assert by_token.welcome["seat"] == by_cookie.welcome["seat"] == 0
            assert by_token.news["table"]["dealer"]["seed"] != "2"
            assert by_token.news["view"] is not None


@pytest.mark.both_databases
def test_whoever_asks_second_is_led_to_the_same_table(server: Server) -> None:
    table = server.table("clever", "me greedy", seed=2)
    with maker(server, table) as page:
        page.play_on(random.Random(1))
    pages = [maker(server, table) for _ in range(4)]
    with ThreadPoolExecutor(4) as at_once:
        found = {answer["table"] for answer in at_once.map(lambda page: page.ask("rematch"), pages)}
    for page in pages:
        page.socket.close()
    assert len(found) == 1
    invite = "SELECT id FROM tables WHERE invite_hash = (SELECT invite_hash FROM tables WHERE id = ?)"
    assert {row[0] for row in server.rows(invite, table.id)} == {table.id, *found}


# -- somebody goes while sitting down


def test_who_goes_while_sitting_down_is_not_taken_for_present(server: Server) -> None:
    table = server.table("clever", "me open open")
    with maker(server, table) as ann:
        bob = Page(server, table.id, table.invite)
        with server.database.writing_stopped():
            bob.begin("sit", seat=1, name="Bob")
            round_trip(ann)
            bob.socket.close()
            with Page(server, table.id) as looker_on:  # the server wants to tell Bob of it, and finds him gone
                round_trip(looker_on)
        ann.until(lambda page: page.news["seats"][1]["name"] == "Bob")
        round_trip(ann)
        assert not ann.news["seats"][1]["present"]


def test_a_seat_left_twice_does_not_throw_out_the_next_guest(server: Server) -> None:
    table = server.table("clever", "me open open")
    with guest(server, table, 1) as bob, Page(server, table.id, bob.token) as also_bob:
        with server.database.writing_stopped():
            first = bob.begin("stand")
            round_trip(also_bob)
            second = also_bob.begin("stand")
        assert bob.answer(first)["type"] == "done"
        assert also_bob.answer(second)["code"] == "not-seated"
        with Page(server, table.id, table.invite) as cid:
            assert cid.ask("sit", seat=1, name="Cid")["type"] == "done"


def test_repeating_a_sit_without_a_cookie_gives_no_key_to_a_shared_phones_seat(tmp_path: Path) -> None:
    wish = TableWish(
        game="clever", seats=("me", "here", "open"), name="Ann", names=("Bob",), dealer=DealerWish(kind="table")
    )

    async def deed(tables: Tables) -> None:
        live = await tables.open((await tables.create(wish, "ann")).table)
        assert live
        command = new_id()
        sat = await carry_out(tables, live, Looking(), Sit(id=command, seat=2, name="Eve"))
        assert isinstance(sat, Done)
        for seat in (1, 2):  # a lost key is given again only to a known guest
            refused = await carry_out(tables, live, Looking(), Sit(id=command, seat=seat, name="Eve"))
            assert isinstance(refused, Refused)
            assert (refused.code, refused.params) == ("seat-taken", {"seat": seat})
            live.refusals.clear()
        assert sorted(key.seat for key in live.keys) == [0, 1, 2]

    with_tables(tmp_path, deed)

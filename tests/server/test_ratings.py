"""Ratings: Glickman's own figures, pairwise results, and games that count once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.support.authenticator import Browser
from tests.server.support.company import (
    all_play,
    at,
    company,
    person,
    rights,
    sat_down,
    shown,
    somebody,
    table_id,
    table_of,
)
from tests.server.support.pages import Page
from tests.server.support.running import Server

from silvertray.server.keeping.store import Store
from silvertray.server.people.ratings import Glicko, Rating, after_game
from silvertray.server.people.results import write_down
from silvertray.server.settings import settings
from silvertray.server.table.replaying import replayed

pytestmark = pytest.mark.both_databases


def test_glickmans_example_gives_glickmans_figures() -> None:
    player = Glicko(1500, 200, 0.06)
    player.update_player([1400, 1550, 1700], [30, 100, 300], [1, 0, 0])
    assert player.rating == pytest.approx(1464.06, abs=0.01)
    assert player.rd == pytest.approx(151.52, abs=0.01)
    assert player.vol == pytest.approx(0.05999, abs=0.00001)


def test_a_strong_player_who_fails_is_less_steady_wherever_the_scale_begins() -> None:
    """The volatility depends on differences of ratings alone, so a shift of all ratings leaves it as it is."""
    found = []
    for shift in (0, 900):
        player = Glicko(1500 + shift, 60, 0.06)
        player.update_player([900 + shift] * 3, [50] * 3, [0] * 3)
        found.append((player.rating - shift, player.rd, player.vol))
    assert found[0] == pytest.approx(found[1])
    assert found[0][2] > 0.06


def test_everybody_is_rated_against_what_the_others_were_before() -> None:
    before = {"a": Rating(1500, 100), "b": Rating(1700, 80), "c": Rating(1400, 60)}
    after = after_game(before, {"a": 1, "b": 2, "c": 2})
    player = Glicko(1500, 100, 0.06)
    player.update_player([1700, 1400], [80, 60], [1, 1])
    assert after["a"] == (player.rating, player.rd, player.vol, 1)
    assert after["a"].rating > 1500
    assert after["b"].rating < 1700
    assert list(after) == ["a", "b", "c"]


def test_equals_who_draw_stay_equal_and_are_better_known() -> None:
    after = after_game({"a": Rating(), "b": Rating()}, {"a": 1, "b": 1})
    assert after["a"] == after["b"]
    assert after["a"].rating == pytest.approx(1500)
    assert after["a"].deviation < 350


def ratings(browser: Browser) -> list[dict[str, Any]]:
    """The own ratings."""
    found: list[dict[str, Any]] = browser.me()["ratings"]
    return found


def wait_for_result(browser: Browser, page: Page) -> dict[str, Any]:
    """The own result, once it is written down."""
    while True:
        games = browser.ask("GET", "/me/games")["games"]
        found: dict[str, Any] = next(one for one in games if one["table"] == table_id(page))
        if found["state"] == "over":
            return found


def test_a_game_between_people_is_rated_once_for_its_game_and_number_of_players(server: Server) -> None:
    ann, bob, guest = person(server, "Ann"), person(server, "Bob"), somebody(server)
    with company("dobro", [ann, guest, bob]) as pages:
        places = all_play(pages)
        result = wait_for_result(ann, pages[0])
    assert result["place"] == places[0]
    (anns,), (bobs,) = ratings(ann), ratings(bob)
    expected = after_game({"ann": Rating(), "bob": Rating()}, {"ann": places[0], "bob": places[2]})
    for found, name in ((anns, "ann"), (bobs, "bob")):
        assert (found["game"], found["players"], found["games"], found["provisional"]) == ("dobro", 3, 1, True)
        assert found["rating"] == pytest.approx(expected[name].rating)
        assert found["deviation"] == pytest.approx(expected[name].deviation)
    assert result["change"] == pytest.approx(expected["ann"].rating - 1500)
    assert ratings(guest) == []
    written_down_again(server, table_id(pages[0]))
    assert (ratings(ann), ratings(bob)) == ([anns], [bobs])


def written_down_again(server: Server, table: str) -> None:
    """As if other processes saw the same end at the same time."""

    async def all_at_once() -> None:
        store = Store(settings({"database": server.url}, {}).database_url)
        record = await store.record(table)
        assert record
        folded = replayed(record, await store.entries(table))
        await asyncio.gather(*[write_down(store.engine, folded) for _ in range(4)])
        await store.close()

    asyncio.run(all_at_once())


@pytest.mark.parametrize("why", ["a bot", "a guest", "a known seed"])
def test_what_is_not_rated(server: Server, why: str) -> None:
    ann = person(server, "Ann")
    others = {"a bot": [], "a guest": [somebody(server)], "a known seed": [person(server, "Bob")]}[why]
    seed = {"seed": 3} if why == "a known seed" else {}
    with company("dobro", [ann, *others], "" if others else "random", **seed) as pages:
        all_play(pages)
        result = wait_for_result(ann, pages[0])
    assert result["change"] is None
    assert ratings(ann) == []


def test_nobody_is_rated_against_oneself(server: Server) -> None:
    ann, bob = person(server, "Ann"), person(server, "Bob")
    phone = Browser(server, *ann.passkeys)
    phone.me()
    table = table_of(ann, "dobro", "me open open")
    with at(ann, table) as first, sat_down(phone, table, 1, "Anna") as second:
        phone.sign_in()
        with sat_down(bob, table, 2, "Bob") as third:
            all_play([first, second, third])
            wait_for_result(ann, first)
    assert (ratings(ann), ratings(bob)) == ([], [])


# -- who came as a guest, and who has gone as one


def test_a_guest_who_signs_in_during_a_game_makes_it_no_rated_one(server: Server) -> None:
    ann, bob = person(server, "Ann"), somebody(server)
    with company("clever", [ann, bob]) as pages:
        bob.register("Bob")
        all_play(pages)
        assert wait_for_result(ann, pages[0])["change"] is None
        assert not pages[0].news["table"]["rated"]
    assert (ratings(ann), ratings(bob)) == ([], [])


def test_a_table_that_is_opened_anew_does_not_become_rated_by_who_has_signed_in_meanwhile(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann, bob = person(server, "Ann"), somebody(server)
        with company("clever", [ann, bob]) as pages:
            pages[0].until(lambda page: bool(page.view))
            table = shown(pages[0])
        bob.register("Bob")
        server.kill()
        server.start(int(server.address.rpartition(":")[2]))
        with at(ann, table) as first, at(bob, table) as second:
            all_play([first, second])
            assert wait_for_result(ann, first)["change"] is None
            assert not first.news["table"]["rated"]


def test_in_a_rated_game_only_those_count_who_were_signed_in_when_it_began(server: Server) -> None:
    ann, bob, eve = person(server, "Ann"), person(server, "Bob"), somebody(server)
    with company("dobro", [ann, bob, eve]) as pages:
        pages[0].until(lambda page: page.news["table"]["rated"])
        eve.register("Eve")
        places = all_play(pages)
        change = wait_for_result(ann, pages[0])["change"]
    assert ratings(eve) == []
    expected = after_game({"ann": Rating(), "bob": Rating()}, {"ann": places[0], "bob": places[1]})
    assert change == pytest.approx(expected["ann"].rating - 1500)


def test_a_game_that_was_told_to_be_rated_counts_though_somebody_signs_out(server: Server) -> None:
    ann, bob = person(server, "Ann"), person(server, "Bob")
    with company("dobro", [ann, bob]) as (anns, bobs):
        bobs.until(lambda page: page.news["table"]["rated"])
        bob.ask("DELETE", "/sessions/here", 204)
        with at(bob, shown(anns), bobs.token) as by_link:
            all_play([anns, by_link])
        assert wait_for_result(ann, anns)["change"] is not None
    bob.sign_in()
    assert [one["games"] for one in ratings(bob)] == [1]


def test_an_end_that_several_people_have_seen_is_not_taken_back(server: Server) -> None:
    ann, bob = person(server, "Ann"), person(server, "Bob")
    with company("clever", [ann, bob]) as pages:
        all_play(pages)
        for page in pages:
            assert not page.news["can_undo"]
            assert page.ask("undo")["code"] == "game-over"


def test_the_board_shows_whose_rating_is_sure(server: Server) -> None:
    ann, bob = person(server, "Ann"), person(server, "Bob")
    row = "INSERT INTO ratings SELECT person_id, 'twice', 4, {0}, {1}, 0.06, 9 FROM passkeys WHERE id = '{2}'"
    for browser, rating, deviation in ((ann, 1650.5, 109.9), (bob, 1900, 110)):
        passkey = browser.me()["passkeys"][0]["id"]
        server.alter(row.format(rating, deviation, passkey))
    told = ann.ask("GET", "/ratings/twice/4")
    line = {"rank": 1, "name": "Ann", "rating": 1650.5, "deviation": 109.9, "games": 9, "me": True}
    assert told == {"game": "twice", "players": 4, "lines": [line]}
    assert not bob.ask("GET", "/ratings/twice/4")["lines"][0]["me"]
    assert ratings(bob)[0]["provisional"]
    assert ann.ask("GET", "/ratings/chess/2", 422)["code"] == "unknown-game"
    assert ann.ask("GET", "/ratings/dobro/9", 422)["code"] == "wrong-players"
    assert rights(ann)["session"]

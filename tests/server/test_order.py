"""Stored before told, once and not twice: ids of commands, and pages that come back."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.support.pages import Page, guest, maker, new_id, round_trip
from tests.server.support.running import Server

pytestmark = pytest.mark.both_databases


def test_an_answer_comes_when_its_entry_is_in_the_file(server: Server) -> None:
    table = server.table("clever", "me", seed=6)
    luck = random.Random(6)
    with maker(server, table) as page:
        for _ in range(40):
            command = new_id()
            if page.is_to_roll():
                answer = page.ask("roll", id=command)
            else:
                answer = page.ask("play", id=command, text=luck.choice(page.texts))
            stored = {row[1]: row[0] for row in server.stored(table.id)}
            assert stored[command] == answer["seq"]
            page.until_has(answer["seq"])


def test_nothing_is_told_while_it_cannot_be_stored(server: Server) -> None:
    table = server.table("clever", "me", seed=6)
    with maker(server, table) as page, Page(server, table.id) as looker_on:
        with server.database.writing_stopped():
            command = page.begin("roll")
            for _ in range(20):
                round_trip(looker_on)
            with Page(server, table.id) as newcomer:
                round_trip(looker_on)
                assert newcomer.have == looker_on.have == page.have == 2
        assert page.answer(command)["seq"] == 3
        looker_on.until_has(3)


# -- the same command again


@pytest.mark.parametrize("again", ["on the same socket", "on another one"])
def test_a_repeat_gets_the_first_answer_and_does_nothing(server: Server, again: str) -> None:
    table = server.table("clever", "me", seed=6)
    with maker(server, table) as page, maker(server, table) as other:
        repeating = page if again == "on the same socket" else other
        for kind in ("roll", "play", "undo"):
            command = new_id()
            text = {"text": page.texts[0]} if kind == "play" else {}
            first = page.ask(kind, id=command, **text)
            page.until_has(first["seq"])
            stored = server.stored(table.id)
            assert repeating.ask(kind, id=command, **text) == first
            assert server.stored(table.id) == stored


def test_a_repeated_refusal_is_the_same_even_if_it_would_go_now(server: Server) -> None:
    table = server.table("clever", "me", seed=6)
    with maker(server, table) as page:
        command = new_id()
        refused = page.ask("undo", id=command)
        page.ask("roll")
        page.ask("play", text=page.texts[0])
        assert page.ask("undo", id=command) == refused
        assert page.ask("undo")["type"] == "done"


def test_leaving_twice_by_the_same_id_is_leaving_once(server: Server) -> None:
    table = server.table("clever", "me open open")
    with guest(server, table, 1) as bob:
        command = new_id()
        assert bob.ask("stand", id=command) == bob.ask("stand", id=command)


def test_who_lost_the_answer_to_sitting_down_gets_a_key_that_works(server: Server) -> None:
    table = server.table("clever", "me open open")
    command = new_id()
    cookie = server.table("clever").cookie
    with Page(server, table.id, table.invite, cookie=cookie) as page:
        first = page.ask("sit", id=command, seat=1, name="Bob")
    with Page(server, table.id, table.invite, cookie=cookie) as page:
        second = page.ask("sit", id=command, seat=1, name="Bob")
        assert (second["seq"], second["seat"]) == (first["seq"], 1)
        page.until(lambda page: page.news["seats"][1]["present"])
    for token in (first["token"], second["token"]):
        with Page(server, table.id, token) as page:
            assert page.welcome["seat"] == 1
    assert [row[2] for row in server.stored(table.id)] == ["sit", "sit"]


def test_somebody_elses_id_brings_no_key(server: Server) -> None:
    table = server.table("clever", "me open open")
    command = new_id()
    with (
        Page(server, table.id, table.invite, cookie="bob") as bob,
        Page(server, table.id, table.invite, cookie="eve") as eve,
    ):
        assert bob.ask("sit", id=command, seat=1, name="Bob")["type"] == "done"
        assert eve.ask("sit", id=command, seat=1, name="Eve")["code"] == "seat-taken"
        assert eve.ask("play", text="pass")["code"] == "not-begun" or eve.ask("stand")["code"] == "not-seated"


# -- coming back


def test_a_page_that_comes_back_is_told_exactly_what_it_missed(server: Server) -> None:
    table = server.table("dobro", "me greedy", seed=6)
    with maker(server, table) as page:
        page.play_on(random.Random(1), lambda page: page.have > 60)
        whole, last = list(page.events), page.have
    for have in (0, 1, 17, last - 1, last, last + 1000):
        with Page(server, table.id, table.token, have=min(have, last)) as page:
            assert page.events == whole[have:]
            assert page.view["seat"] == 0


def test_a_page_that_knows_more_than_there_is_is_told_where_the_table_is(server: Server) -> None:
    table = server.table("clever", "me", seed=6)
    page = Page(server, table.id, table.token, have=2)
    with page:
        assert (page.news["seq"], page.news["events"]) == (2, [])


def test_both_pages_of_a_seat_are_told_everything(server: Server) -> None:
    table = server.table("clever", "me", seed=6)
    with maker(server, table) as one, maker(server, table) as two:
        luck = random.Random(2)
        for _ in range(30):
            seq = one.step(luck)["seq"]
            assert one.until_has(seq).view == two.until_has(seq).view
        assert one.events == two.events


# -- at the same moment


def test_passive_players_answer_at_the_same_moment_and_both_count(server: Server) -> None:
    table = server.table("clever", "me open open", seed=12)
    luck = random.Random(12)
    rounds = 0
    with maker(server, table) as ann, guest(server, table, 1) as bob, guest(server, table, 2) as cid:
        pages = [ann, bob, cid]
        with ThreadPoolExecutor(3) as at_once:
            while not ann.is_over:
                last = max(page.have for page in pages)
                asked = [page for page in (p.until_has(last) for p in pages) if page.texts or page.is_to_roll()]
                answers = list(at_once.map(lambda page: page.step(luck), asked))
                assert {answer["type"] for answer in answers} == {"done"}
                rounds += len(asked) == 2
                last = max(answer["seq"] for answer in answers)
                for page in pages:
                    page.until_has(last)
    assert rounds >= 10


def test_two_pages_of_a_seat_that_act_at_once_leave_a_log_that_can_be_played(server: Server) -> None:
    table = server.table("clever", "me", seed=13)
    luck = random.Random(13)
    refused = 0
    with maker(server, table) as one, maker(server, table) as two, ThreadPoolExecutor(2) as at_once:
        while not one.is_over:
            last = max(one.have, two.have)
            one.until_has(last), two.until_has(last)
            answers = list(at_once.map(lambda page: page.step(luck), [one, two]))
            assert "done" in [answer.get("type") for answer in answers]
            refused += "refused" in [answer.get("type") for answer in answers]
            for page in (one, two):
                page.until_has(max(answer.get("seq", 0) for answer in answers))
    assert refused > 5
    numbers = [row[0] for row in server.stored(table.id)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert server.get(f"/api/tables/{table.id}/match").status_code == 200

"""Hints: graded, for whoever is asked and nobody else, and written down."""

from __future__ import annotations

import asyncio
import pickle
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.support.company import all_play, company, person, somebody
from tests.server.support.in_process import first_choice, new_table, with_tables
from tests.server.support.pages import Page, guest, maker, new_id
from tests.server.support.running import Server
from tests.server.support.twins import pairs

from silvertray.server.coach.hinting import Asker, question
from silvertray.server.lines.protocol import Hint
from silvertray.server.table.entries import Entry
from silvertray.server.table.tables import Tables

DICE = ["clever", "twice"]


def asked(server: Server, game: str = "clever", seats: str = "me", **more: Any) -> Page:
    """Somebody who has a choice to make."""
    page = maker(server, server.table(game, seats, seed=3, **more))
    return page.play_on(random.Random(3), lambda page: len(page.texts) > 2)


def hints(page: Page) -> list[tuple[int, str]]:
    """Who was given hints: at which step, of which grade."""
    return [(seat, text) for kind, seat, text in page.log if kind == "hint"]


@pytest.mark.parametrize("game", DICE)
def test_each_grade_tells_more_and_is_written_down(game: str, server: Server) -> None:
    with asked(server, game) as page:
        told = [page.ask("hint", grade=grade)["hint"] for grade in (1, 2, 3)]
        best = next(one for one in page.view["options"] if one["text"] == told[2]["options"][0]["text"])
        step = sum(kind in ("play", "chance") for kind, _, _ in page.log)
        assert [hint["area"] for hint in told] == [best["area"]] * 3
        assert [hint["things"] for hint in told] == [[], [best["die"]], [best["die"]]]
        assert [hint["options"] for hint in told[:2]] == [[], []]
        values = [option["value"] for option in told[2]["options"]]
        assert values == sorted(values, reverse=True)
        assert {option["text"] for option in told[2]["options"]} == set(page.texts)
        assert hints(page) == [(0, f"{step} {grade}") for grade in (1, 2, 3)]


def test_a_hint_changes_nothing_in_the_game(server: Server) -> None:
    with asked(server) as page:
        page.until_has(page.ask("play", text=page.texts[0])["seq"])
        page.until_has(page.ask("undo")["seq"])
        before, texts = page.view, page.texts
        page.until_has(page.ask("hint", grade=3)["seq"])
        assert page.view == before
        assert page.ask("play", text=texts[0])["type"] == "done"
        page.until(lambda page: page.news["can_undo"])


def test_a_hint_that_is_asked_for_again_counts_once_and_tells_nothing_of_what_comes_later(server: Server) -> None:
    with asked(server) as page:
        command = new_id()
        first, again = page.ask("hint", id=command, grade=2), page.ask("hint", id=command, grade=2)
        assert first == again
        assert page.ask("hint", id=command, grade=3)["hint"] is None
        page.play_on(random.Random(4), lambda page: page.have > first["seq"] + 3 and len(page.texts) > 2)
        assert page.ask("hint", id=command, grade=2) == first | {"hint": None}
        assert len(hints(page)) == 1


def test_a_hint_is_not_given_once_the_table_has_moved(tmp_path: Path) -> None:
    async def deed(tables: Tables) -> None:
        live = await new_table(tables, "clever", *(Entry("sit", seat, name) for seat, name in enumerate("ABC")))
        while len(seats := live.table.begun().state.open_seats()) < 2:
            await live.change(None, first_choice)
        mover, asker = seats
        before = len(live.table.begun().log)
        asking = asyncio.create_task(tables.hints.give(live, Asker(asker, "here"), Hint(id=new_id(), grade=1)))
        await asyncio.sleep(0)  # the coach is asked, and its process has to start first
        assert (await live.change(None, first_choice), asking.done()) == (live.table.seq, False)
        assert live.table.begun().log[-1].seat == mover
        done = await asking
        hint = live.table.history[done.seq - 1].entry
        assert (hint.kind, hint.seat, hint.text) == ("hint", asker, f"{before + 1} 1")

    with_tables(tmp_path, deed)


# -- who gets none


def test_who_looks_on_and_who_is_not_asked_get_none(server: Server) -> None:
    table = server.table("clever", "me open")
    with maker(server, table) as ann, Page(server, table.id) as onlooker:
        assert refusal(ann) == "not-begun"
        with guest(server, table, 1) as bob:
            active, passive = rolled(ann, bob)
            assert refusal(active) == ""
            assert refusal(passive) == "not-asked"
            assert refusal(onlooker) == "not-seated"
            passive.until(lambda page: hints(page) == [(active.seat, "2 1")])


def rolled(*pages: Page) -> list[Page]:
    """Whoever begins has rolled, and stands first."""
    for page in pages:
        page.until(lambda page: page.view.get("moment") == "roll")
    active = next(page for page in pages if page.is_to_roll())
    active.until_has(active.ask("roll")["seq"])
    return [active, *(page for page in pages if page is not active)]


def test_where_nobody_wants_hints_there_are_none_nor_in_the_next_game(server: Server) -> None:
    with asked(server, hints=False) as page:
        assert not page.news["table"]["coach"]
        assert refusal(page) == "hints-off"
        page.play_on(random.Random(1))
        next_table = page.ask("rematch")["table"]
    with Page(server, next_table, page.token) as again:
        assert not again.news["table"]["coach"]


def test_a_rated_game_says_so_and_has_no_hints(server: Server) -> None:
    people = [person(server, "Ann"), person(server, "Bob")]
    with company("clever", people) as pages:
        for page in pages:
            page.until(lambda page: page.news["table"]["rated"])
            assert not page.news["table"]["coach"]
        assert refusal(rolled(*pages)[0]) == "hints-rated"


def test_a_game_with_a_hint_is_not_rated_even_if_all_have_signed_in_by_then(server: Server) -> None:
    ann, bob = person(server, "Ann"), somebody(server)
    with company("clever", [ann, bob]) as pages:
        assert refusal(rolled(*pages)[0]) == ""
        bob.register("Bob")
        all_play(pages)
        while (game := ann.ask("GET", "/me/games")["games"][0])["state"] != "over":
            pass
        assert game["change"] is None


def refusal(page: Page) -> str:
    """Why somebody is given no hint; empty if there is one."""
    answer = page.ask("hint", grade=1)
    return str(answer.get("code", ""))


# -- limits


def test_who_asks_too_much_has_to_wait_but_a_next_grade_costs_nothing(tmp_path: Path) -> None:
    with Server(tmp_path, coached_per_minute=0.001) as server, asked(server) as page:
        assert [page.ask("hint", grade=grade)["type"] for grade in (1, 2, 3)] == ["done"] * 3
        page.play_on(random.Random(4), lambda page: page.have > 12 and len(page.texts) > 1)
        assert refusal(page) == "too-many-hints"


@pytest.mark.traceback
def test_where_the_coach_cannot_think_the_game_goes_on_without(tmp_path: Path) -> None:
    with Server(tmp_path, thinkers=1, thinker_megabytes=1) as server, asked(server) as page:
        assert refusal(page) == "coach-gone"
        assert page.ask("play", text=page.texts[0])["type"] == "done"


def test_over_plain_http_a_hint_is_the_same(server: Server) -> None:
    with asked(server) as page:
        wish = {"type": "hint", "id": new_id(), "grade": 3}
        rights = {"Authorization": f"Bearer {page.token}"}
        answer = server.post(f"/api/commands?table={page.news['table']['id']}", json=wish, headers=rights).json()
        assert answer["hint"] == page.ask("hint", grade=3)["hint"]


# -- what is hidden


def test_the_coach_is_asked_the_same_whatever_is_hidden() -> None:
    for pair, seat in pairs("dobro", 5, 150):
        assert pickle.dumps(question(pair.one, seat)) == pickle.dumps(question(pair.other, seat))

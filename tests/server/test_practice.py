"""Practising: mistakes of reviewed games and puzzles, judged by the coach, coming again until they are known."""

from __future__ import annotations

import random
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from tests.server.support.authenticator import Browser
from tests.server.support.company import at, somebody, table_of
from tests.server.support.running import Server
from tests.server.support.waiting import until

from silvertray.analysis.puzzles import puzzle, puzzles
from silvertray.server.practice.boxes import A_DAY, DAYS, LEARNT, Drill

Told = dict[str, Any]
NOW = 1_000_000.0


# -- boxes


def test_a_card_that_is_known_comes_after_one_three_seven_and_twenty_one_days_and_then_no_more() -> None:
    drill, now, waits = Drill(), NOW, []
    while not drill.is_learnt:
        drill = drill.after(True, now)
        waits.append((drill.due - now) / A_DAY)
        now = drill.due
    assert waits[:-1] == list(DAYS)
    assert (drill.box, drill.tries) == (LEARNT, 5)
    assert not drill.is_due(NOW + 1000 * 365 * A_DAY)


def test_a_card_that_is_not_known_comes_again_the_next_day_as_a_new_one() -> None:
    known = Drill(box=3, due=NOW, tries=3)
    forgotten = known.after(False, NOW)
    assert forgotten == Drill(box=0, due=NOW + A_DAY, tries=4)
    assert forgotten.after(True, NOW) == forgotten  # before its time nothing changes


# -- own mistakes


def played(browser: Browser, game: str = "clever", seed: int = 3) -> str:
    """A game that was played at random to its end."""
    table = table_of(browser, game, "me", seed=seed)
    with at(browser, table, table.token) as page:
        page.play_on(random.Random(seed))
    return table.id


def deck(browser: Browser, kind: str = "mistakes", game: str = "clever") -> Told:
    """What is to be practised."""
    told: Told = browser.ask("GET", "/practice", params={"kind": kind, "game": game})
    return told


def answer(browser: Browser, card: str, text: str, status: int = 200) -> Told:
    """What the coach says to an answer."""
    told: Told = browser.ask("POST", f"/practice/{card}", status, json={"text": text})
    return told


def review(browser: Browser, table: str) -> Told:
    """The review of a game."""
    told: Told = browser.ask("GET", f"/tables/{table}/review", params={"seat": 0})["review"]
    return told


@pytest.mark.both_databases
def test_the_dearest_mistake_of_a_game_is_asked_first_and_graded_as_in_its_review(server: Server) -> None:
    ann = somebody(server)
    assert (deck(ann)["due"], deck(ann)["card"]) == (0, None)
    table = played(ann)
    until(lambda: deck(ann)["due"] > 0)
    told = deck(ann)
    worst = max(review(ann, table)["moments"], key=lambda moment: moment["loss"])
    card = told["card"]
    assert (told["due"], told["fresh"], told["later"], told["learnt"]) == (8, 8, 0, 0)
    assert card["id"] == f"{table}.0.{worst['step']}"
    assert (card["moment"]["result"], card["moment"]["view"]["seat"]) == (None, 0)
    texts = {option["text"] for option in card["moment"]["view"]["options"]}
    assert texts == {option["text"] for option in worst["options"]}
    again = worst["options"][worst["chosen"]]["text"]
    verdict = answer(ann, card["id"], again)
    assert (verdict["grade"], verdict["played"], verdict["box"]) == ("wrong", again, 0)
    assert abs(verdict["loss"] - worst["loss"]) < 0.02
    assert [option["text"] for option in verdict["options"]] == [option["text"] for option in worst["options"]]
    mine = next(option for option in verdict["options"] if option["text"] == again)
    assert mine["reasons"] == worst["reasons"]
    assert deck(ann)["later"] == 1
    assert deck(ann)["card"]["id"] != card["id"]


@pytest.mark.both_databases
def test_a_card_goes_from_box_to_box(server: Server) -> None:
    ann = somebody(server)
    played(ann, seed=4)
    until(lambda: deck(ann)["due"] > 0)
    card = deck(ann)["card"]["id"]
    best = answer(ann, card, deck(ann)["card"]["moment"]["view"]["options"][0]["text"])["options"][0]["text"]
    for box, days in enumerate((*DAYS, None), 1):
        server.alter(f"UPDATE drills SET due = 0, box = {box - 1} WHERE card = '{card}'")
        assert deck(ann)["card"]["id"] == card  # what was answered before comes first
        verdict = answer(ann, card, best)
        assert (verdict["grade"], verdict["box"], verdict["learnt"]) == ("best", box, days is None)
        assert (verdict["again"] is None) == (days is None)
        if days is not None:
            wait = datetime.fromisoformat(verdict["again"]).timestamp() - datetime.now().timestamp()
            assert round(wait / A_DAY) == days
    assert (deck(ann)["learnt"], deck(ann)["later"]) == (1, 0)


def test_a_game_is_looked_at_however_many_came_after_it(server: Server) -> None:
    ann = somebody(server)
    table = played(ann, seed=5)
    until(lambda: server.rows("SELECT 1 FROM results WHERE table_id = ?", table))
    for seat in range(1, 40):
        reviewed_later(server, table, seat)
    assert deck(ann)["looking"] == 1
    until(lambda: deck(ann)["due"] > 0)
    assert deck(ann)["card"]["id"].startswith(f"{table}.0.")
    until(lambda: deck(ann)["looking"] == 0)


def reviewed_later(server: Server, table: str, seat: int) -> None:
    """A result of the same person, later than that of a table's first seat, that the coach has seen."""
    first = f"WHERE table_id = '{table}' AND seat = 0"
    for statement in (
        f"INSERT INTO keys (table_id, token_hash, guest_hash, seat) "
        f"SELECT table_id, 'token {seat}', guest_hash, {seat} FROM keys {first}",
        f"INSERT INTO results (table_id, seat, place, score, at) "
        f"SELECT table_id, {seat}, place, score, at + {seat} FROM results {first}",
        f"INSERT INTO reviews (table_id, seat, version, percent, at, review) "
        f"VALUES ('{table}', {seat}, '1', 100, 0, '{{}}')",
    ):
        server.alter(statement)


def test_nobody_is_asked_about_the_mistakes_of_somebody_else(server: Server) -> None:
    ann, bob = somebody(server), somebody(server)
    played(ann)
    until(lambda: deck(ann)["due"] > 0)
    card = deck(ann)["card"]["id"]
    assert deck(bob)["due"] == 0
    assert answer(bob, card, "pass", 404)["code"] == "no-such-card"
    assert answer(ann, card, "nonsense", 422)["code"] == "not-an-answer"
    assert answer(ann, "clever-1-999999", "pass", 404)["code"] == "no-such-card"


# -- puzzles


def test_a_puzzle_is_solved_by_its_only_good_option_and_not_by_the_obvious_one(server: Server) -> None:
    ann = somebody(server)
    for game in ("clever", "twice"):
        told = deck(ann, "puzzles", game)
        assert (told["fresh"], told["looking"]) == (len(puzzles(game)), 0)
        found = puzzle(told["card"]["id"])
        assert found is not None
        verdict = answer(ann, found.id, found.obvious)
        assert verdict["grade"] == "wrong"
        assert abs(verdict["loss"] - found.loss) < 0.02
        assert verdict["options"][0]["text"] == found.best
        following = puzzle(deck(ann, "puzzles", game)["card"]["id"])
        assert following is not None
        assert following.id != found.id
        assert answer(ann, following.id, following.best)["grade"] == "best"


def test_who_answers_too_often_has_to_wait_as_with_hints_but_what_is_no_answer_costs_nothing(tmp_path: Path) -> None:
    with Server(tmp_path, coached_per_minute=0.001) as server:
        ann, found = somebody(server), puzzles("clever")[0]
        assert answer(ann, found.id, "nonsense", 422)["code"] == "not-an-answer"
        assert answer(ann, found.id, found.best)["grade"] == "best"
        assert answer(ann, found.id, found.best, 429)["code"] == "too-many-hints"


@pytest.mark.both_databases
def test_whoever_is_erased_has_practised_nothing(server: Server) -> None:
    ann = somebody(server)
    before = server.rows("SELECT COUNT(*) FROM drills")
    card = deck(ann, "puzzles")["card"]["id"]
    answer(ann, card, deck(ann, "puzzles")["card"]["moment"]["view"]["options"][0]["text"])
    assert [drill["card"] for drill in ann.ask("GET", "/me/export")["drills"]] == [card]
    ann.ask("POST", "/me/erase", 204, json={"confirm": "erase"})
    assert server.rows("SELECT COUNT(*) FROM drills") == before

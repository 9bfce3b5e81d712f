"""The dice of a finished game, given to friends: everybody plays the same, then sees what the others made of them."""

from __future__ import annotations

import json
import random
from itertools import takewhile
from typing import Any

import pytest
from tests.server.support.authenticator import Browser
from tests.server.support.company import all_play, at, company, somebody, table_id, table_of
from tests.server.support.contesting import Told, begin, page_of, play, story
from tests.server.support.running import Server

DEALERS: dict[str, dict[str, Any]] = {
    "entropy": {},
    "seed": {"seed": 7},
    "commit": {"dealer": {"kind": "commit"}, "word": "umbrella"},
}


def finished(browser: Browser, game: str = "clever", seats: str = "me", **more: Any) -> str:
    """A game played to its end: its table."""
    table = table_of(browser, game, seats, **more)
    with at(browser, table, table.token) as page:
        page.play_on(random.Random(3))
    return table.id


def given_on(browser: Browser, table: str) -> Told:
    """The contest by the dice of an own game."""
    told: Told = browser.ask("POST", f"/tables/{table}/contest", 201)
    return told


def steps(browser: Browser, table: str) -> list[str]:
    """The log of a finished game."""
    log: list[str] = json.loads(browser.client.get(f"/api/tables/{table}/match").text)["log"]
    return log


@pytest.mark.parametrize("dealer", DEALERS)
def test_a_friend_who_plays_alike_has_the_same_dice(server: Server, dealer: str) -> None:
    ann, bob = somebody(server), somebody(server)
    table = finished(ann, **DEALERS[dealer])
    contest = given_on(ann, table)["contest"]["id"]
    own = begin(bob, contest, "Bob")
    with page_of(bob, own) as page:
        for step in steps(ann, table):
            who, _, text = step.partition(" ")
            answer = page.ask("roll") if who == "*" else page.ask("play", text=text)
            page.until_has(answer["seq"])
        assert page.is_over
    assert steps(bob, own) == steps(ann, table)


@pytest.mark.parametrize("dealer", DEALERS)
def test_a_friend_is_dealt_the_same_cards(server: Server, dealer: str) -> None:
    ann, bob = somebody(server), somebody(server)
    table = finished(ann, "dobro", "me greedy", **DEALERS[dealer])
    own = play(bob, given_on(ann, table)["contest"]["id"], seed=9)
    assert deal(steps(bob, own)) == deal(steps(ann, table)) != []


def deal(log: list[str]) -> list[str]:
    """What chance brought before anybody played: who begins, and every card of the first hands."""
    return list(takewhile(lambda step: step.startswith("*"), log))


def test_friends_who_play_otherwise_have_the_same_dice_where_none_had_fallen(server: Server) -> None:
    ann = somebody(server)
    contest = given_on(ann, finished(ann, "dobro", "me greedy"))["contest"]["id"]
    friends = [somebody(server), somebody(server)]
    logs = [steps(friend, play(friend, contest, seed=9)) for friend in friends]
    assert logs[0] == logs[1] != steps(ann, story(ann, contest)["contest"]["table"])


@pytest.mark.both_databases
def test_points_of_others_are_told_to_whoever_has_played(server: Server) -> None:
    ann, bob, eve = somebody(server), somebody(server), somebody(server)
    table = finished(ann)
    contest = given_on(ann, table)["contest"]
    assert (contest["state"], contest["table"], contest["place"], contest["closes"]) == ("done", table, 1, None)
    assert given_on(ann, table)["contest"]["id"] == contest["id"]
    before = story(bob, contest["id"])
    assert before["rivals"] == [{"name": "Ann", "score": None, "table": None, "me": False}]
    assert (before["outcome"], before["contest"]["state"]) == (None, "open")
    own = play(bob, contest["id"], 4, "Bob")
    play(eve, contest["id"], 5, "Eve")
    rivals = story(bob, contest["id"])["rivals"]
    assert [one["score"] for one in rivals] == sorted((one["score"] for one in rivals), reverse=True)
    assert {one["name"] for one in rivals} == {"Ann", "Bob", "Eve"}
    assert [one["table"] for one in rivals if one["me"]] == [own]
    assert given_on(bob, own)["contest"]["id"] == contest["id"]  # whoever gives it on invites to the same


@pytest.mark.both_databases
def test_only_the_own_game_that_nobody_else_played_is_given_on(server: Server) -> None:
    ann, bob = somebody(server), somebody(server)
    table = finished(ann)
    assert bob.ask("POST", f"/tables/{table}/contest", 403)["code"] == "not-seated"
    running = table_of(ann, "clever")
    assert ann.ask("POST", f"/tables/{running.id}/contest", 409)["code"] == "not-over"
    fork = ann.ask("POST", f"/tables/{table}/forks", 201, json={"step": 5, "seats": ["me"], "name": "Ann"})
    with page_of(ann, fork["table"]) as page:
        page.play_on(random.Random(1))
    assert ann.ask("POST", f"/tables/{fork['table']}/contest", 409)["code"] == "not-for-contest"
    with company("clever", [ann, bob]) as pages:
        all_play(pages)
        both = table_id(pages[0])
    assert ann.ask("POST", f"/tables/{both}/contest", 409)["code"] == "not-for-contest"


def test_games_among_friends_count_as_own_games(server: Server) -> None:
    ann, bob = somebody(server), somebody(server)
    play(bob, given_on(ann, finished(ann))["contest"]["id"], 2, "Bob")
    assert bob.ask("GET", "/me/statistics")["lines"][0]["games"] == 1

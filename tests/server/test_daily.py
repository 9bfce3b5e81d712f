"""The dice of the day: the same for everybody, promised before, tried once, and seen by nobody before."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.server.support.authenticator import Browser
from tests.server.support.company import person, rights, somebody
from tests.server.support.contesting import begin, chances, page_of, play, story, todays
from tests.server.support.in_process import Looking, first_choice, new_table, with_tables
from tests.server.support.pages import Page
from tests.server.support.running import Server
from tests.server.support.waiting import ANSWER_SECONDS, eventually, until

from silvertray.play.dealer import commitment_to
from silvertray.play.files import dealer_of
from silvertray.server.table.clocks import asked_now
from silvertray.server.table.entries import Entry
from silvertray.server.table.tables import Tables

LONG_AGO = 1.0


def test_everybody_has_the_same_dice_and_the_promise_that_was_made(server: Server) -> None:
    ann, bob = somebody(server), somebody(server)
    for game in ("clever", "twice", "dobro"):
        contest = todays(ann, game)
        assert (contest["state"], contest["secret"], contest["table"]) == ("open", None, None)
        pages = [page_of(browser, begin(browser, contest["id"])) for browser in (ann, bob)]
        for page in pages:
            with page:
                if page.is_to_roll():
                    page.until_has(page.ask("roll")["seq"])
                dealer = page.news["table"]["dealer"]
                assert (dealer["commitment"], dealer["words"], dealer["secret"]) == (contest["commitment"], [], None)
        shortest = min(len(chances(page)) for page in pages)
        assert shortest > 0
        assert chances(pages[0])[:shortest] == chances(pages[1])[:shortest]


def test_tomorrows_dice_are_promised_and_cannot_be_played(server: Server) -> None:
    ann = somebody(server)
    for promised in ann.ask("GET", "/daily")["promises"]:
        contest = story(ann, promised["contest"])["contest"]
        assert (contest["state"], contest["secret"]) == ("coming", None)
        assert contest["commitment"] == promised["commitment"]
        refused = ann.ask("POST", f"/contests/{promised['contest']}/tries", 409, json={"name": "Ann"})
        assert refused["code"] == "contest-closed"
    assert ann.ask("GET", "/contests/clever-2020-01-01", 404)["code"] == "no-such-contest"


@pytest.mark.both_databases
def test_one_secret_of_the_database_makes_the_dice_at_every_worker(
    tmp_path: Path, new_database: Callable[[], str | None]
) -> None:
    database = new_database() or f"sqlite:///{tmp_path}/tables.db"
    folders = [tmp_path / "first", tmp_path / "second"]
    for folder in folders:
        folder.mkdir()
    with Server(folders[0], database=database) as first, Server(folders[1], database=database) as second:
        ann, bob = somebody(first), somebody(second)
        assert todays(ann, "clever")["commitment"] == todays(bob, "clever")["commitment"]
        assert todays(ann, "clever")["commitment"] != todays(ann, "twice")["commitment"]


# -- one try


def test_the_first_table_is_the_only_try(server: Server) -> None:
    ann = somebody(server)
    contest = todays(ann, "clever")["id"]
    table = begin(ann, contest)
    assert todays(ann, "clever")["state"] == "playing"
    refused = ann.ask("POST", f"/contests/{contest}/tries", 409, json={"name": "Ann"})
    assert (refused["code"], refused["params"]["table"]) == ("already-tried", table)
    ann.register("Ann")
    elsewhere = Browser(server, *ann.passkeys)
    elsewhere.sign_in()
    assert todays(elsewhere, "clever")["table"] == table


@pytest.mark.both_databases
def test_whoever_asks_twice_at_once_has_one_table(server: Server) -> None:
    ann = somebody(server)
    contest = todays(ann, "twice")["id"]
    browsers = [same_guest(ann) for _ in range(4)]
    with ThreadPoolExecutor(4) as at_once:
        asked = at_once.map(lambda one: one.client.post(f"/api/contests/{contest}/tries", json={"name": "A"}), browsers)
        answers = list(asked)
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]
    made = next(answer.json()["table"] for answer in answers if answer.status_code == 201)
    assert {answer.json()["params"]["table"] for answer in answers if answer.status_code == 409} == {made}


def same_guest(browser: Browser) -> Browser:
    """Another window of the same browser."""
    other = Browser(browser.server)
    other.client.cookies.update(browser.client.cookies)
    return other


@pytest.mark.both_databases
def test_nobody_stands_in_and_a_try_can_be_given_up(server: Server) -> None:
    ann = somebody(server)
    contest = todays(ann, "clever")["id"]
    assert ann.ask("POST", f"/contests/{contest}/surrender", 409)["code"] == "no-try-open"
    with page_of(ann, begin(ann, contest)) as page:
        assert page.ask("stand")["code"] == "contest-alone"
        assert page.ask("hint", grade=1)["code"] == "hints-off"
        before = story(ann, contest)
        assert before["outcome"] is None
        given_up = ann.ask("POST", f"/contests/{contest}/surrender")
        assert (given_up["state"], given_up["score"], given_up["place"]) == ("given-up", None, None)
        page.play_on(random.Random(1))
    after = story(ann, contest)
    assert after["outcome"]["given_up"] >= 1
    assert (after["contest"]["score"], after["contest"]["finished"]) == (None, before["contest"]["finished"])


def test_contest_bots_play_the_same_after_an_undo_and_a_change_of_pace(tmp_path: Path) -> None:
    async def tried(tables: Tables, hesitates: bool) -> list[str]:
        seats = Entry("sit", 0, "Ann"), Entry("bot", 1, "random")
        live = await new_table(tables, "clever", *seats, dealer="commit", secret="5" * 64, contest="a contest")
        live.come(Looking(0))
        while len(live.table.begun().log) < 40:
            await eventually(lambda: asked_now(live.table.match) == {0})
            await live.change(None, first_choice)
            if hesitates and live.table.begun().log[-1].seat == 0:
                hesitates = False
                await live.change(None, lambda table: [Entry("undo", 0), Entry("pace", 0, "relaxed")])
        assert not hesitates
        return [str(step) for step in live.table.begun().log[:40]]

    async def deed(tables: Tables) -> None:
        log = await tried(tables, hesitates=False)
        assert len({step for step in log if step.startswith("1 ")}) > 5
        assert await tried(tables, hesitates=True) == log

    with_tables(tmp_path, deed, bot_pace=0, second_thoughts=0)


# -- the field


@pytest.mark.both_databases
def test_the_field_the_own_place_and_the_experts_way_are_told_afterwards(server: Server) -> None:
    ann, bob = somebody(server), person(server, "Bob")
    contest = todays(ann, "clever")["id"]
    tables = [play(ann, contest, 1), play(bob, contest, 2)]
    until(lambda: story(ann, contest)["outcome"]["expert"] is not None)
    told = [story(browser, contest) for browser in (ann, bob)]
    scores = [one["contest"]["score"] for one in told]
    better = 0 if scores[0] > scores[1] else 1
    assert told[better]["contest"]["place"] <= told[1 - better]["contest"]["place"] <= told[0]["contest"]["finished"]
    outcome = told[0]["outcome"]
    assert sum(bar["games"] for bar in outcome["bars"]) == told[0]["contest"]["finished"]
    assert outcome["best"] >= max(scores)
    line = ann.ask("GET", f"/tables/{outcome['expert']['table']}/match")
    expert, own = json.loads(line), json.loads(ann.ask("GET", f"/tables/{tables[0]}/match"))
    assert expert["names"] == ["bot expert"]
    assert expert["result"][0]["score"] == outcome["expert"]["score"] > max(scores)
    step = outcome["parting"]["step"]
    assert own["log"][:step] == expert["log"][:step]
    assert own["log"][step] == f"0 {outcome['parting']['mine']}" != expert["log"][step]
    assert expert["log"][step] == f"0 {outcome['parting']['expert']}"


def test_others_are_counted_now_and_then_and_the_own_result_at_once(tmp_path: Path) -> None:
    with Server(tmp_path, lobby_seconds=ANSWER_SECONDS * 100) as server:
        ann, bob = somebody(server), somebody(server)
        contest = todays(bob, "clever")
        play(ann, contest["id"])
        mine, others = todays(ann, "clever"), todays(bob, "clever")
        assert mine["score"] == story(ann, contest["id"])["contest"]["score"]
        assert (mine["state"], mine["place"], mine["finished"]) == ("done", 1, 1)
        assert (others["state"], others["finished"]) == ("open", contest["finished"])
        assert story(bob, contest["id"])["contest"]["finished"] == 1


# -- no peeking


def test_nobody_sees_the_dice_before_having_played_them(server: Server) -> None:
    ann, bob = somebody(server), somebody(server)
    contest = todays(ann, "twice")["id"]
    table = play(ann, contest)
    for way in (f"/tables/{table}/match", f"/tables/{table}/moments/3"):
        assert bob.ask("GET", way, 409)["code"] == "sealed"
    assert story(bob, contest)["outcome"] is None
    with page_of(bob, table) as page:
        assert page.welcome["code"] == "sealed"
    stream = bob.client.get("/api/events", params={"table": table})
    assert (stream.status_code, stream.json()["code"]) == (409, "sealed")
    wish = {"step": 0, "seats": ["me"], "name": "Bob"}
    assert bob.ask("POST", f"/tables/{table}/forks", 409, json=wish)["code"] == "sealed"
    facts = bob.ask("GET", f"/tables/{table}")
    assert facts["table"]["dealer"]["secret"] is None
    play(bob, contest, 2)
    assert "secret" not in json.loads(bob.ask("GET", f"/tables/{table}/match"))["dealer"]
    assert bob.ask("GET", f"/tables/{table}/moments/3")["table"]["dealer"]["secret"] is None
    assert ann.ask("POST", f"/tables/{table}/forks", 409, json=wish)["code"] == "sealed"
    exported = ann.ask("GET", "/me/export")
    assert contest in {one["contest_id"] for one in exported["tries"]}
    assert all("secret" not in (game["match"] or {}).get("dealer", {}) for game in exported["games"])


def test_a_running_try_is_shown_to_nobody_else(server: Server) -> None:
    ann, bob = somebody(server), somebody(server)
    table = begin(ann, todays(ann, "dobro")["id"])
    with page_of(bob, table) as page:
        assert page.welcome["code"] == "sealed"
    with page_of(ann, table) as page:
        assert page.welcome["seat"] == 0


@pytest.mark.both_databases
def test_when_the_day_is_over_the_promise_is_kept(tmp_path: Path, new_database: Callable[[], str | None]) -> None:
    with Server(tmp_path, database=new_database()) as server:
        ann, bob = somebody(server), somebody(server)
        contest = todays(ann, "clever")
        table, late = play(ann, contest["id"]), begin(bob, contest["id"])
        server.kill()
        for row in ("contests SET closes", "tables SET sealed", "results SET at"):
            server.alter(f"UPDATE {row} = {LONG_AGO - row.startswith('results')}")
        server.start()
        ann, bob = again(server, ann), again(server, bob)
        told = story(Browser(server), contest["id"])
        assert (told["contest"]["state"], told["contest"]["finished"]) == ("closed", 1)
        assert commitment_to(bytes.fromhex(told["contest"]["secret"])) == contest["commitment"]
        line = json.loads(Browser(server).ask("GET", f"/tables/{table}/match"))
        assert dealer_of(line["dealer"]).header(True)["secret"] == told["contest"]["secret"]
        with page_of(bob, late) as page:
            page.play_on(random.Random(1))
            until(lambda: story(bob, contest["id"])["contest"]["state"] == "done")
        assert story(bob, contest["id"])["contest"]["score"] is None  # who comes too late does not count
        assert story(bob, contest["id"])["contest"]["finished"] == 1


def again(server: Server, browser: Browser) -> Browser:
    """The same guest at a server that was started again."""
    other = Browser(server)
    other.client.cookies.update(browser.client.cookies)
    return other


@pytest.mark.both_databases
def test_whoever_is_erased_has_tried_nothing(server: Server) -> None:
    ann = somebody(server)
    contest = todays(ann, "clever")["id"]
    table = begin(ann, contest)
    ann.ask("POST", "/me/erase", 204, json={"confirm": "erase"})
    assert server.rows("SELECT owner FROM tries WHERE table_id = ?", table) == []


def test_the_seats_owner_comes_by_token_without_a_cookie(server: Server) -> None:
    ann = somebody(server)
    made = ann.ask("POST", f"/contests/{todays(ann, 'clever')['id']}/tries", 201, json={"name": "Ann"})
    with Page(server, made["table"], made["token"]) as page:
        assert page.welcome["seat"] == 0
    assert rights(ann)["cookie"]

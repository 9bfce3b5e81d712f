"""Whole games by socket, against bots, with every kind of dealer."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.locale.said import said
from tests.server.support.forking import run
from tests.server.support.pages import Page, guest, maker
from tests.server.support.running import Server, wish

GAMES = ["clever", "twice", "dobro"]


@pytest.mark.parametrize(("game", "dealer"), [("clever", "entropy"), ("twice", "seed"), ("dobro", "commit")])
def test_a_whole_game_against_a_bot_can_be_replayed_from_its_file(
    server: Server, tmp_path: Path, game: str, dealer: str
) -> None:
    table = server.table(game, "me greedy", dealer={"kind": dealer} | ({"seed": 5} if dealer == "seed" else {}))
    with maker(server, table) as page:
        page.play_on(random.Random(3))
        assert sorted(place["seat"] for place in page.news["result"]) == [0, 1]
        assert page.texts == []
    file = tmp_path / "match.jsonl"
    file.write_bytes(server.get(f"/api/tables/{table.id}/match").content)
    assert run(tmp_path, "replay", str(file)).out.strip() == said("replay-ok", file=file.name, matches=1)
    assert run(tmp_path, "verify", str(file)).code == 0


def test_everybody_is_told_what_a_move_marked(server: Server) -> None:
    table = server.table("clever", "me greedy", seed=5)
    with maker(server, table) as page, Page(server, table.id) as looker_on:
        page.play_on(random.Random(1), Page.is_to_roll).ask("roll")
        offered = next(option for option in page.view["options"] if option["tray"])
        done = page.ask("play", text=offered["text"])
        looker_on.until_has(done["seq"])
        for told in (page, looker_on):
            assert told.events[done["seq"] - 1]["did"] == offered
        page.play_on(random.Random(3))
        log = [event for event in page.events if event["kind"] in ("play", "chance") and event["seat"] < 2]
    net = [event for event in log if event["kind"] == "play"]
    assert all(event["did"]["text"] == event["text"] for event in net)
    assert {event["seat"] for event in net if event["did"]["earns"]} == {0, 1}
    step = next(at for at, event in enumerate(log) if event["kind"] == "play")
    shown = server.get(f"/api/tables/{table.id}/moments/{step + 1}").json()["event"]
    assert (shown["text"], shown["did"]) == (log[step]["text"], log[step]["did"])


@pytest.mark.both_builds
def test_alone_at_the_table_no_bot_is_needed(server: Server) -> None:
    with maker(server, server.table("clever", "me", seed=1)) as page:
        page.play_on(random.Random(1))
        assert page.view["rating"] > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_chance(server: Server, game: str) -> None:
    assert seeded_log(server, game, 77) == seeded_log(server, game, 77)
    assert seeded_log(server, game, 77) != seeded_log(server, game, 78)


def seeded_log(server: Server, game: str, seed: int) -> Any:
    """The first steps of a game by a seed, with the same choices."""
    with maker(server, server.table(game, "me" if game != "dobro" else "me greedy", seed=seed)) as page:
        page.play_on(random.Random(5), lambda page: len(page.events) > 16)
        return page.log[:16]


@pytest.mark.both_databases
def test_what_a_fair_dealer_has_promised_is_shown_at_the_end_and_holds(server: Server, tmp_path: Path) -> None:
    table = server.table("clever", "me greedy", dealer={"kind": "commit"}, word="my own luck")
    [(secret,)] = server.rows("SELECT secret FROM tables WHERE id = ?", table.id)
    with maker(server, table) as page, Page(server, table.id) as looker_on:
        page.play_on(random.Random(4))
        looker_on.until(lambda page: page.is_over)
        for frames in (page.frames, looker_on.frames):
            running = [frame for frame in frames if json.loads(frame).get("result") is None]
            assert len(running) > 50
            assert not any(secret in frame for frame in running)
        shown = page.news["table"]["dealer"]
    assert shown["secret"] == secret
    assert shown["words"] == ["my own luck"]
    file = tmp_path / "match.jsonl"
    file.write_bytes(server.get(f"/api/tables/{table.id}/match").content)
    assert run(tmp_path, "verify", str(file)).out.startswith("match.jsonl")
    forged = file.read_text().replace(secret, secret[::-1])
    file.write_text(forged)
    assert run(tmp_path, "verify", str(file)).code == 1


@pytest.mark.both_databases
def test_a_promise_comes_before_the_word_and_is_used_once(server: Server) -> None:
    promised = server.post("/api/promises").json()["commitment"]
    dealer = {"kind": "commit", "commitment": promised}
    with maker(server, server.table("clever", "me open", dealer=dealer, word="said after the promise")) as page:
        assert page.news["table"]["dealer"]["commitment"] == promised
    for spent in (promised, "0" * 64):
        wished = wish("clever", "me", dealer={"kind": "commit", "commitment": spent})
        answer = server.post("/api/tables", json=wished)
        assert (answer.status_code, answer.json()["code"]) == (422, "promise-gone")


def test_three_people_play_a_whole_card_game(server: Server) -> None:
    table = server.table("dobro", "me open open", seed=9)
    with maker(server, table) as ann, guest(server, table, 1) as bob, guest(server, table, 2, "Cid") as cid:
        pages, luck = [ann, bob, cid], random.Random(2)
        while not ann.is_over:
            turn = ann.until(lambda page: bool(page.view)).view["turn"]
            answer = pages[turn].step(luck)
            for page in pages:
                page.until_has(answer.get("seq", 0))
        results = [page.until(lambda page: page.is_over).news["result"] for page in pages]
        assert results[0] == results[1] == results[2]


# -- dice of a real table


def test_dice_of_a_real_table_are_typed_for_a_bot_as_well(server: Server) -> None:
    table = server.table("clever", "me greedy", dealer={"kind": "table"})
    with maker(server, table) as page:
        assert page.ask("roll", text="first 1")["type"] == "done"
        assert page.view["roller"] == 1
        assert page.ask("roll", text="roll 12345")["code"] == "wrong-dice"
        assert page.ask("roll", text="roll 123456")["type"] == "done"
        page.until(lambda page: any(kind == "play" and seat == 1 for kind, seat, _ in page.log))


def test_nobody_types_dice_that_the_dealer_rolls(server: Server) -> None:
    with maker(server, server.table("clever", "me", seed=3)) as page:
        assert page.ask("roll", text="roll 666666")["code"] == "dealer-rolls"
        assert page.ask("roll")["type"] == "done"


def test_somebody_elses_dice_cannot_be_typed(server: Server) -> None:
    table = server.table("clever", "me open", dealer={"kind": "table"})
    with maker(server, table) as ann, guest(server, table, 1) as bob:
        assert ann.ask("roll", text="first 1")["type"] == "done"
        assert ann.ask("roll", text="roll 123456")["code"] == "not-your-roll"
        assert bob.ask("roll", text="roll 123456")["type"] == "done"


# -- taking back, and asking why


@pytest.mark.both_databases
def test_the_own_last_action_can_be_taken_back(server: Server) -> None:
    with maker(server, server.table("clever", "me", seed=3)) as page:
        page.ask("roll")
        before = page.view
        assert not page.news["can_undo"]
        page.ask("play", text=page.texts[0])
        assert page.news["can_undo"]
        assert page.ask("undo")["type"] == "done"
        assert page.view == before
        assert page.ask("undo")["code"] == "nothing-to-undo"


def test_why_tells_the_reason_and_changes_nothing(server: Server) -> None:
    table = server.table("clever", "me", seed=3)
    with maker(server, table) as page:
        assert page.ask("why", text="pass")["code"] == "dice-first"
        page.ask("roll")
        legal = page.texts[0]
        stored = server.stored(table.id)
        assert page.ask("why", text="pass")["code"] == "must-pick"
        assert page.ask("why", text="sing")["code"] == "unknown-action"
        assert page.ask("why", text=legal)["code"] == ""
        assert server.stored(table.id) == stored


def test_a_looker_on_is_told_to_sit_down_first(server: Server) -> None:
    table = server.table("dobro", "me greedy", seed=3)
    with Page(server, table.id) as page:
        assert page.ask("why", text="take")["code"] == "not-seated"
        assert page.ask("play", text="take")["code"] == "not-seated"
        assert page.view["hand"] == []
        assert page.texts == []

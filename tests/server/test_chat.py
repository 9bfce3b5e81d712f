"""Phrases at a table: told to everybody there, not too many, and no part of the game."""

from __future__ import annotations

import json
import random
from pathlib import Path

from tests.server.support.in_process import Looking, with_tables
from tests.server.support.pages import Page, guest, maker, new_id
from tests.server.support.running import Server
from tests.server.support.streams import stream_maker

from silvertray.locale import words
from silvertray.server.lines.protocol import Done, Refused, Say
from silvertray.server.lines.wishes import DealerWish, TableWish
from silvertray.server.table.chat import OF_ALL, OWN, PHRASES
from silvertray.server.table.commands import carry_out
from silvertray.server.table.tables import Tables


def test_a_phrase_reaches_everybody_over_every_line(server: Server) -> None:
    table = server.table("clever", "me open", seed=1)
    with (
        maker(server, table) as ann,
        guest(server, table, 1) as bob,
        Page(server, table.id) as looker_on,
        stream_maker(server, table) as stream,
    ):
        answer = bob.ask("say", phrase="good-luck")
        for page in (ann, looker_on, stream):
            assert page.until_has(answer["seq"]).log[-1] == ("say", 1, "good-luck")


def test_only_phrases_that_there_are_and_only_by_who_sits_there(server: Server) -> None:
    table = server.table("clever", "me open")
    with maker(server, table) as ann, Page(server, table.id) as looker_on:
        assert ann.ask("say", phrase="you are a fool")["code"] == "unknown-phrase"
        assert looker_on.ask("say", phrase="hello")["code"] == "not-seated"


def test_a_repeat_is_said_once_and_too_much_is_refused(server: Server) -> None:
    table = server.table("clever", "me open", seed=1)
    with maker(server, table) as ann, guest(server, table, 1) as bob:
        command = new_id()
        assert ann.ask("say", id=command, phrase="oops") == ann.ask("say", id=command, phrase="oops")
        for _ in range(OWN - 1):
            assert ann.ask("say", phrase="thanks")["type"] == "done"
        assert ann.ask("say", phrase="thanks")["code"] == "too-talkative"
        assert bob.ask("say", phrase="thanks")["type"] == "done"


def test_the_phrases_of_a_whole_table_are_limited_too(tmp_path: Path) -> None:
    wish = TableWish(
        game="clever", seats=("me", "here", "here"), name="Ann", names=("Bob", "Cid"), dealer=DealerWish(kind="table")
    )

    async def deed(tables: Tables) -> None:
        live = await tables.open((await tables.create(wish, "")).table)
        assert live
        seats = [Looking(seat) for seat in range(3)]
        said = [
            await carry_out(tables, live, seat, Say(id=new_id(), phrase="hello")) for _ in range(OWN) for seat in seats
        ]
        assert [type(answer) for answer in said] == [Done] * OF_ALL + [Refused]
        assert said[-1].code == "too-talkative"

    with_tables(tmp_path, deed)


def test_talk_changes_nothing_of_the_game(server: Server) -> None:
    table = server.table("clever", "me open", seed=3)
    luck = random.Random(3)
    with maker(server, table) as ann, guest(server, table, 1) as bob:
        last = max(ann.have, bob.have)
        mover = next(page for page in (ann.until_has(last), bob.until_has(last)) if page.is_asked())
        mover.step(luck)
        action = mover.step(luck)
        mover.until_has(action["seq"])
        before = mover.view, mover.news["can_undo"]
        other = bob if mover is ann else ann
        mover.until_has(other.ask("say", phrase="hurry")["seq"])
        assert (mover.view, mover.news["can_undo"]) == before
        assert mover.ask("undo")["type"] == "done"


def test_neither_match_file_nor_replay_knows_of_talk(server: Server) -> None:
    table = server.table("clever", "me", seed=2)
    with maker(server, table) as page:
        page.ask("say", phrase="hello")
        page.play_on(random.Random(1))
        page.ask("say", phrase="good-game")
        moves = [event for event in page.events if event["kind"] in ("play", "chance")]
    match = server.get(f"/api/tables/{table.id}/match")
    assert len(json.loads(match.text)["log"]) == len(moves)
    assert "hello" not in match.text


def test_every_phrase_has_words(server: Server) -> None:
    assert server.get("/api/games").json()["phrases"] == list(PHRASES)
    for phrase in PHRASES:
        assert words("en").say(f"phrase-{phrase}")

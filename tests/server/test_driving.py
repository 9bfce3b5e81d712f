"""What happens without a person's doing: bots, stand-ins for people who are away, draws that are forgotten."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.support.in_process import Looking, opened, with_tables
from tests.server.support.manual_time import ManualTime
from tests.server.support.pages import Page, guest, maker, round_trip
from tests.server.support.running import NewTable, Server
from tests.server.support.waiting import eventually, until

from silvertray.bots import USUAL_LEVEL
from silvertray.server.bots.driving import AHEAD, Driver, Due
from silvertray.server.lines.wishes import DealerWish, TableWish
from silvertray.server.table.entries import Entry
from silvertray.server.table.tables import Tables

GRACE = 0.05


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    with Server(tmp_path_factory.mktemp("impatient"), grace=GRACE) as running:
        yield running
    assert "Traceback" not in running.log()


def has(page: Page, kind: str, seat: int) -> bool:
    """Whether a seat has done something."""
    return any((event[0], event[1]) == (kind, seat) for event in page.log)


def test_a_bot_plays_for_who_is_away_and_the_seat_is_handed_back(impatient: Server) -> None:
    table = impatient.table("clever", "me open", seed=1)
    luck = random.Random(1)
    with maker(impatient, table) as ann:
        with guest(impatient, table, 1) as bob:
            token = bob.token
        while not has(ann, "play", 1):
            if ann.until(lambda page: page.is_asked() or has(page, "play", 1)).is_asked():
                ann.step(luck)
        stand_in = ann.news["seats"][1]
        assert (stand_in["stand_in"], stand_in["present"], stand_in["bot"]) == (True, False, USUAL_LEVEL)
        assert has(ann, "away", 1)
        with Page(impatient, table.id, token) as bob:
            bob.until(lambda page: has(page, "back", 1))
            assert bob.seat == 1
            back = ann.until(lambda page: has(page, "back", 1)).news["seats"][1]
            assert (back["stand_in"], back["present"], back["bot"]) == (False, True, "")


def test_a_seat_that_is_left_in_the_game_is_played_by_a_bot_until_its_owner_is_back(server: Server) -> None:
    table = server.table("clever", "me open", seed=1)
    with maker(server, table) as ann, guest(server, table, 1) as bob:
        assert bob.ask("stand")["type"] == "done"
        luck = random.Random(1)
        ann.play_on(luck, lambda page: has(page, "play", 1))
        assert ann.news["seats"][1]["stand_in"]
        with Page(server, table.id, bob.token) as again:
            assert again.welcome["seat"] == 1
            again.until(lambda page: not page.news["seats"][1]["stand_in"])


def test_a_bot_stands_in_only_where_another_person_waits(tmp_path: Path) -> None:
    time = ManualTime()

    async def deed(tables: Tables) -> None:
        made = await tables.create(TableWish(game="clever", seats=("me", "open"), name="Ann"), "")
        live = await tables.open(made.table)
        assert live
        await live.change(None, lambda table: [Entry("sit", 1, "Bob")])
        (away,) = live.table.asked_people
        live.come(other := Looking(1 - away))  # type: ignore[arg-type]
        due = tables.settings.grace - AHEAD
        await eventually(lambda: due in time.deadlines)  # a person waits
        live.come(Looking(None))  # type: ignore[arg-type]
        live.go(other)  # type: ignore[arg-type]
        await eventually(lambda: due not in time.deadlines)  # a spectator waits for nobody
        time.advance(tables.settings.grace)
        before = live.table.seq
        live.come(other)  # type: ignore[arg-type]
        await eventually(lambda: live.table.chairs[away].stand_in)
        assert live.table.history[before].entry.kind == "away"

    with_tables(tmp_path, deed, time)


def test_without_anybody_looking_on_bots_wait(impatient: Server) -> None:
    table, other = impatient.table("clever", "me greedy", seed=2), impatient.table("clever", "me greedy", seed=3)
    with maker(impatient, table) as page:
        page.play_on(random.Random(2), lambda page: page.have > 10)
    with maker(impatient, other) as page:
        page.play_on(random.Random(2), lambda page: page.have > 10)
        before = impatient.stored(table.id)
        page.play_on(random.Random(2), lambda page: page.have > 30)
    assert impatient.stored(table.id) == before


# -- forgotten draws (D-57)


def classic(server: Server, seats: str, first: int, **more: Any) -> NewTable:
    """A table of Dobro where cards are drawn by hand, and a certain seat begins."""
    for seed in range(50):
        table = server.table("dobro", seats, seed=seed, options={"draw": "classic"}, **more)
        begins = server.rows("SELECT text FROM entries WHERE table_id = ? AND text LIKE 'first%'", table.id)
        if not begins or begins == [(f"first {first}",)]:
            return table
    raise AssertionError


def two_at_a_table(server: Server, draw_seconds: int = 10) -> tuple[Page, Page]:
    """Whoever begins, and the other one."""
    table = server.table("dobro", "me open", seed=1, options={"draw": "classic"}, draw_seconds=draw_seconds)
    ann, bob = maker(server, table), guest(server, table, 1)
    ann.until(lambda page: bool(page.view))
    return (ann, bob) if ann.view["turn"] == 0 else (bob, ann)


@pytest.mark.rule("D-57")
def test_the_next_action_is_held_back_until_the_draw(server: Server) -> None:
    first, second = two_at_a_table(server)
    with first, second:
        played = first.ask("play", text=first.texts[0])
        second.until_has(played["seq"])
        waiting = second.begin("play", text=second.texts[0])
        for _ in range(20):
            round_trip(first)
        assert first.have == played["seq"]
        while second.next()["type"] != "pong":  # who waits is told that somebody is there
            pass
        assert first.ask("play", text="draw")["type"] == "done"
        assert second.answer(waiting)["type"] == "done"
        assert second.view["forgetful"] == -1


@pytest.mark.rule("D-57")
def test_after_the_tables_grace_the_draw_is_forgotten(server: Server) -> None:
    first, second = two_at_a_table(server, 1)
    with first, second:
        played = first.ask("play", text=first.texts[0])
        second.until_has(played["seq"])
        assert second.ask("play", text="take")["type"] == "done"
        first.until_has(played["seq"] + 1)
        assert first.view["forgetful"] == first.seat
        assert first.ask("play", text="draw")["code"] == "E_NO_DRAW_DUE"


def test_the_draw_of_who_is_away_is_made_by_the_program(server: Server) -> None:
    first, second = two_at_a_table(server)
    with second:
        with first:
            played = first.ask("play", text=first.texts[0])
        second.until(lambda page: page.have > played["seq"])
        assert second.log[played["seq"]] == ("play", first.seat, "draw")


def test_bots_wait_for_a_persons_draw(server: Server) -> None:
    table = classic(server, "me greedy", first=0, draw_seconds=10)
    with maker(server, table) as page:
        played = page.ask("play", text=page.texts[0])
        for _ in range(20):
            round_trip(page)
        assert page.have == played["seq"]
        assert page.ask("play", text="draw")["type"] == "done"
        page.until(lambda page: has(page, "play", 1))
        assert page.view["forgetful"] == -1


# -- a driver in trouble


@pytest.mark.traceback
def test_bots_play_on_after_the_database_was_in_trouble(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = server.table("clever", "me greedy", dealer={"kind": "table"})
        with maker(server, table) as page:
            page.ask("roll", text="first 1")
            server.database.alter(
                "CREATE TRIGGER trouble BEFORE INSERT ON entries WHEN NEW.kind = 'play' "
                "BEGIN SELECT json('{'); END"  # an error that is no conflict
            )
            page.ask("roll", text="roll 123456")
            until(lambda: "could not be driven" in server.log())
            round_trip(page)
            assert not has(page, "play", 1)
            server.database.alter("DROP TRIGGER trouble")
            page.until(lambda page: has(page, "play", 1))


@pytest.mark.rule("D-57")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_bots_never_forget_their_draw(tmp_path: Path, seed: int) -> None:
    with Server(tmp_path, bot_pace=0.01) as server:
        table = server.table("dobro", "me greedy greedy greedy", seed=seed, options={"draw": "classic"})
        with maker(server, table) as page:
            luck = random.Random(seed)
            while not page.is_over:
                page.step(luck)
                assert page.view["forgetful"] in (-1, 0)


@pytest.mark.rule("D-57")
def test_nobody_is_quicker_than_a_bots_draw(server: Server) -> None:
    table = classic(server, "me greedy", first=1)
    with maker(server, table) as page:
        page.until(Page.is_asked)
        assert page.ask("play", text="take")["type"] == "done"
        assert page.view["forgetful"] == -1


def test_whoever_has_left_leaves_but_once(server: Server) -> None:
    table = server.table("clever", "me open", seed=1)
    with maker(server, table) as ann, guest(server, table, 1):
        ann.until(lambda page: bool(page.view))
        assert ann.ask("stand")["type"] == "done"
        assert ann.ask("stand")["code"] == "has-left"


@pytest.mark.parametrize("is_back", [False, True])
def test_a_player_who_returns_just_before_the_stand_in_keeps_the_seat(tmp_path: Path, is_back: bool) -> None:
    wish = TableWish(game="clever", seats=("me", "here"), name="Ann", names=("Bob",), dealer=DealerWish(kind="table"))

    async def deed(tables: Tables) -> None:
        live, _ = await opened(tables, (await tables.create(wish, "")).table, 0)
        driver = Driver(live, tables.settings, tables.thinkers)
        talking = asyncio.create_task(live.change(None, lambda table: [Entry("say", 0, "hello")]))
        leaving = asyncio.create_task(driver.carry_out(Due(0.0, "away", 1)))
        await asyncio.sleep(0)  # one is being stored, the other one waits for it
        assert not leaving.done()
        if is_back:
            live.come(Looking(1))
        await asyncio.gather(talking, leaving)
        assert live.table.chairs[1].stand_in is not is_back

    with_tables(tmp_path, deed)

"""Clocks: everybody has so much time between two rolls; then a bot moves."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.support.in_process import first_choice, new_table, with_tables
from tests.server.support.in_process import until as soon
from tests.server.support.pages import Page, guest, maker
from tests.server.support.running import Server, wish
from tests.server.support.waiting import until

from silvertray.core.errors import Refusal
from silvertray.server.keeping.store import wakes
from silvertray.server.table.clocks import Clock
from silvertray.server.table.entries import Entry
from silvertray.server.table.tables import Tables
from silvertray.server.table.waking import OVERDUE, wake

pytestmark = pytest.mark.either_database  # what a clock does is stored as any other step

A_DAY = 24 * 3600


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose clocks may be very short."""
    with Server(tmp_path_factory.mktemp("hasty"), shortest_clock=1) as running:
        yield running
    assert "Traceback" not in running.log()


def kinds(page: Page) -> list[tuple[str, int]]:
    """What happened to whom."""
    return [(kind, seat) for kind, seat, _ in page.log]


# -- a clock by itself


def test_time_passes_from_the_moment_a_seat_is_asked() -> None:
    clock = Clock(60).after_chance({0}, 100.0)
    assert (clock.until(0), clock.until(1)) == (160.0, None)
    clock = clock.after_deed({1, 2}, 130.0, is_undo=False)
    assert (clock.until(0), clock.until(1), clock.left(2, 150.0)) == (None, 190.0, 40.0)


def test_choices_between_two_rolls_share_their_time() -> None:
    clock = Clock(60).after_chance({0}, 100.0).after_deed({0}, 130.0, is_undo=False)
    assert clock.until(0) == 160.0
    assert clock.after_chance({0}, 140.0).until(0) == 200.0


def test_an_undo_brings_back_the_time_that_was_left_and_no_more() -> None:
    clock = Clock(60).after_chance({0, 1}, 100.0).after_deed({1}, 130.0, is_undo=False)
    assert clock.until(0) is None
    again = clock.after_deed({0, 1}, 150.0, is_undo=True)
    assert (again.left(0, 150.0), again.until(1)) == (30.0, 160.0)


def test_who_is_asked_again_later_has_all_the_time() -> None:
    clock = (
        Clock(60).after_chance({0}, 100.0).after_deed({1}, 130.0, is_undo=False).after_deed({0}, 140.0, is_undo=False)
    )
    assert clock.until(0) == 200.0


def test_a_pause_costs_nobody_any_time() -> None:
    clock = Clock(60).after_chance({0}, 100.0).paused(110.0)
    assert (clock.until(0), clock.left(0, 500.0)) == (None, 50.0)
    moved = clock.after_deed({1}, 120.0, is_undo=False)
    assert moved.left(1, 900.0) == 60.0
    assert (clock.resumed(210.0).until(0), moved.resumed(210.0).until(1)) == (260.0, 270.0)


def test_a_clock_stops_and_goes_on_only_once() -> None:
    with pytest.raises(Refusal, match="clock-stands"):
        Clock().paused(1.0)
    with pytest.raises(Refusal, match="clock-stands"):
        Clock(60).paused(1.0).paused(2.0)
    with pytest.raises(Refusal, match="clock-runs"):
        Clock(60).resumed(1.0)


# -- at a table


def test_everybody_is_told_how_much_time_is_left(server: Server) -> None:
    with maker(server, server.table("clever", "me greedy", clock=A_DAY, seed=3)) as page:
        clock = page.news["clock"]
        assert (clock["seconds"], clock["paused"]) == (A_DAY, False)
        (left,) = clock["left"].values()
        assert A_DAY - 60 < left <= A_DAY
    with maker(server, server.table("clever", "me greedy")) as page:
        assert page.news["clock"] is None


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"clock": 9}, "wrong-clock"),
        ({"clock": 15 * A_DAY}, "wrong-clock"),
        ({"clock": -1}, "bad-request"),
        ({"clock": 60, "dealer": {"kind": "table"}}, "no-clock-there"),
    ],
)
def test_a_clock_that_nobody_could_play_by_is_refused(server: Server, more: dict[str, object], code: str) -> None:
    assert server.post("/api/tables", json=wish("clever", "me greedy", **more)).json()["code"] == code


def test_a_bot_moves_for_somebody_who_is_late_and_goes_on_no_longer(hasty: Server) -> None:
    with maker(hasty, hasty.table("clever", "me", clock=1)) as page:
        page.until(lambda page: kinds(page).count(("late", 0)) == 2)
        late = kinds(page).index(("late", 0))
        assert kinds(page)[late + 1] == ("chance", -1)
        assert kinds(page)[kinds(page).index(("late", 0), late + 1) + 1] == ("play", 0)
        assert not page.news["seats"][0]["stand_in"]


def test_who_is_late_and_not_there_is_stood_in_for_until_back(hasty: Server) -> None:
    table = hasty.table("dobro", "me open", clock=1)
    with maker(hasty, table) as ann:
        with guest(hasty, table, 1) as bob:
            token = bob.token
        ann.until(lambda page: ("away", 1) in kinds(page) or ("late", 0) in kinds(page))
        ann.until(lambda page: ("away", 1) in kinds(page))
        assert kinds(ann)[kinds(ann).index(("away", 1)) - 1] == ("late", 1)
        with Page(hasty, table.id, token) as bob:
            bob.until(lambda page: ("back", 1) in kinds(page))


def test_a_clock_that_stands_makes_nobody_late(hasty: Server) -> None:
    table = hasty.table("clever", "me", clock=2)
    with maker(hasty, table) as ann, Page(hasty, table.id) as looker_on:
        assert looker_on.ask("pause")["code"] == "not-seated"
        assert ann.ask("pause")["type"] == "done"
        assert ann.news["clock"]["paused"]
        assert ann.ask("pause")["code"] == "clock-stands"
        seq = ann.have
        with pytest.raises(TimeoutError):
            ann.socket.recv(2.5)
        assert ann.have == seq
        assert ann.ask("resume")["type"] == "done"
        ann.until(lambda page: ("late", 0) in kinds(page))


def test_a_rematch_has_the_same_clock(server: Server) -> None:
    table = server.table("dobro", "me greedy", clock=A_DAY)
    with maker(server, table) as ann:
        ann.play_on(random.Random(1))
        with Page(server, ann.ask("rematch")["table"], table.token) as again:
            assert again.news["clock"]["seconds"] == A_DAY


def test_a_clock_runs_out_though_nobody_has_looked_in_since_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path, shortest_clock=1) as server:
        table = server.table("dobro", "me open", clock=1)
        with maker(server, table), guest(server, table, 1):
            pass
        server.kill()
        stored = len(server.stored(table.id))
        server.start()
        until(lambda: len(server.stored(table.id)) > stored + 10)
        assert {"late", "away"} <= {kind for _, _, kind, _, _ in server.stored(table.id)}


def test_a_bot_at_a_clocked_table_plays_on_after_a_restart_without_visitors(tmp_path: Path) -> None:
    table: list[str] = []

    async def before(tables: Tables) -> None:
        live = await new_table(
            tables, "clever", Entry("clock", text=str(A_DAY)), Entry("sit", 0, "Ann"), Entry("bot", 1, "greedy")
        )
        while live.table.asked_people:
            await live.change(None, first_choice)
        table.append(live.id)

    async def after(tables: Tables) -> None:
        async with tables.store.engine.begin() as connection:  # as if a moment had passed
            await connection.execute(wakes.update().values(at=wakes.c.at - OVERDUE))
        await wake(tables)
        assert list(tables.live) == table
        await soon(lambda: bool(tables.live[table[0]].table.asked_people))

    with_tables(tmp_path, before, bot_pace=10)
    with_tables(tmp_path, after, bot_pace=0, second_thoughts=0)

"""Clocks: everybody has so much time between two rolls; then a bot moves."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.support.in_process import Looking, first_choice, new_table, with_tables
from tests.server.support.manual_time import ManualTime
from tests.server.support.pages import Page, guest, maker
from tests.server.support.running import Server, wish
from tests.server.support.waiting import eventually, until

from silvertray.core.errors import Refusal
from silvertray.server.bots.driving import AHEAD
from silvertray.server.lines.wishes import TableWish
from silvertray.server.table.clocks import Clock
from silvertray.server.table.entries import Entry
from silvertray.server.table.tables import Tables
from silvertray.server.table.waking import MOST, OVERDUE, wake

A_DAY = 24 * 3600
CLOCK = 60


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose time the tests advance."""
    with Server(tmp_path_factory.mktemp("timed"), has_manual_time=True) as running:
        yield running


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


def test_a_bot_moves_for_somebody_who_is_late_and_goes_on_no_longer(timed: Server) -> None:
    with maker(timed, timed.table("clever", "me", clock=CLOCK)) as page:
        for late in (1, 2):
            timed.time.advance(CLOCK)
            page.until(lambda page: kinds(page).count(("late", 0)) == late and page.is_asked())  # noqa: B023
        first, second = (at for at, kind in enumerate(kinds(page)) if kind == ("late", 0))
        assert [kinds(page)[first + 1], kinds(page)[second + 1]] == [("chance", -1), ("play", 0)]
        assert not page.news["seats"][0]["stand_in"]


def test_who_is_late_and_not_there_is_stood_in_for_until_back(timed: Server) -> None:
    table = timed.table("dobro", "me open", clock=CLOCK)
    with maker(timed, table) as ann:
        with guest(timed, table, 1) as bob:
            token = bob.token
        while ("away", 1) not in kinds(ann):
            late = kinds(ann).count(("late", 0)) + kinds(ann).count(("late", 1))
            timed.time.advance(CLOCK)
            ann.until(lambda page: kinds(page).count(("late", 0)) + kinds(page).count(("late", 1)) > late)  # noqa: B023
        assert kinds(ann)[kinds(ann).index(("away", 1)) - 1] == ("late", 1)
        with Page(timed, table.id, token) as bob:
            bob.until(lambda page: ("back", 1) in kinds(page))


def test_only_who_sits_there_stops_the_clock_and_only_once(server: Server) -> None:
    table = server.table("clever", "me", clock=A_DAY)
    with maker(server, table) as ann, Page(server, table.id) as looker_on:
        assert looker_on.ask("pause")["code"] == "not-seated"
        assert ann.ask("pause")["type"] == "done"
        assert ann.news["clock"]["paused"]
        assert ann.ask("pause")["code"] == "clock-stands"


def test_a_clock_that_stands_makes_nobody_late(tmp_path: Path) -> None:
    time = ManualTime()

    async def deed(tables: Tables) -> None:
        made = await tables.create(TableWish(game="clever", seats=("me",), name="Ann", clock=CLOCK), "")
        live = await tables.open(made.table)
        assert live
        live.come(ann := Looking(0))  # type: ignore[arg-type]
        await eventually(lambda: time.deadlines == [CLOCK - AHEAD])  # the driver waits for her time to end
        await live.change(None, lambda table: [Entry("pause", 0)])
        await eventually(lambda: time.deadlines == [])  # and now for nothing that time could bring
        time.advance(2 * CLOCK)
        await live.change(None, lambda table: [Entry("resume", 0)])
        assert ann.told[-1].clock
        assert ann.told[-1].clock.left == {0: CLOCK}
        time.advance(CLOCK)
        before = live.table.seq
        await eventually(lambda: live.table.seq > before)
        assert [seen.entry.kind for seen in live.table.history][-4:] == ["pause", "resume", "late", "chance"]

    with_tables(tmp_path, deed, time)


def test_a_rematch_has_the_same_clock(server: Server) -> None:
    table = server.table("dobro", "me greedy", clock=A_DAY)
    with maker(server, table) as ann:
        ann.play_on(random.Random(1))
        with Page(server, ann.ask("rematch")["table"], table.token) as again:
            assert again.news["clock"]["seconds"] == A_DAY


@pytest.mark.xfail(strict=True, raises=AssertionError, reason="B3: a table that begins at once has no wake")
def test_a_clock_runs_at_a_table_that_begins_at_once_and_that_nobody_opens(tmp_path: Path) -> None:
    time = ManualTime()

    async def deed(tables: Tables) -> None:
        made = await tables.create(TableWish(game="clever", seats=("me",), name="Ann", clock=CLOCK), "")
        time.advance(CLOCK)
        assert await tables.store.awake(time.now() + 1, MOST) == [made.table]

    with_tables(tmp_path, deed, time)


def test_a_clock_runs_out_though_nobody_has_looked_in_since_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path, has_manual_time=True) as server:
        table = server.table("dobro", "me open", clock=CLOCK)
        with maker(server, table), guest(server, table, 1):
            pass
        server.kill()
        stored = len(server.stored(table.id))
        server.start()
        until(lambda: has_gone_on(server, table.id, stored))
        assert {"late", "away"} <= {kind for _, _, kind, _, _ in server.stored(table.id)}


def has_gone_on(server: Server, table: str, stored: int) -> bool:
    """Whether much has happened at a table; else so much time passes that more must."""
    server.time.advance(CLOCK)
    return len(server.stored(table)) > stored + 10


def test_a_bot_at_a_clocked_table_plays_on_after_a_restart_without_visitors(tmp_path: Path) -> None:
    time, table = ManualTime(), list[str]()

    async def before(tables: Tables) -> None:
        clock = Entry("clock", text=str(A_DAY))
        live = await new_table(tables, "clever", clock, Entry("sit", 0, "Ann"), Entry("bot", 1, "greedy"))
        while live.table.asked_people:
            await live.change(None, first_choice)
        table.append(live.id)

    async def after(tables: Tables) -> None:
        time.advance(OVERDUE + 1)
        await wake(tables)
        assert list(tables.live) == table
        await eventually(lambda: tables.live[table[0]].table.asked_people)

    with_tables(tmp_path, before, time)
    with_tables(tmp_path, after, time, bot_pace=0, second_thoughts=0)

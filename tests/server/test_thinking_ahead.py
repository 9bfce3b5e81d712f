"""Bots think before their time has come: how long they take for a move tells nobody whether they had a choice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.support.in_process import Looking
from tests.server.support.waiting import TEST_SECONDS, eventually

from silvertray.games import game
from silvertray.server.bots import driving
from silvertray.server.bots.driving import Driver, Thinking
from silvertray.server.bots.thinking import Thinkers, for_bots
from silvertray.server.keeping.store import Store
from silvertray.server.settings import Settings
from silvertray.server.table.entries import Entry, Record
from silvertray.server.table.folding import folded
from silvertray.server.table.live import LiveTable
from silvertray.server.table.making import made_of

pytestmark = pytest.mark.rule("D-43")

SLOW = "medium"  # asked of another process
BOTS = [Entry("bot", 0, SLOW), Entry("bot", 1, SLOW)]
PEOPLE = [Entry("clock", text="3600"), Entry("sit", 0, "Ann"), Entry("sit", 1, "Bob")]
Deed = Callable[[LiveTable, Driver], Awaitable[None]]


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driving, "AHEAD", 1e6)  # however far away a deed is


def driven(folder: Path, entries: list[Entry], deed: Deed) -> None:
    """Do something at a table that is looked at and driven, and whose bots have a pause of an hour."""

    async def run() -> None:
        settings, store = Settings(), Store(f"sqlite+aiosqlite:///{folder}/tables.db")
        await store.migrate()
        record = Record("a" * 16, "dobro", game("dobro").rules_version, 2, {}, "seed", "1", 45.0, time.time(), "")
        made = made_of(record, entries)
        await store.create(record, made, [])
        live = LiveTable(folded(record, made), [], store)
        live.changed_at += 3600
        thinkers = Thinkers(for_bots(settings))
        driver = Driver(live, settings, thinkers)
        running = asyncio.create_task(driver.run())
        for seat in range(2):
            live.come(Looking(seat))  # type: ignore[arg-type]
        async with asyncio.timeout(TEST_SECONDS):
            await deed(live, driver)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await thinkers.close()
        await store.close()

    asyncio.run(run())


async def begun(driver: Driver) -> Thinking:
    """What a driver thinks of."""
    await eventually(lambda: driver._begun is not None)
    assert driver._begun
    return driver._begun


def test_a_bot_has_thought_when_its_pause_is_over_and_talk_does_not_disturb_it(tmp_path: Path) -> None:
    async def deed(live: LiveTable, driver: Driver) -> None:
        thinking = await begun(driver)
        before = live.table.moved
        chosen = await thinking.action
        await live.change(None, lambda table: [Entry("say", 0, "hello")])
        assert (live.table.moved, driver._begun) == (before, thinking)
        live.changed_at -= 3600 + 60
        live.tell_all()
        await eventually(lambda: live.table.moved > before)
        match, (_, seat) = live.table.begun(), thinking.moment
        played = next(seen.entry for seen in live.table.history[before:] if seen.entry.kind == "play")
        assert (played.seat, played.text) == (seat, match.game.text(thinking.thought.state, seat, chosen))

    driven(tmp_path, BOTS, deed)


def test_what_is_thought_of_a_table_that_has_changed_is_dropped(tmp_path: Path) -> None:
    async def deed(live: LiveTable, driver: Driver) -> None:
        thinking = await begun(driver)
        await live.change(None, lambda table: [Entry("pace", 0, "relaxed")])
        live.changed_at += 3600
        live.tell_all()
        await eventually(lambda: driver._begun not in (None, thinking))
        assert thinking.action.done()
        assert (await begun(driver)).moment[0] == live.table.moved

    driven(tmp_path, BOTS, deed)


def test_for_somebody_whose_time_runs_out_the_move_is_thought_of_before(tmp_path: Path) -> None:
    async def deed(live: LiveTable, driver: Driver) -> None:
        _, seat = (await begun(driver)).moment
        assert {seat} == live.table.asked_people

    driven(tmp_path, PEOPLE, deed)


def test_a_worker_that_stands_by_does_not_think(tmp_path: Path) -> None:
    async def deed(live: LiveTable, driver: Driver) -> None:
        live.note_elsewhere("", {0})  # no name is before this one
        assert not live.is_driven_here
        await live.change(None, lambda table: [Entry("pace", 0, "relaxed")])
        live.changed_at += 3600
        live.tell_all()
        for _ in range(20):
            await live.store.ping()
        assert driver._begun is None

    driven(tmp_path, BOTS, deed)

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
from silvertray.server.bots.driving import Driver
from silvertray.server.bots.thinker import Thought
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


class Noting(Thinkers):
    """Thinkers that note what they are asked, and by which task."""

    def __init__(self) -> None:
        super().__init__(for_bots(Settings()))
        self.noted: list[tuple[Thought, asyncio.Task[int]]] = []

    async def choose(self, thought: Thought) -> int:
        """What a bot does."""
        task = asyncio.current_task()
        assert task
        self.noted.append((thought, task))
        return await super().choose(thought)

    async def nth(self, number: int) -> tuple[Thought, asyncio.Task[int]]:
        """A question, once it is asked."""
        await eventually(lambda: len(self.noted) > number)
        return self.noted[number]


Deed = Callable[[LiveTable, Driver, Noting], Awaitable[None]]


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
        thinkers = Noting()
        driver = Driver(live, settings, thinkers, ahead=1e6)  # however far away a deed is
        running = asyncio.create_task(driver.run())
        for seat in range(2):
            live.come(Looking(seat))  # type: ignore[arg-type]
        async with asyncio.timeout(TEST_SECONDS):
            await deed(live, driver, thinkers)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await thinkers.close()
        await store.close()

    asyncio.run(run())


def test_a_bot_has_thought_when_its_pause_is_over_and_talk_does_not_disturb_it(tmp_path: Path) -> None:
    async def deed(live: LiveTable, driver: Driver, thinkers: Noting) -> None:
        thought, answer = await thinkers.nth(0)
        before = live.table.moved
        chosen = await answer
        await live.change(None, lambda table: [Entry("say", 0, "hello")])
        assert live.table.moved == before
        live.changed_at -= 3600 + 60
        live.tell_all()
        await eventually(lambda: live.table.moved > before)
        match, seat = live.table.begun(), thought.seat
        assert [noted for noted, _ in thinkers.noted if noted.seed == thought.seed] == [thought]
        played = next(seen.entry for seen in live.table.history[before:] if seen.entry.kind == "play")
        assert (played.seat, played.text) == (seat, match.game.text(thought.state, seat, chosen))

    driven(tmp_path, BOTS, deed)


def test_what_is_thought_of_a_table_that_has_changed_is_dropped(tmp_path: Path) -> None:
    async def deed(live: LiveTable, driver: Driver, thinkers: Noting) -> None:
        _, dropped = await thinkers.nth(0)
        await live.change(None, lambda table: [Entry("pace", 0, "relaxed")])
        live.changed_at += 3600
        live.tell_all()
        thought, _ = await thinkers.nth(1)
        assert dropped.done()
        assert thought.seed == driver.thought(live.table.begun(), thought.seat).seed

    driven(tmp_path, BOTS, deed)


def test_for_somebody_whose_time_runs_out_the_move_is_thought_of_before(tmp_path: Path) -> None:
    async def deed(live: LiveTable, driver: Driver, thinkers: Noting) -> None:
        thought, _ = await thinkers.nth(0)
        assert {thought.seat} == live.table.asked_people

    driven(tmp_path, PEOPLE, deed)


def test_a_worker_that_stands_by_does_not_think(tmp_path: Path) -> None:
    async def deed(live: LiveTable, driver: Driver, thinkers: Noting) -> None:
        live.note_elsewhere("", {0})  # no name is before this one
        assert not live.is_driven_here
        await live.change(None, lambda table: [Entry("pace", 0, "relaxed")])
        live.changed_at += 3600
        live.tell_all()
        for _ in range(20):
            await live.store.ping()
        assert thinkers.noted == []

    driven(tmp_path, BOTS, deed)

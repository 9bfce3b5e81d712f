"""Tables that nobody looks at are let go: neither they nor their drivers stay behind."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.support.in_process import with_tables
from tests.server.support.waiting import eventually

from silvertray.core.errors import Refusal
from silvertray.server.lines.wishes import TableWish
from silvertray.server.table.entries import Entry
from silvertray.server.table.tables import Tables

WISH = TableWish(game="clever", seats=("me", "greedy"), name="Ann")


def drivers() -> int:
    """How many tables are looked after."""
    return sum(task.get_name().startswith("driver") for task in asyncio.all_tasks())


def test_a_table_that_was_opened_for_nobody_is_let_go(tmp_path: Path) -> None:
    async def deed(tables: Tables) -> None:
        for _ in range(3):
            made = await tables.create(WISH, "")
            assert await tables.open(made.table)
        await eventually(lambda: not drivers())
        again = await tables.open(made.table)
        assert again
        assert again.table.seq > 2

    with_tables(tmp_path, deed, idle_seconds=0)


def test_a_table_is_not_let_go_while_somebody_comes_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(tables: Tables) -> None:
        made = await tables.create(WISH, "")
        assert await tables.open(made.table)
        forward(monkeypatch, 0.9)
        live = await tables.open(made.table)
        forward(monkeypatch, 0.9)
        await tables.store.ping()  # as a visitor waits for the database, between the table and the seat
        assert tables.live[made.table] is live
        assert drivers() == 1
        forward(monkeypatch, 1)
        await eventually(lambda: not drivers())
        assert not tables.live

    with_tables(tmp_path, deed, idle_seconds=1)


def forward(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """So much time passes at once for everything that waits for a time."""
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "time", lambda now=loop.time: now() + seconds)


def test_an_open_table_is_opened_once(tmp_path: Path) -> None:
    async def deed(tables: Tables) -> None:
        made = await tables.create(WISH, "")
        found = await asyncio.gather(*(tables.open(made.table) for _ in range(5)))
        assert len({id(live) for live in found}) == 1
        assert drivers() == 1

    with_tables(tmp_path, deed)


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    async def deed(tables: Tables) -> None:
        made = await tables.create(TableWish(game="clever", seats=("me", "open"), name="Ann"), "")
        live = await tables.open(made.table)
        assert live
        with pytest.raises(Refusal, match="no-such-seat"):
            await live.change(None, lambda table: [Entry("bot", 1, "greedy"), Entry("bot", 7, "greedy")])
        assert [chair.kind for chair in live.table.chairs] == ["person", "empty"]
        assert live.table.seq == 1

    with_tables(tmp_path, deed)

"""Tables that nobody comes back to are removed, and games that were played to their end are kept."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from tests.cli.command import refusal
from tests.locale.said import said
from tests.server.support.forking import run
from tests.server.support.pages import maker
from tests.server.support.running import NewTable, Server

from silvertray.server.keeping.tidy import tidied_at
from silvertray.server.settings import Settings

pytestmark = pytest.mark.both_databases

LONG_AGO = 100 * 24 * 3600


def aged(server: Server, table: NewTable) -> NewTable:
    """The same table, as if all of it had been long ago."""
    server.database.alter(f"UPDATE tables SET created = created - {LONG_AGO} WHERE id = '{table.id}'")
    server.database.alter(f"UPDATE entries SET at = at - {LONG_AGO} WHERE table_id = '{table.id}'")
    return table


def tidied(server: Server, days: float = 90) -> int:
    """How many tables were removed."""
    return asyncio.run(tidied_at(Settings(database=server.url, tidy_days=days)))


def left(server: Server) -> set[str]:
    """The tables that are there."""
    return {row[0] for row in server.rows("SELECT id FROM tables")}


def test_only_what_is_old_and_not_over_is_removed(server: Server) -> None:
    tidied(server)
    over, begun, waiting, fresh, touched = (server.table("clever", seats) for seats in ["me"] * 2 + ["me open"] * 3)
    with maker(server, over) as page:
        page.play_on(random.Random(1))
    with maker(server, begun) as page:
        page.ask("roll")
    for table in (over, begun, waiting, touched):
        aged(server, table)
    with maker(server, touched) as page:
        page.ask("pace", pace="relaxed")
    before = left(server)
    assert tidied(server) == 2
    assert before - left(server) == {begun.id, waiting.id}
    assert {over.id, fresh.id, touched.id} <= left(server)
    assert server.stored(begun.id) == []
    assert server.rows("SELECT table_id FROM keys WHERE table_id = ?", waiting.id) == []
    assert tidied(server) == 0
    assert server.get(f"/api/tables/{over.id}/match").status_code == 200


def test_who_still_looks_at_a_removed_table_is_told(server: Server) -> None:
    table = aged(server, server.table("clever", "me", seed=1))
    with maker(server, table) as page:
        tidied(server, days=99)
        assert table.id not in left(server)
        assert page.ask("roll")["code"] == "no-such-table"


def test_the_command_says_what_it_has_done(server: Server, tmp_path: Path) -> None:
    tidied(server)
    aged(server, server.table("clever", "me"))
    done = run(tmp_path, "tidy", "--database", server.url)
    assert done == (0, said("tidy-done", removed=1, time=said("tidy-days", days=90)) + "\n", "")


def test_days_that_cannot_be_are_refused(tmp_path: Path) -> None:
    assert "tidy_days" in refusal(run(tmp_path, "tidy", "--days", "never"))

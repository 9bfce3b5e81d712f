"""Tables that this program cannot replay, such as those of a newer worker: nobody else notices them."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sql
from tests.server.support.authenticator import Browser
from tests.server.support.company import at, somebody, table_of
from tests.server.support.contesting import play, story, todays
from tests.server.support.in_process import with_tables
from tests.server.support.pages import maker, new_id
from tests.server.support.running import NewTable, Server
from tests.server.support.waiting import eventually, until

from silvertray.server.keeping.store import entries, wakes
from silvertray.server.keeping.tidy import tidied
from silvertray.server.lines.wishes import TableWish
from silvertray.server.table.tables import Tables
from silvertray.server.table.waking import wake
from silvertray.server.wires.hearing import Hearing

pytestmark = pytest.mark.both_databases

WISH = TableWish(game="clever", seats=("me", "greedy"), name="Ann")


def rename_bot(server: Server, table: str) -> None:
    """A bot has a name that nobody knows here."""
    server.alter(f"UPDATE entries SET text = 'deep blue' WHERE kind = 'bot' AND table_id = '{table}'")


def make_unreadable(server: Server, table: str) -> None:
    """The first entry is of a kind that nobody knows here."""
    server.alter(f"UPDATE entries SET kind = 'dance' WHERE seq = 1 AND table_id = '{table}'")


def change_rules(server: Server, table: str) -> None:
    """A table was played by other rules."""
    server.alter(f"UPDATE tables SET rules = 'clever-0' WHERE id = '{table}'")


def change_dealer(server: Server, table: str) -> None:
    """A table's dealer is one that nobody knows here."""
    server.alter(f"UPDATE tables SET dealer = 'oracle' WHERE id = '{table}'")


def spoil_options(server: Server, table: str) -> None:
    """What was settled cannot even be read."""
    server.alter(f"UPDATE tables SET options = '{{' WHERE id = '{table}'")


# -- the lobby


@pytest.mark.parametrize("spoil", [rename_bot, change_rules, change_dealer, spoil_options])
def test_the_lobby_leaves_out_what_cannot_be_opened(server: Server, spoil: Callable[[Server, str], None]) -> None:
    first, last = (server.table("clever", "me greedy open", listed=True).id for _ in range(2))
    spoil(server, last)
    response = server.get("/api/lobby", params={"most": 50})
    shown = {table["id"] for table in response.json()["tables"]}
    assert response.status_code == 200
    assert first in shown
    assert last not in shown


def test_the_list_goes_on_behind_a_page_of_tables_that_cannot_be_opened(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        made = [server.table("clever", "me greedy open", listed=True).id for _ in range(5)]
        for table in made[2:]:
            rename_bot(server, table)
        told, page = [], server.get("/api/lobby", params={"most": 2}).json()
        while page["next"]:
            told += page["tables"]
            page = server.get("/api/lobby", params={"most": 2, "before": page["next"]}).json()
        assert [table["id"] for table in told + page["tables"]] == made[1::-1]
        assert {event["table"] for event in server.events("a table cannot be replayed")} == set(made[2:])


# -- clocks


async def alter(tables: Tables, statement: Any) -> None:
    """Change the database beside the tables."""
    async with tables.store.engine.begin() as connection:
        await connection.execute(sql.text(statement) if isinstance(statement, str) else statement)


def test_clocks_behind_tables_that_cannot_be_opened_run_on(tmp_path: Path) -> None:
    async def deed(tables: Tables) -> None:
        made = [(await tables.create(WISH, "")).table for _ in range(3)]
        for since, table in enumerate(made):
            await alter(tables, wakes.insert().values(table_id=table, at=float(since)))
        await alter(tables, f"UPDATE entries SET text = 'deep blue' WHERE kind = 'bot' AND table_id = '{made[0]}'")
        await alter(tables, f"UPDATE tables SET options = '{{' WHERE id = '{made[1]}'")  # nobody foresaw that
        await wake(tables, most=2)
        await wake(tables, most=2)
        assert set(tables.live) == {made[2]}

    with_tables(tmp_path, deed)


# -- practising


def deck(browser: Browser) -> dict[str, Any]:
    """What is to be practised."""
    told: dict[str, Any] = browser.ask("GET", "/practice", params={"kind": "mistakes", "game": "clever"})
    return told


def played(browser: Browser, seed: int) -> str:
    """A game that was played at random to its end, and then reviewed."""
    table = table_of(browser, "clever", "me", seed=seed)
    with at(browser, table, table.token) as page:
        page.play_on(random.Random(seed))
    until(lambda: browser.server.rows("SELECT 1 FROM results WHERE table_id = ?", table.id) != [])
    until(lambda: deck(browser)["looking"] == 0)
    return table.id


def test_cards_of_games_that_cannot_be_replayed_are_passed_over(server: Server) -> None:
    ann = somebody(server)
    games = {played(ann, seed) for seed in (3, 4)}
    due = deck(ann)["due"]
    first = deck(ann)["card"]["id"]
    table = first.partition(".")[0]
    (other,) = games - {table}
    make_unreadable(server, table)
    assert deck(ann)["card"]["id"].startswith(other)
    refused = ann.ask("POST", f"/practice/{first}", 409, json={"text": "pass"})
    assert refused["code"] == "table-unplayable"
    change_rules(server, other)
    assert deck(ann)["card"] is None
    change_rules(server, table)
    assert (due > 0, deck(ann)["due"]) == (True, 0)


# -- contests


def test_a_contest_is_told_without_the_games_that_cannot_be_replayed(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann = somebody(server)
        contest = todays(ann, "clever")["id"]
        own = play(ann, contest)
        until(lambda: story(ann, contest)["outcome"]["expert"] is not None)
        told = story(ann, contest)["outcome"]
        make_unreadable(server, own)
        assert story(ann, contest)["outcome"] == told | {"parting": None}
        make_unreadable(server, told["expert"]["table"])
        assert story(ann, contest)["outcome"]["expert"] is None


# -- entries that nobody knows here


def add_entry(server: Server, table: str, kind: str, seat: int = 0, text: str = "") -> None:
    """Store an entry after the last one, as another worker would."""
    columns = "table_id, seq, kind, seat, text, word, at"
    last = f"SELECT table_id, MAX(seq) + 1, '{kind}', {seat}, '{text}', '', 0.0 FROM entries"
    server.alter(f"INSERT INTO entries ({columns}) {last} WHERE table_id = '{table}' GROUP BY table_id")


def command_at(server: Server, table: NewTable) -> httpx.Response:
    """What a command gets that is sent over plain HTTP."""
    frame = {"type": "roll", "id": new_id()}
    rights = {"authorization": f"Bearer {table.token}"}
    return server.post("/api/commands", params={"table": table.id}, json=frame, headers=rights)


@pytest.mark.parametrize("is_open", [False, True])
def test_a_table_with_an_unknown_kind_of_entry_is_told_as_unplayable(server: Server, is_open: bool) -> None:
    table = server.table("clever", "me open")
    if is_open:
        maker(server, table).socket.close()
    add_entry(server, table.id, "dance")
    with maker(server, table) as page:
        assert page.welcome["type"] == "closing"
        assert page.welcome["code"] == "table-unplayable"
    for answer in (server.get(f"/api/tables/{table.id}/match"), command_at(server, table)):
        assert (answer.status_code, answer.json()["code"]) == (409, "table-unplayable")


def test_whatever_ends_a_talk_is_told_over_plain_http(server: Server) -> None:
    table = server.table("clever", "me open")
    maker(server, table).socket.close()
    add_entry(server, table.id, "sit", seat=9)
    answer = command_at(server, table)
    assert (answer.status_code, answer.json()["code"]) == (422, "no-such-seat")


def test_a_table_that_cannot_follow_keeps_no_other_from_it(tmp_path: Path) -> None:
    async def deed(tables: Tables) -> None:
        made = [(await tables.create(WISH, "")).table for _ in range(10)]
        opened = [await tables.open(table) for table in made]
        for number, live in enumerate(filter(None, opened)):
            text = "wrong" if number % 2 else "60"
            entry = entries.insert().values(table_id=live.id, seq=live.table.seq + 1, kind="clock", text=text)
            await alter(tables, entry.values(seat=0, word="", at=0.0))
        hearing = Hearing(tables.live, tables.store, tables.talks)
        hearing.check(made)
        await eventually(lambda: all(live.table.clock.seconds for live in filter(None, opened[::2])))
        await hearing.close()

    with_tables(tmp_path, deed)


# -- tidying up


def test_a_table_that_cannot_be_read_is_kept_and_the_others_are_tidied_up(tmp_path: Path) -> None:
    async def deed(tables: Tables) -> None:
        made = [(await tables.create(WISH, "")).table for _ in range(4)]
        await alter(tables, f"UPDATE entries SET kind = 'clock', text = 'x' WHERE table_id = '{made[0]}' AND seq = 1")
        await alter(tables, f"UPDATE tables SET options = '{{' WHERE id = '{made[1]}'")
        await alter(tables, "UPDATE tables SET created = 0")
        await alter(tables, "UPDATE entries SET at = 0")
        assert await tidied(tables.store, 1, tables.time.now()) == 2
        assert [await tables.store.entries(table) != [] for table in made] == [True, True, False, False]

    with_tables(tmp_path, deed)

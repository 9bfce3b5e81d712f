"""Open tables: found by strangers, who sit down without an invitation or look on."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.support.pages import Page, maker
from tests.server.support.running import Server

from silvertray.server.api.lobby import lobby, note_attended
from silvertray.server.keeping.store import Store

pytestmark = pytest.mark.both_databases


def found(server: Server, **query: Any) -> list[dict[str, Any]]:
    """What the lobby shows."""
    response = server.get("/api/lobby", params=query)
    assert response.status_code == 200, response.text
    shown: list[dict[str, Any]] = response.json()["tables"]
    return shown


def ids(server: Server, **query: Any) -> set[str]:
    """Which tables the lobby shows."""
    return {table["id"] for table in found(server, **query)}


def test_a_table_is_listed_only_if_its_maker_wishes_so(server: Server) -> None:
    hidden, listed = server.table("clever", "me open"), server.table("clever", "me open", listed=True)
    shown = ids(server, most=50)
    assert listed.id in shown
    assert hidden.id not in shown
    with Page(server, hidden.id) as page:
        assert not page.welcome["invited"]
        assert not page.news["table"]["listed"]


def test_the_lobby_tells_what_is_played_who_waits_and_for_how_many(server: Server) -> None:
    table = server.table("dobro", "me greedy open open", listed=True, pace="relaxed", seed=1)
    [shown] = [one for one in found(server, game="dobro") if one["id"] == table.id]
    assert (shown["game"], shown["state"], shown["players"], shown["free"]) == ("dobro", "waiting", 4, 2)
    assert (shown["dealer"], shown["pace"], shown["options"]["draw"]) == ("seed", "relaxed", "auto")
    assert shown["seats"][0] == {"kind": "person", "name": "Ann", "bot": ""}
    assert shown["seats"][1] == {"kind": "bot", "name": "greedy", "bot": "greedy"}
    assert {"secret", "seed", "invite_hash"}.isdisjoint(shown)
    assert table.id not in ids(server, game="clever")


def test_a_stranger_sits_down_and_the_table_leaves_the_list(server: Server) -> None:
    table = server.table("clever", "me open", listed=True)
    with maker(server, table) as ann, Page(server, table.id) as bob:
        assert bob.welcome["invited"]
        assert bob.ask("sit", seat=1, name="Bob")["type"] == "done"
        ann.until(lambda page: bool(page.view))
        assert table.id not in ids(server)
        [running] = [one for one in found(server, state="running") if one["id"] == table.id]
        assert (running["free"], [seat["name"] for seat in running["seats"]]) == (0, ["Ann", "Bob"])


def test_one_request_lists_tables_to_sit_down_at_and_games_to_watch(server: Server) -> None:
    waiting = server.table("dobro", "me open", listed=True)
    running = server.table("dobro", "me greedy", listed=True)
    with maker(server, waiting), maker(server, running) as ann:
        ann.until(lambda page: bool(page.view))
        answer = server.get("/api/lobby", params={"game": "dobro", "running": 1}).json()
        assert waiting.id in {table["id"] for table in answer["tables"]}
        assert [(table["id"], table["state"]) for table in answer["running"]] == [(running.id, "running")]
        assert server.get("/api/lobby", params={"game": "dobro"}).json()["running"] == []


def test_a_wrong_key_opens_no_listed_table_either(server: Server) -> None:
    table = server.table("clever", "me open", listed=True)
    with Page(server, table.id, "wrong") as page:
        assert page.welcome["code"] == "wrong-token"


def test_a_finished_game_is_listed_as_such_and_its_end_is_an_entry(server: Server) -> None:
    table = server.table("clever", "me greedy", seed=2, listed=True)
    with maker(server, table) as page:
        page.play_on(random.Random(1))
        kind, _, text = page.log[-1]
        assert (kind, int(text)) == ("end", sum(place["score"] for place in page.news["result"]))
        assert not page.news["can_undo"]
        assert page.ask("undo")["code"] == "game-over"
    assert table.id in ids(server, state="finished")
    assert table.id not in ids(server, state="running")
    with maker(server, table) as page:
        assert [kind for kind, _, _ in page.log].count("end") == 1


def test_a_game_that_ended_before_ends_were_entries_gets_one_when_its_player_looks_in(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = server.table("clever", "me", seed=2)
        with maker(server, table) as page:
            page.play_on(random.Random(1))
    with Server(tmp_path) as server:
        server.alter("DELETE FROM entries WHERE kind = 'end'")
        with maker(server, table) as page:
            assert page.until(lambda page: page.log[-1][0] == "end").is_over


def test_the_list_is_read_page_by_page(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        made = [server.table("clever", "me open", listed=True).id for _ in range(5)]
        told, before = [], None
        while True:
            answer = server.get("/api/lobby", params={"most": 2} | ({"before": before} if before else {})).json()
            told += [table["id"] for table in answer["tables"]]
            before = answer["next"]
            if before is None:
                break
        assert told == made[::-1]


@pytest.mark.parametrize("query", ["state=lost", "most=0", "most=51", "before=x", f"game={'x' * 25}"])
def test_a_list_that_cannot_be_is_refused(server: Server, query: str) -> None:
    response = server.get(f"/api/lobby?{query}")
    assert (response.status_code, response.json()["code"]) == (422, "bad-request")


def test_a_deserted_table_is_not_shown_until_somebody_is_back(tmp_path: Path) -> None:
    async def shown(store: Store) -> list[str]:
        return [table.id for table in (await lobby(store, "waiting", None, None, 20, 0, time.time())).tables]

    async def attend() -> tuple[list[str], list[str]]:
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
        before = await shown(store)
        await note_attended(store, [table.id], time.time())
        after = await shown(store)
        await store.close()
        return before, after

    with Server(tmp_path) as server:
        table = server.table("clever", "me open", listed=True)
        server.alter(f"UPDATE tables SET created = {time.time() - 3600}, attended = {time.time() - 3600}")
    assert asyncio.run(attend()) == ([], [table.id])


def test_the_same_people_meet_again_at_a_listed_table(server: Server) -> None:
    table = server.table("clever", "me", seed=2, listed=True)
    with maker(server, table) as page:
        page.play_on(random.Random(1))
        again = page.ask("rematch")["table"]
    assert again in ids(server, state="running")

"""The database of the first version, on a server of the current program."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.golden.v1.answers import Shift, differences, first_news, get_answer, open_browser, restore_database
from tests.golden.v1.files import read_lines
from tests.server.support.forking import run
from tests.server.support.pages import Page
from tests.server.support.running import Server

Told = dict[str, Any]
HEAD, *ANSWERS = [json.loads(line) for line in read_lines("answers.jsonl")]
PEOPLE: dict[str, Told] = HEAD["people"]


class Carried(NamedTuple):
    """A server on a copy of the database."""

    server: Server
    shift: Shift

    def differs(self, then: Any, now: Any) -> list[str]:
        """What is missing or different in a current answer."""
        return list(differences(then, now, self.shift))


@pytest.fixture
def carried(tmp_path: Path) -> Iterator[Carried]:
    """A current server on the first version's database."""
    shift = restore_database(tmp_path / "tables.db", HEAD["written"])
    with Server(tmp_path) as server:
        yield Carried(server, shift)
    assert "Traceback" not in server.log()


def test_people_are_answered_as_before(carried: Carried) -> None:
    different = {}
    for one in [one for one in ANSWERS if "path" in one]:
        found = get_answer(carried.server, PEOPLE[one["who"]], one["path"])
        if lines := carried.differs({"status": one["status"], "answer": one["answer"]}, found):
            different[f"{one['who']} {one['path']}"] = lines
    assert not different


def test_every_seat_and_spectator_is_shown_the_same_table(carried: Carried) -> None:
    different = {}
    for one in [one for one in ANSWERS if "news" in one]:
        if lines := carried.differs(one["news"], first_news(carried.server, one["table"], one["token"])):
            different[f"{one['table']} {one['token']}"] = lines
    assert not different


def test_a_passkey_still_signs_its_owner_in(carried: Carried) -> None:
    for name in ("ann", "bob"):
        browser = open_browser(carried.server, {"passkeys": PEOPLE[name]["passkeys"]})
        for passkey in browser.passkeys:
            browser.sign_in(passkey)
            assert browser.me()["name"] == name.title()


def test_running_games_take_the_next_move(carried: Carried) -> None:
    moved = 0
    for one in [one for one in ANSWERS if one.get("token") and (one["news"].get("view") or {}).get("options")]:
        with Page(carried.server, one["table"], one["token"]) as page:
            if page.texts:  # a key of the same seat may have moved already
                assert page.ask("play", text=page.texts[0])["type"] == "done"
                moved += 1
    assert moved > 5


def test_every_stored_table_replays_without_a_difference(tmp_path: Path) -> None:
    restore_database(tmp_path / "tables.db", HEAD["written"])
    url = f"sqlite:///{tmp_path}/tables.db"
    with Server(tmp_path):
        pass  # migrates the database
    done = run(tmp_path, "audit", "--database", url, "--json")
    assert (done.code, done.err) == (0, "")
    assert json.loads(done.out.splitlines()[-1])["different"] == 0

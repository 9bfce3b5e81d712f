"""The database of the first version, carried on by a server of this program."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.golden.v1.asking import Between, browser_of, differences, http_answer, lay_out, news
from tests.golden.v1.kept import kept
from tests.server.support.forking import run
from tests.server.support.pages import Page
from tests.server.support.running import Server

Told = dict[str, Any]
HEAD, *ANSWERS = [json.loads(line) for line in kept("answers.jsonl")]
PEOPLE: dict[str, Told] = HEAD["people"]


class Carried(NamedTuple):
    """A server on a copy of the database."""

    server: Server
    between: Between

    def differs(self, then: Any, now: Any) -> list[str]:
        """What was answered then and is missing or different now."""
        return list(differences(then, now, self.between))


@pytest.fixture
def carried(tmp_path: Path) -> Iterator[Carried]:
    """A server of this program."""
    between = lay_out(tmp_path / "tables.db", HEAD["written"])
    with Server(tmp_path) as server:
        yield Carried(server, between)
    assert "Traceback" not in server.log()


def test_people_are_answered_as_before(carried: Carried) -> None:
    different = {}
    for one in [one for one in ANSWERS if "path" in one]:
        found = http_answer(carried.server, PEOPLE[one["who"]], one["path"])
        if lines := carried.differs({"status": one["status"], "answer": one["answer"]}, found):
            different[f"{one['who']} {one['path']}"] = lines
    assert not different


def test_every_seat_and_spectator_is_shown_the_same_table(carried: Carried) -> None:
    different = {}
    for one in [one for one in ANSWERS if "news" in one]:
        if lines := carried.differs(one["news"], news(carried.server, one["table"], one["token"])):
            different[f"{one['table']} {one['token']}"] = lines
    assert not different


def test_a_passkey_still_signs_its_owner_in(carried: Carried) -> None:
    for name in ("ann", "bob"):
        browser = browser_of(carried.server, {"passkeys": PEOPLE[name]["passkeys"]})
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
    lay_out(tmp_path / "tables.db", HEAD["written"])
    url = f"sqlite:///{tmp_path}/tables.db"
    with Server(tmp_path):
        pass  # brings the database to the form of this program
    done = run(tmp_path, "audit", "--database", url, "--json")
    assert (done.code, done.err) == (0, "")
    assert json.loads(done.out.splitlines()[-1])["different"] == 0

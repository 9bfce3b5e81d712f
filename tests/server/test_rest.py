"""Everything but the game over plain HTTP: typed, described, and honest about what it refuses."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.support.pages import maker
from tests.server.support.running import Server

A_DAY = 24 * 3600
DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def described(server: Server) -> dict[str, Any]:
    """The OpenAPI document."""
    document: dict[str, Any] = server.get("/api/openapi.json").json()
    return document


def test_every_request_is_described_with_its_answer_and_its_refusals(described: dict[str, Any]) -> None:
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert operation["tags"], path
            assert operation["description"].endswith("."), path
            answers = operation["responses"]
            refusals = {status: answer for status, answer in answers.items() if not status.startswith("2")}
            for answer in refusals.values() if path != "/readyz" else ():  # which says what is failing
                assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Trouble"}
            takes = "requestBody" in operation or "parameters" in operation
            assert not takes or "422" in refusals, (method, path)
    assert "HTTPValidationError" not in str(described)


def test_the_guide_names_every_request(described: dict[str, Any]) -> None:
    told = set(re.findall(r"`(GET|POST|PUT|DELETE) (/[^`? ]*)", (DOCS / "rest.md").read_text(encoding="utf-8")))
    there = {(method.upper(), path) for path, methods in described["paths"].items() for method in methods}
    named = {(method, re.sub(r"{(\w+)}", placeholder, path)) for method, path in there}
    assert told == named


def placeholder(name: re.Match[str]) -> str:
    """How the guide writes what stands for something."""
    return "ID" if name[1] in ("table", "passkey", "block", "session", "browser") else name[1].upper()


def test_the_reference_is_a_page_that_needs_nothing_else(server: Server, described: dict[str, Any]) -> None:
    response = server.get("/api/docs")
    assert response.headers["content-type"].startswith("text/html")
    assert "script" not in response.text
    for path in described["paths"]:
        assert f" {path}</code>" in response.text


def test_a_table_tells_its_public_facts(server: Server) -> None:
    table = server.table("dobro", "me greedy open", seed=3)
    facts = server.get(f"/api/tables/{table.id}").json()
    assert (facts["state"], facts["result"], facts["table"]["game"]) == ("waiting", None, "dobro")
    assert [seat["kind"] for seat in facts["seats"]] == ["person", "bot", "empty"]
    with maker(server, table) as page:
        page.ask("fill", bot="random")
        facts = server.get(f"/api/tables/{table.id}").json()
        assert (facts["state"], facts["seats"][0]["present"], facts["seq"]) == ("running", True, page.have)
        assert "hand" not in str(facts)
        assert facts["table"]["dealer"]["seed"] is None
        page.play_on(random.Random(1))
    facts = server.get(f"/api/tables/{table.id}").json()
    assert (facts["state"], facts["result"]) == ("finished", page.news["result"])


@pytest.mark.both_databases
def test_finished_games_are_counted_with_their_scores(tmp_path: Path, new_database: Callable[[], str | None]) -> None:
    scores = []
    with Server(tmp_path, database=new_database()) as server:
        assert server.get("/api/statistics").json()["ever"] == []
        for seed in (1, 2):
            with maker(server, server.table("clever", "me greedy", seed=seed)) as page:
                page.play_on(random.Random(seed))
                scores += [place["score"] for place in page.news["result"]]
        server.table("dobro", "me greedy")
        counted = server.get("/api/statistics").json()
        line = {"game": "clever", "players": 2, "games": 2, "mean_score": round(sum(scores) / 4, 1)}
        assert counted["ever"] == counted["today"] == [line]
        for days in (1, 10):  # what is older than yesterday is counted once a day, and by whoever starts anew
            server.alter(f"UPDATE entries SET at = at - {days * A_DAY}")
            server.kill()
            server.start()
            counted = server.get("/api/statistics").json()
            assert (counted["ever"], counted["today"]) == ([line], [])
        with maker(server, server.table("clever", "me", seed=1)) as page:
            page.play_on(random.Random(3))
        counted = server.get("/api/statistics").json()
        assert ([one["games"] for one in counted["ever"]], [one["games"] for one in counted["today"]]) == ([1, 2], [1])


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "no-such-address"),
        ("GET", "/api", 404, "no-such-address"),
        ("POST", "/api/nothing", 404, "no-such-address"),
        ("GET", "/api/tables", 405, "wrong-method"),
        ("PUT", "/api/tables", 405, "wrong-method"),
        ("DELETE", "/api/games", 405, "wrong-method"),
        ("POST", "/", 405, "wrong-method"),
        ("GET", "/api/tables/x%00", 404, "no-such-table"),
    ],
)
def test_what_is_not_there_is_told_as_data(server: Server, method: str, path: str, status: int, code: str) -> None:
    response = server.ask(method, path)
    assert (response.status_code, response.json()["code"]) == (status, code)
    assert (status == 405) == ("allow" in response.headers)


def test_a_name_that_a_database_cannot_keep_is_refused(server: Server) -> None:
    wished = {"game": "clever", "seats": ["me"], "name": "A\x00n"}
    assert server.post("/api/tables", json=wished).json()["code"] == "bad-request"

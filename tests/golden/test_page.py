"""The data of the page's unit tests: games as the server prints them, fair matches, and what their moves mark."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.play.tables import fair, played

from silvertray.core.game import CHANCE
from silvertray.games import game
from silvertray.play.files import to_record
from silvertray.play.match import Match
from silvertray.server.api.catalogue import catalogue
from silvertray.server.lines.protocol import EventInfo
from silvertray.server.table.marks import marked

FOLDER = Path(__file__).parents[2] / "web/tests/data"
SOLO_AND_TABLE = [("clever", 1), ("clever", 3), ("twice", 1), ("dobro", 4)]


def matches() -> list[Match]:
    return [played(fair(players, game(slug)), 1) for slug, players in SOLO_AND_TABLE]


def events(match: Match) -> Iterator[EventInfo]:
    """One step of each kind, as seat 0 saw it."""
    seen = set[Any]()
    for number, step in enumerate(match.log):
        is_chance = step.seat == CHANCE
        did = None if is_chance else marked(match.game, match.at(number), step)
        marks = (did.area, bool(did.earns), bool(did.tray)) if did else ()
        kind = (step.text.split()[0], len(step.text.split()), *marks)
        if kind not in seen:
            text, name = step.seen(0), "chance" if is_chance else "play"
            yield EventInfo(seq=number + 1, kind=name, seat=step.seat, text=text, at="", did=did)
        seen.add(kind)


def games_data() -> Iterator[Any]:
    return (info.model_dump(mode="json") for info in catalogue().games)


def matches_data() -> Iterator[Any]:
    return map(to_record, matches())


def events_data() -> Iterator[Any]:
    for match in matches():
        yield {"game": match.game.slug, "events": [event.model_dump(mode="json") for event in events(match)]}


@pytest.mark.parametrize("data", [games_data, matches_data, events_data], ids=lambda data: data.__name__)
def test_the_pages_unit_tests_read_what_the_server_writes(data: Callable[[], Iterator[Any]]) -> None:
    file = FOLDER / f"{data.__name__.removesuffix('_data')}.jsonl"
    found = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in data())
    if os.environ.get("SILVERTRAY_GOLDEN") == "write":
        file.write_text(found, encoding="utf-8")
    assert found.splitlines() == file.read_text(encoding="utf-8").splitlines()

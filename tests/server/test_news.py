"""News are put together from parts that are written once; what comes of it is what the protocol says."""

from __future__ import annotations

import json
from itertools import islice

import pytest
from tests.server.support.pages import Page
from tests.server.support.running import Server
from tests.server.support.twins import twins

from silvertray.server.lines.protocol import News
from silvertray.server.table.entries import Entry, Record
from silvertray.server.table.folding import Folded, folded
from silvertray.server.table.news import news


def check(table: Folded, seat: int | None) -> None:
    """What a seat is told is, to the letter, what the type of news would have written."""
    told = news(table, seat, 0, {0}, 0.0)
    read = News.model_validate_json(told.text)
    assert read.model_dump_json() == told.text
    assert read.seq == told.seq == table.seq


@pytest.mark.parametrize("slug", ["clever", "twice", "dobro"])
def test_news_are_written_as_their_type_would_write_them(slug: str) -> None:
    for pair in islice(twins(slug, 5), 60):
        for seat in (*range(pair.one.record.players), None):
            check(pair.one, seat)


def test_also_before_the_game_with_a_clock_and_with_any_name() -> None:
    record = Record("a" * 26, "clever", "clever-1", 2, {}, "commit", "00" * 32, 60.0, 1e9, "0" * 64)
    entries = [Entry("clock", 0, "90"), Entry("sit", 0, '"Ånn"\\🦊', "wörd"), Entry("sit", 1, "Bob", "word")]
    for number in range(len(entries) + 1):
        check(folded(record, entries[:number]), 0 if number else None)
    check(folded(record, [*entries, Entry("start")]), 1)


@pytest.mark.parametrize(("slug", "seats"), [("clever", ["me"]), ("twice", ["me", "open"]), ("dobro", ["me", "easy"])])
def test_a_new_table_comes_with_the_first_news_of_its_seat(server: Server, slug: str, seats: list[str]) -> None:
    wish = {"game": slug, "seats": seats, "name": "Ann", "dealer": {"kind": "seed", "seed": 2}}
    made = server.post("/api/tables", json=wish).json()
    with Page(server, made["table"], made["token"]) as page:
        first = next(frame for frame in map(json.loads, page.frames) if frame["type"] == "news")
    assert made["news"] == first

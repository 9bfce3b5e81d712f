"""Whatever a file or a player says, only a refusal of ours may come out of the readers."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.play.fuzzing import check, check_position, often, understood
from tests.play.tables import (
    CLEVER,
    TWICE,
    at_extra_dice,
    fair,
    finished,
    may_cross,
    may_return,
    opened,
    played,
    played_until,
)

from silvertray.core.game import CHANCE
from silvertray.play import files
from silvertray.play.dealer import Seeded
from silvertray.play.match import Match

SMALL = st.integers(-5, 300)  # a match of very many players has a test of its own
JSON = st.recursive(
    st.none() | st.booleans() | SMALL | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file to write nonsense into."""
    return tmp_path_factory.mktemp("fuzz") / "match"


# -- files


@often
@given(content=st.binary(max_size=200))
def test_random_bytes_are_refused_as_a_file(path: Path, content: bytes) -> None:
    check(path, content)


@often
@given(value=JSON)
def test_random_json_is_refused_as_a_file(path: Path, value: Any) -> None:
    check(path, json.dumps(value).encode())


RECORDS: list[dict[str, Any]] = [
    json.loads(files.to_line(match, reveal=True))
    for match in (
        opened(),
        played(fair(2)),
        finished(1),
        played_until(Match(CLEVER, 3, Seeded(2)), lambda m: len(m.log) > 20),
        opened(rules=TWICE),
        played(fair(1, TWICE)),
        played_until(Match(TWICE, 2, Seeded(2)), may_return),
    )
]


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """A good record in which one or two things are dropped, replaced or mangled."""
    record = json.loads(json.dumps(draw(st.sampled_from(RECORDS))))
    for _ in range(draw(st.integers(1, 2))):
        change = draw(st.sampled_from([drop, replace, mangle_log, mangle_dealer, mangle_result]))
        change(draw, record)
    return json.dumps(record).encode()


def drop(draw: st.DrawFn, record: dict[str, Any]) -> None:
    record.pop(draw(st.sampled_from(sorted(record))), None)


def replace(draw: st.DrawFn, record: dict[str, Any]) -> None:
    record[draw(st.sampled_from(sorted(record)))] = draw(JSON)


def mangle_log(draw: st.DrawFn, record: dict[str, Any]) -> None:
    log = record.get("log")
    if not isinstance(log, list) or not log:
        return
    at = draw(st.integers(0, len(log) - 1))
    entry = str(log[at])
    cut = draw(st.integers(0, len(entry)))
    other = draw(st.sampled_from(log))
    log[at] = draw(st.sampled_from([entry[:cut], entry[cut:], entry + "1", other, entry[::-1]]) | JSON)


def mangle_dealer(draw: st.DrawFn, record: dict[str, Any]) -> None:
    dealer = record.get("dealer")
    if isinstance(dealer, dict):
        field = st.sampled_from(["kind", "seed", "secret", "commitment", "nonces"])
        dealer[draw(field)] = draw(JSON | st.sampled_from(["seed", "entropy", "table", "commit", "00"]))


def mangle_result(draw: st.DrawFn, record: dict[str, Any]) -> None:
    result = record.get("result")
    if isinstance(result, list) and result:
        result[draw(st.integers(0, len(result) - 1))] = draw(JSON)


@often
@given(content=mutated())
def test_a_mangled_record_is_refused_or_holds(path: Path, content: bytes) -> None:
    check(path, content)


@often
@given(st.data())
def test_a_record_with_a_changed_byte_is_refused_or_holds(path: Path, data: st.DataObject) -> None:
    content = bytearray(json.dumps(data.draw(st.sampled_from(RECORDS))).encode())
    content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    check(path, bytes(content))


# -- notation


MATCHES: list[Callable[[], Match]] = [
    lambda: Match(CLEVER, 3, Seeded(1)),
    opened,
    lambda: played_until(Match(CLEVER, 1, Seeded(1)), lambda m: m.state.moment_name() == "tie"),
    lambda: played_until(Match(CLEVER, 2, Seeded(1)), lambda m: bool(at_extra_dice(m))),
    lambda: played_until(Match(CLEVER, 2, Seeded(1)), lambda m: m.state.round == 4),
    lambda: finished(2),
    lambda: opened(rules=TWICE),
    lambda: played_until(Match(TWICE, 1, Seeded(1)), lambda m: m.state.moment_name() == "tie"),
    lambda: played_until(Match(TWICE, 2, Seeded(1)), lambda m: bool(at_extra_dice(m))),
    lambda: played_until(Match(TWICE, 2, Seeded(1)), lambda m: m.state.round == 4),
    lambda: played_until(Match(TWICE, 2, Seeded(1)), may_return),
    lambda: played_until(Match(TWICE, 2, Seeded(1)), may_cross),
    lambda: finished(2, rules=TWICE),
]
TABLES = [make() for make in MATCHES]
ACTION_WORDS = ["pick", "extra", "bonus", "pass", "reroll", "white", "yellow", "blue", "green", "orange", "purple"]
ACTION_WORDS += ["return", "cross", "silver", "pink", "a", "b", "3a", "9", "6", "13", "", "٣"]
OUTCOME_WORDS = ["roll", "tray", "first", "123456", "-12345", "666", "wyb", "yb", "sy", "0", "2", "-", "", "²"]


def words(known: list[str]) -> st.SearchStrategy[str]:
    """Known words in any order, or anything at all."""
    return st.lists(st.sampled_from(known), max_size=5).map(" ".join) | st.text(max_size=20)


@often
@given(st.sampled_from(TABLES), words(ACTION_WORDS), st.integers(0, 2))
def test_any_text_is_an_action_or_refused(match: Match, text: str, seat: int) -> None:
    seat = min(seat, match.players - 1)
    action = understood(match.game.parse, match.state, seat, text)
    assert action is None or match.game.text(match.state, seat, action) == text or not match.state.legal(seat)


@often
@given(st.sampled_from(TABLES), words(OUTCOME_WORDS))
def test_any_text_is_an_outcome_or_refused(match: Match, text: str) -> None:
    outcome = understood(match.game.parse, match.state, CHANCE, text)
    assert outcome is None or outcome in dict(match.state.outcomes())


TABLE_WORDS = [f"moment={moment}" for moment in ("first", "roll", "tie", "choice", "over", "now")]
TABLE_WORDS += [
    f"{name}={n}" for name in ("first", "round", "turn", "roll", "reroll") for n in ("0", "1", "6", "16", "x")
]
TABLE_WORDS += [
    "dice=123456",
    "dice=000000",
    "dice=12345",
    "dice=1234567",
    "dice=12345²",
    "fallback=off",
    "fallback=no",
]
TABLE_WORDS += [
    f"{name}={dice}"
    for name in ("rolled", "pool", "tray", "fields")
    for dice in ("wybgop", "wsybgp", "sybg", "pg", "w", "ww", "z")
]
SHEET_WORDS = [f"stage={stage}" for stage in ("wait", "reward", "pick", "picked", "return", "tray", "extra", "done")]
SHEET_WORDS += [
    "yellow=1a,6b",
    "yellow=7a",
    "blue=2,12",
    "blue=2,2",
    "green=11",
    "green=12",
    "green=x",
    "orange=1,2,3,4",
]
SHEET_WORDS += ["orange=0", "purple=6,1", "purple=1,1", "purple=7", "purple=", "reroll=1", "reroll=1-2", "reroll=-"]
SHEET_WORDS += ["extra=15-15", "extra=16", "fox=5", "fox=٣", "used=wy", "used=q", "waiting=black", "waiting=fox", "x"]
SHEET_WORDS += ["waiting=x:yellow,x:blue,n:orange:6", "fox=15", "stage=lost", "=", "stage"]
SHEET_WORDS += ["silver=1a,6d", "silver=7a", "silver=1", "yellow=1,2a,1!", "yellow=1!", "yellow=6,6", "blue=12,12,2"]
SHEET_WORDS += ["blue=2,3", "green=2,12,12,1", "green=1", "pink=6,1,6", "pink=7", "fox=6", "fox=7"]
SHEET_WORDS += ["return=1", "return=0-6", "return=6-1", "return=-", "chain=w", "chain=sy", "chain=pg", "chain=q"]
SHEET_WORDS += ["waiting=?:silver", "waiting=?:pink,?:pink,?:black", "waiting=?:orange", "/"]


def a_position() -> st.SearchStrategy[str]:
    """A position by words that are right one by one, and seldom together."""
    table = st.lists(st.sampled_from(TABLE_WORDS), max_size=6).map(" ".join)
    sheet = st.lists(st.sampled_from(SHEET_WORDS), max_size=5).map(" ".join)
    slug = st.sampled_from(["clever", "twice"])
    return st.builds(lambda s, t, sheets: " / ".join([f"{s} {t}", *sheets]), slug, table, st.lists(sheet, max_size=5))


@often
@given(st.sampled_from([CLEVER, TWICE]), a_position() | st.text(max_size=30))
def test_any_text_is_a_position_that_can_be_played_or_refused(rules: Any, text: str) -> None:
    check_position(rules, text)


@often
@given(st.sampled_from(TABLES), st.data())
def test_a_position_with_a_changed_letter_can_be_played_or_is_refused(match: Match, data: st.DataObject) -> None:
    text = match.game.position(match.state)
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.characters(codec="utf-8") | st.sampled_from("=/, 0123456wsybgop!?"))
    check_position(match.game, text[:at] + letter + text[at + 1 :])


@often
@given(st.sampled_from(TABLES), st.data())
def test_a_position_with_a_changed_word_can_be_played_or_is_refused(match: Match, data: st.DataObject) -> None:
    table, *sheets = match.game.position(match.state).split("/")
    for _ in range(data.draw(st.integers(1, 3))):
        if data.draw(st.booleans()):
            table += f" {data.draw(st.sampled_from(TABLE_WORDS))} "
        else:
            seat = data.draw(st.integers(0, len(sheets) - 1))
            sheets[seat] += f" {data.draw(st.sampled_from(SHEET_WORDS[:-1]))} "
    check_position(match.game, "/".join([table, *sheets]))

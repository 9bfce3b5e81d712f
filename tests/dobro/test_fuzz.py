"""Whatever a file or a player says of Dobro, only a refusal of ours may come out of the readers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, note
from hypothesis import strategies as st
from tests.dobro.tables import DOBRO, TABLES
from tests.play.fuzzing import check, check_position, often, understood
from tests.play.tables import SECRET, played, played_until

from silvertray.core.game import CHANCE
from silvertray.play import files
from silvertray.play.dealer import CommitReveal, Seeded
from silvertray.play.match import Match


def made(players: int, options: dict[str, str], steps: int) -> Match:
    """A match of random choices, so many steps long."""
    return played_until(Match(DOBRO, players, Seeded(steps), options), lambda now: len(now.log) == steps)


MATCHES = [made(players, options, steps) for players, options in TABLES for steps in (0, 3, 45, 80, 200)]
MATCHES += [played(Match(DOBRO, 3, CommitReveal(["a", "b", "c"], SECRET), {"draw": "classic"}))]
ACTION_WORDS = [
    "play",
    "take",
    "draw",
    "pass",
    "7",
    "7",
    "12",
    "2",
    "J",
    "J=7",
    "j",
    "S",
    "R",
    "J=13",
    "=4",
    "1",
    "",
    "٣",
]
OUTCOME_WORDS = ["first", "draw", "0", "1", "6", "-1", "7", "J", "S", "R", "13", "", "²"]
TABLE_WORDS = [f"moment={moment}" for moment in ("first", "deal", "choice", "over", "now")]
TABLE_WORDS += [f"{name}={n}" for name in ("round", "drawn", "deck_size") for n in ("0", "1", "3", "7", "99", "x")]
TABLE_WORDS += [f"{name}={n}" for name in ("turn", "drawer", "forgetful", "closer") for n in ("0", "1", "5")]
TABLE_WORDS += ["direction=-1", "direction=2", "dealing=no", "unseen=2,3,J", "unseen=1"]
TABLE_WORDS += ["trick=7,J=7", "trick=S", "trick=7+7", "trick=7+8", "draw=classic", "draw=auto", "edition=br"]
TABLE_WORDS += ["good=9", "good=13", "to_draw=1", "dealing=yes", "owes=0", "owes=1"]
TABLE_WORDS += ["rounds=players", "lead_specials=off", "lead_specials=no", "x", "="]
SEAT_WORDS = ["hand=2", "hand=7,7,J", "hand=S,R", "hand=1", "hand=", "hand=2,2,2,2,2,3,3", "known=7", "known=J,J,J"]
SEAT_WORDS += ["pile=3-9", "pile=0-0", "pile=57-1", "pile=3", "points=1", "points=1-2", "points=7", "points=1-1-1", "x"]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file to write nonsense into."""
    return tmp_path_factory.mktemp("fuzz") / "match"


def words(known: list[str]) -> st.SearchStrategy[str]:
    """Known words in any order, or anything at all."""
    return st.lists(st.sampled_from(known), max_size=5).map(" ".join) | st.text(max_size=20)


@often
@given(st.sampled_from(MATCHES), words(ACTION_WORDS), st.integers(0, 5))
def test_any_text_is_a_legal_action_or_refused(match: Match, text: str, seat: int) -> None:
    seat = min(seat, match.players - 1)
    action = understood(DOBRO.parse, match.state, seat, text)
    if action is not None:
        assert match.state.legal(seat) >> action & 1
        assert DOBRO.parse(match.state, seat, DOBRO.text(match.state, seat, action)) == action


@often
@given(st.sampled_from(MATCHES), words(OUTCOME_WORDS))
def test_any_text_is_an_outcome_or_refused(match: Match, text: str) -> None:
    outcome = understood(DOBRO.parse, match.state, CHANCE, text)
    assert outcome is None or outcome in dict(match.state.outcomes())


@often
@given(st.sampled_from(MATCHES), st.data())
def test_a_log_with_changed_steps_is_refused_or_holds(path: Path, match: Match, data: st.DataObject) -> None:
    record: dict[str, Any] = json.loads(files.to_line(match, reveal=True))
    for _ in range(data.draw(st.integers(0, 3)) if record["log"] else 0):
        at = data.draw(st.integers(0, len(record["log"]) - 1))
        seat = data.draw(st.sampled_from(["*", "0", "1", "5", "6", "-1", ""]))
        record["log"][at] = f"{seat} {data.draw(words(ACTION_WORDS + OUTCOME_WORDS))}"
    check(path, json.dumps(record).encode())


@often
@given(st.sampled_from(MATCHES), st.sampled_from(["players", "options", "rules", "game", "names"]), st.data())
def test_a_record_with_a_changed_field_is_refused_or_holds(
    path: Path, match: Match, field: str, data: st.DataObject
) -> None:
    values: list[Any] = [2, 3, 7, 0, {}, {"draw": "classic"}, {"rounds": "players"}, {"deck": "br"}, "clever", [], None]
    record = json.loads(files.to_line(match, reveal=True)) | {field: data.draw(st.sampled_from(values))}
    check(path, json.dumps(record).encode())


def a_position() -> st.SearchStrategy[str]:
    """A position by words that are right one by one, and seldom together."""
    table = st.lists(st.sampled_from(TABLE_WORDS), max_size=6).map(" ".join)
    seat = st.lists(st.sampled_from(SEAT_WORDS), max_size=3).map(" ".join)
    return st.builds(lambda t, seats: " / ".join([f"dobro {t}", *seats]), table, st.lists(seat, min_size=2, max_size=6))


@often
@given(a_position() | st.text(max_size=30))
def test_any_text_is_a_position_that_can_be_played_or_refused(text: str) -> None:
    check_position(DOBRO, text)


@often
@given(st.sampled_from(MATCHES), st.data())
def test_a_position_with_a_changed_letter_can_be_played_or_is_refused(match: Match, data: st.DataObject) -> None:
    text = DOBRO.position(match.state)
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.characters(codec="utf-8") | st.sampled_from("=/,+- 0123456789JSR"))
    check_position(DOBRO, text[:at] + letter + text[at + 1 :])


@often
@given(st.sampled_from(MATCHES), st.data())
def test_a_position_with_changed_words_can_be_played_or_is_refused(match: Match, data: st.DataObject) -> None:
    table, *seats = DOBRO.position(match.state).split("/")
    for _ in range(data.draw(st.integers(1, 3))):
        if data.draw(st.booleans()):
            table += f" {data.draw(st.sampled_from(TABLE_WORDS))} "
        else:
            seat = data.draw(st.integers(0, len(seats) - 1))
            seats[seat] += f" {data.draw(st.sampled_from(SEAT_WORDS))} "
    note("/".join([table, *seats]))
    check_position(DOBRO, "/".join([table, *seats]))

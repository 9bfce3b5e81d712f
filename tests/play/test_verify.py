"""Verifying: the dice of a match are those that were promised, or the first difference is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.play.tables import SECRET, fair, finished, in_both_games, opened, played, played_until, read

from silvertray.core.errors import MatchFileError
from silvertray.play import files
from silvertray.play.dealer import Entropy, Seeded, commitment_to
from silvertray.play.match import Match

Change = Callable[[dict[str, Any]], None]


def told_again(match: Match, path: Path, change: Change = lambda record: None) -> Match:
    """The match as it is read after somebody has changed its line."""
    record = json.loads(files.to_line(match, reveal=True))
    change(record)
    path.write_text(json.dumps(record), encoding="utf-8")
    [(_, again, _)] = read(path)
    return again


@in_both_games
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_fair_match_is_verified(rules: Any, players: int, tmp_path: Path) -> None:
    assert files.verify(told_again(played(fair(players, rules)), tmp_path / "match"), 1)


@in_both_games
def test_a_fair_match_is_verified_as_far_as_it_was_played(rules: Any, tmp_path: Path) -> None:
    match = played_until(fair(2, rules), lambda now: now.state.round == 3)
    assert files.verify(told_again(match, tmp_path / "match"), 1)


@pytest.mark.parametrize(
    "match", [finished(2, Seeded(1)), finished(1, Entropy()), opened()], ids=["seed", "system", "table"]
)
def test_only_commit_reveal_dealers_can_be_verified(match: Match) -> None:
    assert files.verify(match, 1) is False


def test_a_match_whose_secret_is_not_shown_yet_has_nothing_to_verify(tmp_path: Path) -> None:
    def hide(record: dict[str, Any]) -> None:
        del record["dealer"]["secret"]

    match = told_again(played_until(fair(), lambda now: now.state.round == 2), tmp_path / "match", hide)
    assert files.verify(match, 1) is False


def differs(match: Match, path: Path, change: Change) -> MatchFileError:
    """What verifying a changed match says."""
    with pytest.raises(MatchFileError) as caught:
        files.verify(told_again(match, path, change), 7)
    assert caught.value.params["line"] == 7
    return caught.value


def dealer_with(**changes: Any) -> Change:
    """Change the dealer of a record."""
    return lambda record: record["dealer"].update(changes)


OTHER = bytes(32)


@pytest.mark.parametrize(
    "changes",
    [
        {"secret": OTHER.hex()},
        {"commitment": commitment_to(OTHER)},
        {"secret": ""},
        {"commitment": None},
        {"secret": OTHER.hex(), "commitment": ""},
        {"commitment": ""},
    ],
    ids=["other secret", "other promise", "empty secret", "no promise", "empty promise to other dice", "empty promise"],
)
def test_a_secret_that_was_not_committed_to_is_detected(changes: dict[str, Any], tmp_path: Path) -> None:
    assert differs(played(fair()), tmp_path / "match", dealer_with(**changes)).code == "broken-promise"


def test_a_removed_commitment_is_detected(tmp_path: Path) -> None:
    def take_out(record: dict[str, Any]) -> None:
        del record["dealer"]["commitment"]

    assert differs(played(fair()), tmp_path / "match", take_out).code == "broken-promise"


def test_a_secret_missing_from_a_finished_match_is_an_error(tmp_path: Path) -> None:
    def take_out(record: dict[str, Any]) -> None:
        del record["dealer"]["secret"]

    assert differs(played(fair()), tmp_path / "match", take_out).code == "secret-missing"


def test_a_secret_made_up_after_the_game_does_not_give_its_dice(tmp_path: Path) -> None:
    made_up = dealer_with(secret=OTHER.hex(), commitment=commitment_to(OTHER))
    error = differs(played(fair()), tmp_path / "match", made_up)
    assert (error.code, error.params["step"]) == ("other-dice", 1)


@pytest.mark.parametrize("words", [[], ["word 0", "more"], ["other"]], ids=str)
def test_changed_nonces_are_detected(words: list[str], tmp_path: Path) -> None:
    assert differs(played(fair()), tmp_path / "match", dealer_with(nonces=words)).code == "other-dice"


@pytest.mark.parametrize("words", [["word 0\0word 1"], ["word 1", "word 0"]], ids=["joined", "swapped"])
def test_differently_split_nonces_are_detected(words: list[str], tmp_path: Path) -> None:
    assert differs(played(fair(2)), tmp_path / "match", dealer_with(nonces=words)).code == "other-dice"


def test_a_nonce_with_broken_unicode_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MatchFileError):
        files.verify(told_again(played(fair()), tmp_path / "match", dealer_with(nonces=["\ud800"])), 1)


@in_both_games
def test_the_first_changed_die_is_named_with_its_step(rules: Any, tmp_path: Path) -> None:
    match = played(fair(rules=rules))
    last = max(number for number, step in enumerate(match.log) if step.text.startswith("roll"))
    again = Match(rules, 1, match.dealer)
    for step in match.log[:last]:
        if step.seat == 0:
            again.play(0, step.text)
        else:
            again.record_outcome(step.text)
    faces = match.log[last].text.removeprefix("roll ")
    again.record_outcome("roll " + "".join("-" if face == "-" else str(int(face) % 6 + 1) for face in faces))
    error = differs(again, tmp_path / "match", lambda record: None)
    assert (error.code, error.params["step"], error.params["entry"]) == ("other-dice", last + 1, str(again.log[-1]))
    assert SECRET.hex() not in str(error)

"""Match files: what is written is read again, and checked."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.play.tables import (
    CLEVER,
    FIRST_PICK,
    SECRET,
    TWICE,
    fair,
    finished,
    in_both_games,
    may_cross,
    may_return,
    opened,
    pick_first,
    played,
    played_until,
    read,
    refused,
    seen,
)

from silvertray.play import files
from silvertray.play.dealer import CommitReveal, Dealer, Entropy, Seeded, TableDice
from silvertray.play.match import Match

DEALERS = [Seeded(2**64 - 1), Entropy(), CommitReveal(["ä", "b"], SECRET)]


def record_of(match: Match, reveal: bool = False) -> dict[str, Any]:
    """A line as data."""
    record: dict[str, Any] = json.loads(files.to_line(match, reveal))
    return record


# -- the line


@in_both_games
def test_a_line_holds_the_whole_match_in_plain_words(rules: Any) -> None:
    match = opened(rules=rules)
    pick_first(match)
    assert record_of(match) == {
        "silvertray": 1,
        "game": rules.slug,
        "rules": rules.rules_version,
        "players": 2,
        "options": {"solo_fallback": "on"},
        "dealer": {"kind": "table"},
        "names": ["0", "1"],
        "log": ["* first 0", "* roll 123456", f"0 pick {FIRST_PICK[rules.slug]}"],
        "result": None,
    }


@in_both_games
def test_the_result_of_a_finished_match_stands_in_its_line(rules: Any) -> None:
    match = finished(3, rules=rules)
    result = record_of(match)["result"]
    assert [entry["seat"] for entry in result] == [place.seat for place in match.ranking()]
    assert all(entry["score"] == sum(entry["lines"].values()) for entry in result)


def test_a_match_is_one_line() -> None:
    match = Match(CLEVER, 2, Seeded(1), names=["two\nlines", "\u2028 and \r more"])
    assert len(files.to_line(match).encode().split(b"\n")) == 1


def test_the_secret_is_in_no_line_before_the_end() -> None:
    match = fair(2)
    for now in [match, played_until(match, lambda now: now.state.round == 2)]:
        assert SECRET.hex() not in files.to_line(now)
        assert "secret" not in record_of(now)["dealer"]
    assert record_of(played(match))["dealer"]["secret"] == SECRET.hex()


def test_the_secret_is_in_a_saved_match_so_that_it_can_go_on() -> None:
    assert record_of(fair(), reveal=True)["dealer"]["secret"] == SECRET.hex()


# -- there and back


@in_both_games
@pytest.mark.parametrize("dealer", DEALERS, ids=lambda dealer: dealer.kind)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_finished_match_is_read_as_it_was_written(rules: Any, dealer: Dealer, players: int, tmp_path: Path) -> None:
    match = finished(players, dealer, rules=rules)
    path = tmp_path / "match"
    files.save(match, path)
    [(line, again, claimed)] = read(path)
    assert (line, seen(again)) == (1, seen(match))
    assert files.to_line(again) == files.to_line(match)
    files.check_result(again, claimed, line)


@in_both_games
@pytest.mark.parametrize("dealer", [*DEALERS, TableDice()], ids=lambda dealer: dealer.kind)
def test_a_saved_match_continues_unchanged(rules: Any, dealer: Dealer, tmp_path: Path) -> None:
    match = Match(rules, 2, dealer, names=["Ада", "Đorđe"])
    if dealer.kind == "table":
        match.roll(0, "first 1")
        match.roll(1, "roll 123456")
    else:
        played_until(match, lambda now: now.state.round == 3)
    path = tmp_path / "match"
    files.save(match, path)
    [(_, again, claimed)] = read(path)
    assert claimed is None
    assert seen(again) == seen(match)
    assert again.dealer.header(True) == match.dealer.header(True)
    if dealer.kind in ("seed", "commit"):
        assert played(again).log == played(match).log


@pytest.mark.parametrize("moment", [may_return, may_cross])
@pytest.mark.parametrize("players", [1, 2])
def test_a_match_of_twice_is_saved_while_a_die_may_be_returned_or_crossed(
    moment: Callable[[Match], bool], players: int, tmp_path: Path
) -> None:
    match = played_until(Match(TWICE, players, Seeded(6)), moment)
    files.save(match, tmp_path / "match")
    [(_, again, _)] = read(tmp_path / "match")
    assert moment(again)
    assert played(again).log == played(match).log


def test_a_file_holds_several_matches_and_empty_lines_do_not_count(tmp_path: Path) -> None:
    matches = [finished(1, Seeded(1)), opened(2), finished(4, Seeded(4)), finished(2, CommitReveal(["a"], SECRET))]
    matches += [opened(3, rules=TWICE), finished(1, Seeded(1), rules=TWICE)]
    path = tmp_path / "matches"
    path.write_text("\n\n".join(files.to_line(match) for match in matches) + "\n \n", encoding="utf-8")
    found = read(path)
    assert [line for line, _, _ in found] == [1, 3, 5, 7, 9, 11]
    assert [seen(match) for _, match, _ in found] == [seen(match) for match in matches]


def test_an_empty_file_holds_no_match(tmp_path: Path) -> None:
    path = tmp_path / "empty"
    path.write_bytes(b"")
    assert read(path) == []


def test_matches_before_a_broken_line_are_still_read(tmp_path: Path) -> None:
    path = tmp_path / "matches"
    path.write_text(files.to_line(opened()) + "\n{broken\n", encoding="utf-8")
    lines = files.read(path)
    assert next(lines)[0] == 1
    refusal = refused(next, lines)
    assert (refusal.code, refusal.params) == ("broken-line", {"line": 2})


def test_a_missing_file_raises_file_not_found(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "nowhere")


# -- saving


def test_saving_makes_the_folder_and_replaces_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "deep" / "match"
    files.save(opened(), path)
    files.save(finished(), path)
    assert len(read(path)) == 1
    assert [file.name for file in path.parent.iterdir()] == ["match"]


def test_a_file_is_on_the_disk_before_it_replaces_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced = []

    def look(descriptor: int) -> None:
        file = os.fstat(descriptor)
        synced.append((file.st_ino, file.st_size, path.exists()))

    monkeypatch.setattr(os, "fsync", look)
    path = tmp_path / "match"
    files.save(opened(), path)
    assert synced == [(path.stat().st_ino, path.stat().st_size, False)]


def test_a_saved_file_stays_whole_if_the_new_one_cannot_be_made(tmp_path: Path) -> None:
    path = tmp_path / "match"
    files.save(finished(), path)
    before = path.read_bytes()
    (tmp_path / "match.new").mkdir()
    with pytest.raises(OSError, match="directory"):
        files.save(opened(), path)
    assert path.read_bytes() == before


def test_checking_a_path_leaves_no_file(tmp_path: Path) -> None:
    files.check_place(tmp_path / "match")
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("name", [".", "no/such/match"])
def test_an_unwritable_path_is_found_before_the_work(name: str, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="directory"):
        files.check_place(tmp_path / name)


# -- checking results


@in_both_games
def test_a_true_result_holds(rules: Any) -> None:
    match = finished(2, rules=rules)
    files.check_result(match, files.result(match), 1)


def test_an_unfinished_match_has_no_result() -> None:
    files.check_result(opened(), None, 1)
    refusal = refused(files.check_result, opened(), files.result(finished(2)), 4)
    assert (refusal.code, refusal.params["line"], refusal.params["found"]) == ("wrong-result", 4, "None")


CLAIMS: list[Any] = [None, [], {}, 0, "won", [None], [{"seat": 0}]]


@pytest.mark.parametrize("claimed", CLAIMS, ids=str)
def test_a_claim_that_differs_from_the_result_is_refused(claimed: Any) -> None:
    refusal = refused(files.check_result, finished(), claimed, 9)
    assert (refusal.code, refusal.params["line"], refusal.params["claimed"]) == ("wrong-result", 9, str(claimed))


def test_a_result_that_is_off_by_one_point_is_refused() -> None:
    match = finished(2)
    claimed = files.result(match)
    claimed[1]["score"] += 1
    assert refused(files.check_result, match, claimed, 1).code == "wrong-result"

"""Results and dice that do not hold: exit code 1 and the first difference in one line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import Done, only_line, run
from tests.play.tables import fair, opened, played, played_until

from silvertray.games import game
from silvertray.play import files
from silvertray.play.dealer import Seeded
from silvertray.play.match import Match


def replayed(records: list[dict[str, Any]], folder: Path, command: str = "replay") -> Done:
    """Replay or verify a file of these records."""
    (folder / "matches").write_text("\n".join(map(json.dumps, records)), encoding="utf-8")
    return run(folder, command, "matches")


def record(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files.to_line(match))
    return found


@pytest.mark.parametrize("slug", ["clever", "twice", "dobro"])
def test_a_changed_score_is_the_first_difference(slug: str, tmp_path: Path) -> None:
    good, bad = record(opened()), record(played(Match(game(slug), 2, Seeded(4))))
    score = bad["result"][0]["score"]
    bad["result"][0]["score"] += 1
    done = replayed([good, bad, bad], tmp_path)
    assert done.code == 1
    line = only_line(done)
    assert "line 2" in line
    assert str(score) in line
    assert str(score + 1) in line


def test_a_changed_step_is_the_first_difference(tmp_path: Path) -> None:
    bad = record(opened())
    bad["log"].append("0 pass")
    done = replayed([bad], tmp_path)
    assert done.code == 1
    line = only_line(done)
    assert "0 pass" in line
    assert "C-15" in line


def test_a_die_of_twice_returned_at_a_wrong_moment_is_a_difference(tmp_path: Path) -> None:
    bad = record(opened(rules=game("twice")))
    bad["log"].append("0 return blue")
    done = replayed([bad], tmp_path)
    assert done.code == 1
    line = only_line(done)
    assert "0 return blue" in line
    assert "T-10" in line


def test_a_play_of_dobro_out_of_turn_is_a_difference(tmp_path: Path) -> None:
    match = played_until(Match(game("dobro"), 2, Seeded(4)), lambda now: not now.awaits_roll())
    bad, other = record(match), 1 - match.state.open_seats()[0]
    bad["log"].append(f"{other} play 7")
    done = replayed([bad], tmp_path)
    assert done.code == 1
    line = only_line(done)
    assert f"{other} play 7" in line
    assert "D-30" in line


def test_a_result_of_an_unfinished_match_is_a_difference(tmp_path: Path) -> None:
    ended = record(played(Match(game("clever"), 2, Seeded(4))))
    ended["log"].pop()
    done = replayed([ended], tmp_path)
    assert done.code == 1
    only_line(done)


def test_a_broken_commitment_is_a_difference(tmp_path: Path) -> None:
    bad = record(played(fair()))
    bad["dealer"]["secret"] = "00" * 32
    done = replayed([record(opened()), bad], tmp_path, "verify")
    assert done.code == 1
    assert "line 2" in only_line(done)


def test_dice_other_than_the_committed_ones_are_a_difference(tmp_path: Path) -> None:
    bad = record(played(fair()))
    bad["dealer"]["nonces"] = ["changed after the game"]
    done = replayed([bad], tmp_path, "verify")
    assert done.code == 1
    assert bad["log"][0] in only_line(done)


def test_control_characters_in_a_step_are_escaped(tmp_path: Path) -> None:
    bad = record(opened())
    bad["log"].append("0 two\nlines\x1b[31m and a bell\a")
    done = replayed([bad], tmp_path)
    assert done.code == 1
    assert only_line(done).isprintable()

"""`silvertray play dobro`, run as people run it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.command import refusal, run
from tests.locale.said import said


def test_play_without_options_meets_one_bot(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "dobro", "--seed", "3", typed="1\nq\n")
    assert (done.code, done.err) == (0, "")
    assert "medium 2: " in done.out
    assert said("saved") in done.out


def test_a_whole_game_is_kept_and_can_be_replayed(tmp_path: Path) -> None:
    typed = "1\n12\n2\n" * 300
    done = run(tmp_path, "play", "dobro", "--fair", "--bots", "greedy,random", "--option", "draw=classic", typed=typed)
    assert (done.code, done.err) == (0, "")
    assert said("end-title") in done.out
    (kept,) = (tmp_path / "saves" / "finished").iterdir()
    assert run(tmp_path, "replay", str(kept)).code == 0
    assert said("verify-ok", file=kept.name, verified=1, matches=1) in run(tmp_path, "verify", str(kept)).out


def test_a_saved_game_is_listed_and_continued(tmp_path: Path) -> None:
    run(tmp_path, "play", "dobro", "--bots", "greedy", "--seed", "3", typed="1\n")
    done = run(tmp_path, "play", "--resume", "--plain", typed="1\n1\n")
    assert "1. Dobro (You, greedy 2), round 1 of 3, 0 : 0, " in done.out
    assert said("plain-good", good=20, why=said("good-doubled", play="10", before="10", good=20)) in done.out


@pytest.mark.parametrize(
    ("request_", "named"),
    [
        ("play dobro --players 1", "2"),
        ("play dobro --players 7", "7"),
        ("play dobro --table-dice", "--table-dice"),
        ("play dobro --option draw=never", "draw=never"),
        ("play dobro --players 3 --option rounds=players", "rounds=players"),
        ("play dobro --bots oracle", "oracle"),
    ],
)
def test_invalid_arguments_are_refused_in_one_line(tmp_path: Path, request_: str, named: str) -> None:
    assert named in refusal(run(tmp_path, *request_.split()))

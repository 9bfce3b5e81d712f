"""Puzzles: found in bots' games, the same by the same seed, and shipped as they were found."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.command import run
from tests.locale.said import said

from silvertray.analysis import coach
from silvertray.analysis.puzzles import KEY, line_of, puzzle, puzzles
from silvertray.core.errors import SetupError
from silvertray.core.rng import COMPILED
from silvertray.games import game
from silvertray.lab.confirming import is_confirmed
from silvertray.lab.puzzles import Plan, mine

LOOKED_AT = 6 if COMPILED else 1  # of each game
slow = pytest.mark.skipif(not COMPILED, reason="uncompiled, a game takes a minute")


@pytest.mark.parametrize("slug", ["clever", "twice"])
def test_a_shipped_puzzle_has_one_answer_that_scores_less_at_once(slug: str) -> None:
    asked = coach(slug)
    assert len(puzzles(slug)) > 50
    assert len({one.id for one in puzzles(slug)}) == len(puzzles(slug))
    for one in puzzles(slug)[:LOOKED_AT]:
        state = game(slug).from_position(one.position)
        options = asked.options(state, one.seat, KEY)
        points = {option.text: option.points for option in game(slug).view(state, one.seat).options}
        assert options[0].text == one.best
        assert points[one.obvious] == max(points.values()) > points[one.best]
        obvious = next(option for option in options if option.text == one.obvious)
        assert abs(options[0].value - obvious.value - one.loss) < 0.01


@slow
def test_the_command_reproduces_the_shipped_file(tmp_path: Path) -> None:
    done = run(tmp_path, "puzzles", "clever", "--games", "5", "--seed", "1")
    assert done.code == 0, done.err
    made = (tmp_path / "clever.jsonl").read_text(encoding="utf-8").splitlines()
    assert made == [line_of(one) for one in puzzles("clever") if one.number < 5]
    assert done.out.startswith(said("puzzles-done", puzzles=len(made), games=5, file="|").partition("|")[0])


def test_games_confirm_only_what_brings_more() -> None:
    rules = game("clever")
    last = rules.from_position(
        "clever moment=choice round=6 turn=1 roll=1 dice=662222 tray=bgp fields=wyo / stage=tray"
    )
    assert is_confirmed(rules, last, "pick purple", {"pass"}, 1)
    assert not is_confirmed(rules, last, "pass", {"pick purple"}, 1)
    assert not is_confirmed(rules, last, "pass", {"pass"}, 1)


@slow
def test_several_workers_give_the_same_result() -> None:
    plan, heard = Plan("clever", 10, 7), []
    alone = list(mine(plan, 1, heard.append))
    assert (list(mine(plan, 2, lambda more: None)), sum(heard)) == (alone, 10)


def test_an_impossible_plan_is_refused() -> None:
    for plan in (Plan("clever", 0, 1), Plan("clever", 1, -1), Plan("chess", 1, 1), Plan("dobro", 1, 1)):
        with pytest.raises(SetupError):
            next(mine(plan, 1, lambda more: None))
    assert puzzle("clever-0-0") is None
    assert puzzle("chess-1-1") is None

"""Results of many games in one row of numbers."""

from __future__ import annotations

from array import array
from itertools import permutations
from typing import Any

import pytest

from silvertray.core import tally
from silvertray.games import game

CLEVER: Any = game("clever")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_empty_tally_has_room_for_every_seat(players: int) -> None:
    assert list(tally.empty(players)) == [0] * (players * tally.SEAT + 1)


def test_parts_add_up_in_any_order() -> None:
    parts = [array("q", row) for row in ([1, 0, -2], [0, 5, 7], [3, 3, 3])]
    for order in permutations(parts):
        total = array("q", [0, 0, 0])
        for part in order:
            tally.add(total, part)
        assert list(total) == [4, 8, 8]


def counted(position: str) -> array[int]:
    """The tally of one finished game."""
    state = CLEVER.from_position(position)
    row = tally.empty(state.players)
    CLEVER.add_result(state, row)
    return row


def wins(row: array[int], players: int) -> list[int]:
    return [row[seat * tally.SEAT + tally.WINS] for seat in range(players)]


def test_a_finished_game_is_counted_by_score_areas_and_foxes() -> None:
    row = counted("clever moment=over round=6 / green=3 orange=5,2 purple=4 blue=2 yellow=1a fox=2")
    score = 0 + 1 + 6 + 7 + 4
    assert row[score - tally.LOWEST] == 1
    assert sum(row[: tally.SCORES]) == 1
    assert list(row[tally.PARTS : tally.PARTS + 6]) == [0, 1, 6, 7, 4, 2]
    assert row[tally.WINS] == tally.WHOLE_WIN


@pytest.mark.parametrize(
    ("sheets", "shares"),
    [
        (["purple=1", "purple=2"], [0, 60]),
        (["purple=2", "purple=1"], [60, 0]),
        (["purple=2", "purple=2"], [30, 30]),
        (["purple=2", "orange=2", "purple=2"], [20, 20, 20]),
        (["purple=3", "purple=3", "purple=3", "purple=3"], [15, 15, 15, 15]),
        (["purple=3", "purple=1", "purple=3", "purple=2"], [30, 0, 30, 0]),
        (["purple=3", "purple=2 orange=1"], [60, 0]),
    ],
)
def test_a_shared_victory_is_split_evenly(sheets: list[str], shares: list[int]) -> None:
    rounds = CLEVER.printed.rounds_by_players[len(sheets)]
    row = counted(f"clever moment=over round={rounds} / " + " / ".join(sheets))
    assert wins(row, len(sheets)) == shares

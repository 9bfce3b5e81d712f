"""Chances to win from expected points."""

from __future__ import annotations

import pytest
from tests.bots.doors import chance_to_win

POINT = 1 << 10


def chance(expected: list[int], spread: int = 20) -> float:
    """The chance of the first seat, as a fraction."""
    whole = 16 * 4096 ** (len(expected) - 1)
    return chance_to_win(0, [points * POINT for points in expected], spread * POINT) / whole


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_players_have_equal_chances(players: int) -> None:
    assert chance([200] * players) == pytest.approx(1 / players, abs=0.02)


def test_a_lead_of_one_spread_wins_three_of_four_games() -> None:
    assert chance([220, 200]) == pytest.approx(0.76, abs=0.01)


def test_own_points_never_hurt_and_opponents_points_never_help() -> None:
    chances = [chance([points, 200, 190]) for points in range(100, 300, 5)]
    assert chances == sorted(chances)
    others = [chance([200, points, 190]) for points in range(100, 300, 5)]
    assert others == sorted(others, reverse=True)


def test_without_chance_left_points_decide() -> None:
    assert chance([201, 200], spread=0) == 1
    assert chance([200, 201], spread=0) == 0

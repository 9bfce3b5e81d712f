"""Law: every game ends, after no more decisions than the sheet and the turns allow."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.properties.walks import CLEVER, PLAYERS, SEEDS, law, walk

from silvertray.core.game import CHANCE

CELLS = 12 + 11 + 11 + 11 + 11
REROLLS = 7


def most_decisions(players: int) -> int:
    """All cells, all rerolls; three lost rolls and a finish a turn, a declined tray and a finish when passive."""
    rounds = CLEVER.printed.rounds_by_players[players]
    passive_turns = rounds * max(1, players - 1)
    return players * (CELLS + REROLLS + 4 * rounds + 2 * passive_turns)


def most_rolls(players: int) -> int:
    """The first seat, three rolls a turn and every reroll; alone a passive roll and a tie a round."""
    rounds = CLEVER.printed.rounds_by_players[players]
    return 1 + players * (3 * rounds + REROLLS) + (2 * rounds if players == 1 else 0)


@pytest.mark.parametrize(("players", "most"), [(1, 99), (2, 198), (3, 309), (4, 412)])
def test_the_longest_game_is_known(players: int, most: int) -> None:
    assert most_decisions(players) == most


@law(60)
@given(PLAYERS, SEEDS)
def test_every_play_out_ends_in_time(players: int, seed: int) -> None:
    seats = [seat for _, seat, _ in walk(CLEVER.new(players, {}), seed)]
    assert len(seats) - seats.count(CHANCE) <= most_decisions(players)
    assert seats.count(CHANCE) <= most_rolls(players)


@law(30)
@given(PLAYERS, SEEDS)
def test_no_score_is_lost_by_playing_on(players: int, seed: int) -> None:
    before = [0] * players
    for state, _, _ in walk(CLEVER.new(players, {}), seed):
        now = [state.score(seat) for seat in range(players)]
        assert all(new >= old for new, old in zip(now, before, strict=True))
        before = now

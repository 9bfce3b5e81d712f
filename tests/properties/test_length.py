"""Law: every game ends, after no more decisions than the sheet and the turns allow."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from tests.properties.bounds import marks, most_decisions, most_rolls
from tests.properties.walks import CLEVER, SEEDS, TWICE, At, law, starts, walk

from silvertray.core.game import CHANCE

LEAST_POINTS = {"clever": (0, 0, 0, 0, 0), "twice": (0, 0, 0, -43, 0)}
CAN_FALL = {"clever": (), "twice": ("green",)}  # the second of a pair is subtracted (T-7)


LONGEST = [
    (CLEVER, 56, [99, 198, 309, 412]),
    (TWICE, 80, [140, 280, 426, 560]),
]


@pytest.mark.parametrize(("rules", "cells", "most"), LONGEST, ids=["clever", "twice"])
def test_the_longest_game_has_the_expected_length(rules: Any, cells: int, most: list[int]) -> None:
    assert marks(rules) == cells
    assert [most_decisions(rules, players) for players in (1, 2, 3, 4)] == most


@law(80)
@given(starts(), SEEDS)
def test_every_play_out_ends_in_time(at: At, seed: int) -> None:
    seats = [seat for _, seat, _ in walk(at.state, seed)]
    assert len(seats) - seats.count(CHANCE) <= most_decisions(at.game, at.state.players)
    assert seats.count(CHANCE) <= most_rolls(at.game, at.state.players)


@law(50)
@given(starts(), SEEDS)
def test_only_the_second_of_a_green_pair_loses_points(at: At, seed: int) -> None:
    rules, players = at.game, range(at.state.players)
    before = [[0] * 5 for _ in players]
    for state, _, _ in walk(at.state, seed):
        now = [state.area_points(seat) for seat in players]
        for new, old in zip(now, before, strict=True):
            fallen = {area for area, n, o in zip(rules.areas, new, old, strict=True) if n < o}
            assert fallen <= {*CAN_FALL[rules.slug]}
            assert all(n >= least for n, least in zip(new, LEAST_POINTS[rules.slug], strict=True))
        before = now


@law(40)
@given(starts(), SEEDS)
def test_a_score_is_the_areas_and_the_foxes_of_the_lowest(at: At, seed: int) -> None:
    for state, _, _ in walk(at.state, seed):
        for seat in range(state.players):
            points = state.area_points(seat)
            assert state.score(seat) == sum(points) + state.foxes(seat) * min(points)


@law(40)
@given(starts(), SEEDS)
def test_no_track_is_circled_or_spent_beyond_its_end(at: At, seed: int) -> None:
    fields = at.game.printed.track_fields
    for state, _, _ in walk(at.state, seed):
        for sheet in state.facts().sheets:
            tracks = [(sheet.rerolls, sheet.rerolls_spent), (sheet.extras, sheet.extras_spent)]
            tracks += [(sheet.returns, sheet.returns_spent)]
            assert all(left >= 0 and spent >= 0 and left + spent <= fields for left, spent in tracks)
            assert 0 <= sheet.foxes <= at.game.printed.foxes

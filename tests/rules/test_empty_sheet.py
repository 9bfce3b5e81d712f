"""The turn alone: with nothing printed on the sheets a game runs to its end by itself."""

import pytest

from silvertray.core.rng import Rng
from silvertray.core.seats import CHANCE
from silvertray.games.clever.state import DiceState


@pytest.mark.rule("C-14")
@pytest.mark.parametrize(("players", "turns"), [(1, 6), (2, 12), (4, 24)])
def test_without_areas_every_roll_is_given_up(players: int, turns: int) -> None:
    state, rng, rolls = DiceState(players, 6, True), Rng(1), 0
    while not state.is_over():
        assert state.open_seats() == (CHANCE,)
        rolls += state.moment_name() == "roll"
        state.apply(CHANCE, state.sample(rng))
    passive_rolls = 6 if players == 1 else 0
    assert rolls == 3 * turns + passive_rolls
    assert [state.score(seat) for seat in range(players)] == [0] * players

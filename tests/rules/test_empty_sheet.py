"""The turn alone: with nothing printed on the sheets a game runs to its end by itself."""

from typing import Any

import pytest

from silvertray.core.rng import Rng
from silvertray.core.seats import CHANCE
from silvertray.games.clever.state import DiceState


def lies(state: DiceState, moment: str, **sheet: Any) -> bool:
    """Lay out a position of the first round; whether its marks are possible."""
    facts = DiceState(1, 6, True).facts()
    return state.lay_out(facts._replace(sheets=(facts.sheets[0]._replace(**sheet),), round=1, moment=moment))


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


@pytest.mark.rule("C-41")
def test_without_areas_a_reward_lapses_and_no_mark_can_be_made() -> None:
    state = DiceState(1, 6, True)
    assert state.earned_by(0, 2) == ((), 0)
    assert lies(state, "choice", stage="reward", waiting=1 << 16)
    assert state.legal(0) == state.waiting(0) == 0
    assert not lies(state, "roll", marks=((1,), (), (), (), ()))


@pytest.mark.rule("C-40")
def test_without_areas_a_reward_earns_nothing() -> None:
    state = DiceState(1, 6, True)
    lies(state, "roll", waiting=1 << 16)
    assert state.copy().earned_by(0, 2) == ((), 0)


@pytest.mark.rule("C-42")
@pytest.mark.rule("T-2")
def test_without_areas_nothing_can_be_marked() -> None:
    state = DiceState(1, 6, True)
    assert state.earned_by(0, 64) == ((), 0)  # the first way to use a reward
    lies(state, "roll", stage="picked", chain=1)
    assert state.earned_by(0, 2) == ((), 0)
    lies(state, "choice", stage="picked", chain=1)
    assert state.legal(0) == state.chain(0) == 0

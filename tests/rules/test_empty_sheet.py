"""The turn alone: with nothing printed on the sheets a game runs to its end by itself."""

import pytest

from silvertray.core.rng import Rng
from silvertray.core.seats import CHANCE
from silvertray.games.clever.facts import Facts, SheetFacts
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


@pytest.mark.rule("C-41")
def test_without_areas_a_reward_lapses_and_no_mark_can_be_made() -> None:
    state = DiceState(1, 6, True)
    assert state.earned_by(0, 2) == ((), 0)
    assert state.lay_out(Facts(sheets=(SheetFacts(stage="reward", waiting=1 << 16),), round=1, moment="choice"))
    assert state.legal(0) == state.waiting(0) == 0
    assert not state.lay_out(Facts(sheets=(SheetFacts(marks=((1,), (), (), (), ())),), round=1, moment="roll"))


@pytest.mark.rule("C-40")
def test_without_areas_a_reward_earns_nothing() -> None:
    state = DiceState(1, 6, True)
    state.lay_out(Facts(sheets=(SheetFacts(waiting=1 << 16),), round=1, moment="roll"))
    assert state.copy().earned_by(0, 2) == ((), 0)


@pytest.mark.rule("C-42")
@pytest.mark.rule("T-2")
def test_without_areas_nothing_can_be_marked() -> None:
    state = DiceState(1, 6, True)
    assert state.earned_by(0, 64) == ((), 0)  # the first way to use a reward
    state.lay_out(Facts(sheets=(SheetFacts(stage="picked", chain=1),), round=1, moment="roll"))
    assert state.earned_by(0, 2) == ((), 0)
    state.lay_out(Facts(sheets=(SheetFacts(stage="picked", chain=1),), round=1, moment="choice"))
    assert state.legal(0) == state.chain(0) == 0

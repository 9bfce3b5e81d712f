"""The better line, for a page to show: an action, then always the best option, up to the next roll."""

from __future__ import annotations

from typing import Any

from tests.analysis.dice.checked import CHECKED, COACHES
from tests.analysis.doors import DiceCoach, line
from tests.positions import passive_alone, rolls_over

from silvertray.games import game

# Yellow 4 fills the third row, which brings a green X. An extra 4 fits into the ninth green cell: a purple 6.
CHAIN = "yellow=1b,2a,2b,6b blue=3,5,7 green=7 orange=4,1,2,4,4,5 purple=5,6 fox=1 reroll=0-2"


def texts(position: str, seat: int, text: str) -> list[str]:
    """A line from this position, as texts."""
    rules: Any = game(position.split()[0])
    coach, state = COACHES[rules.slug], rules.from_position(position)
    assert isinstance(coach, DiceCoach)
    actions = line(coach.appraiser(state), state, seat, rules.parse(state, seat, text), 0)
    return [played(rules, state, seat, action) for action in actions]


def played(rules: Any, state: Any, seat: int, action: int) -> str:
    """The text of an action that is done."""
    text: str = rules.text(state, seat, action)
    state.apply(seat, action)
    return text


def test_a_line_goes_through_all_rewards_that_it_earns() -> None:
    last_turn = passive_alone("411666", CHAIN, tray="wyb", round=6)
    assert texts(last_turn, 0, "pick white yellow a") == ["pick white yellow a", "bonus green"]


def test_a_line_takes_extra_dice_that_would_expire() -> None:
    last_turn = passive_alone("411666", f"{CHAIN} extra=1-3", tray="wyb", round=6)
    assert texts(last_turn, 0, "pick white yellow a")[2:] == ["extra white green", "bonus purple 6"]


def test_a_line_has_only_the_seats_own_actions() -> None:
    last_turn = rolls_over("411666", "", CHAIN, "", tray="wyb", round=5, turn=2, first=1)
    assert texts(last_turn, 1, "pick white yellow a") == ["pick white yellow a", "bonus green"]


def test_a_line_ends_at_the_next_roll_and_leaves_the_position_alone() -> None:
    for one in CHECKED:
        coach, state = COACHES[one.game.slug], one.state()
        assert isinstance(coach, DiceCoach)
        actions = line(coach.appraiser(state), state, one.seat, one.game.parse(state, one.seat, one.better), 0)
        assert one.game.position(state) == one.game.position(one.state())
        for action in actions:
            assert state.legal(one.seat) >> action & 1
            state.apply(one.seat, action)
        began = one.state().round
        assert state.moment_name() != "choice" or not state.legal(one.seat) or state.round > began

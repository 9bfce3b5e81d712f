"""Chance has its moments; elsewhere, and with outcomes of another kind, it is refused on both builds."""

import pytest

from silvertray.core.rng import Rng
from silvertray.core.seats import CHANCE
from silvertray.games import game
from silvertray.games.clever.notation import DRAWN, SEATED

CLEVER = game("clever")
PICK = "clever moment=choice round=1 roll=1 dice=123456 rolled=wybgop pool=wybgop / stage=pick"


def test_dice_do_not_fall_while_somebody_chooses() -> None:
    state = CLEVER.from_position(PICK)
    assert state.outcomes() == []
    with pytest.raises(ValueError, match="no outcome"):
        state.apply(CHANCE, 0x111111)
    with pytest.raises(ValueError, match="no outcome"):
        state.sample(Rng(1))
    with pytest.raises(ValueError, match="no outcome"):
        state.outcome_of(1)


@pytest.mark.parametrize(("players", "outcome"), [(1, SEATED), (1, DRAWN | 7), (2, 0x111111), (2, DRAWN)])
def test_an_outcome_of_another_kind_is_refused(players: int, outcome: int) -> None:
    with pytest.raises(ValueError, match="no outcome"):
        CLEVER.new(players, {}).apply(CHANCE, outcome)


def test_a_finished_game_has_no_more_chance() -> None:
    state = CLEVER.from_position("clever moment=over round=6 turn=1 /")
    assert state.outcomes() == []
    with pytest.raises(ValueError, match="no outcome"):
        state.sample(Rng(1))


def test_a_step_needs_a_legal_action_and_a_generator() -> None:
    state = CLEVER.from_position(PICK)
    with pytest.raises(ValueError, match="not legal"):
        state.step(40, Rng(1))
    with pytest.raises(TypeError, match="generator"):
        state.step(2, None)  # type: ignore[arg-type]
    assert state.step(2, Rng(1)) == state.legal(0) != 0

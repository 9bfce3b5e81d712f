"""Chance has its moments; elsewhere, and with outcomes of another kind, it is refused on both builds."""

import pytest
from tests.positions import Table, random_game, rolling

from silvertray.core.rng import Rng
from silvertray.core.seats import CHANCE
from silvertray.games import game

CLEVER = game("clever")
PICK = "clever moment=choice round=1 roll=1 dice=123456 rolled=wybgop pool=wybgop / stage=pick"
FIRST_ROLL = rolling("123456", "", "")


def outcome_at(position: str, text: str) -> int:
    """The number of an outcome, at a position that can have it."""
    return CLEVER.parse(CLEVER.from_position(position), CHANCE, text)


def tie() -> int:
    """The number of a tray that is drawn after a solo passive roll."""
    table = Table(rolling("111111", "", turn=1))
    table.roll("124456")
    return int(table.state.outcomes()[0][0])


FIRST, THIRD = outcome_at("clever / / /", "first 0"), outcome_at("clever / / /", "first 2")
ONES = outcome_at(FIRST_ROLL, "roll 111111")


def test_dice_are_not_rolled_during_a_choice() -> None:
    state = CLEVER.from_position(PICK)
    assert state.outcomes() == []
    with pytest.raises(ValueError, match="no outcome"):
        state.apply(CHANCE, ONES)
    with pytest.raises(ValueError, match="no outcome"):
        state.sample(Rng(1))
    with pytest.raises(ValueError, match="no outcome"):
        state.outcome_of(1)


@pytest.mark.parametrize(("players", "outcome"), [(1, FIRST), (1, tie()), (2, ONES), (2, tie())])
def test_an_outcome_of_another_kind_is_refused(players: int, outcome: int) -> None:
    with pytest.raises(ValueError, match="no outcome"):
        CLEVER.new(players, {}).apply(CHANCE, outcome)


IMPOSSIBLE = [
    ("clever / /", THIRD),
    (FIRST_ROLL, 0x777777),
    (FIRST_ROLL, 0x11111F),
    (FIRST_ROLL, 0x1111111),
    (FIRST_ROLL, -1),
    (FIRST_ROLL, 1 << 70),
]


@pytest.mark.parametrize(("position", "outcome"), IMPOSSIBLE)
def test_impossible_faces_are_refused(position: str, outcome: int) -> None:
    with pytest.raises(ValueError, match="no outcome"):
        CLEVER.from_position(position).apply(CHANCE, outcome)


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("slug", ["clever", "twice"])
def test_only_possible_outcome_numbers_are_accepted(slug: str, players: int) -> None:
    for state in random_game(players, 5, slug):
        outcomes = {outcome for outcome, _ in state.outcomes()} if state.rolled.bit_count() < 3 else set()
        for outcome in outcomes:
            near = {outcome ^ 1 << bit for bit in range(28)} | {outcome}
            assert {number for number in near if state.can_happen(number)} == near & outcomes


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

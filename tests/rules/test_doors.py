"""What a position refuses at its doors, and the edges of what it can be asked."""

import pytest

from silvertray.core.errors import PositionError, SetupError
from silvertray.games import game
from silvertray.play.dealer import TableDice

CLEVER = game("clever")
PICK = "clever moment=choice round=1 roll=1 dice=123456 rolled=wybgop pool=wybgop / stage=pick"


@pytest.mark.rule("C-11")
@pytest.mark.parametrize("action", [-1, 0, 1, 14, 41, 99, 1000])
def test_an_action_that_is_not_legal_changes_nothing(action: int) -> None:
    state = CLEVER.from_position(PICK)
    before = state.facts()
    with pytest.raises(ValueError, match="not legal for seat 0"):
        state.apply(0, action)
    assert state.facts() == before


@pytest.mark.parametrize("seat", [-2, 1, 7])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    with pytest.raises(IndexError, match="no seat"):
        CLEVER.from_position(PICK).legal(seat)


@pytest.mark.rule("C-51")
def test_passing_earns_nothing() -> None:
    tray = "clever moment=choice round=1 turn=1 dice=123456 tray=wyb fields=gop / stage=tray"
    assert CLEVER.from_position(tray).earned_by(0, 0) == ((), 0)


@pytest.mark.rule("C-44")
def test_the_last_field_of_a_track_brings_nothing_more_on_this_sheet() -> None:
    state = CLEVER.from_position(PICK + " orange=1,1 reroll=6-0")
    orange = CLEVER.parse(state, 0, "pick orange")
    assert state.earned_by(0, orange) == ((1,), 5)
    state.apply(0, orange)
    assert CLEVER.view(state, 0).sheets[0].rerolls == 7
    assert CLEVER.view(state, 0).sheets[0].waiting == ()


@pytest.mark.rule("C-10")
def test_a_first_roll_takes_all_six_dice() -> None:
    with pytest.raises(PositionError, match="rolled"):
        CLEVER.from_position("clever moment=roll round=1 roll=1 rolled=wy pool=wy tray=bgop /")


@pytest.mark.rule("C-52")
def test_a_field_die_that_does_not_fit_either_is_refused_for_that_reason() -> None:
    nothing = "yellow=1a,1b,3a,3b green=10 purple=5 orange=1,1,1,2,1,1,2,1,2,1,3"
    text = f"clever moment=choice round=6 turn=1 dice=113655 tray=wyb fields=gop / stage=tray {nothing} blue=4"
    state = CLEVER.from_position(text)
    refusal = CLEVER.why_not(state, 0, CLEVER.parse(state, 0, "pick purple"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not-higher", "G-5")
    assert CLEVER.why_not(state, 0, CLEVER.parse(state, 0, "pick green")) is None


def test_real_dice_are_rolled_by_people() -> None:
    with pytest.raises(SetupError, match="people-roll"):
        TableDice().outcome(CLEVER.new(1, {}))


@pytest.mark.rule("C-12")
def test_a_pick_sends_the_lower_dice_to_the_tray_and_there_are_six_dice() -> None:
    position = "clever moment=choice round=1 roll=1 dice=345126 rolled=wybgop pool=wybgop / stage=pick"
    state = game("clever").from_position(position)
    assert state.sends_to_tray(0) == 0b011000  # white 3: green 1 and orange 2
    shown = {option.text: option.tray for option in game("clever").view(state, 0).options}
    assert shown["pick white green"] == ("green", "orange")
    for die in (-1, 6):
        with pytest.raises(IndexError):
            state.sends_to_tray(die)

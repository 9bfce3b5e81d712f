"""Real dice, typed in at the terminal."""

from __future__ import annotations

import pytest
from tests.locale.said import said
from tests.terminal.driving import Seat, at_random, told

from silvertray.play.dealer import TableDice

PASSIVE = ["111111", "pick purple", "22222", "pick orange", "3333", "pick blue"]  # up to the solo passive roll


def logged(seat: Seat) -> list[str]:
    return [str(step) for step in seat.saved.log]


@pytest.mark.parametrize("typed", ["351624", "3 5 1 6 2 4", "3,5,1,6,2,4", "roll 351624", "ROLL 3 5 1 6 2 4"])
def test_six_faces_may_be_typed_in_many_ways(seat: Seat, typed: str) -> None:
    seat.plays([typed], TableDice())
    assert logged(seat) == ["* roll 351624"]


@pytest.mark.parametrize("typed", ["251", "2 5 1", "roll 25--1-", "25--1-"])
def test_only_the_rolled_dice_need_be_typed(seat: Seat, typed: str) -> None:
    seat.plays(["461253", "pick purple", typed], TableDice())
    assert logged(seat)[-1] == "* roll 25--1-"


def test_the_rolled_dice_are_named_in_their_order(seat: Seat) -> None:
    seat.plays(["461253", "pick purple"], TableDice())
    assert said("ask-faces", count=3, dice="white, yellow, orange") in seat.shown


@pytest.mark.parametrize(
    "typed", ["", "35162", "3516247", "351627", "0", "abc", "roll", "-", "²²²²²²", "３５１６２４", "3" * 9999]
)
def test_nonsense_is_told_in_one_line_and_nothing_is_lost(seat: Seat, typed: str) -> None:
    seat.plays([typed, "351624"], TableDice())
    dice = "white, yellow, blue, green, orange, purple"
    assert told("wrong-faces", "C-10", text=typed[:20], count=6, dice=dice, example="351624") in seat.shown
    assert logged(seat) == ["* roll 351624"]


def test_a_tie_at_the_tray_is_settled_by_the_nearest_dice(seat: Seat) -> None:
    solo = [*PASSIVE, "124456"]
    seat.plays(solo, TableDice())
    assert said("ask-nearest") in seat.shown
    for typed, drawn in (("1", "tray b"), ("2", "tray g"), ("g", "tray g"), ("G", "tray g"), ("tray b", "tray b")):
        seat.plays([*solo, typed], TableDice())
        assert logged(seat)[-1] == f"* {drawn}"


@pytest.mark.parametrize("typed", ["", "3", "w", "bg", "nearest"])
def test_a_tie_is_not_settled_by_nonsense(seat: Seat, typed: str) -> None:
    seat.plays([*PASSIVE, "124456", typed], TableDice())
    assert logged(seat)[-1] == "* roll 124456"
    assert told("wrong-tie", "C-60", text=typed, form="tray b | tray g") in seat.shown


def test_who_begins_is_typed_as_well(seat: Seat) -> None:
    seat.plays(["0", "3", "x", "2", "111111"], TableDice(), bots=("greedy",))
    assert sum(told("no-such-choice", number=typed, most=2) in seat.shown for typed in ("0", "3", "x")) == 3
    assert logged(seat)[:3] == ["* first 1", "* roll 111111", logged(seat)[2]]
    assert logged(seat)[2].startswith("1 pick")


def test_keys_work_between_dice(seat: Seat) -> None:
    seat.plays(["l", "?", "s", "a", "351624", "1", "u"], TableDice())
    assert logged(seat) == ["* roll 351624"]


def test_a_whole_game_can_be_typed(seat: Seat) -> None:
    faces = ["351624", "35162", "3516", "351", "35", "3", "1", "2"]
    assert seat.plays(at_random(5, faces), TableDice(), bots=("random",)) == 0
    assert seat.finished[0].state.is_over()

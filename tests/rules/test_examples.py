"""The rulebooks' worked examples, played through."""

import pytest
from tests.positions import CLEVER, Table, ended, picking, rolls_over

from silvertray.core.game import CHANCE
from silvertray.play.dealer import TableDice
from silvertray.play.match import Match


def two_at_the_table() -> Match:
    """Two players, seat 0 first, with real dice."""
    match = Match(CLEVER, 2, TableDice())
    match.roll(0, "first 0")
    return match


@pytest.mark.rule("C-11")
@pytest.mark.rule("C-12")
@pytest.mark.rule("C-13")
def test_purple_3_then_white_as_purple_4_then_orange_3() -> None:
    match = two_at_the_table()
    match.roll(0, "roll 563143")
    match.play(0, "pick purple")
    assert "tray=g " in CLEVER.position(match.state)
    match.roll(0, "roll 433-5-")
    match.play(0, "pick white purple")
    assert "rolled=o pool=o tray=ybg fields=pw" in CLEVER.position(match.state)
    match.roll(0, "roll ----3-")
    match.play(0, "pick orange")
    assert "dice=433133 tray=ybg fields=pwo / stage=done orange=3 purple=3,4" in CLEVER.position(match.state)
    assert match.state.open_seats() == (1,)


@pytest.mark.rule("C-30")
@pytest.mark.rule("C-21")
def test_an_extra_white_4_in_yellow_then_blue_3_plus_white_4() -> None:
    sheet = "stage=extra extra=2 orange=3 purple=3,4"
    table = Table(rolls_over("433133", sheet, "stage=done", tray="gyb"))
    table.play(0, "extra white yellow a")
    assert not any(option.startswith("extra white") for option in table.options())
    table.play(0, "extra blue")
    assert (table.on_sheet("yellow"), table.on_sheet("blue"), table.on_sheet("extra")) == ("4a", "7", "0-2")


@pytest.mark.rule("C-45")
@pytest.mark.rule("C-62")
def test_foxes_with_areas_of_46_37_28_5_and_21() -> None:
    sheet = "yellow=1b,2a,3a,2b,4b,5a,4a,5b,6b blue=2,3,4,5,6,7,8,9,10 green=7 orange=5 purple=6,6,6,3 fox=2"
    table = Table(ended(sheet))
    points = [table.points(area) for area in ("yellow", "blue", "green", "orange", "purple", "fox")]
    assert points == [46, 37, 28, 5, 21, 10]
    assert table.state.score(0) == 147


@pytest.mark.rule("G-5")
def test_purple_of_2_5_6_3_scores_16() -> None:
    written = ""
    for value in (2, 5, 6, 3):
        table = Table(picking(str(value) * 6, written and f"purple={written}", ""))
        table.play(0, "pick purple")
        written = table.on_sheet("purple")
    assert written == "2,5,6,3"
    assert table.points("purple") == 16
    last = Table(picking("333333", f"purple={written}", ""))
    assert "pick purple" not in last.options()


@pytest.mark.rule("G-4")
def test_orange_of_5_2_3_and_a_doubled_6_scores_22() -> None:
    written = ""
    for value in (5, 2, 3, 6):
        table = Table(picking(str(value) * 6, written and f"orange={written}", ""))
        table.play(0, "pick orange")
        written = table.on_sheet("orange")
    assert written == "5,2,3,12"
    assert table.points("orange") == 22


@pytest.mark.rule("G-3")
def test_five_green_crosses_score_15() -> None:
    table = Table(picking("565555", "green=4", ""))
    table.play(0, "pick green")
    assert (table.on_sheet("green"), table.points("green")) == ("5", 15)


@pytest.mark.rule("C-14")
def test_a_lone_green_2_that_wants_a_5_is_lost_and_rolled_again() -> None:
    table = Table(picking("111615", "green=4", ""))
    table.play(0, "pick purple")
    assert (table.word("roll"), table.word("rolled")) == ("2", "g")
    table.roll("---2--")
    assert (table.word("roll"), table.word("rolled"), table.open_seats()) == ("3", "g", (CHANCE,))
    table.roll("---5--")
    table.play(0, "pick green")
    assert (table.on_sheet("green"), table.word("fields")) == ("5", "pg")

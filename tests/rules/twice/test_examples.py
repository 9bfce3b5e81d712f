"""The rulebook's examples, and those of the rules page, played as they are told."""

import pytest
from tests.positions import Table, code_and_rule
from tests.rules.twice.sheets import TWICE, ended, picking, rolls_over

from silvertray.core.game import CHANCE
from silvertray.play.dealer import TableDice
from silvertray.play.match import Match


@pytest.mark.rule("T-2")
def test_silver_3_in_the_green_row_then_blue_1_and_white_2() -> None:
    match = Match(TWICE, 2, TableDice())
    match.roll(0, "first 0")
    match.roll(0, "roll 235143")
    match.play(0, "pick silver green")
    assert "tray=wb fields=s" in TWICE.position(match.state)
    match.play(0, "cross blue")
    match.play(0, "cross white green")
    assert "silver=1b,2c,3c" in TWICE.position(match.state)
    assert match.awaits_roll()


@pytest.mark.rule("T-7")
def test_green_5_doubled_minus_1_doubled_is_8() -> None:
    table = Table(picking("666656", "", ""))
    table.play(0, "pick green")
    assert (table.on_sheet("green"), table.points("green")) == ("10", 0)
    table = Table(picking("666616", f"green={table.on_sheet('green')}", ""))
    table.play(0, "pick green")
    assert (table.on_sheet("green"), table.points("green")) == ("10,2", 8)


@pytest.mark.rule("T-7")
def test_green_1_doubled_minus_6_is_minus_4() -> None:
    table = Table(picking("666666", "green=10,2,2", ""))
    table.play(0, "pick green")
    assert (table.on_sheet("green"), table.points("green")) == ("10,2,2,6", 8 - 4)


@pytest.mark.rule("T-4")
def test_four_crosses_in_a_silver_row_score_11() -> None:
    table = Table(picking("156666", "silver=2c,3c,6c", ""))
    table.play(0, "pick silver green")
    assert table.points("silver") == 11


# Silver: rows of 5, 5, 4 and no crosses; yellow: 4 crossed; blue: 6 cells.
FORTY_THREE = "silver=1a,2a,3a,4a,5a,1b,2b,3b,4b,5b,1c,2c,3c,4c"
EXAMPLE = f"{FORTY_THREE} yellow=1,2a,2b,3a,1!,2a!,2b!,3a! blue=9,9,9,9,9,9 pink=6,6,6,3"


@pytest.mark.rule("C-45")
@pytest.mark.rule("C-62")
@pytest.mark.rule("R-9")
@pytest.mark.parametrize(("green", "points", "score"), [("10,2", 8, 145), ("2,6", -4, 109)])
def test_foxes_with_areas_of_43_36_21_8_and_21(green: str, points: int, score: int) -> None:
    table = Table(ended(f"{EXAMPLE} green={green} fox=2"))
    assert table.state.area_points(0) == [43, 36, 21, points, 21]
    assert (table.points("fox"), table.state.score(0)) == (2 * points, score)


@pytest.mark.rule("C-14")
def test_a_lone_blue_5_with_white_4_after_a_7_is_lost_and_rolled_again() -> None:
    table = Table(picking("433433", "blue=7", ""))
    table.play(0, "pick white pink")
    assert (table.word("rolled"), table.word("roll")) == ("b", "2")
    table.roll("---5--")
    assert (table.open_seats(), table.word("rolled"), table.word("roll")) == ((CHANCE,), "b", "3")
    table.roll("---3--")
    table.play(0, "pick blue")
    assert table.on_sheet("blue") == "7,7"


@pytest.mark.rule("C-15")
@pytest.mark.rule("T-7")
def test_a_lone_green_6_for_the_second_of_a_pair_is_declined_and_rolled_again() -> None:
    table = Table(picking("111161", "green=12", "", pool="g", tray="wsyb", fields="p", roll=2))
    table.play(0, "pass")
    assert (table.word("rolled"), table.word("roll")) == ("g", "3")
    table.roll("----1-")
    table.play(0, "pick green")
    assert table.points("green") == 10


@pytest.mark.rule("T-6")
def test_blue_9_9_6_scores_6_and_then_wants_6_or_less() -> None:
    table = Table(picking("346446", "blue=9,9,6", ""))
    assert table.points("blue") == 6
    assert code_and_rule(table, 0, "pick blue") == ("too-high", "T-6")


@pytest.mark.rule("T-8")
@pytest.mark.parametrize(("value", "extra"), [(3, ""), (4, "1-0"), (5, "1-0"), (6, "1-0")])
def test_the_fifth_pink_cell_wants_a_4_for_its_extra_die(value: int, extra: str) -> None:
    table = Table(picking(f"66666{value}", "pink=1,1,1,1", ""))
    table.play(0, "pick pink")
    assert table.on_sheet("extra") == extra


@pytest.mark.rule("C-40")
def test_a_blue_9_earns_a_cross_for_the_circled_6() -> None:
    table = Table(picking("666666", "yellow=3a blue=10,9", ""))
    table.play(0, "pick yellow a", "bonus blue 9", "bonus yellow 6")
    assert (table.on_sheet("yellow"), table.on_sheet("blue")) == ("3a,6,6!", "10,9,9")


@pytest.mark.rule("T-10")
@pytest.mark.rule("R-13")
def test_a_6_empties_the_pool_and_green_comes_back() -> None:
    table = Table(picking("612345", "return=1", ""))
    table.play(0, "pick white pink", "return green")
    assert (table.open_seats(), table.word("rolled"), table.word("roll")) == ((CHANCE,), "g", "2")


@pytest.mark.rule("T-2")
@pytest.mark.rule("C-10")
@pytest.mark.rule("C-13")
@pytest.mark.rule("C-30")
def test_the_turn_of_the_rules_page_played_through() -> None:
    table = Table(picking("235143", "return=1 extra=2 blue=7", "", round=3))
    table.play(0, "pick silver green", "cross blue", "cross white green")
    assert table.options() == {"return white", "return blue", "pass"}
    table.play(0, "return white")
    table.roll("6-4-52")
    table.play(0, "pick green")
    assert (table.open_seats(), table.word("rolled")) == ((CHANCE,), "w")
    table.roll("4-----")
    table.play(0, "pick white pink")
    assert (table.word("tray"), table.word("fields")) == ("ybp", "sgw")
    assert (table.on_sheet("green"), table.on_sheet("pink")) == ("10", "4")
    table.play(0, "extra white yellow a", "extra blue")
    assert (table.on_sheet("yellow"), table.on_sheet("blue"), table.on_sheet("extra")) == ("4a", "7,5", "0-2")
    assert table.open_seats() == (1,)


@pytest.mark.rule("T-2")
@pytest.mark.rule("R-7")
def test_silver_4_in_the_third_roll_crosses_yellow_2_but_not_pink_5() -> None:
    table = Table(picking("142665", "", "", pool="syp", tray="w", fields="bg", roll=3))
    table.play(0, "pick silver yellow")
    assert table.options() == {"cross yellow", "pass"}


@pytest.mark.rule("C-30")
def test_white_spent_as_an_extra_die_still_counts_for_the_sum() -> None:
    table = Table(rolls_over("431526", "stage=extra extra=2", "stage=done", tray="syg"))
    table.play(0, "extra white pink", "extra blue")
    assert table.on_sheet("blue") == "9"

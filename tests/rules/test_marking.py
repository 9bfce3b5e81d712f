"""Marking: which die marks which area, the blue sum, arrows and grids, rewards at once (C-20 to C-23)."""

import pytest
from tests.positions import CLEVER, Table, passive_alone, picking, rolls_over, using

from silvertray.core.errors import PositionError

MARKS = [
    # with white 1, yellow 2, blue 3, green 4, orange 5, purple 6 on an empty sheet
    ("pick white yellow a", "yellow", "1a"),
    ("pick white yellow b", "yellow", "1b"),
    ("pick white blue", "blue", "4"),
    ("pick white green", "green", "1"),
    ("pick white orange", "orange", "1"),
    ("pick white purple", "purple", "1"),
    ("pick yellow a", "yellow", "2a"),
    ("pick yellow b", "yellow", "2b"),
    ("pick blue", "blue", "4"),
    ("pick green", "green", "1"),
    ("pick orange", "orange", "5"),
    ("pick purple", "purple", "6"),
]


@pytest.mark.rule("C-20")
@pytest.mark.parametrize(("pick", "area", "marks"), MARKS)
def test_a_die_marks_its_own_area_and_white_any(pick: str, area: str, marks: str) -> None:
    table = Table(picking("123456", "", ""))
    table.play(0, pick)
    assert table.on_sheet(area) == marks


@pytest.mark.rule("C-20")
def test_no_coloured_die_marks_another_area() -> None:
    assert Table(picking("123456", "")).options() == {pick for pick, _, _ in MARKS}


# -- the blue sum


@pytest.mark.rule("C-21")
@pytest.mark.parametrize("white", range(1, 7))
@pytest.mark.parametrize("blue", range(1, 7))
@pytest.mark.parametrize("die", ["blue", "white blue"])
def test_blue_takes_the_sum_of_blue_and_white(white: int, blue: int, die: str) -> None:
    table = Table(picking(f"{white}1{blue}111", "", ""))
    table.play(0, f"pick {die}")
    assert table.on_sheet("blue") == str(white + blue)


@pytest.mark.rule("C-21")
@pytest.mark.parametrize(
    "position",
    [
        picking("413111", "", "", pool="bgo", tray="yp", fields="w", roll=2),
        picking("413111", "", "", pool="bg", tray="wyp", fields="o", roll=2),
        rolls_over("413111", "stage=extra extra=1", "", tray="wyb"),
        rolls_over("413111", "stage=extra extra=1", "", tray="gop"),
    ],
)
def test_the_white_die_counts_wherever_it_lies(position: str) -> None:
    table = Table(position)
    verb = "extra" if table.on_sheet("stage") == "extra" else "pick"
    table.play(0, f"{verb} blue")
    assert table.on_sheet("blue") == "7"


@pytest.mark.rule("C-21")
@pytest.mark.parametrize(("tray", "die"), [("bgo", "blue"), ("wgo", "white blue")])
def test_a_passive_player_counts_the_die_that_the_active_player_picked(tray: str, die: str) -> None:
    table = Table(rolls_over("413111", "", "", tray=tray))
    table.play(1, f"pick {die}")
    assert table.on_sheet("blue", 1) == "7"


@pytest.mark.rule("C-21")
def test_blue_and_white_may_both_be_used_for_blue_in_one_turn() -> None:
    table = Table(picking("512666", "", ""))
    table.play(0, "pick blue")
    table.roll("6--666")
    table.play(0, "pick white blue")
    assert table.on_sheet("blue") == "7,8"


@pytest.mark.rule("C-21")
def test_after_a_reroll_the_sum_is_made_of_what_the_dice_show_then() -> None:
    table = Table(picking("413111", "reroll=1", "", pool="w", tray="gop", fields="by", roll=3))
    table.play(0, "reroll")
    table.roll("6-----")
    table.play(0, "pick white blue")
    assert table.on_sheet("blue") == "9"


@pytest.mark.rule("C-21")
def test_the_sum_counts_the_same_in_the_solo_passive_turn() -> None:
    table = Table(passive_alone("613465", "", tray="ybg"))
    table.play(0, "pick blue")
    assert table.on_sheet("blue") == "9"


# -- arrows and grids


@pytest.mark.rule("C-22")
@pytest.mark.parametrize(
    ("area", "before", "after"),
    [
        ("green", "3", "4"),
        ("orange", "1,2,3", "1,2,3,12"),
        ("purple", "1,2,3", "1,2,3,6"),
    ],
)
def test_an_area_with_an_arrow_is_filled_from_left_to_right(area: str, before: str, after: str) -> None:
    table = Table(picking("666666", f"{area}={before}", ""))
    table.play(0, f"pick {area}")
    assert table.on_sheet(area) == after


@pytest.mark.rule("C-22")
@pytest.mark.parametrize("area", ["green", "orange", "purple"])
def test_an_area_with_an_arrow_offers_one_cell_a_die(area: str) -> None:
    offered = [option for option in CLEVER.view(Table(picking("666666", "")).state, 0).options if option.area == area]
    assert {(option.die, option.cell) for option in offered} == {("white", 0), (area, 0)}


@pytest.mark.rule("C-22")
@pytest.mark.parametrize("cells", [["12", "2", "7"], ["7", "12", "2"], ["2", "7", "12"]])
def test_a_grid_is_filled_in_any_order(cells: list[str]) -> None:
    table = Table(using("x:blue,x:blue,x:blue,x:green"))
    table.play(0, *[f"bonus blue {cell}" for cell in cells])
    assert table.on_sheet("blue") == "2,7,12"


@pytest.mark.rule("C-22")
@pytest.mark.parametrize("area", ["green", "orange", "purple"])
def test_an_area_with_an_arrow_ends_after_eleven_cells(area: str) -> None:
    cells = {"green": "11", "orange": "1,1,1,2,1,1,2,1,2,1,3", "purple": "6,6,6,6,6,6,6,6,6,6,1"}[area]
    table = Table(picking("666666", f"{area}={cells}", ""))
    assert f"pick {area}" not in table.options()
    refusal = table.refusal(0, f"pick {area}")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("row-full", "C-22")


@pytest.mark.rule("C-22")
@pytest.mark.parametrize("sheet", ["green=12", "orange=1,1,1,2,1,1,2,1,2,1,3,1", "purple=0,3", "orange=0,3"])
def test_a_row_has_no_gaps_and_no_twelfth_cell(sheet: str) -> None:
    with pytest.raises(PositionError, match=r"impossible-marks .*\(C-22\)"):
        Table(picking("666666", sheet))


# -- rewards come at once


@pytest.mark.rule("C-23")
def test_a_reward_under_a_cell_comes_when_the_cell_is_marked() -> None:
    table = Table(picking("666666", "green=3", ""))
    table.play(0, "pick green")
    assert table.on_sheet("extra") == "1-0"


@pytest.mark.rule("C-23")
def test_the_reward_of_a_line_comes_with_its_last_cell() -> None:
    table = Table(using("x:yellow,x:yellow,x:yellow"))
    table.play(0, "bonus yellow 3a", "bonus yellow 5a")
    assert table.waiting() == ["x:yellow"]
    table.play(0, "bonus yellow 6a")
    assert table.waiting() == ["x:blue"]


@pytest.mark.rule("C-23")
def test_one_cross_can_complete_two_lines() -> None:
    table = Table(using("x:blue", "blue=3,5,6,8,11"))
    table.play(0, "bonus blue 7")
    assert table.waiting() == ["x:yellow", "n:purple:6"]


@pytest.mark.rule("C-23")
def test_a_reward_is_not_earned_again_by_later_marks() -> None:
    table = Table(using("x:yellow,x:yellow", "yellow=3a,6a,5a,2a"))
    table.play(0, "bonus yellow 1b", "bonus yellow 4a")
    assert not table.waiting()
    assert table.on_sheet("yellow") == "1b,2a,3a,4a,5a,6a"

"""Yellow, blue, green and pink: what a die may mark there, what it earns and what it scores (T-5 to T-8)."""

import pytest
from tests.positions import Table, code_and_rule
from tests.rules.twice.sheets import (
    ANY,
    CIRCLES,
    TIMES,
    crossed,
    full,
    green_ones,
    picking,
    rolls_over,
    same,
    using,
)

from silvertray.core.game import CHANCE

CELLS = {1: ["1"], 2: ["2a", "2b"], 3: ["3a", "3b"], 4: ["4a", "4b"], 5: ["5a", "5b"], 6: ["6"]}


def earned(table: Table, seat: int = 0) -> list[str]:
    """What a mark on a sheet without actions and foxes has earned."""
    kept = [name for name in ("reroll", "return", "extra", "fox") if table.on_sheet(name, seat)]
    return [*kept, *table.waiting(seat)]


# -- yellow


@pytest.mark.rule("T-5")
@pytest.mark.parametrize(
    ("face", "cell", "slot"), [(n, c, s) for n in CELLS for c, s in zip(CELLS[n], "ab", strict=False)]
)
@pytest.mark.parametrize("die", ["yellow", "white yellow"])
def test_a_die_circles_a_free_cell_with_its_value(face: int, cell: str, slot: str, die: str) -> None:
    table = Table(picking(str(face) * 6, "", ""))
    table.play(0, f"pick {die} {slot}")
    assert (table.on_sheet("yellow"), table.points("yellow")) == (cell, 0)


@pytest.mark.rule("T-5")
@pytest.mark.parametrize("face", [1, 6])
def test_1_and_6_stand_only_once(face: int) -> None:
    table = Table(picking(str(face) * 6, "", ""))
    assert code_and_rule(table, 0, "pick yellow b") == ("no-second-cell", "T-5")


@pytest.mark.rule("T-5")
@pytest.mark.parametrize(
    ("face", "cell", "slot"), [(n, c, s) for n in CELLS for c, s in zip(CELLS[n], "ab", strict=False)]
)
def test_a_die_crosses_a_circled_cell_with_its_value(face: int, cell: str, slot: str) -> None:
    table = Table(picking(str(face) * 6, f"yellow={cell}", ""))
    table.play(0, f"pick yellow {slot}")
    assert (table.on_sheet("yellow"), table.points("yellow")) == (f"{cell},{cell}!", 3)


@pytest.mark.rule("T-5")
def test_a_die_makes_one_mark_never_both() -> None:
    table = Table(picking("333333", "", ""))
    table.play(0, "pick yellow a")
    assert (table.on_sheet("yellow"), table.open_seats()) == ("3a", (CHANCE,))


@pytest.mark.rule("T-5")
def test_a_second_die_circles_the_other_cell_or_crosses_the_circled_one() -> None:
    table = Table(picking("133333", "yellow=3b", ""))
    assert {"pick yellow a", "pick yellow b"} <= table.options()
    table.play(0, "pick yellow a")
    assert table.on_sheet("yellow") == "3a,3b"


@pytest.mark.rule("T-5")
def test_a_crossed_cell_takes_no_third_mark() -> None:
    table = Table(picking("333333", "yellow=3a,3a!", ""))
    assert "pick yellow b" in table.options()
    assert code_and_rule(table, 0, "pick yellow a") == ("crossed-already", "T-5")


@pytest.mark.rule("T-5")
@pytest.mark.rule("C-11")
def test_a_value_whose_cells_are_all_crossed_no_longer_fits_yellow() -> None:
    table = Table(picking("333333", crossed("3a", "3b"), ""))
    assert not any("yellow " in option for option in table.options() if "silver" not in option)


YELLOW_LINES = [
    (["3a", "6"], "?:blue"),
    (["1", "2a"], "return"),
    (["4a", "3b"], "?:yellow"),
    (["2b", "5a"], "?:green"),
    (["5b", "4b"], "?:pink"),
    (["1", "2b"], "reroll"),
    (["3a", "4a", "5b"], "extra"),
    (["2a", "5a"], "?:silver"),
    (["6", "3b", "4b"], "fox"),
]
LAST_CELLS = [(line, last, reward) for line, reward in YELLOW_LINES for last in line]


@pytest.mark.rule("T-5")
@pytest.mark.rule("C-23")
@pytest.mark.parametrize(("line", "last", "reward"), LAST_CELLS)
def test_the_circle_that_completes_a_line_earns_its_reward(line: list[str], last: str, reward: str) -> None:
    before = ",".join(cell for cell in line if cell != last)
    table = Table(using("?:yellow", f"yellow={before}"))
    table.play(0, f"bonus yellow {last}")
    assert earned(table) == [reward]


@pytest.mark.rule("T-5")
@pytest.mark.parametrize(("line", "last", "reward"), LAST_CELLS)
def test_a_crossed_cell_counts_as_circled(line: list[str], last: str, reward: str) -> None:
    table = Table(using("?:yellow", crossed(*(cell for cell in line if cell != last))))
    table.play(0, f"bonus yellow {last}")
    assert earned(table) == [reward]


@pytest.mark.rule("T-5")
@pytest.mark.rule("C-23")
@pytest.mark.parametrize("cell", CIRCLES.split(","))
def test_a_cross_never_earns_a_line(cell: str) -> None:
    table = Table(using("?:yellow", f"yellow={CIRCLES}"))
    table.play(0, f"bonus yellow {cell}")
    assert earned(table) == []
    assert table.open_seats() == (CHANCE,)


@pytest.mark.rule("T-5")
@pytest.mark.rule("C-41")
def test_one_circle_can_complete_a_row_and_a_column() -> None:
    table = Table(picking("555555", "yellow=2a,2b", ""))
    table.play(0, "pick yellow a")
    assert sorted(table.waiting()) == ["?:green", "?:silver"]
    assert table.options() == ANY["green"] | ANY["silver"]


YELLOW_POINTS = [0, 3, 10, 21, 36, 55, 75, 96, 118, 141, 165]


@pytest.mark.rule("T-5")
@pytest.mark.parametrize(("count", "points"), list(enumerate(YELLOW_POINTS)))
def test_yellow_scores_by_its_crossed_cells_only(count: int, points: int) -> None:
    crosses = [f"{cell}!" for cell in CIRCLES.split(",")[:count]]
    table = Table(picking("123456", "yellow=" + ",".join([CIRCLES, *crosses]), ""))
    assert table.points("yellow") == points


# -- blue


@pytest.mark.rule("T-6")
@pytest.mark.rule("C-21")
@pytest.mark.parametrize("die", ["blue", "white blue"])
@pytest.mark.parametrize("white", range(1, 7))
@pytest.mark.parametrize("blue", range(1, 7))
def test_on_an_empty_row_every_sum_fits(die: str, white: int, blue: int) -> None:
    table = Table(picking(f"{white}66{blue}66", "", ""))
    table.play(0, f"pick {die}")
    assert table.on_sheet("blue") == str(white + blue)


@pytest.mark.rule("T-6")
@pytest.mark.parametrize("last", range(2, 13))
def test_a_sum_is_at_most_the_one_before(last: int) -> None:
    for total in range(2, 13):
        white, blue = total // 2, total - total // 2
        table = Table(picking(f"{white}66{blue}66", f"blue={last}", ""))
        if total <= last:
            assert {"pick blue", "pick white blue"} <= table.options()
        else:
            assert code_and_rule(table, 0, "pick blue") == ("too-high", "T-6")
            assert code_and_rule(table, 0, "pick white blue") == ("too-high", "T-6")


@pytest.mark.rule("T-6")
def test_only_the_number_just_before_counts() -> None:
    table = Table(picking("233433", "blue=12,9,5", ""))
    assert code_and_rule(table, 0, "pick blue") == ("too-high", "T-6")


@pytest.mark.rule("C-21")
@pytest.mark.parametrize(("pool", "tray", "fields"), [("b", "wsy", "gp"), ("b", "syp", "gw"), ("wb", "sy", "gp")])
def test_white_counts_for_the_sum_wherever_it_lies(pool: str, tray: str, fields: str) -> None:
    table = Table(picking("466366", "", "", pool=pool, tray=tray, fields=fields, roll=3))
    table.play(0, "pick blue")
    assert table.on_sheet("blue") == "7"


@pytest.mark.rule("C-12")
@pytest.mark.rule("C-21")
def test_the_face_of_the_picked_die_decides_what_goes_to_the_tray_not_the_sum() -> None:
    table = Table(picking("612232", "", ""))
    table.play(0, "pick blue")
    assert (table.on_sheet("blue"), table.word("tray")) == ("8", "s")


@pytest.mark.rule("C-21")
def test_blue_and_white_may_both_be_used_for_blue_in_one_turn() -> None:
    table = Table(picking("566266", "", ""))
    table.play(0, "pick blue")
    table.roll("466-66")
    table.play(0, "pick white blue")
    assert table.on_sheet("blue") == "7,6"


BLUE_REWARDS = ["", "return", "?:yellow", "", "extra", "reroll", "?:pink", "", "fox", "return", "", "?:green"]
BLUE_POINTS = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]


@pytest.mark.rule("T-6")
@pytest.mark.rule("C-23")
@pytest.mark.parametrize("cell", range(12))
def test_blue_earns_cell_by_cell_and_scores_by_count(cell: int) -> None:
    table = Table(rolls_over("114156", "stage=done", same("blue", 7, cell), tray="wby"))
    table.play(1, "pick blue")
    assert table.on_sheet("blue", 1).split(",") == ["7"] * cell + ["2"]
    assert table.points("blue", 1) == BLUE_POINTS[cell]
    assert earned(table, 1) == [BLUE_REWARDS[cell]] * bool(BLUE_REWARDS[cell])


# -- green


GREEN_REWARDS = ["", "reroll", "", "?:blue", "return", "", "fox", "?:silver", "extra", "", "?:pink", "?:yellow"]


@pytest.mark.rule("T-7")
@pytest.mark.rule("C-23")
@pytest.mark.parametrize("face", [1, 4, 6])
@pytest.mark.parametrize("cell", range(12))
def test_green_multiplies_and_earns_cell_by_cell(face: int, cell: int) -> None:
    table = Table(rolls_over(f"1166{face}1", "stage=done", green_ones(cell), tray="wsg"))
    table.play(1, "pick green")
    assert table.on_sheet("green", 1).split(",")[cell] == str(face * TIMES[cell])
    assert earned(table, 1) == [GREEN_REWARDS[cell]] * bool(GREEN_REWARDS[cell])


@pytest.mark.rule("T-7")
@pytest.mark.rule("C-20")
def test_white_is_multiplied_in_green_too() -> None:
    table = Table(picking("566661", "green=2,2,2,1", ""))
    table.play(0, "pick white green")
    assert table.on_sheet("green") == "2,2,2,1,15"


GREEN_SCORES = [
    ("green=12", 0),
    ("green=10,2", 8),
    ("green=2,12", -10),
    ("green=6,6", 0),
    ("green=10,2,12", 8),
    ("green=10,2,2,6", 4),
    ("green=2,12,2,6,3,18", -29),
    ("green=2,12,2,6,3,18,3,12,3,6,4,6", -43),
    ("green=12,2,12,1,18,3,18,2,18,1,24,1", 92),
    ("green=12,2,12,1,18,3,18,2,18,1,24", 69),
]


@pytest.mark.rule("T-7")
@pytest.mark.parametrize(("sheet", "points"), GREEN_SCORES)
def test_a_pair_scores_first_minus_second_once_complete(sheet: str, points: int) -> None:
    assert Table(picking("123456", sheet, "")).points("green") == points


@pytest.mark.rule("T-7")
def test_the_second_cell_of_a_pair_changes_the_score_when_it_is_written() -> None:
    table = Table(picking("666661", "green=12,2,2", ""))
    assert table.points("green") == 10
    table.play(0, "pick green")
    assert table.points("green") == 6


# -- pink


AT_LEAST = [0, 0, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6]
PINK_REWARDS = [
    *("", "", "reroll", "return", "extra", "?:green"),
    *("?:yellow", "fox", "?:silver", "reroll", "?:blue", "?:yellow"),
]


def pink_reward(cell: int, value: int) -> list[str]:
    return [PINK_REWARDS[cell]] if PINK_REWARDS[cell] and value >= AT_LEAST[cell] else []


@pytest.mark.rule("T-8")
@pytest.mark.rule("R-1")
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("cell", range(12))
def test_pink_takes_any_value_and_earns_from_the_printed_number_on(cell: int, value: int) -> None:
    table = Table(rolls_over(f"16666{value}", "stage=done", same("pink", 6, cell), tray="wsp"))
    table.play(1, "pick pink")
    assert table.points("pink", 1) == 6 * cell + value
    assert earned(table, 1) == pink_reward(cell, value)


@pytest.mark.rule("T-8")
@pytest.mark.rule("T-9")
@pytest.mark.rule("C-43")
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("cell", range(12))
def test_a_question_mark_in_pink_earns_only_from_the_printed_number_on(cell: int, value: int) -> None:
    table = Table(using("?:pink", same("pink", 6, cell)))
    table.play(0, f"bonus pink {value}")
    assert earned(table) == pink_reward(cell, value)


@pytest.mark.rule("T-8")
@pytest.mark.rule("C-23")
def test_a_missed_reward_is_lost_for_good() -> None:
    table = Table(rolls_over("166661", "stage=done", "pink=6,6", tray="wsp"))
    table.play(1, "pick white pink")
    assert earned(table, 1) == []
    table = Table(rolls_over("166666", "stage=done", "pink=6,6,1", tray="wsp"))
    table.play(1, "pick pink")
    assert earned(table, 1) == ["return"]


@pytest.mark.rule("T-8")
def test_pink_numbers_may_go_up_and_down() -> None:
    table = Table(picking("666663", "pink=1,6,2", ""))
    table.play(0, "pick pink")
    assert (table.on_sheet("pink"), table.points("pink")) == ("1,6,2,3", 12)


@pytest.mark.rule("C-22")
@pytest.mark.parametrize("area", ["blue", "green", "pink"])
def test_a_full_row_takes_nothing_more(area: str) -> None:
    table = Table(picking("111111", full(area), ""))
    for text in (f"pick {area}", f"pick white {area}"):
        assert code_and_rule(table, 0, text) == ("row-full", "C-22")


@pytest.mark.rule("C-20")
def test_white_marks_any_area_and_a_coloured_die_its_own() -> None:
    options = Table(picking("222222", "", "")).options()
    rows, cells = ("yellow", "blue", "green", "pink"), ("a", "b")
    white = {f"white silver {row}" for row in rows} | {f"white yellow {cell}" for cell in cells}
    white |= {"white blue", "white green", "white pink"}
    coloured = {f"silver {row}" for row in rows} | {f"yellow {cell}" for cell in cells} | {"blue", "green", "pink"}
    assert options == {f"pick {die}" for die in white | coloured} | {"pass"}

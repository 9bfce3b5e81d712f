"""Yellow: a grid with each number twice, four printed crosses, and lines that pay (G-1)."""

import pytest
from tests.positions import FULL, Table, ended, picking, using, without

ROWS = {"3a,5a,6a": "x:blue", "1a,2a,5b": "n:orange:4", "1b,2b,4a": "x:green", "3b,4b,6b": "fox"}
DIAGONAL = "1a,2b,3a,6b"
COLUMNS = {"1b,2a,3a": 10, "1a,3b,6a": 14, "2b,4b,5a": 16, "4a,5b,6b": 20}


@pytest.mark.rule("G-1")
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("slot", ["a", "b"])
@pytest.mark.parametrize("die", ["yellow", "white yellow"])
def test_a_die_crosses_either_cell_of_its_value(value: int, slot: str, die: str) -> None:
    table = Table(picking(str(value) * 6, "", ""))
    table.play(0, f"pick {die} {slot}")
    assert table.on_sheet("yellow") == f"{value}{slot}"


@pytest.mark.rule("G-1")
def test_a_crossed_cell_is_not_crossed_again() -> None:
    table = Table(picking("666666", "yellow=6a", ""))
    assert "pick yellow a" not in table.options()
    assert "pick yellow b" in table.options()


@pytest.mark.rule("G-1")
def test_a_value_crossed_twice_fits_no_more() -> None:
    table = Table(picking("666666", "yellow=6a,6b", ""))
    assert not {option for option in table.options() if "yellow" in option}


@pytest.mark.rule("G-1")
@pytest.mark.parametrize(("row", "last"), [(row, last) for row in ROWS for last in row.split(",")])
def test_a_full_row_gives_its_reward_whichever_cell_comes_last(row: str, last: str) -> None:
    others = ",".join(cell for cell in row.split(",") if cell != last)
    table = Table(using("x:yellow,x:yellow", f"yellow={others}"))
    table.play(0, f"bonus yellow {last}")
    reward = ROWS[row]
    assert (table.waiting() == ["x:yellow"]) if reward == "fox" else (reward in table.waiting())
    assert table.on_sheet("fox") == ("1" if reward == "fox" else "")


@pytest.mark.rule("G-1")
@pytest.mark.parametrize("last", DIAGONAL.split(","))
def test_the_falling_diagonal_gives_an_extra_die(last: str) -> None:
    others = ",".join(cell for cell in DIAGONAL.split(",") if cell != last)
    table = Table(using("x:yellow", f"yellow={others}"))
    table.play(0, f"bonus yellow {last}")
    assert table.on_sheet("extra") == "1-0"
    assert not table.waiting()


@pytest.mark.rule("G-1")
def test_one_cross_can_complete_a_row_and_the_diagonal() -> None:
    table = Table(using("x:yellow", "yellow=5a,6a,1a,2b,6b"))
    table.play(0, "bonus yellow 3a")
    assert (table.waiting(), table.on_sheet("extra")) == (["x:blue"], "1-0")


@pytest.mark.rule("G-1")
@pytest.mark.parametrize(("column", "points"), COLUMNS.items())
def test_a_full_column_scores_its_points_and_gives_no_reward(column: str, points: int) -> None:
    *others, last = column.split(",")
    table = Table(using("x:yellow,x:green", f"yellow={','.join(others)}"))
    assert table.points("yellow") == 0
    table.play(0, f"bonus yellow {last}")
    assert table.points("yellow") == points
    assert table.waiting() == ["x:green"]


@pytest.mark.rule("G-1")
@pytest.mark.parametrize(
    ("crossed", "points"),
    [
        ("yellow=1a,1b,2a,2b", 0),
        ("yellow=1b,2a,3a,1a,3b,6a", 24),
        (without("yellow", "6b"), 40),
        (without("yellow", "3b", "6b"), 26),
        (f"yellow={FULL['yellow']}", 60),
    ],
)
def test_full_columns_add_up(crossed: str, points: int) -> None:
    assert Table(ended(crossed)).points("yellow") == points

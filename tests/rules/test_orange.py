"""Orange: an arrow; any value fits and counts times the cell's multiplier (G-4)."""

import pytest
from tests.positions import Table, check_earned, ended, picking, using

TIMES = (1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3)
REWARDS = {3: "reroll", 5: "x:yellow", 6: "extra", 8: "fox", 10: "n:purple:6"}


@pytest.mark.rule("G-4")
@pytest.mark.parametrize("cell", range(11))
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("die", ["orange", "white orange"])
def test_the_value_is_written_times_the_multiplier(cell: int, value: int, die: str) -> None:
    before = [str(6 * times) for times in TIMES[:cell]]
    table = Table(picking(str(value) * 6, f"orange={','.join(before)}" if before else "", ""))
    table.play(0, f"pick {die}")
    assert table.on_sheet("orange").split(",") == [*before, str(value * TIMES[cell])]


@pytest.mark.rule("G-4")
@pytest.mark.parametrize("cell", range(1, 12))
def test_the_reward_under_a_cell_is_given(cell: int) -> None:
    before = ",".join(map(str, TIMES[: cell - 1]))
    table = Table(using("n:orange:5,x:green", f"orange={before}" if before else ""))
    table.play(0, "bonus orange 5")
    check_earned(table, REWARDS.get(cell, ""), "x:green")


@pytest.mark.rule("G-4")
@pytest.mark.parametrize(
    ("written", "points"), [("1", 1), ("6,1,6", 13), ("1,1,1,12", 15), ("6,6,6,12,6,6,12,6,12,6,18", 96)]
)
def test_orange_scores_the_sum_of_what_is_written(written: str, points: int) -> None:
    assert Table(ended(f"orange={written}")).points("orange") == points

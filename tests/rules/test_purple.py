"""Purple: an arrow; each number higher than the one before, after a 6 anything (G-5)."""

import pytest
from tests.positions import Table, check_earned, ended, picking, using

REWARDS = {
    3: "reroll",
    4: "x:blue",
    5: "extra",
    6: "x:yellow",
    7: "fox",
    8: "reroll",
    9: "x:green",
    10: "n:orange:6",
    11: "extra",
}


@pytest.mark.rule("G-5")
@pytest.mark.parametrize("last", range(1, 6))
@pytest.mark.parametrize("value", range(1, 7))
def test_a_number_must_be_higher_than_the_one_before(last: int, value: int) -> None:
    options = Table(picking(str(value) * 6, f"purple={last}", "")).options()
    assert ("pick purple" in options) == ("pick white purple" in options) == (value > last)


@pytest.mark.rule("G-5")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_six_lets_any_number_follow(value: int) -> None:
    table = Table(picking(str(value) * 6, "purple=6", ""))
    table.play(0, "pick purple")
    assert table.on_sheet("purple") == f"6,{value}"


@pytest.mark.rule("G-5")
@pytest.mark.parametrize("value", range(1, 7))
def test_any_number_may_come_first(value: int) -> None:
    assert "pick purple" in Table(picking(str(value) * 6, "", "")).options()


@pytest.mark.rule("G-5")
@pytest.mark.parametrize("cell", range(1, 12))
def test_the_reward_under_a_cell_is_given(cell: int) -> None:
    before = ",".join(["6"] * (cell - 1))
    table = Table(using("n:purple:6,n:orange:4", f"purple={before}" if before else ""))
    table.play(0, "bonus purple 6")
    check_earned(table, REWARDS.get(cell, ""), "n:orange:4")


@pytest.mark.rule("G-5")
@pytest.mark.parametrize(("written", "points"), [("1", 1), ("1,2,3,4,5,6", 21), ("6,1,6,5", 18), ("6,6,6", 18)])
def test_purple_scores_the_sum(written: str, points: int) -> None:
    assert Table(ended(f"purple={written}")).points("purple") == points

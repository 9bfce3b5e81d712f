"""Green: an arrow; each cell asks for at least its number (G-3)."""

import pytest
from tests.positions import Table, check_earned, ended, picking, using

AT_LEAST = (1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6)
REWARDS = {4: "extra", 6: "x:blue", 7: "fox", 9: "n:purple:6", 10: "reroll"}
POINTS = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66)


@pytest.mark.rule("G-3")
@pytest.mark.rule("R-1")
@pytest.mark.parametrize("crossed", range(11))
@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_fits_if_it_shows_at_least_the_number_of_the_next_cell(crossed: int, value: int) -> None:
    options = Table(picking(str(value) * 6, f"green={crossed}", "")).options()
    assert ("pick green" in options) == ("pick white green" in options) == (value >= AT_LEAST[crossed])


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("cell", range(1, 12))
def test_the_reward_under_a_cell_is_given(cell: int) -> None:
    table = Table(using("x:green,n:orange:4", f"green={cell - 1}"))
    table.play(0, "bonus green")
    check_earned(table, REWARDS.get(cell, ""), "n:orange:4")


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("crosses", range(12))
def test_the_number_of_crosses_decides_the_points(crosses: int) -> None:
    assert Table(ended(f"green={crosses}")).points("green") == POINTS[crosses]

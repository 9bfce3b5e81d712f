"""Blue: a grid of the sums 2 to 12, with rewards for rows and columns (G-2)."""

import pytest
from tests.positions import FULL, Table, ended, picking, using

LINES = {
    "2,3,4": "n:orange:5",
    "5,6,7,8": "x:yellow",
    "9,10,11,12": "fox",
    "5,9": "reroll",
    "2,6,10": "x:green",
    "3,7,11": "n:purple:6",
    "4,8,12": "extra",
}
POINTS = (0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56)


@pytest.mark.rule("G-2")
@pytest.mark.parametrize(("line", "last"), [(line, last) for line in LINES for last in line.split(",")])
def test_a_full_line_gives_its_reward_whichever_sum_comes_last(line: str, last: str) -> None:
    others = ",".join(total for total in line.split(",") if total != last)
    table = Table(using("x:blue,x:blue", f"blue={others}"))
    table.play(0, f"bonus blue {last}")
    kept = {"reroll": "1-0", "extra": "1-0", "fox": "1"}
    if LINES[line] in kept:
        assert table.on_sheet(LINES[line]) == kept[LINES[line]]
        assert table.waiting() == ["x:blue"]
    else:
        assert sorted(table.waiting()) == sorted(["x:blue", LINES[line]])


@pytest.mark.rule("G-2")
@pytest.mark.parametrize("crosses", range(12))
def test_the_number_of_crosses_decides_the_points(crosses: int) -> None:
    lowest = ",".join(FULL["blue"].split(",")[:crosses])
    highest = ",".join(FULL["blue"].split(",")[11 - crosses :])
    for crossed in (lowest, highest):
        assert Table(ended(f"blue={crossed}" if crossed else "")).points("blue") == POINTS[crosses]


@pytest.mark.rule("G-2")
def test_a_crossed_sum_fits_no_more() -> None:
    table = Table(picking("413111", "blue=7", ""))
    assert not {"pick blue", "pick white blue"} & table.options()
    refusal = table.refusal(0, "pick blue")
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.params["number"]) == ("sum-taken", "G-2", 7)

"""The printed sheet, cell by cell, and what it adds up to."""

from collections import Counter
from typing import Any

import pytest
from tests.positions import AREAS, CLEVER, FULL, Table, full, using

PRINTED: Any = CLEVER.printed

YELLOW_GRID = [["3", "6", "5", "X"], ["2", "1", "X", "5"], ["1", "X", "2", "4"], ["X", "3", "4", "6"]]
BLUE_GRID = [["", "2", "3", "4"], ["5", "6", "7", "8"], ["9", "10", "11", "12"]]
GREEN_REWARDS = ["", "", "", "extra", "", "x:blue", "fox", "", "n:purple:6", "reroll", ""]
ORANGE_REWARDS = ["", "", "reroll", "", "x:yellow", "extra", "", "fox", "", "n:purple:6", ""]
PURPLE_REWARDS = ["", "", "reroll", "x:blue", "extra", "x:yellow", "fox", "reroll", "x:green", "n:orange:6", "extra"]
MOST = {"yellow": 60, "blue": 56, "green": 66, "orange": 96, "purple": 66}


def area(name: str) -> Any:
    return PRINTED.sheet[AREAS.index(name)]


def shown(name: str, blank: str) -> list[list[str]]:
    """A grid as it is printed."""
    return [[blank if cell is None or cell < 0 else area(name).labels[cell] for cell in row] for row in area(name).rows]


def numbers(name: str, line: Any) -> list[str]:
    return [area(name).labels[cell] for cell in line.cells]


@pytest.mark.rule("C-1")
def test_the_dice_and_the_areas_have_the_same_colours() -> None:
    assert PRINTED.dice == ("white", "yellow", "blue", "green", "orange", "purple")
    assert PRINTED.areas == AREAS


@pytest.mark.rule("G-1")
def test_the_yellow_grid_is_as_printed() -> None:
    assert shown("yellow", "X") == YELLOW_GRID


@pytest.mark.rule("G-1")
def test_the_yellow_lines_are_as_printed() -> None:
    lines = {line.name: (numbers("yellow", line), line.reward, line.points) for line in area("yellow").lines}
    assert lines == {
        "row 1": (["3", "6", "5"], "x:blue", 0),
        "row 2": (["2", "1", "5"], "n:orange:4", 0),
        "row 3": (["1", "2", "4"], "x:green", 0),
        "row 4": (["3", "4", "6"], "fox", 0),
        "column 1": (["3", "2", "1"], "", 10),
        "column 2": (["6", "1", "3"], "", 14),
        "column 3": (["5", "2", "4"], "", 16),
        "column 4": (["5", "4", "6"], "", 20),
        "diagonal": (["3", "1", "2", "6"], "extra", 0),
    }


@pytest.mark.rule("G-2")
def test_the_blue_grid_is_as_printed() -> None:
    assert shown("blue", "") == BLUE_GRID
    assert area("blue").points_by_count == (0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56)


@pytest.mark.rule("G-2")
def test_the_blue_lines_are_as_printed() -> None:
    lines = {line.name: (numbers("blue", line), line.reward, line.points) for line in area("blue").lines}
    assert lines == {
        "row 1": (["2", "3", "4"], "n:orange:5", 0),
        "row 2": (["5", "6", "7", "8"], "x:yellow", 0),
        "row 3": (["9", "10", "11", "12"], "fox", 0),
        "column 1": (["5", "9"], "reroll", 0),
        "column 2": (["2", "6", "10"], "x:green", 0),
        "column 3": (["3", "7", "11"], "n:purple:6", 0),
        "column 4": (["4", "8", "12"], "extra", 0),
    }


@pytest.mark.rule("G-3")
def test_the_green_row_is_as_printed() -> None:
    assert area("green").labels == ("≥1", "≥2", "≥3", "≥4", "≥5", "≥1", "≥2", "≥3", "≥4", "≥5", "≥6")
    assert list(area("green").rewards) == GREEN_REWARDS
    assert area("green").points_by_count == (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66)


@pytest.mark.rule("G-4")
def test_the_orange_row_is_as_printed() -> None:
    assert area("orange").labels == ("", "", "", "×2", "", "", "×2", "", "×2", "", "×3")
    assert list(area("orange").rewards) == ORANGE_REWARDS


@pytest.mark.rule("G-5")
def test_the_purple_row_is_as_printed() -> None:
    assert len(area("purple").labels) == 11
    assert list(area("purple").rewards) == PURPLE_REWARDS


@pytest.mark.rule("C-4")
@pytest.mark.rule("C-5")
def test_the_round_tracker_is_as_printed() -> None:
    assert PRINTED.round_rewards == ("reroll", "extra", "reroll", "black", "", "")
    assert PRINTED.rounds_by_players[1:] == (6, 6, 5, 4)


@pytest.mark.rule("C-46")
def test_black_stands_for_three_crosses_and_two_sixes() -> None:
    assert set(PRINTED.black) == {"x:yellow", "x:blue", "x:green", "n:orange:6", "n:purple:6"}


@pytest.mark.rule("C-44")
@pytest.mark.rule("C-45")
def test_sheet_and_tracker_print_7_rerolls_7_extra_dice_and_5_foxes() -> None:
    grids = [line.reward for name in ("yellow", "blue") for line in area(name).lines]
    rows = [reward for name in ("green", "orange", "purple") for reward in area(name).rewards]
    printed = Counter([*grids, *rows, *PRINTED.round_rewards])
    assert (printed["reroll"], printed["extra"], printed["fox"]) == (7, 7, 5)
    assert PRINTED.track_fields == 7


REWARD_OF = {"yellow": "x:yellow", "blue": "x:blue", "green": "x:green", "orange": "n:orange:6", "purple": "n:purple:6"}


def filled_by_rewards(name: str) -> Table:
    """A sheet whose other areas were full before, and whose last area is filled cell by cell."""
    cells = FULL[name].split(",") if name in ("yellow", "blue") else [""] * 11
    words = {"orange": " 6", "purple": " 6", "green": ""}
    sheet = full(*(other for other in AREAS if other != name))
    table = Table(using(",".join([REWARD_OF[name]] * len(cells)), sheet))
    for cell in cells:
        table.play(0, f"bonus {name}{words.get(name, f' {cell}')}")
    return table


@pytest.mark.rule("C-62")
@pytest.mark.parametrize(("name", "most"), MOST.items())
def test_a_full_area_scores_its_most(name: str, most: int) -> None:
    table = filled_by_rewards(name)
    assert table.on_sheet(name) == FULL[name]
    assert table.points(name) == most


@pytest.mark.rule("C-23")
def test_marking_every_cell_earns_every_printed_reward_once() -> None:
    tables = [filled_by_rewards(name) for name in AREAS]
    tracker = Counter(PRINTED.round_rewards)
    rerolls = sum(int(table.on_sheet("reroll")[0]) for table in tables if table.on_sheet("reroll"))
    extras = sum(int(table.on_sheet("extra")[0]) for table in tables if table.on_sheet("extra"))
    foxes = sum(int(table.on_sheet("fox") or 0) for table in tables)
    assert (rerolls + tracker["reroll"], extras + tracker["extra"], foxes) == (7, 7, 5)


@pytest.mark.rule("C-62")
def test_the_highest_score_of_a_sheet_is_624() -> None:
    state = Table(f"clever moment=over round=6 / {full(*AREAS)} fox=5").state
    assert state.area_points(0) == list(MOST.values())
    assert state.score(0) == 60 + 56 + 66 + 96 + 66 + 5 * 56

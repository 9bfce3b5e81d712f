"""The printed sheet, cell by cell, and what it adds up to."""

from collections import Counter
from typing import Any

import pytest
from tests.positions import Table
from tests.rules.twice.sheets import AREAS, FULL, TWICE, ended, full, picking, using

PRINTED: Any = TWICE.printed

YELLOW_GRID = [["", "3", "", "6"], ["1", "", "2", ""], ["", "4", "", "3"], ["2", "", "5", ""], ["", "5", "", "4"]]
BLUE_REWARDS = {2: "return", 3: "?:yellow", 5: "extra", 6: "reroll", 7: "?:pink", 9: "fox", 10: "return", 12: "?:green"}
GREEN_TIMES = [2, 2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1]
GREEN_REWARDS = {
    2: "reroll",
    4: "?:blue",
    5: "return",
    7: "fox",
    8: "?:silver",
    9: "extra",
    11: "?:pink",
    12: "?:yellow",
}
PINK_MINIMUM = [0, 0, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6]
PINK_REWARDS = {
    3: "reroll",
    4: "return",
    5: "extra",
    6: "?:green",
    7: "?:yellow",
    8: "fox",
    9: "?:silver",
    10: "reroll",
    11: "?:blue",
    12: "?:yellow",
}
MOST = {"silver": 88, "yellow": 165, "blue": 78, "green": 92, "pink": 72}


def area(name: str) -> Any:
    return PRINTED.sheet[AREAS.index(name)]


def shown(name: str) -> list[list[str]]:
    """A grid as it is printed."""
    return [["" if cell is None else area(name).labels[cell] for cell in row] for row in area(name).rows]


def lines(name: str) -> dict[str, tuple[list[str], str]]:
    """The lines of a grid: their numbers and their rewards."""
    return {line.name: ([area(name).labels[cell] for cell in line.cells], line.reward) for line in area(name).lines}


def by_cell(rewards: dict[int, str]) -> list[str]:
    return [rewards.get(cell, "") for cell in range(1, 13)]


# -- cell by cell


@pytest.mark.rule("C-1")
def test_there_are_six_dice_and_the_areas_have_their_colours() -> None:
    assert PRINTED.dice == ("white", "silver", "yellow", "blue", "green", "pink")
    assert PRINTED.areas == AREAS


@pytest.mark.rule("C-1")
def test_the_six_dice_of_the_first_view_are_these() -> None:
    dice = TWICE.view(TWICE.new(1, {}), None).dice
    assert [(die.name, die.place) for die in dice] == [(name, "pool") for name in PRINTED.dice]


@pytest.mark.rule("C-2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_has_a_sheet_with_five_areas_and_three_tracks(players: int) -> None:
    sheets = TWICE.view(TWICE.new(players, {}), None).sheets
    assert [sheet.seat for sheet in sheets] == list(range(players))
    assert all([name for name, _ in sheet.lines] == [*AREAS, "fox"] for sheet in sheets)
    assert list(PRINTED.tracks) == ["reroll", "return", "extra"]


@pytest.mark.rule("T-1")
@pytest.mark.rule("T-4")
def test_the_silver_grid_is_as_printed() -> None:
    assert shown("silver") == [["1", "2", "3", "4", "5", "6"]] * 4
    columns = {name: line for name, line in lines("silver").items() if name.startswith("column")}
    rewards = ["extra", "?:yellow", "fox", "?:blue", "?:green", "?:pink"]
    assert columns == {f"column {n}": ([str(n)] * 4, reward) for n, reward in enumerate(rewards, start=1)}
    assert area("silver").points_by_count == (0, 2, 4, 7, 11, 16, 22)


@pytest.mark.rule("T-5")
def test_the_yellow_grid_is_as_printed() -> None:
    assert shown("yellow") == YELLOW_GRID
    assert area("yellow").points_by_count == (0, 3, 10, 21, 36, 55, 75, 96, 118, 141, 165)


@pytest.mark.rule("T-5")
def test_the_yellow_lines_are_as_printed() -> None:
    assert lines("yellow") == {
        "row 1": (["3", "6"], "?:blue"),
        "row 2": (["1", "2"], "return"),
        "row 3": (["4", "3"], "?:yellow"),
        "row 4": (["2", "5"], "?:green"),
        "row 5": (["5", "4"], "?:pink"),
        "column 1": (["1", "2"], "reroll"),
        "column 2": (["3", "4", "5"], "extra"),
        "column 3": (["2", "5"], "?:silver"),
        "column 4": (["6", "3", "4"], "fox"),
    }


@pytest.mark.rule("T-6")
def test_the_blue_row_is_as_printed() -> None:
    assert len(area("blue").labels) == 12
    assert list(area("blue").rewards) == by_cell(BLUE_REWARDS)
    assert area("blue").points_by_count == (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78)


@pytest.mark.rule("T-7")
def test_the_green_row_is_as_printed() -> None:
    assert list(area("green").labels) == [f"×{times}" for times in GREEN_TIMES]
    assert list(area("green").rewards) == by_cell(GREEN_REWARDS)


@pytest.mark.rule("T-8")
def test_the_pink_row_is_as_printed() -> None:
    assert list(area("pink").labels) == [f"≥{least}" if least else "" for least in PINK_MINIMUM]
    assert list(area("pink").rewards) == by_cell(PINK_REWARDS)


@pytest.mark.rule("T-11")
def test_the_tracks_are_as_printed() -> None:
    assert PRINTED.tracks == {"reroll": "fox", "return": "?:pink", "extra": "?:silver"}
    assert PRINTED.track_fields == 6


@pytest.mark.rule("C-4")
@pytest.mark.rule("C-5")
def test_the_round_tracker_is_as_printed() -> None:
    assert PRINTED.round_rewards == ("reroll", "extra", "return", "?:black", "", "")
    assert PRINTED.rounds_by_players[1:] == (6, 6, 5, 4)


@pytest.mark.rule("T-9")
def test_black_stands_for_the_five_colours() -> None:
    assert set(PRINTED.black) == {f"?:{name}" for name in AREAS}


# -- what it adds up to


@pytest.mark.rule("C-44")
@pytest.mark.rule("C-45")
@pytest.mark.rule("T-11")
def test_sheet_tracker_and_track_ends_print_six_of_each() -> None:
    grids = [line.reward for name in ("silver", "yellow") for line in area(name).lines]
    rows = [reward for name in ("blue", "green", "pink") for reward in area(name).rewards]
    printed = Counter([*grids, *rows, *PRINTED.round_rewards, *PRINTED.tracks.values()])
    assert [printed[name] for name in ("reroll", "return", "extra", "fox")] == [6, 6, 6, 6]
    assert PRINTED.foxes == 6


def ways(name: str) -> list[str]:
    """The ? that fill an area cell by cell, to the most it can score."""
    if name == "silver":
        return [f"silver {row} {n}" for row in ("yellow", "blue", "green", "pink") for n in range(1, 7)]
    if name == "yellow":
        return [f"yellow {cell.removesuffix('!')}" for cell in FULL[name].split(",")]
    if name == "green":
        return [f"green {value}" for value in (6, 1) * 6]
    return [f"{name} {number}" for number in FULL[name].split(",")]


def filled(name: str) -> Table:
    """A sheet whose other areas were full before, and whose last area is filled by one ? after the other."""
    others = full(*(other for other in AREAS if other != name))
    state = Table(using(f"?:{name}", others))
    for way in ways(name):
        words = state.position().split("/")[1].split()
        sheet = " ".join(word for word in words if not word.startswith(("waiting", "stage")))
        state = Table(using(f"?:{name}", sheet))
        state.play(0, f"bonus {way}")
    return state


@pytest.mark.rule("C-62")
@pytest.mark.parametrize(("name", "most"), MOST.items())
def test_a_full_area_scores_its_most(name: str, most: int) -> None:
    table = filled(name)
    assert table.on_sheet(name) == FULL[name]
    assert table.points(name) == most


@pytest.mark.rule("T-7")
def test_six_unlucky_pairs_score_minus_43() -> None:
    sheet = full("silver", "yellow", "blue", "pink")
    table = Table(using(",".join(["?:green"] * 12), sheet))
    for value in (1, 6) * 6:
        table.play(0, f"bonus green {value}")
    assert table.points("green") == -43


@pytest.mark.rule("C-23")
@pytest.mark.rule("T-11")
def test_marking_every_cell_earns_every_printed_reward_once() -> None:
    tables = [filled(name) for name in AREAS]
    tracker = Counter(PRINTED.round_rewards)
    for track in PRINTED.tracks:
        circled = sum(int(table.on_sheet(track)[0]) for table in tables if table.on_sheet(track))
        assert circled + tracker[track] == 6
    assert sum(int(table.on_sheet("fox") or 0) for table in tables) == 5


@pytest.mark.rule("C-62")
def test_the_highest_score_of_a_sheet_is_927() -> None:
    state = Table(ended(f"{full(*AREAS)} fox=6")).state
    assert state.area_points(0) == list(MOST.values())
    assert state.score(0) == 88 + 165 + 78 + 92 + 72 + 6 * 72


@pytest.mark.rule("C-22")
def test_there_are_95_actions_each_with_its_own_text() -> None:
    assert len(TWICE.actions) == len(set(TWICE.actions)) == 95
    assert Table(picking("222222", "", "")).state.legal(0) < 1 << 95

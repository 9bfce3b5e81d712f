"""The rules page says what the engine does: its tables are the engine's data, its rules have tests."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.positions import AREAS, CLEVER, Table, ended, worth

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "rules" / "clever.md").read_text(encoding="utf-8")
PRINTED: Any = CLEVER.printed


def section(title: str) -> str:
    """The part of the page under a heading, up to the next one."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, title
    return found[1]


def tables(title: str) -> list[list[list[str]]]:
    """The tables of a section: rows of cells, the line under the heads left out, a dash read as nothing."""
    blocks = re.findall(r"(?:^\|.*\|\n?)+", section(title), re.MULTILINE)
    return [[cells(row) for n, row in enumerate(block.splitlines()) if n != 1] for block in blocks]


def cells(row: str) -> list[str]:
    return ["" if cell.strip() == "–" else cell.strip() for cell in row.strip("|").split("|")]


def by_row(table: list[list[str]]) -> dict[str, list[str]]:
    """A table whose rows have their name in front."""
    return {row[0]: row[1:] for row in table}


def area(name: str) -> Any:
    return PRINTED.sheet[AREAS.index(name)]


def grid(name: str, blank: str) -> list[list[str]]:
    return [[blank if cell is None or cell < 0 else area(name).labels[cell] for cell in row] for row in area(name).rows]


def line_rewards(name: str, kind: str) -> list[str]:
    return [line.reward for line in area(name).lines if line.name.startswith(kind)]


# -- tables


@pytest.mark.rule("G-1")
def test_the_yellow_table_is_the_engines() -> None:
    [[_, *rows, points]] = tables("Sheet: yellow")
    assert [row[:4] for row in rows] == grid("yellow", "X")
    assert [row[4] for row in rows] == line_rewards("yellow", "row")
    columns = [str(line.points) for line in area("yellow").lines if line.name.startswith("column")]
    assert points == [*columns, "column points"]
    assert f"Falling diagonal: {line_rewards('yellow', 'diagonal')[0]}\n" in section("Sheet: yellow")


@pytest.mark.rule("G-2")
def test_the_blue_tables_are_the_engines() -> None:
    [[_, *rows, rewards], points] = tables("Sheet: blue")
    assert [row[:4] for row in rows] == grid("blue", "")
    assert [row[4] for row in rows] == line_rewards("blue", "row")
    assert rewards == [*line_rewards("blue", "column"), "column reward"]
    assert by_row(points)["crosses"] == [str(n) for n in range(12)]
    assert by_row(points)["points"] == [str(n) for n in area("blue").points_by_count]


@pytest.mark.rule("G-3")
def test_the_green_table_is_the_engines() -> None:
    [table] = tables("Sheet: green")
    assert by_row(table) == {
        "cell": [str(n) for n in range(1, 12)],
        "at least": [label.removeprefix("≥") for label in area("green").labels],
        "reward": list(area("green").rewards),
        "points": [str(n) for n in area("green").points_by_count[1:]],
    }


@pytest.mark.rule("G-4")
def test_the_orange_table_is_the_engines() -> None:
    [table] = tables("Sheet: orange")
    assert by_row(table) == {
        "cell": [str(n) for n in range(1, 12)],
        "times": [label.removeprefix("×") or "1" for label in area("orange").labels],
        "reward": list(area("orange").rewards),
    }


@pytest.mark.rule("G-5")
def test_the_purple_table_is_the_engines() -> None:
    [table] = tables("Sheet: purple")
    assert by_row(table) == {"cell": [str(n) for n in range(1, 12)], "reward": list(area("purple").rewards)}


@pytest.mark.rule("C-4")
@pytest.mark.rule("C-5")
def test_the_tables_of_rounds_are_the_engines() -> None:
    [rewards, rounds] = tables("Sheet: rounds")
    names = ["x:black or n:black:6" if name == "black" else name for name in PRINTED.round_rewards]
    assert by_row(rewards) == {"round": [str(n) for n in range(1, 7)], "reward": names}
    assert by_row(rounds) == {
        "players": [str(n) for n in CLEVER.seats],
        "rounds": [str(PRINTED.rounds_by_players[n]) for n in CLEVER.seats],
    }


def bounds(text: str) -> list[int]:
    """The scores at both ends of a band: one number if the band is open on a side."""
    return [int(number) for number in re.findall(r"\d+", text)]


def band_of(score: int) -> int:
    return CLEVER.view(Table(ended(worth(score))).state, 0).rating


@pytest.mark.rule("C-64")
def test_the_table_of_ratings_is_the_engines() -> None:
    [[_, *bands]] = tables("Sheet: rating")
    assert [int(band) for _, band in bands] == list(range(1, 10))
    for scores, band in bands:
        assert {band_of(score) for score in bounds(scores)} == {int(band)}
    edges = [bounds(scores) for scores, _ in bands]
    assert all(above[0] - 1 == below[-1] for above, below in pairwise(edges))


@pytest.mark.rule("C-60")
def test_the_table_of_options_is_the_engines() -> None:
    [[heads, *rows]] = tables("Playing alone")
    assert heads[:2] == ["option", "default"]
    assert [(row[0], row[1]) for row in rows] == [(f"`{o.name}`", o.values[0]) for o in CLEVER.options]
    assert all(set(heads[2:]) == set(option.values) for option in CLEVER.options)


@pytest.mark.rule("C-44")
def test_every_reward_of_the_engine_is_explained() -> None:
    [[_, *rows]] = tables("How rewards are written")
    explained = set(re.findall(r"`([a-z0-9:]+)`", " ".join(cell for row in rows for cell in row)))
    assert explained == {*PRINTED.rewards[1:], "x:black", "n:black:6"} - {"black"}


# -- every rule has a test

RULES = set(re.findall(r"^- \*\*([CG]-\d+)\*\*", PAGE, re.MULTILINE))
RULINGS = set(re.findall(r"^\| (R-\d+) \|", PAGE, re.MULTILINE))


def marked_rules() -> set[str]:
    """Every id that a test in this folder carries."""
    sources = [file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py")]
    marks = re.findall(r"pytest\.mark\.rule\(([^)]*)\)", "\n".join(sources))
    return {rule for mark in marks for rule in re.findall(r'"([A-Z]-\d+)"', mark)}


def test_every_rule_of_the_page_has_a_test() -> None:
    missing = sorted((RULES | RULINGS) - marked_rules())
    assert not missing, f"no test carries {', '.join(missing)}"


def test_every_marked_rule_stands_on_the_page() -> None:
    unknown = sorted(marked_rules() - RULES - RULINGS)
    assert not unknown, f"tests carry rules that the page does not have: {', '.join(unknown)}"


def test_the_page_has_all_the_rules_of_the_game() -> None:
    spans = {"C": [(1, 5), (10, 17), (20, 23), (30, 30), (40, 46), (50, 54), (60, 64)], "G": [(1, 5)]}
    numbered = {f"{letter}-{n}" for letter, runs in spans.items() for a, b in runs for n in range(a, b + 1)}
    assert numbered == RULES
    assert {f"R-{n}" for n in (1, 2, 3, 4, 5, 6, 10, 11, 14, 15, 16)} == RULINGS

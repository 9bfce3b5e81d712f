"""The rules page says what the engine does: its tables are the engine's data, its rules have tests."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.docs import pages
from tests.positions import Table, ended, worth
from tests.rules.twice import sheets

from silvertray.games import game

SLUGS = ["clever", "twice"]
PAGES = {slug: pages.page(slug) for slug in SLUGS}
GAMES: dict[str, Any] = {slug: game(slug) for slug in SLUGS}


def section(title: str, slug: str = "clever") -> str:
    return pages.section(PAGES[slug], title)


def tables(title: str, slug: str = "clever") -> list[list[list[str]]]:
    return pages.tables(section(title, slug))


def by_row(table: list[list[str]]) -> dict[str, list[str]]:
    """A table whose rows have their name in front."""
    return {row[0]: row[1:] for row in table}


def area(name: str, slug: str = "clever") -> Any:
    return GAMES[slug].printed.sheet[GAMES[slug].areas.index(name)]


def grid(name: str, blank: str, slug: str = "clever") -> list[list[str]]:
    labels = area(name, slug).labels
    return [[blank if cell is None or cell < 0 else labels[cell] for cell in row] for row in area(name, slug).rows]


def line_rewards(name: str, kind: str, slug: str = "clever") -> list[str]:
    return [line.reward for line in area(name, slug).lines if line.name.startswith(kind)]


def count_up(first: int, last: int) -> list[str]:
    return [str(n) for n in range(first, last + 1)]


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


@pytest.mark.rule("T-1")
@pytest.mark.rule("T-4")
def test_the_silver_tables_of_twice_are_the_engines() -> None:
    [[heads, *rows, rewards], points] = tables("Sheet: silver", "twice")
    assert heads == ["row", *count_up(1, 6)]
    assert [row[1:] for row in rows] == grid("silver", "", "twice")
    assert [row[0] for row in rows] == list(sheets.ROWS)
    assert rewards == ["column reward", *line_rewards("silver", "column", "twice")]
    assert by_row(points)["crosses in a row"] == count_up(0, 6)
    assert by_row(points)["points"] == [str(n) for n in area("silver", "twice").points_by_count]


@pytest.mark.rule("T-5")
def test_the_yellow_tables_of_twice_are_the_engines() -> None:
    [[_, *rows, rewards], points] = tables("Sheet: yellow", "twice")
    assert [row[:4] for row in rows] == grid("yellow", "", "twice")
    assert [row[4] for row in rows] == line_rewards("yellow", "row", "twice")
    assert rewards == [*line_rewards("yellow", "column", "twice"), "column reward"]
    assert by_row(points)["crossed"] == count_up(0, 10)
    assert by_row(points)["points"] == [str(n) for n in area("yellow", "twice").points_by_count]


@pytest.mark.rule("T-6")
def test_the_blue_table_of_twice_is_the_engines() -> None:
    [table] = tables("Sheet: blue", "twice")
    assert by_row(table) == {
        "cell": count_up(1, 12),
        "reward": list(area("blue", "twice").rewards),
        "points": [str(n) for n in area("blue", "twice").points_by_count[1:]],
    }


@pytest.mark.rule("T-7")
def test_the_green_table_of_twice_is_the_engines() -> None:
    [table] = tables("Sheet: green", "twice")
    assert by_row(table) == {
        "cell": count_up(1, 12),
        "times": [label.removeprefix("×") for label in area("green", "twice").labels],
        "reward": list(area("green", "twice").rewards),
    }


@pytest.mark.rule("T-8")
def test_the_pink_table_of_twice_is_the_engines() -> None:
    [table] = tables("Sheet: pink", "twice")
    assert by_row(table) == {
        "cell": count_up(1, 12),
        "at least": [label.removeprefix("≥") for label in area("pink", "twice").labels],
        "reward": list(area("pink", "twice").rewards),
    }


@pytest.mark.rule("T-11")
def test_the_table_of_tracks_is_the_engines() -> None:
    [[_, *rows]] = tables("Sheet: tracks", "twice")
    printed = GAMES["twice"].printed
    assert rows == [[track, str(printed.track_fields), end] for track, end in printed.tracks.items()]


BLACK = {"clever": "x:black or n:black:6", "twice": "?:black"}


@pytest.mark.rule("C-4")
@pytest.mark.rule("C-5")
@pytest.mark.parametrize("slug", SLUGS)
def test_the_tables_of_rounds_are_the_engines(slug: str) -> None:
    [rewards, rounds] = tables("Sheet: rounds", slug)
    printed = GAMES[slug].printed
    names = [BLACK[slug] if name == "black" else name for name in printed.round_rewards]
    assert by_row(rewards) == {"round": count_up(1, 6), "reward": names}
    assert by_row(rounds) == {
        "players": [str(n) for n in GAMES[slug].seats],
        "rounds": [str(printed.rounds_by_players[n]) for n in GAMES[slug].seats],
    }


def bounds(text: str) -> list[int]:
    """The scores at both ends of a band: one number if the band is open on a side."""
    return [int(number) for number in re.findall(r"\d+", text)]


def band_of(slug: str, score: int) -> int:
    position = ended(worth(score)) if slug == "clever" else sheets.ended(sheets.worth(score))
    return GAMES[slug].view(Table(position).state, 0).rating


@pytest.mark.rule("C-64")
@pytest.mark.parametrize(("slug", "count"), [("clever", 9), ("twice", 11)])
def test_the_table_of_ratings_is_the_engines(slug: str, count: int) -> None:
    [[_, *bands]] = tables("Sheet: rating", slug)
    assert [int(band) for _, band in bands] == list(range(1, count + 1))
    for scores, band in bands:
        assert {band_of(slug, score) for score in bounds(scores)} == {int(band)}
    edges = [bounds(scores) for scores, _ in bands]
    assert all(above[0] - 1 == below[-1] for above, below in pairwise(edges))


@pytest.mark.rule("C-60")
@pytest.mark.parametrize("slug", SLUGS)
def test_the_table_of_options_is_the_engines(slug: str) -> None:
    [[heads, *rows]] = tables("Playing alone", slug)
    assert heads[:2] == ["option", "default"]
    assert [(row[0], row[1]) for row in rows] == [(f"`{o.name}`", o.values[0]) for o in GAMES[slug].options]
    assert all(set(heads[2:]) == set(option.values) for option in GAMES[slug].options)


def printed_rewards(slug: str) -> set[str]:
    """Every reward on a game's sheet, its tracker and the ends of its tracks."""
    printed = GAMES[slug].printed
    lines = {line.reward for area in printed.sheet if hasattr(area, "lines") for line in area.lines}
    cells = {reward for area in printed.sheet if hasattr(area, "rewards") for reward in area.rewards}
    return lines | cells | {*printed.round_rewards, *printed.tracks.values(), *printed.black} - {""}


@pytest.mark.rule("C-44")
@pytest.mark.parametrize("slug", SLUGS)
def test_every_reward_of_the_sheet_is_explained(slug: str) -> None:
    [[_, *rows]] = tables("How rewards are written", slug)
    explained = set(re.findall(r"`([a-z0-9:?]+)`", " ".join(cell for row in rows for cell in row)))
    assert explained == printed_rewards(slug) - {"", "black"} | set(BLACK[slug].split(" or "))


# -- every rule has a test

RULES = {slug: set(re.findall(r"^- \*\*([CGT]-\d+)\*\*", PAGES[slug], re.MULTILINE)) for slug in SLUGS}
RULINGS = {slug: set(re.findall(r"^\| (R-\d+) \|", PAGES[slug], re.MULTILINE)) for slug in SLUGS}


MARKED = pages.marked_rules(Path(__file__).parent)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_of_the_page_has_a_test(slug: str) -> None:
    missing = sorted((RULES[slug] | RULINGS[slug]) - MARKED)
    assert not missing, f"no test carries {', '.join(missing)}"


def test_every_rule_named_by_a_test_is_on_a_page() -> None:
    unknown = sorted(MARKED.difference(*RULES.values(), *RULINGS.values()))
    assert not unknown, f"tests carry rules that no page has: {', '.join(unknown)}"


SHARED = [(1, 5), (10, 17), (20, 23), (30, 30), (40, 46), (50, 54), (60, 64)]
SPANS = {"clever": {"C": SHARED, "G": [(1, 5)]}, "twice": {"C": SHARED, "T": [(1, 11)]}}
RULED = {"clever": (1, 2, 3, 4, 5, 6, 10, 11, 14, 15, 16), "twice": tuple(range(1, 17))}


@pytest.mark.parametrize("slug", SLUGS)
def test_the_page_has_all_the_rules_of_the_game(slug: str) -> None:
    numbered = {f"{letter}-{n}" for letter, runs in SPANS[slug].items() for a, b in runs for n in range(a, b + 1)}
    assert numbered == RULES[slug]
    assert {f"R-{n}" for n in RULED[slug]} == RULINGS[slug]

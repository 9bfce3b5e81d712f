"""The notation page says what the engine does."""

import re
from pathlib import Path

import pytest

from silvertray.games import game

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def section(slug: str) -> str:
    """The part of the page with a game's actions."""
    return PAGE.split(f"\n### {slug}\n")[1].split("\n#")[0]


@pytest.mark.parametrize("slug", ["clever", "twice"])
def test_the_table_of_actions_is_the_engines(slug: str) -> None:
    pairs = re.findall(r"\| (\d+) \| `([^`]+)` ", section(slug))
    assert {int(number): text for number, text in pairs} == dict(enumerate(game(slug).actions))


@pytest.mark.parametrize("slug", ["clever", "twice"])
def test_the_position_on_the_page_is_one_and_is_written_so(slug: str) -> None:
    position = next(line for line in PAGE.splitlines() if line.startswith(f"{slug} moment="))
    assert game(slug).position(game(slug).from_position(position)) == position


@pytest.mark.parametrize("slug", ["clever", "twice"])
def test_the_page_names_the_version_of_the_rules(slug: str) -> None:
    assert f"`{game(slug).rules_version}`" in PAGE

"""The notation page says what the engine does."""

import re
from pathlib import Path

from silvertray.games import game

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
CLEVER = game("clever")


def test_the_table_of_actions_is_the_engines() -> None:
    pairs = re.findall(r"\| (\d+) \| `([^`]+)` ", PAGE)
    assert {int(number): text for number, text in pairs} == dict(enumerate(CLEVER.actions))


def test_the_position_on_the_page_is_one_and_is_written_so() -> None:
    position = next(line for line in PAGE.splitlines() if line.startswith("clever moment="))
    assert CLEVER.position(CLEVER.from_position(position)) == position


def test_the_page_names_the_version_of_the_rules() -> None:
    assert f"`{CLEVER.rules_version}`" in PAGE

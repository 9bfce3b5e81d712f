"""Rules pages as data: sections, tables, ids; and the ids that tests carry."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"


def page(slug: str) -> str:
    """The rules page of a game."""
    return (ROOT / "docs" / "rules" / f"{slug}.md").read_text(encoding="utf-8")


def section(text: str, title: str) -> str:
    """The part of a page under a heading, up to the next one."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#|\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, title
    return found[1]


def tables(text: str) -> list[list[list[str]]]:
    """The tables in a text: rows of cells, the line under the heads left out, a dash read as nothing."""
    blocks = re.findall(r"(?:^ *\|.*\|\n?)+", text, re.MULTILINE)
    return [[cells(row) for n, row in enumerate(block.splitlines()) if n != 1] for block in blocks]


def cells(row: str) -> list[str]:
    """The cells of a row."""
    return ["" if cell.strip() == "–" else cell.strip() for cell in row.strip().strip("|").split("|")]


def rule(text: str, name: str) -> str:
    """What a page says under the id of a rule."""
    found = re.search(rf"^- \*\*{name}\*\* (.*?)(?=^- |^#|\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, name
    return found[1]


def marked_rules(folder: Path) -> set[str]:
    """Every id that a test under a folder carries."""
    sources = [file.read_text(encoding="utf-8") for file in folder.rglob("test_*.py")]
    marks = re.findall(r"pytest\.mark\.rule\(([^)]*)\)", "\n".join(sources))
    return {name for mark in marks for name in re.findall(r'"([A-Z]-\d+)"', mark)}

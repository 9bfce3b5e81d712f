"""The page on security answers every ASVS requirement of levels 1 and 2 once, and names only what exists."""

import re
from collections import Counter
from pathlib import Path

import pytest
from tests.docs.pages import ROOT, section, tables

IDS = [line.split()[0] for line in (Path(__file__).parent / "asvs-5.0-ids.txt").read_text().splitlines()]
TEXT = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
ROWS = [row for table in tables(section(TEXT, "ASVS 5.0, levels 1 and 2")) for row in table[1:]]
MET = [row for row in ROWS if row[2] == "met"]


def covered(ids: str) -> list[str]:
    """The requirements of a row: one, or all from the first to the last."""
    first, _, last = ids.partition("–")
    return IDS[IDS.index(first) : IDS.index(last or first) + 1]


def is_defined(name: str, text: str) -> bool:
    """Whether a source defines a name: a function, a class or a constant."""
    return bool(re.search(rf"\b(?:def|class|function|const) {name}\b|^{name}\b.*=", text, re.MULTILINE))


def test_every_requirement_is_answered_once_and_in_order() -> None:
    assert [one for row in ROWS for one in covered(row[0])] == IDS


def test_every_answer_is_one_of_three_and_says_more() -> None:
    assert {row[2] for row in ROWS} == {"met", "does not apply", "open"}
    assert all(len(row) == 4 and row[1] and row[3] for row in ROWS)


@pytest.mark.parametrize("row", MET, ids=[row[0] for row in MET])
def test_what_meets_a_requirement_exists(row: list[str]) -> None:
    references = re.findall(r"`([^`]+)`", row[3])
    assert references
    for path, _, name in (one.partition(":") for one in references):
        assert (ROOT / path).exists(), path
        assert not name or is_defined(name, (ROOT / path).read_text(encoding="utf-8")), f"{path}:{name}"


def test_the_counts_are_those_of_the_table() -> None:
    told = re.search(r"Of (\d+) requirements (\d+) are met, (\d+) do not apply, (\d+) are open", TEXT)
    count = Counter(row[2] for row in ROWS for _ in covered(row[0]))
    assert told
    assert [int(one) for one in told.groups()] == [len(IDS), count["met"], count["does not apply"], count["open"]]

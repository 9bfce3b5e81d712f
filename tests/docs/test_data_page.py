"""The page about data sets has the columns that are written, and what it shows works."""

from __future__ import annotations

import re

import pytest
from tests.docs.pages import ROOT, tables

from silvertray.lab.dataset.judging import DEALS
from silvertray.lab.dataset.parquet import COLUMNS

PAGE = (ROOT / "docs" / "data.md").read_text("utf-8")


def test_the_columns_are_those_of_the_file() -> None:
    (rows,) = tables(PAGE)
    assert {row[0].strip("`"): row[1] for row in rows[1:]} == {name: says for name, (_, says) in COLUMNS.items()}
    assert f"{DEALS} imagined deals" in PAGE


def test_the_program_shows_what_was_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(program, "docs/data.md", "exec"), {})
    assert capsys.readouterr().out.count("←") == 1

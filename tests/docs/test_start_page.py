"""The first page: what it shows works, and its extras are those that there are."""

from __future__ import annotations

import re
import tomllib

import pytest
from tests.docs.pages import ROOT, section, tables

PAGE = (ROOT / "docs" / "start.md").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_the_table_has_every_extra() -> None:
    (rows,) = tables(section(PAGE, "Extras"))
    assert [row[0].strip("`") for row in rows[1:]] == [*PROJECT["optional-dependencies"]]


def test_the_games_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    examples = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    for example, shows in zip(examples, ("1 seat", "place=1"), strict=True):
        exec(compile(example, "docs/start.md", "exec"), {})
        assert shows in capsys.readouterr().out

"""The first page: what it shows works, and its extras are those that there are."""

from __future__ import annotations

import re
import tomllib

import pytest
from tests.docs.pages import ROOT, section, tables

from silvertray.cli import parser

PAGE = (ROOT / "docs" / "start.md").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_the_table_has_every_extra() -> None:
    (rows,) = tables(section(PAGE, "What there is to install"))
    assert [row[0].strip("`") for row in rows[1:]] == [*PROJECT["optional-dependencies"]]


def test_every_command_of_the_page_is_understood() -> None:
    commands = re.findall(r"^silvertray ([^#\n]+)", PAGE, re.MULTILINE)
    assert len(commands) == 2
    assert all(parser().parse_args(command.split()) for command in commands)


def test_the_game_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(example, "docs/start.md", "exec"), {})
    assert "1 seat" in capsys.readouterr().out

"""The page about environments: its tables are the code's, and its programs run."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "envs.md").read_text("utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_tables_are_up_to_date() -> None:
    written = runpy.run_path(str(ROOT / "docs" / "envs" / "write.py"))["written"]
    assert written(PAGE) == PAGE, "run python docs/envs/write.py"
    assert PAGE.count("| `round` |") == 3


@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_every_program_runs(number: int, tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text(PROGRAMS[number], "utf-8")
    runpy.run_path(str(file))


def test_there_are_programs() -> None:
    assert len(PROGRAMS) > 4

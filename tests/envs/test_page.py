"""The page about environments: its tables are the code's."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "envs.md").read_text("utf-8")


def test_the_tables_are_up_to_date() -> None:
    written = runpy.run_path(str(ROOT / "docs" / "envs" / "write.py"))["written"]
    assert written(PAGE) == PAGE, "run python docs/envs/write.py"
    assert PAGE.count("| `round` |") == 3

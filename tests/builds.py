"""Which of the two builds is under test, and what the second one is spared."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

# Where both are tested, what is no matter of the build is tested on the compiled one alone.
IS_SECOND = os.environ.get("SILVERTRAY_BUILD") == "pure" and "SILVERTRAY_ALONE" not in os.environ

# Folders about modules that are hardly ever compiled, with all that the second build runs of them: the files about
# those that are, and some which show that the others work on it.
SHOWN_BY = {
    "analysis": ("dice/test_line.py", "dice/test_reasons.py", "dobro/test_account.py", "dobro/test_reasons.py"),
    "cli": ("test_commands.py",),
    "docs": (),
    "golden/v1": ("test_games.py",),
    "lab": ("test_learner.py", "test_selfplay.py", "test_simulate.py", "test_tournament.py", "test_train.py"),
    "locale": (),
    "server": ("test_games.py", "test_thinking.py"),
    "terminal": ("test_saved_games.py", "test_whole_games.py"),
}


def spared(tests: Path) -> Iterator[Path]:
    """The files of tests that the second build need not run."""
    for folder, shown_by in SHOWN_BY.items():
        kept = {tests / folder / name for name in shown_by}
        assert all(file.exists() for file in kept), f"a file of {folder} has another name by now"
        yield from (file for file in (tests / folder).rglob("test_*.py") if file not in kept)


def examples(number: int) -> int:
    """On how many examples a law is tried; of those on the compiled build the slower one takes a quarter."""
    return max(number // 4, min(number, 4)) if IS_SECOND else number

"""The command `silvertray`, run as people run it, on the build under test."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import silvertray

PACKAGE = Path(silvertray.__file__).parents[1]  # src when uncompiled, else where it is installed
PATIENCE = 600  # seconds: a command that only gets what other tests leave it has not failed


class Done(NamedTuple):
    """A command that has ended."""

    code: int
    out: str
    err: str


def environment(folder: Path) -> dict[str, str]:
    """What a command finds around it when it is run in a folder, which also holds its saved games."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    return inherited | {
        "PYTHONPATH": str(PACKAGE),
        "SILVERTRAY_HOME": str(folder / "saves"),
        "COLUMNS": "100",
        "PYTHONIOENCODING": "utf-8",  # as strict as in the usual places, whatever this one is
    }


def run(folder: Path, *arguments: str, typed: str = "") -> Done:
    """Run a command in a folder."""
    done = subprocess.run(
        [sys.executable, "-m", "silvertray.cli", *arguments],
        cwd=folder,
        env=environment(folder),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def refusal(done: Done) -> str:
    """The one line of a refused request."""
    assert done.code == 2, done
    return only_line(done)


def only_line(done: Done) -> str:
    """The one line on the error stream; nothing else is said, and no traceback."""
    assert done.out == ""
    assert done.err.endswith("\n")
    lines = done.err.splitlines()
    assert len(lines) == 1, done.err
    assert lines[0].startswith("silvertray")
    return lines[0]

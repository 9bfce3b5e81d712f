"""An environment with Silvertray, what it needs at least, and nothing else."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tests.cli.command import PACKAGE, Done, environment

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]


def brought_by(lines: list[str]) -> set[str]:
    """The distributions that these requirements bring, with all that those need."""
    found: set[str] = set()
    waiting = [Requirement(line) for line in lines]
    while waiting:
        wanted = waiting.pop()
        if canonicalize_name(wanted.name) not in found and applies(wanted):
            found.add(canonicalize_name(wanted.name))
            waiting += map(Requirement, distribution(wanted.name).requires or [])
    return found


def applies(wanted: Requirement) -> bool:
    """Whether a requirement is one of this Python and machine, without any extra."""
    return wanted.marker is None or wanted.marker.evaluate({"extra": ""})


def lay_out(folder: Path) -> None:
    """Link the package and all that it needs at least into a folder."""
    (folder / "silvertray").symlink_to(PACKAGE / "silvertray")
    for name in brought_by(PROJECT["dependencies"]):
        for file in distribution(name).files or []:
            top = folder / file.parts[0]
            if file.parts[0] != ".." and not top.exists():
                top.symlink_to(Path(str(distribution(name).locate_file(file.parts[0]))))


def bare(folder: Path, *arguments: str, typed: str = "") -> Done:
    """Run Python in a folder; `-S` hides what else is installed."""
    done = subprocess.run(
        [sys.executable, "-S", *arguments],
        cwd=folder,
        env=environment(folder) | {"PYTHONPATH": str(folder)},
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    return Done(done.returncode, done.stdout, done.stderr)

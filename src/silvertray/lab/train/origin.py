"""Which code a net was trained by."""

from __future__ import annotations

import subprocess
from pathlib import Path

import silvertray

FOLDER = Path(silvertray.__file__).parent


def origin(folder: Path = FOLDER) -> str:
    """The commit of our checkout that the folder lies in, or else the version of the package."""
    top = asked_git(folder, "rev-parse", "--show-toplevel")
    is_ours = top is not None and (Path(top) / "src" / "silvertray").is_dir()  # and no venv in somebody else's checkout
    return (asked_git(folder, "describe", "--always", "--dirty") if is_ours else None) or silvertray.__version__


def asked_git(folder: Path, *question: str) -> str | None:
    """What Git says, if it is there and knows."""
    try:
        done = subprocess.run(["git", *question], cwd=folder, capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip() if done.returncode == 0 else None

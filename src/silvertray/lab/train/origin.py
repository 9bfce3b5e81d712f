"""Which code a net was trained by."""

from __future__ import annotations

import subprocess
from pathlib import Path

import silvertray

FOLDER = Path(silvertray.__file__).parent


def origin() -> str:
    """The commit of the checkout that this code lies in, or else the version of the package."""
    top = asked_git("rev-parse", "--show-toplevel")
    is_ours = top is not None and (Path(top) / "src" / "silvertray").is_dir()  # and no venv in somebody else's checkout
    return (asked_git("describe", "--always", "--dirty") if is_ours else None) or silvertray.__version__


def asked_git(*question: str) -> str | None:
    """What Git says, if it is there and knows."""
    try:
        done = subprocess.run(["git", *question], cwd=FOLDER, capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip() if done.returncode == 0 else None

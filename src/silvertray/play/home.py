"""The folder on this machine where a player's games are kept."""

from __future__ import annotations

import os
from pathlib import Path


def home() -> Path:
    """SILVERTRAY_HOME, or a folder among the user's own data."""
    if os.environ.get("SILVERTRAY_HOME"):
        return Path(os.environ["SILVERTRAY_HOME"])
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "silvertray"

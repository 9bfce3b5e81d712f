"""Which of the two builds is under test, and which tests the uncompiled one runs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

# Where both are tested, the compiled one runs every test.
IS_SECOND = os.environ.get("SILVERTRAY_BUILD") == "pure" and "SILVERTRAY_ALONE" not in os.environ

# Folders about what coverage measures. Of all others the second build only runs what is marked `both_builds`:
# tests/properties/test_builds.py compares the two byte for byte.
WHOLE = ("core", "dobro", "golden", "play", "properties", "rules")
MARKER = "both_builds"


def spared_files(tests: Path) -> Iterator[Path]:
    """The files of which the second build runs nothing, and which it need not even load."""
    for file in tests.glob("*/**/test_*.py"):
        if file.relative_to(tests).parts[0] not in WHOLE and MARKER not in file.read_text("utf-8"):
            yield file


def is_spared(item: pytest.Item) -> bool:
    """Whether the second build need not run a test."""
    return item.nodeid.split("/")[1] not in WHOLE and not item.get_closest_marker(MARKER)


def examples(number: int) -> int:
    """On how many examples a law is tried; of those on the compiled build the slower one takes a tenth."""
    return max(number // 10, min(number, 4)) if IS_SECOND else number

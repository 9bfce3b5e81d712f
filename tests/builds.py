"""Which of the two builds is under test, and which tests the uncompiled build runs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# Where both builds are tested, the compiled one runs every test.
IS_SECOND = os.environ.get("SILVERTRAY_BUILD") == "pure" and "SILVERTRAY_ALONE" not in os.environ

# Folders about the code that coverage measures. From all others the second build only runs tests marked `both_builds`,
# because tests/properties/test_builds.py compares the output of both builds byte for byte.
WHOLE = ("core", "dobro", "golden", "play", "properties", "rules")
MARKER = "both_builds"


def is_whole(file: Path) -> bool:
    """Whether the second build runs everything in a file; most of golden/v1 is not about compiled code."""
    return file.parts[0] in WHOLE and file.parts[1] != "v1"


def skipped_files(tests: Path) -> Iterator[Path]:
    """The files without a test for the second build, which need not be loaded at all."""
    for file in tests.glob("*/**/test_*.py"):
        if not is_whole(file.relative_to(tests)) and MARKER not in file.read_text("utf-8"):
            yield file


def is_skipped(item: pytest.Item) -> bool:
    """Whether the second build skips a test."""
    return not is_whole(Path(item.nodeid).relative_to("tests")) and not item.get_closest_marker(MARKER)


NIGHTLY = "nightly"  # the profile of Hypothesis that `make nightly` runs
TIMES = 50  # as many examples as on any day


def examples(number: int) -> int:
    """How many examples a law is tried on: the second build, which is slower, takes a tenth."""
    if settings.get_current_profile_name() == NIGHTLY:
        return number * TIMES
    return max(number // 10, min(number, 4)) if IS_SECOND else number

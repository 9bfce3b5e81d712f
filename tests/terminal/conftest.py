"""A seat at a terminal for every test."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.driving import Seat


@pytest.fixture
def seat(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Seat:
    return Seat(monkeypatch, tmp_path / "home")

"""Every screen of the coach is for everybody."""

from __future__ import annotations

import pytest
from tests.web.everybody import check_screen
from tests.web.screens import COACH
from tests.web.stage import Stage


@pytest.mark.parametrize("name", COACH)
def test_a_screen_is_for_everybody(name: str, stage: Stage) -> None:
    check_screen(COACH[name], stage)

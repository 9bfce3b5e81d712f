"""Every screen, small and light, large and dark: axe finds nothing, nothing is too wide, or too small for a finger.

On a small phone it fits in every language too, with letters far apart, and has no word that is not in our files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.server.waiting import ANSWER_MS
from tests.web.conftest import Server, is_complaint
from tests.web.looking import (
    DESK,
    PHONE,
    drawn,
    faults,
    note_shown,
    overflow,
    put_into,
    small_targets,
    wider_faults,
)
from tests.web.rooms import WORKERLESS
from tests.web.screens import SCREENS
from tests.web.speaking import check_words
from tests.web.stage import Stage

NARROW = {"width": 320, "height": 640}  # a desk at 400 %


@pytest.fixture(scope="module")
def stage(browser: Browser, server: Server) -> Iterator[Stage]:
    """One page for all screens; whatever it complains about fails the last of them."""
    context = browser.new_context(viewport=PHONE, reduced_motion="reduce", **WORKERLESS)  # type: ignore[arg-type]
    page, complaints = context.new_page(), []
    page.set_default_timeout(ANSWER_MS)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda line: complaints.append(line.text) if is_complaint(line) else None)
    yield Stage(server, page)
    context.close()
    assert complaints == []


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_for_everybody(name: str, stage: Stage) -> None:
    page: Any = stage.page
    page.set_viewport_size(PHONE)
    put_into(page, "light")
    SCREENS[name](stage)
    drawn(page)
    assert faults(page) == []
    assert small_targets(page) == []
    check_words(page)
    note_shown(page)
    page.set_viewport_size(NARROW)
    assert overflow(page) <= 0
    page.set_viewport_size(DESK)
    put_into(page, "dark")
    assert wider_faults(page) == []
    assert small_targets(page) == []
    assert overflow(page, "200%") <= 0

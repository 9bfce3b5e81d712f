"""A table, a lesson and a replay in Firefox. Only `make nightly` runs this; all other browser tests use Chromium."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.locale.said import said
from tests.web.bidi import Firefox, start_firefox
from tests.web.looking import OVERFLOW, TOO_WIDE
from tests.web.serving import Server
from tests.web.stage import Seat

WIDTH, HEIGHT = 390, 844
LESSON_STEPS = 3  # of the lesson: a roll and a mark each
SLIDER = "input[type=range]"
ARROW_RIGHT = "\ue014"  # as WebDriver writes it
AT_STEP = f"(step) => document.querySelector('{SLIDER}').value === step"


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    """Firefox, whose page must not complain."""
    path = os.environ.get("SILVERTRAY_FIREFOX") or pytest.fail("SILVERTRAY_FIREFOX must name a Firefox")
    with start_firefox(path, tmp_path) as tab:
        yield tab
        tab.settle()
        assert tab.complaints == []


def check_width(tab: Firefox) -> None:
    assert tab.call("() => innerWidth") == WIDTH
    assert tab.call(OVERFLOW, "") <= 0
    assert tab.call(TOO_WIDE) == []


def test_a_die_is_rolled_picked_and_marked(server: Server, firefox: Firefox) -> None:
    firefox.open(server.address + Seat(server, "clever", ["me"], seed="1").path, WIDTH, HEIGHT)
    firefox.click("[data-act=roll]")
    firefox.click("[data-die=yellow].legal")
    check_width(firefox)
    firefox.click("[data-cell='yellow 8'].legal")
    firefox.wait_for("[data-cell='yellow 8'].crossed")
    firefox.wait_for("[data-act=roll]")
    check_width(firefox)


def test_a_lesson_leads_from_step_to_step(server: Server, firefox: Firefox) -> None:
    firefox.open(f"{server.address}/learn/clever", WIDTH, HEIGHT)
    for step in range(LESSON_STEPS):
        firefox.click("[data-act=roll][data-lit]")
        firefox.click("[data-cell][data-lit]")
        firefox.wait_until(f"() => document.querySelectorAll('.crossed, .written').length === {step + 1}")
        check_width(firefox)


def test_a_replay_is_stepped_through_and_dragged(server: Server, firefox: Firefox) -> None:
    table = Seat(server, "clever", ["me", "greedy"], seed="6").play().table
    firefox.open(f"{server.address}/replay/{table}", WIDTH, HEIGHT)
    firefox.click(f"[aria-label='{said('page-replay-next')}']")
    firefox.wait_until(AT_STEP, "1")
    firefox.press(ARROW_RIGHT)
    firefox.wait_until(AT_STEP, "2")
    check_width(firefox)
    firefox.drag(SLIDER)
    firefox.wait_for(".result")
    firefox.wait_for(".crossed")
    check_width(firefox)

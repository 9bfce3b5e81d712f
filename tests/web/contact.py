"""Every screen to look at, as contact sheets: three widths, both themes, some languages. `make screens` runs it."""

from __future__ import annotations

import base64
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from tests.web.looking import SETTLED, drawn, put_into
from tests.web.screens import SCREENS
from tests.web.serving import Server
from tests.web.stage import Stage

FOLDER = Path("build/screens")
ONLY = os.environ.get("SILVERTRAY_ONLY", "").lower()  # a part of a screen's name
LANGUAGES = os.environ.get("SILVERTRAY_LANGUAGES", "en ru").split()
HEIGHTS = {360: 740, 768: 1024, 1440: 900}  # of what one sees at once, by width
NARROW_ONLY = {"clever, the review of the whole game"}  # on a desk it stands beside the sheet, see the review
TALLEST = 2400  # of a page that scrolls
SCALES = {1440: 0.5}  # on a sheet; others are as large as they are
IN_A_ROW = {360: 4}  # on a sheet; of others two
PATIENCE_MS = 60_000
NAMES = [name for name in SCREENS if ONLY in name.lower()]
LOOKS = [(name, width) for name in NAMES for width in HEIGHTS if width < 1440 or name not in NARROW_ONLY]
SHEET = """<body style="margin: 16px; width: max-content; background: #8a8f98; font: 14px sans-serif">
<div style="display: grid; gap: 16px; grid-template-columns: repeat({}, auto); align-items: start">{}</div>"""
SHOT = """<figure style="margin: 0"><figcaption>{}</figcaption>
<img src="data:image/png;base64,{}" style="display: block; zoom: {}"></figure>"""
Shots = dict[str, bytes]


@pytest.fixture(scope="module")
def paper(browser: Browser) -> Iterator[Page]:
    """A page to lay sheets out on."""
    page = browser.new_page()
    yield page
    page.close()


@pytest.fixture(scope="module")
def stage(server: Server, paper: Page) -> Stage:
    """The same tables for all screens; each brings a page of its own."""
    return Stage(server, paper)


@pytest.fixture
def context(browser: Browser, width: int) -> Iterator[BrowserContext]:
    """Somebody new, who has played nothing."""
    size = {"width": width, "height": HEIGHTS[width]}
    context = browser.new_context(viewport=size, reduced_motion="reduce")  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE_MS)
    yield context
    context.close()


@pytest.mark.parametrize(("name", "width"), LOOKS)
def test_a_screen_is_shot(name: str, width: int, stage: Stage, context: BrowserContext, paper: Page) -> None:
    choice = context.new_page()  # a tab to choose the language in, which all others follow
    choice.goto(stage.server.address)
    stage.take(context.new_page())
    SCREENS[name](stage)
    shots: Shots = {}
    for language in LANGUAGES:
        choice.locator("header select").select_option(language)
        shots |= both_themes(stage.page, language)
    lay_out(paper, file_of(name, width), width, shots)


def both_themes(page: Page, language: str) -> Shots:
    """Light and dark, once the page speaks the language."""
    page.wait_for_function("lang => document.documentElement.lang === lang", arg=language)
    shots: Shots = {}
    for theme in ("light", "dark"):
        put_into(page, theme)
        drawn(page)
        page.evaluate(SETTLED)
        shots[f"{language} {theme}"] = shot(page)
    return shots


def shot(page: Page) -> bytes:
    """All of a page down to where nobody scrolls; under a dialog, what can be seen."""
    if page.locator("dialog[open]").count():
        return page.screenshot()
    width = page.evaluate("innerWidth")
    return page.screenshot(full_page=True, clip={"x": 0, "y": 0, "width": width, "height": TALLEST})


def lay_out(paper: Page, file: Path, width: int, shots: Shots) -> None:
    """All looks of a screen on one sheet."""
    scale = SCALES.get(width, 1)
    figures = (SHOT.format(look, base64.b64encode(shot).decode(), scale) for look, shot in shots.items())
    paper.set_content(SHEET.format(IN_A_ROW.get(width, 2), "".join(figures)))
    paper.set_viewport_size({"width": paper.evaluate("document.body.offsetWidth + 32"), "height": 100})
    paper.screenshot(path=file, full_page=True)


def file_of(name: str, width: int) -> Path:
    """Where a sheet is kept: `clever, replay` at 360 is clever-replay-360.png."""
    plain = name.lower().replace("'", "")
    return FOLDER / f"{re.sub('[^a-z0-9]+', '-', plain)}-{width}.png"

"""A real server and a real browser."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from bench.services import free_port
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright
from tests.server.support.logs import _no_traceback_in_the_log  # noqa: F401
from tests.server.support.waiting import ANSWER_MS
from tests.web.looking import PHONE
from tests.web.playing import listen
from tests.web.rooms import WORKERLESS, Room, Rooms
from tests.web.serving import Server
from tests.web.stage import Stage

# What Playwright leaves out as well, as only the last list counts; then the suggestions under the line for addresses,
# which nobody sees here, and which cost every window more than our page does.
LEFT_OUT = (
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
FLAGS += ["--process-per-site"]  # pages of one visitor share a process, see rooms.py
FLAGS += [f"--disable-features={','.join(LEFT_OUT)}"]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SHELL = "chromium-headless-shell"  # Debian's, beside its Chromium
BEGUN = "() => document.querySelector('#page')?.childElementCount !== 0"  # its words come before it is shown
expect.set_options(timeout=ANSWER_MS)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that leave nothing behind for others to see."""
    with Server(tmp_path_factory.mktemp("server")) as shared:
        yield shared
    assert "Traceback" not in shared.log()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it, and start it again at the same door."""
    with Server(tmp_path, port=free_port()) as own:
        yield own


@pytest.fixture(scope="session")
def machines_browser() -> Path:
    """The machine's own Chromium."""
    found = os.environ.get("SILVERTRAY_BROWSER") or next(filter(None, map(shutil.which, BROWSERS)), None)
    return Path(found) if found else pytest.skip("there is no Chromium on this machine")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What leads a browser by the hand."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def windowless(playwright: Playwright, machines_browser: Path) -> Iterator[Browser]:
    """A browser without a window, where there is one: it has a sixth less to do."""
    shell = machines_browser.with_name(SHELL)
    yield from launched(playwright, shell if shell.exists() else machines_browser)


@pytest.fixture(scope="session")
def browser(windowless: Browser) -> Browser:
    """What most tests look at pages with."""
    return windowless


@pytest.fixture(scope="module")
def browser_with_notices(playwright: Playwright, machines_browser: Path) -> Iterator[Browser]:
    """A browser as people have it, which shows notices."""
    yield from launched(playwright, machines_browser)


def launched(playwright: Playwright, path: Path) -> Iterator[Browser]:
    """A browser that runs."""
    chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
    yield chromium
    chromium.close()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether a test has failed, for its fixtures."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def rooms(windowless: Browser, server: Server) -> Iterator[Rooms]:
    """Where people without wishes of their own come in."""
    kept = Rooms(windowless, server.address)
    yield kept
    kept.close()


@pytest.fixture(scope="session")
def kept_stage(windowless: Browser, server: Server) -> Iterator[tuple[Stage, list[str]]]:
    """One page for all screens, as whoever comes next finds tables that were played before; and its complaints."""
    context = windowless.new_context(viewport=PHONE, reduced_motion="reduce", **WORKERLESS)  # type: ignore[arg-type]
    page, complaints = context.new_page(), []
    page.set_default_timeout(ANSWER_MS)
    hear_complaints(page, complaints)
    yield Stage(server, page), complaints
    context.close()


@pytest.fixture
def stage(kept_stage: tuple[Stage, list[str]]) -> Iterator[Stage]:
    """Where screens are looked at. Whatever the page complains about fails the test, or the next one if it is late."""
    shown, complaints = kept_stage
    yield shown
    heard, complaints[:] = complaints[:], []
    assert heard == []


@pytest.fixture
def visit(rooms: Rooms, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Any]:
    """Open an address as somebody new; whatever the page complains about fails the test.

    To keep the page, as its service worker does, is a quarter of a visit's work: only tests about that have a worker.
    """
    visited: list[Room] = []
    complaints: list[str] = []

    def open_page(address: str, width: int = 360, height: int = 640, **settings: Any) -> Page:
        room = Room(browser, **settings) if settings or browser is not rooms.browser else rooms.take()
        visited.append(room)
        page = room.open()
        page.set_viewport_size({"width": width, "height": height})
        page.set_default_timeout(ANSWER_MS)
        hear_complaints(page, complaints)
        listen(page)
        page.goto(address)
        page.wait_for_function(BEGUN)
        return page

    yield open_page
    if request.node.stash[FAILED]:
        for page in (page for room in visited for page in room.pages()):
            print(page.url, page.locator("body").aria_snapshot(), sep="\n")
    for room in visited:
        rooms.give_back(room)
    assert complaints == []


def hear_complaints(page: Page, complaints: list[str]) -> None:
    """From now on note whatever a page complains about."""
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda line: complaints.append(line.text) if is_complaint(line) else None)


def is_complaint(line: Any) -> bool:
    """Whether the page complains; lost connections and refused requests the browser tells by itself."""
    is_answer = "/api/" in line.location.get("url", "")
    is_lost = any(sign in line.text for sign in ("WebSocket", "ERR_", "error occurred when fetching the script"))
    return line.type == "error" and not is_lost and not is_answer

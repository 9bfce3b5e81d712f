"""A real server and a real browser."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.playing import listen

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
FLAGS += [f"--disable-features={','.join(LEFT_OUT)}"]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
BEGUN = "() => document.querySelector('#page')?.childElementCount !== 0"  # its words come before it is shown
QUICK = {"SILVERTRAY_BOT_PACE": "0.01", "SILVERTRAY_SECOND_THOUGHTS": "0.01", "SILVERTRAY_TABLES_PER_MINUTE": "1000"}


class Server:
    """`silvertray serve` on a database of its own; it can be killed and started again at the same door."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.db"
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start, and wait until it says where it is."""
        command = [sys.executable, "-m", "silvertray.cli", "serve", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.database}"]
        log = self.database.with_suffix(".log").open("ab")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env={**os.environ, **QUICK})
        log.close()
        assert self.process.stdout
        self.address = self.process.stdout.readline().decode().split()[-1].rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    def make(self, game: str, seats: list[str], dealer: dict[str, str]) -> dict[str, Any]:
        """A table, made without a page; whoever has the token sits there."""
        wish = {"game": game, "seats": seats, "dealer": dealer, "name": "Ann"}
        made: dict[str, Any] = httpx.post(f"{self.address}/api/tables", json=wish).json()
        return made

    def kill(self) -> None:
        """As if the power had failed."""
        self.process.send_signal(signal.SIGKILL)
        self.end()

    def end(self) -> None:
        """Wait for its end."""
        self.process.wait(20)
        assert self.process.stdout
        self.process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that do not harm it."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.process.terminate()
    running.end()


@pytest.fixture
def mortal_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it."""
    running = Server(tmp_path)
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The machine's own Chromium."""
    found = os.environ.get("SILVERTRAY_BROWSER") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if not found:
        pytest.skip("there is no Chromium on this machine")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Any]:
    """Open an address as somebody new; whatever the page complains about fails the test."""
    contexts, complaints = [], []

    def open_page(address: str, width: int = 360, height: int = 640, **settings: Any) -> Page:
        size = {"width": width, "height": height}
        context = browser.new_context(viewport=size, reduced_motion="reduce", **settings)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if is_complaint(line) else None)
        listen(page)
        page.goto(address)
        page.wait_for_function(BEGUN)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


def is_complaint(line: Any) -> bool:
    """Whether the page complains; lost connections and refused requests the browser tells by itself."""
    is_answer = "/api/" in line.location.get("url", "")
    is_lost = any(sign in line.text for sign in ("WebSocket", "ERR_", "error occurred when fetching the script"))
    return line.type == "error" and not is_lost and not is_answer

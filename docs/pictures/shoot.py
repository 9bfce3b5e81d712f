"""Take the pictures of the page for README and docs: a server of its own, seeded tables, a real browser.

make pictures
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic"]
PHONE = {"width": 390, "height": 780}
SCREEN = {"width": 1280, "height": 720}
# What to click next, dearest first: an answer, the big button, then any choice.
KINDS = ("section.scores button", ".ways button", ".dock .go", ".bar .main:enabled", ".names button", ".cell.legal")
KINDS += ("div.hand .card.plain", ".dock .other", ".bar button:enabled")
SHEET = "<body style='margin:24px;display:flex;gap:24px;background:#c9ced8'>{}</body>"
NIGHT = (("/", "main button.main"), ("/learn/clever", "[data-lit]"), ("/rules/dobro", "article"))
SHOT = "<img src='data:image/png;base64,{}' style='border-radius:28px;box-shadow:0 6px 24px #0005' width=300>"


def main() -> int:
    """Serve, shoot, stop."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "silvertray.cli", "serve", "--port", "0"]
        command += ["--database", f"sqlite:///{folder}/tables.db"]
        quick = {"SILVERTRAY_BOT_PACE": "0.02", "SILVERTRAY_SECOND_THOUGHTS": "0.02"}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ, **quick}, text=True)
        try:
            assert server.stdout
            shoot(server.stdout.readline().split()[-1].rstrip("/"))
        finally:
            server.terminate()
            server.wait(20)
    return 0


def shoot(address: str) -> None:
    """All pictures."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        games = [played(browser, address, game, PHONE) for game in ("clever", "twice", "dobro")]
        side_by_side(browser, [page.screenshot() for page in games], HERE / "page-phones.png")
        played(browser, address, "clever", SCREEN).screenshot(path=HERE / "page-clever.png")
        at_night = [looked_at(browser, f"{address}{path}", sign) for path, sign in NIGHT]
        side_by_side(browser, at_night, HERE / "page-night.png")
        browser.close()


def played(browser: Browser, address: str, game: str, size: Any) -> Page:
    """A seeded table in the middle of its game, with somebody called Ann in the first seat."""
    seats = ["me", "greedy", "greedy", "greedy"] if game == "dobro" else ["me"]
    wish = {"game": game, "seats": seats, "name": "Ann", "dealer": {"kind": "seed", "seed": 11}}
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(f"{address}/api/tables", json.dumps(wish).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    page = browser.new_page(viewport=size, device_scale_factor=1.5, reduced_motion="reduce")
    page.goto(f"{address}/t/{made['table']}#s={made['token']}")
    play(page, 12 if game == "dobro" else 34)
    return page


def looked_at(browser: Browser, address: str, sign: str) -> bytes:
    """A page in the dark and in Russian, once its sign is there."""
    page = browser.new_page(viewport=PHONE, device_scale_factor=1.5, color_scheme="dark", locale="ru")
    page.goto(address)
    page.locator(sign).first.wait_for()
    page.wait_for_timeout(300)
    return page.screenshot()


def play(page: Page, clicks: int) -> None:
    """So many clicks on whatever comes first, and on until there is something to show."""
    for n in range(clicks + 60):
        page.locator(", ".join(KINDS)).first.wait_for()
        if n >= clicks and is_telling(page):
            break
        kind = next(kind for kind in KINDS if page.locator(kind).count())
        page.locator(kind).nth(n % page.locator(kind).count()).click()
        page.wait_for_timeout(120)
    page.mouse.move(1, 1)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(300)


def is_telling(page: Page) -> bool:
    """Whether there are many cells to choose from; or some cards, and a trick that several have played to."""
    if not page.locator("section.trick").count():
        return page.locator(".cell.legal").count() > 6
    is_asked = page.locator("div.hand .card.plain").count() > 2 and not page.locator("section.scores").count()
    return is_asked and page.locator("section.trick .play").count() > 2


def side_by_side(browser: Browser, pictures: list[bytes], file: Path) -> None:
    """Several pictures in one."""
    page = browser.new_page(viewport={"width": 996, "height": 660})
    page.set_content(SHEET.format("".join(SHOT.format(base64.b64encode(picture).decode()) for picture in pictures)))
    page.wait_for_timeout(300)
    page.screenshot(path=file)


if __name__ == "__main__":
    sys.exit(main())

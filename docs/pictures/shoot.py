"""Take the README's pictures of the page: a server of its own, seeded tables, a real browser.

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
SHEET = "<body style='margin:24px;display:flex;gap:24px;background:#c9ced8'>{}</body>"
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
        phones = [phone(browser, address, game) for game in ("clever", "twice", "dobro")]
        side_by_side(browser, phones, HERE / "page-phones.png")
        page = opened(browser, address, "clever", SCREEN)
        play(page, 34)
        page.screenshot(path=HERE / "page-clever.png")
        browser.close()


def phone(browser: Browser, address: str, game: str) -> bytes:
    """A game in the middle, on a phone."""
    page = opened(browser, address, game, PHONE)
    play(page, 34 if game != "dobro" else 8)
    return page.screenshot()


def opened(browser: Browser, address: str, game: str, size: Any) -> Page:
    """A seeded table, with somebody called Ann in the first seat."""
    seats = ["me", "greedy", "greedy", "greedy"] if game == "dobro" else ["me"]
    wish = {"game": game, "seats": seats, "name": "Ann", "dealer": {"kind": "seed", "seed": 11}}
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(f"{address}/api/tables", json.dumps(wish).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    page = browser.new_page(viewport=size, device_scale_factor=1.5, reduced_motion="reduce", has_touch=False)
    page.goto(f"{address}/t/{made['table']}#s={made['token']}")
    return page


def play(page: Page, clicks: int) -> None:
    """So many clicks on whatever comes first, and on until there is a choice to show."""
    kinds = (".ways button", ".dock .go", ".bar .main:enabled", ".names button", ".cell.legal", "div.hand .card.plain")
    kinds += (".dock .other", ".bar button:enabled")
    for n in range(clicks + 20):
        page.locator(", ".join(kinds)).first.wait_for()
        if n >= clicks and page.locator(".cell.legal, div.hand .card.plain").count() > 2:
            break
        kind = next(kind for kind in kinds if page.locator(kind).count())
        page.locator(kind).nth(n % page.locator(kind).count()).click()
        page.wait_for_timeout(120)
    page.mouse.move(1, 1)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(300)


def side_by_side(browser: Browser, pictures: list[bytes], file: Path) -> None:
    """Several pictures in one."""
    page = browser.new_page(viewport={"width": 996, "height": 660})
    page.set_content(SHEET.format("".join(SHOT.format(base64.b64encode(picture).decode()) for picture in pictures)))
    page.wait_for_timeout(300)
    page.screenshot(path=file)


if __name__ == "__main__":
    sys.exit(main())

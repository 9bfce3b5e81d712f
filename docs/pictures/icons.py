"""Make the icons for home screens from our own SVG: `make pictures`."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

PUBLIC = Path(__file__).parents[2] / "web" / "public"
GROUND = "#eef1f5"  # that of the icon itself, so that a mask cuts nothing off
SAFE = 0.72  # of a maskable icon: the rest may be cut away by any shape
PICTURE = "<body style='margin:0;display:grid;place-content:center;height:100vh;background:{}'>{}"
ICONS = {  # name: (pixels, how much of it the picture takes, ground)
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-maskable-192.png": (192, SAFE, GROUND),
    "icon-maskable-512.png": (512, SAFE, GROUND),
    "apple-touch-icon.png": (180, 0.86, GROUND),
}


def main() -> int:
    """Draw all of them."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        for name in ICONS:
            draw(browser, name)
        browser.close()
    return 0


def draw(browser: Browser, name: str) -> None:
    """One icon."""
    pixels, part, ground = ICONS[name]
    page = browser.new_page(viewport={"width": pixels, "height": pixels})
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    page.set_content(PICTURE.format(ground, svg.replace("<svg", f"<svg width={int(pixels * part)}", 1)))
    page.screenshot(path=PUBLIC / name, omit_background=True)
    page.close()


if __name__ == "__main__":
    sys.exit(main())

"""The sheets and the cards look as they did: pictures are compared, without words, as fonts differ between machines.

`SILVERTRAY_PICTURES=write` writes them anew; look at their difference before you commit it.
"""

from __future__ import annotations

import base64
import os
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page
from tests.web.looking import drawn
from tests.web.serving import Server
from tests.web.stage import Seat

PICTURES = Path(__file__).parent / "pictures"
# Neither words nor what lies over the sheet.
ALONE = "text, .who, .line, .number, header, .dice, .foot, footer > :not(.own) { visibility: hidden !important }"
# Means of blocks of 4×4 pixels: edges that are drawn a little softer do not change them, one that has moved does.
DIFFERENT = """async ([old, fresh]) => {
  const BLOCK = 4, MOST = 14;
  const load = async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height);
  };
  const [one, two] = [await load(old), await load(fresh)];
  const mean = ({ data, width }, x, y, channel) => {
    let sum = 0;
    for (let n = 0; n < BLOCK * BLOCK; n++)
      sum += data[((y + Math.floor(n / BLOCK)) * width + x + (n % BLOCK)) * 4 + channel];
    return sum / BLOCK / BLOCK;
  };
  const found = [];
  for (let y = 0; y + BLOCK <= one.height; y += BLOCK)
    for (let x = 0; x + BLOCK <= one.width; x += BLOCK)
      if ([0, 1, 2].some((channel) => Math.abs(mean(one, x, y, channel) - mean(two, x, y, channel)) > MOST))
        found.push(`${x},${y}`);
  return found;
}"""
MOST_BLOCKS = 4
MOVES = 28  # to a choice in the middle of either game


def shot(part: Locator) -> bytes:
    """A picture of a part of the page."""
    part.page.mouse.move(1, 1)
    return part.screenshot(animations="disabled", style=ALONE)


def compare(page: Page, name: str, picture: bytes) -> None:
    """With the one that is stored, or store it."""
    file = PICTURES / f"{name}.png"
    if os.environ.get("SILVERTRAY_PICTURES") == "write":
        PICTURES.mkdir(exist_ok=True)
        file.write_bytes(picture)
    assert size(picture) == size(file.read_bytes()), f"{name} has another size"
    blank = page.context.new_page()
    both = [base64.b64encode(data).decode() for data in (file.read_bytes(), picture)]
    different: list[str] = blank.evaluate(DIFFERENT, both)
    blank.close()
    assert len(different) <= MOST_BLOCKS, f"{name} looks different at {different[:20]}"


def size(picture: bytes) -> tuple[int, int]:
    """How wide and how high a PNG is, as it says in its first chunk."""
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def opened(seat: Seat, visit: Any) -> Page:
    """A table on a phone, in light."""
    page: Page = visit("about:blank", color_scheme="light", bypass_csp=True)
    page.goto(seat.server.address + seat.path)
    return page


@pytest.mark.parametrize("game", ["clever", "twice"])
def test_a_sheet_looks_as_it_did(game: str, server: Server, visit: Any) -> None:
    seat = Seat(server, game, ["me"], "4")
    page = opened(seat, visit)
    page.locator(".dock .go").wait_for()
    drawn(page)
    compare(page, f"{game}-empty", shot(page.locator(".sheet")))
    seat.play(MOVES)
    page.reload()
    page.locator(".cell.legal").first.wait_for()
    drawn(page)
    compare(page, f"{game}-middle", shot(page.locator(".sheet")))


def test_a_table_of_dobro_looks_as_it_did(server: Server, visit: Any) -> None:
    page = opened(Seat(server, "dobro", ["me", "greedy", "greedy"], "4"), visit)  # with this seed the bots lead
    page.locator(".bar button:enabled:not([aria-disabled=true])").first.wait_for()
    compare(page, "dobro-hand", shot(page.locator("div.hand")))
    compare(page, "dobro-trick", shot(page.locator("section.trick")))


@pytest.mark.parametrize(("other", "why"), [("clever-middle", "looks different"), ("twice-empty", "another size")])
def test_a_picture_of_something_else_is_noticed(other: str, why: str, visit: Any) -> None:
    with pytest.raises(AssertionError, match=why):
        compare(visit("about:blank"), "clever-empty", (PICTURES / f"{other}.png").read_bytes())

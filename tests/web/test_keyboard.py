"""Whole games without a mouse: by arrows and Enter, and by typed commands."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import Server
from tests.web.keys import Keys, play

DICE = (".ways button", ".dock .go", "[data-cell].legal", ".dock .other")
CARDS = (
    "section.scores button",
    ".names button",
    ".pairs button",
    ".bar .main",
    "div.hand .card.plain",
    ".bar button:not(.undo)",
)


def cell(keys: Keys) -> str:
    """The name of the cell that has the focus."""
    return str(keys.page.evaluate("document.activeElement.ariaLabel")).partition(",")[0]


def test_a_game_of_clever_is_found_and_played_by_keys(server: Server, visit: Any) -> None:
    keys = Keys(visit(server.address))
    keys.page.get_by_role("button", name="Play now").first.wait_for()
    keys.tab_to("main button.main")
    keys.press("Enter")
    assert play(keys, DICE) > 30
    assert keys.tab_to(".ending button")


def test_a_game_of_dobro_with_bots_is_played_by_keys(server: Server, visit: Any) -> None:
    table = server.make("dobro", ["me", "beginner", "beginner"], {"kind": "seed", "seed": "8"})
    keys = Keys(visit(f"{server.address}/t/{table['table']}#s={table['token']}"))
    keys.page.get_by_role("toolbar").wait_for()
    assert play(keys, CARDS) > 20


def test_arrows_home_and_end_move_in_a_grid_and_tab_leads_from_area_to_area(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me"], {"kind": "seed", "seed": "1"})
    keys = Keys(visit(f"{server.address}/t/{table['table']}#s={table['token']}"))
    keys.page.get_by_role("grid").first.wait_for()
    assert keys.page.get_by_role("grid").count() == 5
    keys.tab_to("[data-cell]")
    places = []
    for key in ("ArrowDown", "ArrowRight", "End", "Control+Home", "Control+End", "ArrowDown", "Home"):
        keys.press(key)
        places.append(cell(keys))
    assert places == ["yellow 2", "yellow 1", "yellow 5", "yellow 3", "yellow 6", "blue 4", "blue 2"]
    keys.press("Tab")
    assert cell(keys).startswith("green")
    keys.press("Enter")
    keys.page.get_by_role("alert").filter(has_text="(C-10)").wait_for()  # why not

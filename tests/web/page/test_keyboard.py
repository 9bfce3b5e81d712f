"""Whole games without a mouse: by Tab, arrows and Enter, and by typed commands."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.server.support.pages import Page as Line
from tests.web.keys import LISTEN, Keys, play, type_command, type_commands
from tests.web.looking import drawn
from tests.web.serving import Server
from tests.web.stage import Seat, play_on

DICE = (".ways button", ".dock .go", "[data-cell].legal", ".dock .other")
CARDS = (
    "section.scores button",
    ".names button",
    ".pairs button",
    ".bar .main",
    ".own.turn div.hand .card.plain",
    ".bar button:not(.undo)",
)
CALLS = "[aria-live=assertive].unseen"


def cell(keys: Keys) -> str:
    """The name of the cell that has the focus."""
    return str(keys.page.evaluate("document.activeElement.ariaLabel")).partition(",")[0]


def test_a_game_of_clever_is_found_and_played_by_keys(server: Server, visit: Any) -> None:
    keys = Keys(visit(server.address))
    keys.page.get_by_role("button", name="Play now").first.wait_for()
    keys.tab_to("main button.main")
    keys.press("Enter")
    assert play(keys, DICE) > 30
    assert keys.by_arrow
    assert keys.tab_to(".ending button")


def test_a_game_of_dobro_with_bots_is_played_by_keys_and_read_aloud(server: Server, visit: Any) -> None:
    table = server.make("dobro", ["me", *["beginner"] * 3], {"kind": "seed", "seed": "8"})
    keys = Keys(visit(f"{server.address}/t/{table['table']}#s={table['token']}", width=1280, height=800))
    keys.page.locator(".own.turn").wait_for()
    keys.page.evaluate(LISTEN)
    keys.press("/")
    keys.page.get_by_role("combobox").wait_for()
    said = keys.page.get_by_role("region", name="Commands")
    said.get_by_text(f"{type_command(keys)}: done.").wait_for()
    keys.press("Escape")
    for told in ("You play", "Bot 2 plays"):  # now, as of a quick game only the latest moves are read aloud
        keys.page.wait_for_function("told => heard.some((text) => text.includes(told))", arg=told)
    assert play(keys, CARDS) > 20
    assert keys.by_arrow
    heard = " ".join(keys.page.evaluate("heard"))
    assert "takes the trick" in heard
    assert "Good number" in heard


def test_a_game_of_twice_is_played_by_typed_commands_and_then_by_keys(server: Server, visit: Any) -> None:
    table = server.make("twice", ["me"], {"kind": "seed", "seed": "4"})
    keys = Keys(visit(f"{server.address}/t/{table['table']}#s={table['token']}"))
    keys.page.get_by_role("grid").first.wait_for()
    drawn(keys.page)
    keys.press("/")
    keys.page.get_by_role("combobox").wait_for()
    assert type_commands(keys, "text=Round 4 of") > 15
    keys.press("Escape")
    assert play(keys, DICE) > 15
    assert keys.by_arrow


def test_the_command_line_answers_explains_and_gives_the_focus_back(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me"], {"kind": "seed", "seed": "1"})
    keys = Keys(visit(f"{server.address}/t/{table['table']}#s={table['token']}"))
    keys.page.get_by_role("grid").first.wait_for()
    drawn(keys.page)
    keys.tab_to(".dock .go")
    keys.press("/")
    keys.page.get_by_role("combobox").wait_for()
    said = keys.page.get_by_role("region", name="Commands")
    for line, answer in {
        "score": "Ann: 0 points",
        "moves": "You have no move right now.",
        "pick blue": "(C-10)",
        "fly": "isn’t a valid action",
        "ro": "roll: done.",
        "look": "Dice to roll: white",
        "hel": "Escape closes the command line",
    }.items():
        keys.page.keyboard.type(line)
        keys.press("Enter")
        said.get_by_text(answer).wait_for()
    keys.page.keyboard.type("yellow")
    keys.press("ArrowDown")
    assert keys.page.get_by_role("option", selected=True).inner_text().startswith("pick ")
    keys.do("Enter")
    expect(keys.page.locator(".cell.crossed")).to_have_count(1)
    keys.press("Escape")
    assert keys.is_at(".dock .go, h1")


def test_while_a_move_is_under_way_questions_are_answered_and_commands_stay(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me"], {"kind": "seed", "seed": "1"})
    page = visit(f"{server.address}/t/{table['table']}#s={table['token']}")
    page.get_by_role("button", name="Roll 6 dice").wait_for()
    field = page.get_by_role("combobox")
    page.keyboard.press("/")
    field.wait_for()  # the part of the page that reads commands has been fetched
    page.context.set_offline(True)
    page.get_by_text("Offline").wait_for()
    for line in ("roll", "score", "pass"):
        field.fill(line)
        field.press("Enter")
        if line == "score":
            page.get_by_role("region", name="Commands").get_by_text("Ann: 0 points").wait_for()
    expect(field).to_have_value("pass")
    page.context.set_offline(False)
    page.locator(".cell.legal").first.wait_for()
    expect(field).to_have_value("pass")


def test_what_happens_is_read_aloud_and_a_turn_at_once(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me", "beginner"], {"kind": "seed", "seed": "1"})
    keys = Keys(visit(f"{server.address}/t/{table['table']}#s={table['token']}"))
    keys.page.get_by_role("grid").first.wait_for()
    drawn(keys.page)
    keys.page.evaluate(LISTEN)
    for kind, told in ((".dock .go", "Rolled: white"), (".cell.legal", "You pick")):
        keys.tab_to(kind)
        keys.do("Enter")
        if keys.is_at(".ways button"):
            keys.do("Enter")
        keys.page.wait_for_function("told => heard.some((text) => text.includes(told))", arg=told)
    play(keys, DICE, until=f"{CALLS}:not(:empty)")
    assert "silver tray" in keys.page.locator(CALLS).inner_text()  # my turn: told at once
    keys.page.wait_for_function("() => heard.some((text) => text.includes('Bot 2 picks'))")


def test_the_play_that_ends_a_round_is_read_though_the_next_is_dealt_at_once(server: Server, visit: Any) -> None:
    seat = Seat(server, "dobro", ["me", "greedy", "greedy"], "3").play(18)
    page = visit(server.address + seat.path)
    page.locator("div.hand .card").first.wait_for()
    page.evaluate(LISTEN)
    with Line(server, seat.table, seat.token) as line:
        play_on(line, 1)
        assert line.view["round"] == 2
    page.wait_for_function("() => heard.some((text) => text.includes('You play a Joker as 3'))")


def test_the_places_are_read_once_whatever_comes_after_the_end(server: Server, visit: Any) -> None:
    seat = Seat(server, "clever", ["me", "greedy"], "6").play(30)
    page = visit(server.address + seat.path)
    page.get_by_role("grid").first.wait_for()
    page.evaluate(LISTEN)
    with Line(server, seat.table, seat.token) as line:
        play_on(line)
        page.wait_for_function("() => heard.some((text) => /1[.] .*: \\d+ points/.test(text))")
        before = page.evaluate("heard.length")
        page.clock.install()
        line.ask("rematch")
        page.get_by_role("link", name="Join rematch").wait_for()
        page.clock.fast_forward(5000)
    assert page.evaluate("heard.length") == before


def test_arrows_home_and_end_move_in_a_grid_and_tab_leads_from_area_to_area(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me"], {"kind": "seed", "seed": "1"})
    keys = Keys(visit(f"{server.address}/t/{table['table']}#s={table['token']}"))
    keys.page.get_by_role("grid").first.wait_for()
    drawn(keys.page)
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

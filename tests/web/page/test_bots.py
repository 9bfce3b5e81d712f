"""Bots at the table: which level sits where, how fast they are, and what they did, in words."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page
from tests.locale.said import said
from tests.web.looking import check, overflow
from tests.web.playing import CARDS, DICE, OVER, click_next, playing
from tests.web.serving import Server


def labels(page: Page, seat: int) -> list[str]:
    """What may sit on a seat of a new table."""
    found: list[str] = page.get_by_label(f"Seat {seat}").locator("option").all_inner_texts()
    return found


def bots_at(page: Page) -> list[str]:
    """The bots as the table's own list names them, seat by seat."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Table setup").click()
    found: list[str] = page.locator("dialog[open] ol li > span:last-child").all_inner_texts()
    page.keyboard.press("Escape")
    return found


def choose(page: Page, name: str) -> None:
    """Take a bot from the list that is open; the plain ones may be further down."""
    found = page.locator("dialog[open]").get_by_role("button", name=name, include_hidden=True)
    found.wait_for(state="attached")
    if not found.is_visible():
        page.locator("dialog[open] summary").click()
    found.click()


def until_others_moved(page: Page, kinds: tuple[str, ...]) -> None:
    """Play on until the others have made several moves since the own one, and it is one's turn again."""
    playing(page, kinds, 1, f"main:has(.meanwhile .more .unseen):has({', '.join(kinds)})")


def told_in(page: Page, kinds: tuple[str, ...], wanted: tuple[str, ...]) -> set[str]:
    """Play on until the page has said all these words; everything it said."""
    told: set[str] = set()
    luck = random.Random(2)
    while not all(words in " ".join(told) for words in wanted):
        assert click_next(page, kinds, luck, OVER), f"the game ended before the page said {wanted}"
        page.locator(", ".join((OVER, *kinds))).first.wait_for()  # all others have moved by then
        told.update(page.locator(".meanwhile li").all_text_contents())
    return told


def test_every_seat_of_a_new_table_has_a_bot_of_its_own_level(server: Server, visit: Any) -> None:
    games = server.get("/api/games").json()["games"]
    offered = next(game for game in games if game["slug"] == "dobro")
    page = visit(f"{server.address}/new/dobro")
    page.get_by_label("Seat 2").wait_for()
    assert len(labels(page, 2)) == len(offered["bots"]) + 1
    page.get_by_label("Seat 2").select_option("random")
    page.get_by_text(said("page-bot-random-note")).wait_for()
    page.get_by_label("Seat 3").select_option("greedy")
    page.get_by_role("radio", name="Relaxed").check()
    check(page, "a new table with bots")
    page.get_by_role("button", name=said("page-create-invite")).click()
    page.get_by_role("button", name="Greedy: change Bot 3").click()
    choose(page, "Random")
    page.get_by_role("button", name="Random: change Bot 3").click()
    page.get_by_role("button", name=said("page-bot-away")).click()
    page.get_by_role("button", name="Bot… Seat 4").click()
    choose(page, "Greedy")
    page.get_by_role("button", name="Greedy: change Bot 4").wait_for()
    check(page, "a lobby with bots")
    page.get_by_role("button", name="Fill with bots (Greedy)").click()
    page.get_by_role("toolbar").wait_for()
    assert bots_at(page)[1:] == ["Random", "Greedy", "Greedy"]


def test_without_a_choice_the_usual_bot_sits_down(server: Server, visit: Any) -> None:
    games = {game["slug"]: game for game in server.get("/api/games").json()["games"]}
    page = visit(server.address)
    page.get_by_role("button", name=said("page-play-now")).nth(2).click()
    page.get_by_role("toolbar").wait_for()
    usual = games["dobro"]["usual_bot"]
    assert {name.lower() for name in bots_at(page)[1:]} == {usual}


def test_the_host_sets_the_pace_of_the_bots_and_others_are_told(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me", "open", "greedy"], {"kind": "entropy"})
    host = visit(f"{server.address}/t/{table['table']}#s={table['token']}")
    guest = visit(f"{server.address}/t/{table['table']}#i={table['invite']}", width=1440, height=900)
    guest.get_by_role("button", name=said("page-sit")).click()
    for page in (host, guest):
        page.locator(".dock").wait_for()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=said("page-pace")).click()
    assert host.get_by_role("radio", name="Brisk").is_checked()
    guest.get_by_text("Bot speed: Brisk").wait_for()
    assert guest.get_by_role("radio").count() == 0
    host.get_by_role("radio", name="Instant").check()
    guest.get_by_text("Bot speed: Instant").wait_for()
    host.reload()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Table setup").click()
    host.locator("dialog[open] dd", has_text="Instant").wait_for()
    host.goto(f"{server.address}/new/clever")  # and at the next table
    host.get_by_role("button", name="bots instead").click()
    assert host.get_by_role("radio", name="Instant").is_checked()


TOLD = "m => [m.querySelector('.last').textContent, [...m.querySelectorAll('li')].map(line => line.textContent)]"


# Whatever is said to those who cannot see, however short it stands there.
LISTEN = """() => {
  const said = () => document.querySelector("p.unseen[aria-live=polite]")?.textContent ?? "";
  window.heard = said();
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(() => (window.heard += said())).observe(document.body, changes);
}"""


def test_what_bots_did_is_told_in_words(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me", "greedy", "greedy"], {"kind": "seed", "seed": "5"})
    page = visit(f"{server.address}/t/{table['table']}#s={table['token']}")
    page.locator(".dock").wait_for()
    line = page.locator(".meanwhile")
    height = "line => line.offsetHeight"
    before = line.evaluate(height)
    until_others_moved(page, DICE)
    line.locator("summary").click()
    line.locator("li").first.wait_for()
    check(page, "what the bots did")
    last, told = line.evaluate(TOLD)
    assert told[-1] == last
    assert all(text.startswith("Bot ") for text in told)
    assert line.evaluate(height) == before
    page.keyboard.press("Escape")
    line.locator("li").first.wait_for(state="hidden")
    page.evaluate(LISTEN)
    seen = told_in(page, DICE, ("crosses", "writes", "; reward:", "to the tray:"))
    page.wait_for_function("seen => seen.some((text) => window.heard.includes(text))", arg=sorted(seen))


def test_what_was_laid_and_taken_is_told_in_words(server: Server, visit: Any) -> None:
    table = server.make("dobro", ["me", "greedy", "greedy", "greedy"], {"kind": "seed", "seed": "3"})
    page = visit(f"{server.address}/t/{table['table']}#s={table['token']}", width=1440, height=900)
    page.get_by_role("toolbar").wait_for()
    until_others_moved(page, CARDS)
    page.locator(".meanwhile summary").focus()
    page.keyboard.press("Enter")
    told = page.locator(".meanwhile li")
    assert told.count() > 1
    check(page, "what was laid")
    told_in(page, CARDS, (" plays ", "takes the trick ("))
    assert overflow(page) <= 0

"""Phrases at a table: said by a tap, shown for a moment, and hidden from whoever does not want them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page
from tests.web import keys
from tests.web.friends import invite
from tests.web.looking import check
from tests.web.serving import Server

# Whatever was said, however short it stood there.
LISTEN = """() => {
  window.said = "";
  const bubbles = document.querySelector(".bubbles");
  new MutationObserver(() => (said += bubbles.textContent)).observe(bubbles, { childList: true, subtree: true });
}"""


def is_heard(page: Page, phrase: str) -> None:
    """Wait until a phrase has been shown."""
    page.wait_for_function("phrase => said.includes(phrase)", arg=phrase)


def test_friends_say_a_few_words_and_one_does_not_want_them(server: Server, visit: Any) -> None:
    anna = visit(server.address, 390, 844)
    link = invite(anna, server.address, 0)
    assert anna.get_by_role("button", name="Say something").count() == 0  # to whom?
    ben = visit(link, 390, 844)
    ben.get_by_role("button", name="Sit down").click()
    for page in (anna, ben):
        page.locator(".dock").wait_for()
        page.evaluate(LISTEN)
    ben.get_by_role("button", name="Say something").click()
    ben.get_by_role("button", name="Good luck!").click()
    for page in (anna, ben):
        is_heard(page, "Good luck!")
    check(anna, "a bubble")
    anna.locator(".bubbles").get_by_text("Good luck!").wait_for(state="detached")
    anna.get_by_role("button", name="Say something").click()
    anna.get_by_label("Hide phrases").check()
    anna.get_by_role("button", name="Thanks!").click()
    is_heard(ben, "Thanks!")
    anna.get_by_role("button", name="What happened so far").click()
    anna.locator("dialog[open] li").first.wait_for()
    assert anna.locator("dialog[open]").get_by_text("Good luck!").count() == 0
    assert anna.locator(".bubbles p").count() == 0


def test_a_phrase_is_read_once_and_not_among_the_moves(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me", "open"], {"kind": "seed", "seed": "1"})
    anna = visit(f"{server.address}/t/{table['table']}#s={table['token']}", 390, 844)
    ben = visit(f"{server.address}/t/{table['table']}#i={table['invite']}", 390, 844)
    ben.get_by_role("button", name="Sit down").click()
    for page in (anna, ben):
        page.locator(".dock").wait_for()
        page.evaluate(LISTEN)
        page.evaluate(keys.LISTEN)
    ben.get_by_role("button", name="Say something").click()
    ben.get_by_role("button", name="Good luck!").click()
    is_heard(anna, "Good luck!")
    anna.get_by_role("button", name="Roll 6 dice").click()
    anna.wait_for_function("() => heard.some((text) => text.includes('Rolled:'))")
    assert not [text for text in anna.evaluate("heard") if "Good luck!" in text]

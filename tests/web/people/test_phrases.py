"""Phrases at a table: said by a tap, shown for a moment, and hidden from whoever does not want them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page
from tests.locale.said import said
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
    assert anna.get_by_role("button", name=said("page-phrases")).count() == 0  # to whom?
    ben = visit(link, 390, 844)
    ben.get_by_role("button", name=said("page-sit")).click()
    for page in (anna, ben):
        page.locator(".dock").wait_for()
        page.evaluate(LISTEN)
    ben.get_by_role("button", name=said("page-phrases")).click()
    ben.get_by_role("button", name=said("phrase-good-luck")).click()
    for page in (anna, ben):
        is_heard(page, said("phrase-good-luck"))
    check(anna, "a bubble")
    anna.locator(".bubbles").get_by_text(said("phrase-good-luck")).wait_for(state="detached")
    anna.get_by_role("button", name=said("page-phrases")).click()
    anna.get_by_label(said("page-hide-phrases")).check()
    anna.get_by_role("button", name="Thanks!").click()
    is_heard(ben, "Thanks!")
    anna.get_by_role("button", name=said("page-log")).click()
    anna.locator("dialog[open] li").first.wait_for()
    assert anna.locator("dialog[open]").get_by_text(said("phrase-good-luck")).count() == 0
    assert anna.locator(".bubbles p").count() == 0


def test_a_phrase_is_read_once_and_not_among_the_moves(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me", "open"], {"kind": "seed", "seed": "1"})
    anna = visit(f"{server.address}/t/{table['table']}#s={table['token']}", 390, 844)
    ben = visit(f"{server.address}/t/{table['table']}#i={table['invite']}", 390, 844)
    ben.get_by_role("button", name=said("page-sit")).click()
    for page in (anna, ben):
        page.locator(".dock").wait_for()
        page.evaluate(LISTEN)
        page.evaluate(keys.LISTEN)
    ben.get_by_role("button", name=said("page-phrases")).click()
    ben.get_by_role("button", name=said("phrase-good-luck")).click()
    is_heard(anna, said("phrase-good-luck"))
    anna.get_by_role("button", name="Roll 6 dice").click()
    anna.wait_for_function("() => heard.some((text) => text.includes('Rolled:'))")
    assert not [text for text in anna.evaluate("heard") if said("phrase-good-luck") in text]

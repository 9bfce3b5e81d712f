"""What looks at every screen sees what it should: parts that move, faults that only a wide one shows, strange words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.web.looking import DESK, PHONE, check_steady, faults, note_shown, overflow, watch_places, wider_faults
from tests.web.serving import Server
from tests.web.speaking import check_words

from silvertray.locale import languages

PLAIN = """<!doctype html><html lang="en"><title>Plain</title><style>
  .wide { display: none } @media (min-width: 700px) { .wide { display: block } }
  @media (min-width: 700px) { .pale { color: #ddd } .low { overflow: auto; block-size: 1rem } }
</style><main><h1>Plain</h1>BODY</main></html>"""
PUSH = "() => document.querySelector('h1').insertAdjacentHTML('beforebegin', '<p>News</p>')"
HEAR = """() => {
  const root = document.documentElement;
  window.spoken = [];
  new MutationObserver(() => spoken.push(root.lang)).observe(root, { attributeFilter: ["lang"] });
}"""
DRAWN_TWICE = "() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of one's own, on a phone."""
    with browser.new_context(viewport=PHONE) as context:  # type: ignore[arg-type]
        yield context.new_page()


def test_a_part_that_moves_is_noticed_though_it_is_soon_where_it_was(page: Page) -> None:
    page.set_content(PLAIN.replace("BODY", "<p id='part'>Here</p>"))
    watch_places(page, "#part")
    page.evaluate(DRAWN_TWICE)
    check_steady(page)
    page.evaluate(PUSH)
    page.evaluate(DRAWN_TWICE)
    page.evaluate("document.querySelector('main > p').remove()")
    page.evaluate(DRAWN_TWICE)
    with pytest.raises(AssertionError, match="part"):
        check_steady(page)


@pytest.mark.parametrize(
    ("body", "rule"),
    [
        ('<button class="wide"></button>', "button-name"),
        ("<p class='pale'>Pale</p>", "color-contrast"),
        (f"<div class='low'>{'<p>Deep</p>' * 9}</div>", "scrollable-region-focusable"),
        ("<p>Fine</p>", ""),
    ],
)
def test_a_fault_that_only_a_wide_screen_shows_is_found(body: str, rule: str, page: Page) -> None:
    page.set_content(PLAIN.replace("BODY", body))
    assert faults(page) == []
    note_shown(page)
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    assert [fault.partition(":")[0] for fault in wider_faults(page)] == [rule] * bool(rule)


def test_type_of_another_size_is_tried_and_taken_back(page: Page) -> None:
    page.set_content(PLAIN.replace("BODY", "<p style='width: 15rem'>Narrow</p>"))
    assert overflow(page) == 0
    assert overflow(page, "300%") > 0
    assert overflow(page) == 0


@pytest.mark.parametrize(
    ("strange", "why"),
    [("<p>Straight from the code</p>", "Straight from the code"), (f"<h2><nobr>{'8' * 80}</nobr></h2>", "px: <h2>")],
)
def test_strange_words_and_those_without_room_are_found(strange: str, why: str, server: Server, visit: Any) -> None:
    page = visit(server.address)
    page.evaluate("strange => document.querySelector('main').insertAdjacentHTML('beforeend', strange)", strange)
    with pytest.raises(AssertionError, match=why):
        check_words(page)


def test_words_are_looked_at_in_every_language(server: Server, visit: Any) -> None:
    page = visit(server.address)
    page.evaluate(HEAR)
    check_words(page)
    assert set(page.evaluate("spoken")) == set(languages())

"""The hand of a table of cards slides when it changes, and costs nothing when it does not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.serving import Server
from tests.web.stage import Seat

MEASURED = """() => {
  const measure = Element.prototype.getBoundingClientRect;
  window.measured = 0;
  Element.prototype.getBoundingClientRect = function () {
    window.measured += this.matches(".hand *");
    return measure.call(this);
  };
}"""


def test_only_a_hand_that_changes_is_measured(server: Server, visit: Any) -> None:
    seat = Seat(server, "dobro", ["me", "greedy", "greedy"], seed="1").play()
    page = visit(f"{server.address}/replay/{seat.table}#step=40&seat=0")
    page.locator(".hand [role=img]").first.wait_for()
    page.evaluate(MEASURED)
    steps = [*walked(page, 20)]
    assert {"new", "same"} == {hand for hand, _ in steps}
    assert [measured > 0 for _, measured in steps] == [hand == "new" for hand, _ in steps]


def walked(page: Page, steps: int) -> Iterator[tuple[str, int]]:
    """Walk so many steps; after each whether the hand is a new one, and how often cards of it were measured."""
    slider = page.get_by_role("slider")
    for _ in range(steps):
        before = (slider.input_value(), hand_on(page))
        page.evaluate("window.measured = 0")
        page.keyboard.press("ArrowRight")
        expect(slider).not_to_have_value(before[0])
        yield "same" if hand_on(page) == before[1] else "new", page.evaluate("window.measured")


def hand_on(page: Page) -> list[str]:
    """The cards of the hand that is shown."""
    cards: list[str] = page.locator(".hand [role=img]").evaluate_all("cards => cards.map(card => card.ariaLabel)")
    return cards

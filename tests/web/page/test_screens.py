"""Home, settings, what is not there: what test_axe.py, which looks at them on a phone and a desk, leaves."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.locale.said import said
from tests.web.looking import check, drawn
from tests.web.screens import SCREENS
from tests.web.serving import Server
from tests.web.stage import Seat, Stage

TABLET = {"width": 768, "height": 1024}


def test_home_and_settings_are_fit_for_a_tablet_too(server: Server, visit: Any) -> None:
    page = visit(server.address, **TABLET)
    page.get_by_role("button", name=said("page-play-now")).first.wait_for()
    check(page, "home")
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog[open]").wait_for()
    check(page, "settings")


COVERED = """() => Math.max(...[...document.querySelectorAll(".trick .play")].map((one) =>
  one.getBoundingClientRect().bottom)) - document.querySelector(".float").getBoundingClientRect().top"""
OVER_HAND = """() => document.querySelector(".float").getBoundingClientRect().bottom
  - Math.min(...[...document.querySelectorAll("div.hand .card")].map((one) => one.getBoundingClientRect().top))"""
ROUND_A_CARD = 5  # px: its ring when it is chosen, and some air


@pytest.mark.parametrize("screen", ["dobro, a Joker's numbers", "dobro, a pair to choose"])
def test_what_a_card_can_become_covers_neither_the_trick_nor_the_hand(screen: str, server: Server, visit: Any) -> None:
    stage = Stage(server, visit("about:blank"))
    stage.page = visit("about:blank")
    SCREENS[screen](stage)
    for width, height in [(360, 640), (360, 740), (768, 1024), (1440, 900)]:
        stage.page.set_viewport_size({"width": width, "height": height})
        drawn(stage.page)
        assert stage.page.evaluate(COVERED) <= 0, (width, height)
        assert stage.page.evaluate(OVER_HAND) <= -ROUND_A_CARD, (width, height)


# How many pixels of the screen's height are left to what scrolls, halfway down a table.
LEFT_TO_SCROLL = """() => {
  scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
  const isFixed = (one) => ["sticky", "fixed"].includes(getComputedStyle(one).position);
  const stays = (one) => one && (isFixed(one) || stays(one.parentElement));
  const rows = [...Array(innerHeight).keys()].map((y) => document.elementFromPoint(innerWidth / 2, y));
  return rows.filter((one) => !stays(one)).length;
}"""


@pytest.mark.parametrize("game", ["clever", "dobro"])
def test_a_desk_at_400_percent_is_left_to_the_game(game: str, server: Server, visit: Any) -> None:
    seat = Seat(server, game, ["me", "greedy"], "5").play(1)
    page = visit(server.address + seat.path, width=320, height=256)
    drawn(page)
    page.locator("[data-cell], [data-card]").first.wait_for()
    assert page.evaluate(LEFT_TO_SCROLL) > 240


TOUCHING = """() => {
  const box = (one) => [one.textContent || "line", one.getBBox()];
  const labels = [...document.querySelectorAll("figure text.left, figure text.right")].map(box);
  const lines = [...document.querySelectorAll("figure path:is(.own, .mean, .level)")].map(box);
  const meet = (a, b) => a.x < b.x + b.width + 1 && b.x < a.x + a.width + 1
    && a.y < b.y + b.height && b.y < a.y + a.height;
  const met = ([label, place], n) => [...labels.slice(n + 1), ...lines]
    .filter(([, other]) => meet(place, other)).map(([other]) => `${label} / ${other}`);
  return [labels.length, labels.flatMap(met)];
}"""


def test_labels_of_a_plot_touch_neither_each_other_nor_any_line(server: Server, visit: Any) -> None:
    stage = Stage(server, visit("about:blank"))
    for locale in ("en-GB", "ru-RU", "hu-HU"):
        stage.take(visit("about:blank", locale=locale))
        stage.sign_in(stage.ann)
        stage.go("/you")
        stage.page.locator("figure text.left, figure text.right").first.wait_for()
        for width in (320, 360, 768, 1440):
            stage.page.set_viewport_size({"width": width, "height": 900})
            drawn(stage.page)
            assert stage.page.evaluate(TOUCHING) == [6, []], (locale, width)


def test_three_taps_are_enough_to_make_a_first_mark(server: Server, visit: Any) -> None:
    page = visit(server.address, width=1280, height=800)
    page.get_by_role("button", name=said("page-play-now")).first.click()
    page.get_by_role("button", name="Roll 6 dice").click()
    page.locator(".cell.legal").first.wait_for()
    page.locator(".cell.legal").first.click()
    page.locator(".dock .undo, .ways button").first.wait_for()
    assert page.locator(".dock").is_visible()


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/nowhere", said("page-lost-note")),
        ("/t/aaaaaaaaaaaaaaaa", said("page-table-gone")),
        ("/replay/aaaaaaaaaaaaaaaa", said("page-replay-unshown")),
    ],
)
def test_what_is_not_there_is_told_kindly(path: str, told: str, server: Server, visit: Any) -> None:
    page = visit(server.address + path)
    expect(page.get_by_role("main")).to_contain_text(told)
    expect(page.get_by_role("main").get_by_role("link", name="Home")).to_be_visible()


def test_a_game_is_chosen_and_begun_by_keyboard_alone(server: Server, visit: Any) -> None:
    page = visit(server.address, width=1280, height=800)
    page.get_by_role("button", name=said("page-play-now")).first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Roll 6 dice").wait_for()
    page.get_by_role("button", name="Roll 6 dice").focus()
    page.keyboard.press("Enter")
    page.locator(".cell.legal").first.wait_for()
    page.locator(".cell.legal").first.focus()
    page.keyboard.press("Enter")
    page.locator(".dock .undo, .ways button").first.wait_for()
    if page.locator(".ways").count():  # two dice would do: the focus is on the first of them
        page.keyboard.press("Enter")
    page.locator(".dock .undo").wait_for()
    assert page.locator(".cell.crossed, .cell.written").count() == 1

"""The coach on the page: hints in a game, the review after it; by mouse and by keys alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.locale.said import said
from tests.web.looking import drawn, overflow
from tests.web.screens import SCREENS
from tests.web.serving import Server
from tests.web.stage import Seat, Stage

DESK = {"width": 1440, "height": 900}
TOLD = re.compile(r"\w \(\+\d+\.\d\)$")  # a reason, and how many points are due to it


@pytest.fixture(scope="module")
def played(server: Server) -> Seat:
    """A game of two that is over."""
    return Seat(server, "clever", ["me", "random"], "3").play()


def hint(page: Page) -> Any:
    """What the coach says."""
    return page.locator("section.hint")


def rings(page: Page) -> list[str]:
    """What is ringed on the table."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[data-lit]')].map((one) => one.dataset.cell ?? one.dataset.die)"
    )
    return found


def test_each_tap_on_the_lamp_tells_more_and_the_end_tells_of_it(server: Server, visit: Any) -> None:
    seat = Seat(server, "clever", ["me"], "1").play(1)
    page = visit(server.address + seat.path, **DESK)
    page.get_by_role("button", name="Hint").click()
    expect(hint(page)).to_contain_text("Look here")
    area = rings(page)[0].split(" ")[0]
    assert all(cell.startswith(area) for cell in rings(page))
    page.get_by_role("button", name=said("coach-more")).click()
    expect(hint(page)).to_contain_text("die:")
    page.get_by_role("button", name=said("coach-more")).click()
    options = hint(page).get_by_role("listitem")
    expect(options.first).to_be_visible()
    assert len(rings(page)) == 2  # a cell and its die
    best = options.first.inner_text().split("\n")[0]
    options.nth(1).get_by_role("button").click()
    expect(options.nth(1).get_by_role("button")).to_have_attribute("aria-pressed", "true")
    assert options.first.inner_text().startswith(best)
    few = options.count()
    page.get_by_role("button", name="more options").click()
    assert options.count() > few
    page.get_by_role("button", name=said("coach-options-few")).click()
    expect(options).to_have_count(few)
    page.get_by_role("button", name=said("coach-close")).click()
    expect(hint(page)).to_have_count(0)
    assert rings(page) == []
    seat.play()
    expect(page.get_by_text("Ann: 1 hint used")).to_be_visible()


def test_a_hint_is_had_by_keys_alone_read_aloud_and_gone_with_the_move(server: Server, visit: Any) -> None:
    page = visit(server.address + Seat(server, "twice", ["me"], "1").play(1).path)
    page.locator(".cell.legal").first.focus()
    for told in ("Look here", "die:", said("coach-expected")):
        page.keyboard.press("h")
        expect(hint(page)).to_contain_text(told)
        expect(page.locator("[aria-live=polite].unseen").first).to_contain_text(told)
    page.locator("[data-cell][data-lit]").focus()
    page.keyboard.press("Enter")
    page.locator(".dock .undo, .ways button").first.wait_for()
    if page.locator(".ways").count():  # two dice would do
        page.keyboard.press("Enter")
    expect(hint(page)).to_have_count(0)
    expect(page.locator(".dock .undo")).to_be_visible()


def test_whoever_wants_no_single_keys_gets_no_hint_by_one(server: Server, visit: Any) -> None:
    page = visit(server.address + Seat(server, "clever", ["me"], "1").play(1).path)
    page.locator(".cell.legal").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name=said("access-single-keys")).uncheck()
    page.get_by_role("button", name="Done").click()
    page.keyboard.press("h")
    page.get_by_role("button", name="Hint").click()
    expect(hint(page)).to_have_attribute("data-grade", "1")


def test_a_table_without_hints_has_no_lamp(server: Server, visit: Any) -> None:
    page = visit(f"{server.address}/new/clever", **DESK)
    page.get_by_text(said("page-options")).click()
    page.get_by_role("checkbox", name=said("coach-allowed")).uncheck()
    page.get_by_role("button", name=said("page-all-bots")).click()
    page.get_by_role("button", name=said("page-create")).click()
    page.get_by_role("button", name="Menu").wait_for()
    page.locator(".dock").wait_for()
    assert page.get_by_role("button", name="Hint").count() == 0


# -- the review


def test_after_a_game_the_coach_goes_through_it_and_plays_the_better_line(
    server: Server, visit: Any, played: Seat
) -> None:
    page = visit(server.address + played.path, **DESK)
    page.get_by_role("link", name=said("coach-review-open")).click()
    panel = page.get_by_role("region", name="Coach")
    panel.get_by_role("row", name=said("coach-sum-start")).wait_for()  # the coach has come by now
    expect(panel.get_by_role("row", name=said("coach-sum-final"))).to_contain_text(score_of(server, played))
    panel.get_by_role("button", name=said("coach-next-mistake")).click()
    expect(panel.locator(".better")).to_be_visible()
    expect(panel.locator(".verdict > ul > li").first).to_contain_text(TOLD)
    expect(panel.locator(".verdict")).to_contain_text("Win chance lost")
    before = marks(page)
    panel.get_by_role("button", name=said("coach-show")).click()
    expect(page.get_by_text("Instead of step")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, "the bar scrolls away"
    page.wait_for_function("before => document.querySelectorAll('.crossed, .written').length !== before", arg=before)
    panel.get_by_role("button", name=said("coach-back")).click()
    page.wait_for_function("before => document.querySelectorAll('.crossed, .written').length === before", arg=before)


def score_of(server: Server, seat: Seat) -> str:
    """The final score as the review writes it."""
    facts = server.get(f"/api/tables/{seat.table}").json()
    return next(f"{place['score']}.0" for place in facts["result"] if place["seat"] == 0)


def marks(page: Page) -> int:
    """How many cells are marked."""
    return page.locator(".crossed, .written").count()


def test_nobody_asks_for_the_review_of_a_game_that_is_left(server: Server, visit: Any, played: Seat) -> None:
    page = visit("about:blank")
    page.clock.install()
    asked: list[Route] = []

    def think(route: Route) -> None:
        asked.append(route)
        route.fulfill(json={"percent": 10, "review": None})

    page.route("**/review?*", think)
    page.goto(f"{server.address}/replay/{played.table}#coach")
    page.get_by_role("progressbar").wait_for()
    page.get_by_role("link", name=said("page-replay-back")).click()
    page.locator(".ending").wait_for()
    before = len(asked)
    for _ in range(3):
        page.clock.run_for(1000)
    assert len(asked) == before


def test_a_review_is_walked_through_by_keys_alone(server: Server, visit: Any, played: Seat) -> None:
    page = visit(f"{server.address}/replay/{played.table}#coach", **DESK)
    page.locator(".verdict").wait_for()
    slider = page.get_by_role("slider")
    steps = []
    for _ in range(3):
        page.keyboard.press("n")
        expect(page.locator(".verdict .mark")).to_be_visible()
        steps.append(int(slider.input_value()))
    assert steps == sorted(set(steps))
    page.keyboard.press("b")
    expect(slider).to_have_value(str(steps[1]))
    page.get_by_role("button", name=said("coach-previous-mistake")).click()
    expect(slider).to_have_value(str(steps[0]))
    page.get_by_role("button", name=said("coach-previous-mistake")).click()
    last = int(slider.input_value())
    assert last > steps[-1]
    page.keyboard.press("n")
    expect(slider).to_have_value(str(steps[0]))
    for step in steps[1:]:
        page.keyboard.press("n")
        expect(slider).to_have_value(str(step))
    page.get_by_role("button", name=said("coach-show")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=said("coach-back"))).to_be_focused()
    page.keyboard.press("ArrowRight")
    assert int(slider.input_value()) == steps[-1] + 1
    expect(page.get_by_text("Instead of step")).to_have_count(0)


def test_on_a_phone_the_whole_game_is_in_a_drawer_that_leads_to_its_moves(
    server: Server, visit: Any, played: Seat
) -> None:
    page = visit(f"{server.address}/replay/{played.table}#coach")
    page.get_by_role("button", name=said("coach-overview")).click()
    drawer = page.locator("dialog[open]")
    drawer.locator("ol").first.wait_for()
    errors = len([mark for mark in drawer.locator("ol .mark").all_inner_texts() if mark.startswith("?")])
    expect(drawer.locator("dl")).to_contain_text(re.compile(rf"\D{errors} / \d+"))
    expect(drawer.locator("dl")).to_contain_text(re.compile(r"percentage points of win chance lost\s*\d+\.\d"))
    expect(drawer.locator("ol").first).to_contain_text(re.compile(r"−\d+\.\d\s*win chance\s*−\d+%"))
    expect(drawer.locator("dl")).to_contain_text(re.compile(r"win chance from luck\s*[+−-]?\d+%"))
    drawer.get_by_role("button", name=said("coach-unluckiest")).click()
    expect(drawer).to_have_count(0)
    expect(page.locator(".verdict")).to_contain_text("Luck of this roll: −")
    expect(page.locator(".verdict")).to_contain_text(re.compile(r"win chance: [+−-]?\d+%"))
    assert overflow(page) <= 0
    page.get_by_role("button", name=said("coach-review-close")).click()
    expect(page.get_by_role("region", name="Coach")).to_have_count(0)


UNDER = """() => {
  const hint = document.querySelector(".hint").getBoundingClientRect();
  const meet = (box) => box.left < hint.right && hint.left < box.right
    && box.top < hint.bottom && hint.top < box.bottom;
  return [...document.querySelectorAll(".trick .tray, .trick .play, div.hand .card, .bar button")]
    .filter((one) => meet(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 80));
}"""


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (1440, 900)])
def test_the_coach_speaks_beside_the_cards_where_there_is_room(
    width: int, height: int, server: Server, visit: Any
) -> None:
    stage = Stage(server, visit("about:blank", width, height))
    SCREENS["dobro, everything that the coach knows"](stage)
    drawn(stage.page)
    assert stage.page.evaluate(UNDER) == []

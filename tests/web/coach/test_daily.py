"""The dice of the day and those among friends: by mouse, by keyboard alone, and for everybody."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Route, expect
from tests.locale.said import said
from tests.web.keys import Keys
from tests.web.looking import check
from tests.web.playing import DICE, click_one
from tests.web.serving import Server
from tests.web.stage import Try, cookies_of, resume, todays


def test_todays_dice_are_played_once_by_mouse_and_then_compared(server: Server, visit: Any) -> None:
    for _ in range(2):
        Try(server, todays(server, "clever")).play()
    page = visit(server.address)
    card = page.get_by_role("region", name="Today’s dice").get_by_role("link", name="Ganz schön clever")
    expect(card).to_contain_text(said("page-contest-open"))
    card.click()
    expect(page.get_by_role("heading", name="Today’s dice")).to_be_focused()
    assert page.get_by_role("heading", name=said("page-contest-field")).count() == 0
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("/t/"))
    table = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Roll 6 dice").click()
    page.locator(".cell.legal").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    assert page.get_by_role("dialog").get_by_role("button", name="Leave").count() == 0
    page.get_by_role("link", name="The same dice").click()
    page.get_by_role("link", name="Continue").wait_for()
    check(page, "in the middle")
    resume(page, table, server)
    page.reload()
    expect(page.locator("section.own")).to_contain_text(re.compile(r"\d+ points\s*Place \d of \d"))
    page.get_by_role("link", name=said("page-contest-expert-game")).wait_for()
    expect(page.get_by_role("region", name=said("page-contest-expert")).get_by_role("listitem")).to_have_count(2)
    assert page.locator("figure table").get_by_role("row", include_hidden=True).count() > 2
    page.get_by_role("link", name=said("page-contest-parting-look")).click()
    page.get_by_role("slider").wait_for()
    page.goto(server.address)
    expect(card).to_contain_text("place")


def test_todays_dice_are_begun_and_given_up_by_keyboard_alone(server: Server, visit: Any) -> None:
    page = visit(server.address)
    keys = Keys(page)
    assert keys.tab_to("a[href^='/contest/twice']")
    keys.press("Enter")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    assert keys.tab_to("main button.main")
    keys.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    page.get_by_role("button", name="Roll 6 dice").wait_for()
    page.go_back()
    page.get_by_role("link", name="Continue").wait_for()
    assert keys.tab_to(".doors button")
    keys.press("Enter")
    page.get_by_role("dialog", name=said("page-contest-quit")).wait_for()
    assert keys.tab_to("dialog .doors button:not(.main)")
    keys.press("Enter")
    page.get_by_text(said("page-contest-gone")).wait_for()
    expect(page.get_by_role("heading", name="Today’s dice")).to_be_focused()


def test_the_expert_is_waited_for_though_an_answer_does_not_come(server: Server, visit: Any) -> None:
    page = visit(server.address)
    contest = todays(server, "clever")
    cookies = cookies_of(page)
    Try(server, contest, cookies).play()
    answers = iter((while_the_expert_thinks, lambda route: route.abort()))
    page.route(f"**/api/contests/{contest}", lambda route: next(answers, lambda route: route.continue_())(route))
    page.goto(f"{server.address}/contest/{contest}")
    page.get_by_text("The expert is still playing").wait_for()
    page.get_by_role("link", name=said("page-contest-expert-game")).wait_for()


def while_the_expert_thinks(route: Route) -> None:
    """What the server answers until the expert has played."""
    answer = route.fetch()
    story = answer.json()
    route.fulfill(response=answer, json=story | {"outcome": story["outcome"] | {"expert": None}})


def test_whoever_has_still_to_play_is_not_shown_another_try(server: Server, visit: Any) -> None:
    seat = Try(server, todays(server, "clever")).play()
    page = visit(f"{server.address}/replay/{seat.table}")
    page.get_by_text("results are hidden until").wait_for()
    page.goto(f"{server.address}/t/{seat.table}")
    page.get_by_text("results are hidden until").wait_for()


def test_a_friend_plays_the_same_dice_and_both_see_both(server: Server, visit: Any) -> None:
    ann = visit(server.address)
    ann.locator("article").first.get_by_role("button", name=said("page-play-now")).click()
    ann.locator(", ".join(DICE)).first.wait_for()
    click_one(ann, DICE, random.Random(1))
    resume(ann, ann.url.rpartition("/")[2], server)
    ann.locator(".ending").wait_for()
    ann.get_by_role("button", name="Challenge friends").click()
    link = ann.get_by_label(said("page-contest-share")).input_value()
    bob = visit(link)
    bob.get_by_text("You’ll see the results when you’ve finished").wait_for()
    bob.get_by_role("button", name="Play", exact=True).click()
    bob.wait_for_url(re.compile("/t/"))
    bob.locator(", ".join(DICE)).first.wait_for()
    resume(bob, bob.url.rpartition("/")[2], server)
    bob.locator(".ending").wait_for()
    bob.get_by_role("link", name=said("page-contest-see")).click()
    expect(bob.get_by_role("region", name=said("page-contest-rivals")).get_by_role("listitem")).to_have_count(2)
    ann.reload()
    expect(ann.get_by_role("region", name=said("page-contest-rivals")).locator("b")).to_have_count(2)

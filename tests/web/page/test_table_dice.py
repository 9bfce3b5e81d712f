"""People at a real table: they roll their own dice, and the page is everybody's score sheet."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect
from tests.locale.said import said
from tests.server.support.pages import Page as Line
from tests.web.looking import caught_up, check
from tests.web.playing import DICE, click_one, until, wait_for_answer
from tests.web.screens.real import show
from tests.web.serving import Server

READY = "button:text-matches('^(Enter these dice|Enter this die)$'):enabled:not([aria-disabled=true])"
PAD = ".typed fieldset"
MOST_DEEDS = 300


def real_table(
    server: Server, visit: Any, players: int, phones: str = said("page-real-each"), game: str = "clever"
) -> Page:
    """From home to a table with real dice, by taps alone."""
    page: Page = visit(server.address)
    page.get_by_role("link", name=said("page-real")).click()
    page.locator(f"input[name=game][value={game}]").check()
    page.locator(f"input[name=players][value='{players}']").check()
    if players > 1:
        page.get_by_label(phones).check()
    return page


def tap_dice(page: Page, faces: list[int]) -> None:
    """Tap a face of each die."""
    for row, face in enumerate(faces):
        page.locator(PAD).nth(row).locator("input").nth(face - 1).click()
    page.locator(READY).click()
    wait_for_answer(page)


def type_dice(page: Page, luck: random.Random) -> None:
    """The same by keys: whatever is rolled."""
    page.keyboard.type("".join(str(luck.randint(1, 6)) for _ in range(page.locator(PAD).count())))
    page.keyboard.press("Enter")
    wait_for_answer(page)


def play_one(page: Page, luck: random.Random) -> bool:
    """Roll or choose something, if this phone is asked; whether it was."""
    if page.locator(PAD).count():
        type_dice(page, luck)
        return True
    if page.locator(".typed .tied").count():
        return draw_tied(page, luck)
    return click_one(page, DICE, luck)


def draw_tied(page: Page, luck: random.Random) -> bool:
    """Dice that are tied for the tray, tried until it is some that can be."""
    tied = page.locator(".typed .tied button")
    for die in range(tied.count()):
        pressed = tied.nth(die).get_attribute("aria-pressed") == "true"
        if pressed != (luck.random() < 0.5):
            tied.nth(die).click()
    if page.locator(".typed .go:enabled:not([aria-disabled=true])").count():
        page.locator(".typed .go").click()
        wait_for_answer(page)
    return True


def play_until_round(pages: list[Page], wanted: int, luck: random.Random) -> None:
    """Everybody plays on until a round has come."""
    for _ in range(MOST_DEEDS):
        if pages[0].get_by_text(f"Round {wanted} of").count():
            return
        until(pages[0], lambda: any(play_one(page, luck) for page in pages))
    raise AssertionError(pages[0].locator("main").aria_snapshot())


def test_two_phones_at_a_real_table_play_two_rounds_and_put_a_mistake_right(server: Server, visit: Any) -> None:
    anna = real_table(server, visit, 2)
    anna.get_by_role("button", name=said("page-real-invite")).click()
    link = anna.get_by_label("Invitation").or_(anna.locator("input[readonly]")).first.input_value()
    ben = visit(link)
    ben.get_by_role("button", name=said("page-sit")).click()
    anna.locator(".typed").get_by_role("button").first.click()  # Anna begins
    anna.locator(PAD).first.wait_for()
    assert anna.locator(PAD).count() == 6
    tap_dice(anna, [1, 1, 1, 1, 1, 2])
    anna.get_by_role("button", name=said("dice-typed-correct-roll")).click()
    assert anna.locator(f"{PAD} label.on").count() == 6  # as they were typed
    anna.locator(PAD).nth(5).locator("input").nth(5).click()
    anna.locator(READY).click()
    for page in (anna, ben):  # the tray of everybody shows it
        page.locator("[data-die][aria-label*='purple'][aria-label*='6']").wait_for()
    anna.locator("[data-die]").last.click()
    caught_up(anna)
    anna.locator(".cell.legal").first.click()
    anna.locator(".dock .undo, .ways button, .dock .go, " + PAD).first.wait_for()
    expect(anna.get_by_role("button", name=said("dice-typed-correct-roll"))).to_have_count(0)  # it has been acted on
    play_until_round([anna, ben], 3, random.Random(4))
    assert ben.get_by_role("tab").count() == 2


def test_only_dice_that_are_still_in_play_are_typed_and_keys_do_as_well(server: Server, visit: Any) -> None:
    page = real_table(server, visit, 1)
    page.get_by_role("button", name="Start").click()
    page.locator(PAD).first.wait_for()
    page.keyboard.type("123457")  # there is no seven
    expect(page.get_by_role("button", name="1 die to go")).to_be_disabled()
    page.keyboard.press("Backspace")
    expect(page.get_by_role("button", name="2 dice to go")).to_be_disabled()
    page.keyboard.type("56")
    page.keyboard.press("Enter")
    page.locator(".cell.legal").first.wait_for()
    page.locator("[data-die=white]").first.click()
    caught_up(page)
    page.locator(".cell.legal").first.click()
    expect(page.locator(PAD)).to_have_count(5)
    play_until_round([page], 2, random.Random(6))


def test_keys_that_are_meant_for_something_else_type_no_dice(server: Server, visit: Any) -> None:
    made = server.make("clever", ["me"], {"kind": "table"})
    page = visit(f"{server.address}/t/{made['table']}#s={made['token']}")
    page.locator(PAD).first.wait_for()
    page.get_by_role("button", name=said("page-how")).press("Enter")
    page.get_by_role("dialog").wait_for()
    page.keyboard.type("123")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="6 dice to go").focus()
    page.keyboard.type("123456")  # which are not meant for the button
    page.get_by_role("button", name="Enter these dice").wait_for()
    page.get_by_role("link", name="Home").press("Enter")
    page.get_by_role("button", name=said("page-play-now")).first.wait_for()
    page.go_back()
    page.get_by_role("button", name="6 dice to go").wait_for()  # they were not sent


def test_everybody_on_one_phone_gets_it_when_it_is_their_turn(server: Server, visit: Any) -> None:
    page = real_table(server, visit, 3, said("page-real-one"), "twice")
    page.get_by_label("Player 2").fill("Bea")
    page.get_by_label("Player 3").fill("Cleo")
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name="Cleo").click()  # she begins
    page.get_by_text("Cleo has the phone").wait_for()
    check(page, "a phone that goes round")
    luck, had = random.Random(5), set()
    hand = page.get_by_role("status").filter(has_text="has the phone")
    for _ in range(MOST_DEEDS):
        had.add(hand.inner_text())
        if len(had) == 3:
            break
        until(page, lambda: play_one(page, luck))
    assert {"Bea has the phone", "Cleo has the phone"} < had
    page.reload()
    hand.wait_for()  # they all still have their seats
    assert page.get_by_role("tab").count() == 3


def test_only_dice_that_are_tied_are_offered_for_the_tray_and_how_many_go_is_said(server: Server, visit: Any) -> None:
    made = server.make("clever", ["me"], {"kind": "table"})
    with Line(server, made["table"], made["token"]) as line:
        while line.view["moment"] != "tie":
            show(line, "122246")  # white goes to the tray, two of the three that show 2 with it
    page = visit(f"{server.address}/t/{made['table']}#s={made['token']}")
    expect(page.locator(".typed .tied button")).to_have_count(3)
    expect(page.get_by_text("Tap the 2 tied dice nearest to the tray.")).to_be_visible()
    for die, told in enumerate(("1 die to go", "Send these dice to the tray", "Send these dice to the tray")):
        page.locator(".typed .tied button").nth(die).click()
        expect(page.locator(".typed .go")).to_have_text(told)
    expect(page.locator(".typed .tied [aria-pressed=true]")).to_have_count(2)  # the first was let go for the third
    expect(page.locator("[aria-live=polite].unseen")).to_contain_text("to the tray: blue, green")  # read aloud

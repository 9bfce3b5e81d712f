"""Games of dice while they are played."""

from __future__ import annotations

from tests.locale.said import said
from tests.web.looking import caught_up, drawn
from tests.web.screens.ways import Ways
from tests.web.stage import Seat, Stage

screens = Ways()


@screens.to("clever, before the first roll")
def start(stage: Stage) -> None:
    stage.go(Seat(stage.server, "clever", ["me"], "1").path)
    stage.page.get_by_role("button", name="Roll 6 dice").wait_for()


@screens.to("clever, the first pick")
def pick(stage: Stage) -> None:
    stage.go(Seat(stage.server, "clever", ["me"], "1").play(1).path)
    stage.page.locator(".cell.legal").first.wait_for()


@screens.to("clever, a mark looked at")
def preview(stage: Stage) -> None:
    pick(stage)
    drawn(stage.page)
    stage.page.locator("[data-die=yellow]").first.click()  # or white would do as well, and nothing is shown
    caught_up(stage.page)
    stage.page.locator(".cell.legal").first.hover()
    stage.page.locator(".dock .preview").wait_for()


@screens.to("clever, two dice for a cell")
def ways(stage: Stage) -> None:
    pick(stage)
    stage.page.evaluate(
        """() => { for (const cell of document.querySelectorAll(".cell.legal")) {
             if (document.querySelector(".ways")) return;
             cell.dispatchEvent(new PointerEvent("pointerdown", {bubbles: true, pointerType: "touch"}));
             cell.dispatchEvent(new MouseEvent("click", {bubbles: true}));
           } }"""
    )
    stage.page.locator(".ways, .dock .go").first.wait_for()


@screens.to("clever, a cell tapped once")
def tapped(stage: Stage) -> None:
    pick(stage)
    drawn(stage.page)
    stage.page.locator("[data-die=yellow]").first.click()
    caught_up(stage.page)
    stage.page.locator(".cell.legal").first.evaluate(
        """cell => {
             cell.dispatchEvent(new PointerEvent("pointerdown", {bubbles: true, pointerType: "touch"}));
             cell.dispatchEvent(new MouseEvent("click", {bubbles: true}));
           }"""
    )
    stage.page.get_by_role("button", name="Confirm or tap the cell again").wait_for()


@screens.to("clever, why not")
def why_not(stage: Stage) -> None:
    start(stage)
    stage.page.locator(".cell").first.click()
    stage.page.get_by_role("alert").filter(has_text="(C-10)").wait_for()


@screens.to("clever, in the middle")
def middle(stage: Stage) -> None:
    stage.go(stage.clever.path)
    stage.page.locator(".dock").wait_for()


@screens.to("clever, no dice left to roll")
def no_dice(stage: Stage) -> None:
    stage.go(Seat(stage.server, "clever", ["me", "greedy"], "5").path)  # the bot has had its turn
    stage.page.get_by_text(said("dice-pool-empty")).wait_for()


@screens.to("clever, somebody else's sheet")
def other(stage: Stage) -> None:
    middle(stage)
    stage.page.get_by_role("tab").nth(1).click()


@screens.to("twice, in the middle")
def twice_middle(stage: Stage) -> None:
    stage.go(stage.twice.path)
    stage.page.locator(".dock").wait_for()


@screens.to("clever, looked on")
def watched(stage: Stage) -> None:
    stage.go(Seat(stage.server, "clever", ["me", "greedy"], "5").play(6).watched)
    stage.page.get_by_text(said("page-watching")).wait_for()
    stage.page.locator("#dice-sheet").wait_for()


@screens.to("the command line")
def commands(stage: Stage) -> None:
    pick(stage)
    stage.page.keyboard.press("/")
    stage.page.get_by_role("combobox").wait_for()
    stage.page.keyboard.type("pick")
    stage.page.get_by_role("option").first.wait_for()

"""Dobro while it is played."""

from __future__ import annotations

from tests.locale.said import said
from tests.web.screens.ways import Ways
from tests.web.stage import Seat, Stage

screens = Ways()
JOKER = "div.hand [data-card=J]"


@screens.to("dobro, in the middle")
def middle(stage: Stage) -> None:
    stage.go(stage.dobro.path)
    stage.page.get_by_role("toolbar").wait_for()


@screens.to("dobro, a card is chosen")
def chosen(stage: Stage) -> None:
    middle(stage)
    stage.page.locator("div.hand [data-card=R]").click()  # which goes alone: a number could be a pair as well
    stage.page.locator(".bar .main").wait_for()


@screens.to("dobro, a card that does not fit")
def why_not(stage: Stage) -> None:
    middle(stage)
    stage.page.locator("div.hand .card.dim").first.click()
    stage.page.locator(".float p").wait_for()


@screens.to("dobro, a Joker's numbers")
def numbers(stage: Stage) -> None:
    middle(stage)
    stage.page.locator(JOKER).first.click()
    stage.page.locator(".names button").first.wait_for()


@screens.to("dobro, a pair to choose")
def pairs(stage: Stage) -> None:
    middle(stage)
    stage.page.locator(f"div.hand .card.plain:not({JOKER})").first.click()
    stage.page.locator(".pairs button").first.wait_for()


@screens.to("dobro, the trick card by card")
def story(stage: Stage) -> None:
    middle(stage)
    stage.page.locator("section.trick button").click()
    stage.page.locator("dialog[open] li").first.wait_for()


@screens.to("dobro, the points so far")
def scores(stage: Stage) -> None:
    middle(stage)
    stage.page.get_by_role("button", name="Points").click()
    stage.page.get_by_role("dialog", name=said("cards-scores")).wait_for()


@screens.to("dobro, looked on")
def watched(stage: Stage) -> None:
    stage.go(Seat(stage.server, "dobro", ["me", "greedy", "greedy"], "3").play(3).watched)
    stage.page.get_by_text(said("page-watching")).wait_for()
    stage.page.locator("section.trick").wait_for()

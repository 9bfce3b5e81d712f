"""Lessons and rules."""

from __future__ import annotations

from tests.locale.said import said
from tests.web.screens.dice import why_not
from tests.web.screens.ways import Ways
from tests.web.stage import Stage

# Whenever it can be pressed, until the lesson is over.
DO_IT_FOR_ME = "() => document.querySelector('header .show')?.click() ?? document.querySelector('header .ways')"

screens = Ways()
for game in ("clever", "twice", "dobro"):
    screens.at(f"/learn/{game}", f"{game}, a lesson begins", "[data-lit]")
    screens.at(f"/rules/{game}", f"{game}, the rules", "article")


@screens.to("dobro, the end of the lesson")
def lesson_over(stage: Stage) -> None:
    stage.go("/learn/dobro")
    stage.page.wait_for_function(DO_IT_FOR_ME, polling=100)


@screens.to("the rules, searched")
def searched(stage: Stage) -> None:
    stage.go("/rules/dobro")
    stage.page.get_by_label(said("rules-search")).fill("24")
    stage.page.get_by_text("rules found").wait_for()


@screens.to("a rule over a game")
def rule(stage: Stage) -> None:
    why_not(stage)
    stage.page.get_by_role("link", name="C-10").click()
    stage.page.locator("dialog[open] .entry > *").first.wait_for()

"""The page about oneself: of a guest, and of somebody who is signed in, has played and is rated."""

from __future__ import annotations

from tests.locale.said import said
from tests.web.screens.ways import Ways
from tests.web.stage import Stage

screens = Ways()
screens.first_at("/you", "about oneself", "main h2")


@screens.to("about somebody who has played")
def person(stage: Stage) -> None:
    stage.sign_in(stage.ann)
    stage.go("/you")
    stage.page.locator("figure").first.wait_for()
    stage.page.get_by_role("button", name="Leaderboard").wait_for()


@screens.to("the strongest in a game")
def leaderboard(stage: Stage) -> None:
    person(stage)
    stage.page.get_by_role("button", name="Leaderboard").click()
    stage.page.locator("dialog[open] td").first.wait_for()


@screens.to("before everything is erased")
def erasing(stage: Stage) -> None:
    screens["about oneself"](stage)
    stage.page.get_by_role("button", name=said("page-erase")).click()
    stage.page.locator("dialog[open]").wait_for()

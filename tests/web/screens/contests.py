"""The dice of the day."""

from __future__ import annotations

from tests.web.screens.ways import Ways
from tests.web.stage import Stage, Try, resume, todays

screens = Ways()


@screens.to("today's dice, before")
def before(stage: Stage) -> None:
    stage.go(f"/contest/{todays(stage.server, 'dobro')}")
    stage.page.get_by_role("button", name="Play", exact=True).wait_for()


def begin(stage: Stage, game: str) -> str:
    """Somebody's try has begun; at which contest."""
    contest = todays(stage.server, game)
    stage.go(f"/contest/{contest}")
    stage.page.get_by_role("button", name="Play", exact=True).click()
    stage.page.get_by_role("button", name="Roll 6 dice").wait_for()
    return contest


@screens.to("today's dice, before one gives up")
def giving_up(stage: Stage) -> None:
    contest = begin(stage, "twice")
    stage.go(f"/contest/{contest}")
    stage.page.get_by_role("button", name="Give up").click()
    stage.page.get_by_role("dialog", name="Give up").wait_for()


@screens.to("today's dice, given up")
def given_up(stage: Stage) -> None:
    Try(stage.server, todays(stage.server, "twice")).play()
    giving_up(stage)
    stage.page.locator("dialog[open] .doors button:not(.main)").click()
    stage.page.get_by_role("link", name="Look at the expert").wait_for()


@screens.to("today's dice, played")
def ended(stage: Stage) -> None:
    contest = begin(stage, "clever")
    resume(stage.page, stage.page.url.rpartition("/")[2], stage.server)
    stage.go(f"/contest/{contest}")
    stage.page.get_by_role("link", name="Look at the expert").wait_for()

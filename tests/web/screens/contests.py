"""The dice of the day, and those among friends."""

from __future__ import annotations

from tests.locale.said import said
from tests.web.screens.ways import Ways
from tests.web.stage import Stage, Try, resume, todays

screens = Ways()


@screens.to("today's dice, before")
def before(stage: Stage) -> None:
    stage.come_anew()
    stage.go(f"/contest/{todays(stage.server, 'dobro')}")
    stage.page.get_by_role("button", name="Play", exact=True).wait_for()


def begin(stage: Stage, contest: str) -> str:
    """Somebody's try at a contest has begun."""
    stage.come_anew()
    stage.go(f"/contest/{contest}")
    stage.page.get_by_role("button", name="Play", exact=True).click()
    stage.page.get_by_role("button", name="Roll 6 dice").wait_for()
    return contest


def end(stage: Stage, contest: str) -> None:
    """The same, played to its end, and then what everybody made of these dice."""
    begin(stage, contest)
    resume(stage.page, stage.page.url.rpartition("/")[2], stage.server)
    stage.go(f"/contest/{contest}")


@screens.to("today's dice, before one gives up")
def giving_up(stage: Stage) -> None:
    contest = begin(stage, todays(stage.server, "twice"))
    stage.go(f"/contest/{contest}")
    stage.page.get_by_role("button", name=said("page-contest-quit")).click()
    stage.page.get_by_role("dialog", name=said("page-contest-quit")).wait_for()


@screens.to("today's dice, given up")
def given_up(stage: Stage) -> None:
    Try(stage.server, todays(stage.server, "twice")).play()
    giving_up(stage)
    stage.page.locator("dialog[open] .doors button:not(.main)").click()
    stage.page.get_by_role("link", name="View the expert").wait_for()


@screens.to("today's dice, played")
def ended(stage: Stage) -> None:
    end(stage, todays(stage.server, "clever"))
    stage.page.get_by_role("link", name="View the expert").wait_for()


@screens.to("a challenge to friends")
def challenge(stage: Stage) -> None:
    stage.sign_in(stage.ann)
    stage.go(f"/contest/{stage.challenge}")
    stage.page.get_by_label(said("page-contest-share")).wait_for()


@screens.to("a challenge by a friend")
def challenged(stage: Stage) -> None:
    stage.come_anew()
    stage.go(f"/contest/{stage.challenge}")
    stage.page.get_by_text("You’ll see the results when you’ve finished").wait_for()


@screens.to("friends side by side")
def compared(stage: Stage) -> None:
    end(stage, stage.challenge)
    stage.page.get_by_role("region", name=said("page-contest-rivals")).locator("li").nth(1).wait_for()

"""What is around a game at its table: the menu and all it leads to, others, the line and the clock."""

from __future__ import annotations

from tests.locale.said import said
from tests.web.screens.dice import start
from tests.web.screens.ways import Ways
from tests.web.stage import Stage

screens = Ways()
MENU = {
    "how to play": said("page-how"),
    "the log": said("page-log"),
    "the pace of the bots": said("page-pace"),
    "how a table is set up": "Table setup",
    "a game to let others watch": said("page-menu-watch"),
    "a game on another device": said("page-menu-device"),
    "before one leaves": "Leave seat",
}
CLOCK = 600  # seconds, of which the page sees the last: the table's own clock must not run out while it is looked at
LATER = "seconds => { const now = performance.now.bind(performance); performance.now = () => now() + 1000 * seconds; }"


@screens.to("the menu")
def menu(stage: Stage) -> None:
    stage.stay(stage.clever.path)
    stage.page.get_by_role("button", name="Menu").click()
    stage.page.locator("dialog[open]").wait_for()


def entry(name: str, choice: str) -> None:
    """What an entry of the menu leads to."""

    @screens.to(name)
    def way(stage: Stage) -> None:
        menu(stage)
        stage.page.locator("dialog[open]").get_by_role("button", name=choice, exact=True).click()
        stage.page.locator("dialog[open]").wait_for()


for seen, chosen in MENU.items():
    entry(seen, chosen)


@screens.to("somebody else at the table")
def somebody(stage: Stage) -> None:
    stage.go(stage.friends.path)
    stage.page.get_by_role("button", name="Menu").click()
    stage.page.get_by_role("button", name="Table setup").click()
    stage.page.get_by_role("button", name="More about Bob").click()
    stage.page.get_by_role("button", name=said("page-kick-block")).wait_for()


@screens.to("something to say")
def phrases(stage: Stage) -> None:
    stage.stay(stage.friends.path)
    stage.page.get_by_role("button", name=said("page-phrases")).click()
    stage.page.locator("dialog[open] li").first.wait_for()


@screens.to("a table that is offline")
def offline(stage: Stage) -> None:
    start(stage)
    stage.cut_off()
    stage.page.get_by_text("Offline").wait_for()
    stage.page.get_by_role("button", name="Roll 6 dice").click()
    stage.page.get_by_text("Your move is saved").wait_for()


@screens.to("a table with a clock that runs out")
def clock(stage: Stage) -> None:
    made = stage.server.table("clever", "me greedy", seed="1", clock=CLOCK)
    stage.go(f"/t/{made.id}#s={made.token}")
    stage.page.get_by_role("timer").wait_for()
    stage.spoil()
    stage.page.evaluate(LATER, CLOCK - 5)
    stage.page.locator(".urgent").wait_for()

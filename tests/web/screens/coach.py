"""The coach: hints in a game."""

from __future__ import annotations

from tests.web.screens.cards import middle as dobro_middle
from tests.web.screens.dice import pick
from tests.web.screens.ways import Way, Ways
from tests.web.stage import Seat, Stage

screens = Ways()


@screens.to("clever, a hint")
def hint(stage: Stage) -> None:
    pick(stage)
    ask(stage)


def ask(stage: Stage) -> None:
    """For a hint, the first one."""
    stage.page.keyboard.press("h")
    stage.page.locator("section.hint").wait_for()


def twice_pick(stage: Stage) -> None:
    """The same in twice."""
    stage.go(Seat(stage.server, "twice", ["me"], "1").play(1).path)
    stage.page.locator(".cell.legal").first.wait_for()


def priced(game: str, way: Way) -> None:
    """Everything that the coach knows, asked for step by step."""

    @screens.to(f"{game}, everything that the coach knows")
    def known(stage: Stage) -> None:
        way(stage)
        ask(stage)
        for grade in (2, 3):
            stage.page.locator(".lamp:not([aria-disabled=true])").click()
            stage.page.locator(f"section.hint[data-grade='{grade}']").wait_for()


priced("clever", pick)
priced("twice", twice_pick)
priced("dobro", dobro_middle)

"""A game that is over, with the coach beside it."""

from __future__ import annotations

from collections.abc import Callable

from tests.locale.said import said
from tests.web.screens.replays import OVER
from tests.web.screens.ways import Ways
from tests.web.stage import Seat, Stage

screens = Ways()
COACH_MS = 120_000  # the coach plays on from every choice, which takes long next to other work


def reviewed(name: str, seat: Callable[[Stage], Seat]) -> None:
    """The replay of a game, at a mistake."""

    @screens.to(f"{name}, review")
    def review(stage: Stage) -> None:
        stage.go(f"/replay/{seat(stage).table}#step=0&seat=0&coach=")
        stage.page.get_by_role("button", name=said("coach-next-mistake")).click(timeout=COACH_MS)
        stage.page.locator(".verdict .better").wait_for()


for slug, seat in OVER.items():
    reviewed(slug, seat)


@screens.to("clever, the review of the whole game")
def overview(stage: Stage) -> None:
    screens["clever, review"](stage)
    stage.page.get_by_role("button", name=said("coach-overview")).click()
    stage.page.locator("dialog[open] ol").first.wait_for()

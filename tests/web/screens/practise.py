"""Positions to practise."""

from __future__ import annotations

from tests.web.playing import DICE, playing
from tests.web.screens.ways import Ways
from tests.web.stage import Stage

screens = Ways()
screens.first_at("/practise", "what there is to practise", "main section a")
screens.first_at("/practise/twice", "nothing to practise yet", "main a")
screens.at("/puzzles/twice", "a puzzle", ".cell.legal, .dock .other")


@screens.to("a drill, answered")
def drill(stage: Stage) -> None:
    stage.go("/puzzles/clever")
    stage.page.locator(", ".join(DICE)).first.wait_for()
    playing(stage.page, DICE, 1, ".verdict")

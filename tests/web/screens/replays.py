"""A game that is over: its end, its replay, and files."""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.locale.said import said
from tests.play.tables import played
from tests.web.screens.ways import Ways
from tests.web.stage import Seat, Stage

from silvertray.games import game
from silvertray.play.dealer import CommitReveal
from silvertray.play.files import to_record
from silvertray.play.match import Match

screens = Ways()
screens.at("/replay", "a file to open", ".drop")
OVER: dict[str, Callable[[Stage], Seat]] = {
    "clever": lambda stage: stage.clever_over,
    "twice": lambda stage: stage.twice_over,
    "dobro": lambda stage: stage.dobro_over,
}


def over(name: str, seat: Callable[[Stage], Seat]) -> None:
    """The end of a game, and its replay."""

    @screens.to(f"{name}, over")
    def ending(stage: Stage) -> None:
        stage.go(seat(stage).path)
        stage.page.locator(".ending").wait_for()

    @screens.to(f"{name}, replay")
    def replay(stage: Stage) -> None:
        stage.go(f"/replay/{seat(stage).table}#step=40&seat=0")
        stage.page.get_by_role("slider").wait_for()


for slug, seat in OVER.items():
    over(slug, seat)


def opened(name: str, seat: Callable[[Stage], Seat], key: str, sign: str) -> None:
    """What opens over a replay."""

    @screens.to(f"a replay, {name}")
    def way(stage: Stage) -> None:
        stage.go(f"/replay/{seat(stage).table}#step=40&seat=0")
        stage.page.get_by_role("button", name=key).click()
        stage.page.locator(f"dialog[open] {sign}").first.wait_for()


opened("all moves", OVER["clever"], said("page-replay-moves"), "li")
opened("playing on from a step", OVER["clever"], said("page-fork-title"), "form")
opened("playing on with cards", OVER["dobro"], said("page-fork-title"), "form")
opened("fair cards worked out again", lambda stage: stage.dobro_fair, said("page-replay-more"), ".verdict")


@screens.to("a file that cannot be shown")
def broken(stage: Stage) -> None:
    record = to_record(played(Match(game("twice"), 1, CommitReveal(["Ann"])), 2))
    line = json.dumps(record | {"players": 9})
    screens["a file to open"](stage)
    stage.page.locator("input[type=file]").set_input_files(
        {"name": "match.jsonl", "mimeType": "application/jsonl", "buffer": line.encode()}
    )
    stage.page.locator(".verify").wait_for()

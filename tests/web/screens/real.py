"""The page at a real table, where people tell it what their dice show."""

from __future__ import annotations

from tests.server.support.pages import Page as Line
from tests.web.screens.ways import Ways
from tests.web.stage import Stage

screens = Ways()
screens.at("/real", "a real table to set up", "form")


def sit_down(stage: Stage, *bots: str) -> None:
    """A table alone, or with bots, whose dice people roll."""
    made = stage.server.make("clever", ["me", *bots], {"kind": "table"})
    stage.go(f"/t/{made['table']}#s={made['token']}")
    stage.page.locator(".typed").wait_for()


@screens.to("real dice: who begins")
def first(stage: Stage) -> None:
    sit_down(stage, "greedy")
    stage.page.locator(".typed button").nth(1).wait_for()


@screens.to("real dice to be told")
def dice(stage: Stage) -> None:
    sit_down(stage)
    stage.page.locator(".typed fieldset").first.wait_for()
    stage.page.keyboard.type("1234")


@screens.to("real dice that are tied for the tray")
def tied(stage: Stage) -> None:
    made = stage.server.make("clever", ["me"], {"kind": "table"})
    with Line(stage.server, made["table"], made["token"]) as line:
        while line.view["moment"] != "tie":
            show(line, "111111")
    stage.go(f"/t/{made['table']}#s={made['token']}")
    stage.page.locator(".typed .tied button").first.click()


def show(line: Line, all_six: str) -> None:
    """Every die that is rolled shows its face of these, and the first mark is made that can be."""
    faces = "".join(face if die["rolled"] else "-" for die, face in zip(line.view["dice"], all_six, strict=True))
    is_roll = line.until(Line.is_asked).is_to_roll()
    answer = line.ask("roll", text=f"roll {faces}") if is_roll else line.ask("play", text=line.texts[0])
    line.until_has(answer["seq"])

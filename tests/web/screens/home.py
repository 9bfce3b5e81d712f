"""Before a game: the first page, new tables, lobbies, and what is not there."""

from __future__ import annotations

from tests.locale.said import said
from tests.web.screens.dice import middle
from tests.web.screens.ways import Ways
from tests.web.stage import Stage

screens = Ways()
screens.first_at("/", "home", "main button.main")
screens.at("/new/clever", "a new table of clever", "form, fieldset")
screens.at("/new/twice", "a new table of twice", "form, fieldset")
screens.at("/new/dobro", "a new table of dobro", "form, fieldset")
screens.at("/nowhere", "a page that is not there", "main a.button")
screens.at("/t/aaaaaaaaaaaaaaaa", "a table that is not there", "main a.button")
screens.at("/replay/aaaaaaaaaaaaaaaa", "a replay that is not there", "main a.button")


@screens.to("home with a game to go on with")
def home_again(stage: Stage) -> None:
    stage.come_anew()
    middle(stage)
    stage.go("/")
    stage.page.get_by_role("heading", name=said("page-continue")).wait_for()


@screens.to("home without a server")
def home_alone(stage: Stage) -> None:
    screens["home"](stage)
    stage.cut_off()
    stage.page.get_by_text(said("shell-lost")).wait_for()


@screens.to("settings")
def settings(stage: Stage) -> None:
    screens["home"](stage)
    stage.page.get_by_role("button", name="Settings").click()
    stage.page.locator("dialog[open]").wait_for()


@screens.to("a new table, everything shown")
def all_options(stage: Stage) -> None:
    screens["a new table of dobro"](stage)
    stage.page.locator("summary").click()


@screens.to("a lobby")
def lobby(stage: Stage) -> None:
    screens["a new table of clever"](stage)
    stage.page.get_by_role("button", name=said("page-create-invite")).click()
    stage.page.get_by_role("heading", name=said("page-invite")).wait_for()


@screens.to("a lobby, a bot for a seat")
def bot_choice(stage: Stage) -> None:
    lobby(stage)
    stage.page.get_by_role("button", name="Bot…").first.click()
    stage.page.locator("dialog[open] li").first.wait_for()


@screens.to("a lobby for a guest")
def invited(stage: Stage) -> None:
    made = stage.server.make("dobro", ["me", "open", "open", "medium"], {"kind": "entropy"})
    stage.go(f"/t/{made['table']}#i={made['invite']}")
    stage.page.get_by_role("button", name=said("page-sit")).wait_for()

"""Every screen of the page, by name: how to come there. A new screen is one more function."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.stage import Seat, Stage, Try, todays

Way = Callable[[Stage], None]
SCREENS: dict[str, Way] = {}


def screen(name: str) -> Callable[[Way], Way]:
    """Write a way down."""

    def write(way: Way) -> Way:
        SCREENS[name] = way
        return way

    return write


def path(name: str, where: str, sign: str) -> None:
    """A screen that has an address, and what can be seen when it is there."""

    def way(stage: Stage) -> None:
        stage.go(where)
        stage.page.locator(sign).first.wait_for()

    SCREENS[name] = way


path("home", "/", "main button.main")
path("a new table of clever", "/new/clever", "form, fieldset")
path("a new table of twice", "/new/twice", "form, fieldset")
path("a new table of dobro", "/new/dobro", "form, fieldset")
path("about oneself", "/you", "main h2")
path("a page that is not there", "/nowhere", "main a.button")
path("a table that is not there", "/t/aaaaaaaaaaaaaaaa", "main a.button")
path("a replay that is not there", "/replay/aaaaaaaaaaaaaaaa", "main a.button")


@screen("settings")
def settings(stage: Stage) -> None:
    SCREENS["home"](stage)
    stage.page.get_by_role("button", name="Settings of").click()
    stage.page.locator("dialog[open]").wait_for()


@screen("a lobby")
def lobby(stage: Stage) -> None:
    SCREENS["a new table of clever"](stage)
    stage.page.get_by_role("button", name="Create, then invite").click()
    stage.page.get_by_role("heading", name="Invite friends").wait_for()


@screen("clever, before the first roll")
def clever_start(stage: Stage) -> None:
    stage.go(Seat(stage.server, "clever", ["me"], "1").path)
    stage.page.get_by_role("button", name="Roll 6 dice").wait_for()


@screen("clever, the first pick")
def clever_pick(stage: Stage) -> None:
    stage.go(Seat(stage.server, "clever", ["me"], "1").play(1).path)
    stage.page.locator(".cell.legal").first.wait_for()


@screen("clever, a mark looked at")
def clever_preview(stage: Stage) -> None:
    clever_pick(stage)
    stage.page.locator(".cell.legal").first.hover()


@screen("clever, two dice for a cell")
def clever_ways(stage: Stage) -> None:
    clever_pick(stage)
    stage.page.evaluate(
        """() => { for (const cell of document.querySelectorAll(".cell.legal")) {
             if (document.querySelector(".ways")) return;
             cell.dispatchEvent(new PointerEvent("pointerdown", {bubbles: true, pointerType: "touch"}));
             cell.dispatchEvent(new MouseEvent("click", {bubbles: true}));
           } }"""
    )
    stage.page.locator(".ways, .dock .go").first.wait_for()


@screen("clever, why not")
def clever_why(stage: Stage) -> None:
    clever_start(stage)
    stage.page.locator(".cell").first.click()
    stage.page.get_by_role("alert").filter(has_text="(C-10)").wait_for()


@screen("clever, in the middle")
def clever_middle(stage: Stage) -> None:
    stage.go(stage.clever.path)
    stage.page.locator(".dock").wait_for()


@screen("home with a game to go on with")
def home_again(stage: Stage) -> None:
    clever_middle(stage)
    SCREENS["home"](stage)


@screen("clever, somebody else's sheet")
def clever_other(stage: Stage) -> None:
    clever_middle(stage)
    stage.page.get_by_role("tab").nth(1).click()


@screen("twice, in the middle")
def twice_middle(stage: Stage) -> None:
    stage.go(stage.twice.path)
    stage.page.locator(".dock").wait_for()


@screen("the command line")
def commands(stage: Stage) -> None:
    clever_pick(stage)
    stage.page.keyboard.press("/")
    stage.page.get_by_role("combobox").wait_for()
    stage.page.keyboard.type("pick")
    stage.page.get_by_role("option").first.wait_for()


@screen("dobro, in the middle")
def dobro_middle(stage: Stage) -> None:
    stage.go(stage.dobro.path)
    stage.page.get_by_role("toolbar").wait_for()


@screen("dobro, a card is chosen")
def dobro_chosen(stage: Stage) -> None:
    dobro_middle(stage)
    stage.page.locator("div.hand .card.plain").first.click()


@screen("dobro, a card that does not fit")
def dobro_why(stage: Stage) -> None:
    dobro_middle(stage)
    dim = stage.page.locator("div.hand .card.dim")
    if dim.count():
        dim.first.click()


def over(name: str, seat: Callable[[Stage], Seat]) -> None:
    """The end of a game, and its replay at the beginning and the end."""

    def ending(stage: Stage) -> None:
        stage.go(seat(stage).path)
        stage.page.locator(".ending").wait_for()

    def replay(stage: Stage) -> None:
        stage.go(f"/replay/{seat(stage).table}#step=40&seat=0")
        stage.page.get_by_role("slider").wait_for()

    SCREENS[f"{name}, over"] = ending
    SCREENS[f"{name}, replay"] = replay


@screen("clever, a hint")
def hint(stage: Stage) -> None:
    clever_pick(stage)
    stage.page.keyboard.press("h")
    stage.page.locator("section.hint").wait_for()


@screen("clever, everything that the coach knows")
def priced(stage: Stage) -> None:
    hint(stage)
    for grade in (2, 3):
        stage.page.locator(".lamp:not([aria-disabled=true])").click()
        stage.page.locator(f"section.hint[data-grade='{grade}']").wait_for()


def review(name: str, seat: Callable[[Stage], Seat]) -> None:
    """A replay with the coach beside it, at a mistake."""

    def way(stage: Stage) -> None:
        stage.go(f"/replay/{seat(stage).table}#step=0&seat=0&coach=")
        stage.page.get_by_role("button", name="Next mistake").click()
        stage.page.locator(".verdict .better").wait_for()

    SCREENS[f"{name}, review"] = way


review("clever", lambda stage: stage.clever_over)
review("twice", lambda stage: stage.twice_over)
review("dobro", lambda stage: stage.dobro_over)


@screen("clever, the review of the whole game")
def overview(stage: Stage) -> None:
    SCREENS["clever, review"](stage)
    stage.page.get_by_role("button", name="The whole game").click()
    stage.page.locator("dialog[open] table").wait_for()


over("clever", lambda stage: stage.clever_over)
over("twice", lambda stage: stage.twice_over)
over("dobro", lambda stage: stage.dobro_over)


@screen("today's dice, before")
def contest_before(stage: Stage) -> None:
    stage.go(f"/contest/{todays(stage.server, 'dobro')}")
    stage.page.get_by_role("button", name="Play", exact=True).wait_for()


@screen("today's dice, given up")
def contest_given_up(stage: Stage) -> None:
    Try(stage.server, contest := todays(stage.server, "twice")).play()
    stage.go(f"/contest/{contest}")
    stage.page.evaluate(
        """async (path) => { for (const way of ["tries", "surrender"]) await fetch(`${path}/${way}`,
             {method: "POST", headers: {"content-type": "application/json"}, body: '{"name": "Ann"}'}); }""",
        f"/api/contests/{contest}",
    )
    stage.go(f"/contest/{contest}")
    stage.page.get_by_role("link", name="Look at the expert").wait_for()


def dialog(name: str, choice: str) -> None:
    """What the menu of a table leads to."""

    def way(stage: Stage) -> None:
        clever_middle(stage)
        stage.page.get_by_role("button", name="Menu").click()
        if choice:
            stage.page.locator("dialog[open]").get_by_role("button", name=choice, exact=True).click()
        stage.page.locator("dialog[open]").wait_for()

    SCREENS[name] = way


dialog("the menu", "")

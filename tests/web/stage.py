"""One page for many screens, at tables that somebody has played at beforehand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from playwright.sync_api import CDPSession, Page
from tests.server.support.authenticator import Browser
from tests.server.support.company import at, person, table_of
from tests.server.support.pages import Page as Line
from tests.server.support.pages import guest
from tests.server.support.running import GUEST, SESSION, NewTable
from tests.web.serving import Server
from tests.web.speaking import loading, speak

from silvertray.locale import languages

LONGEST_GAME = 400
# As if a link had been tapped; first to where nothing is, as a table that is shown already would stay as it is.
FOLLOW = """async path => {
  for (const place of ["/nowhere", path]) {
    const link = document.createElement("a");
    link.href = place;
    document.body.append(link);
    link.click();
    link.remove();
    await new Promise((go) => setTimeout(go));
  }
}"""
NOWHERE = "about:blank"
NO_NETWORK = {"offline": True, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
RATED = """INSERT INTO ratings (person_id, game, players, rating, deviation, volatility, games)
  SELECT id, 'clever', 2, 1500 + 10 * length(name), 64, 0.06, 31 FROM people WHERE name LIKE 'Ann%'
  ON CONFLICT DO NOTHING"""


class Seat:
    """A seat at a table of its own, played without a page: whatever comes to mind first, again and again."""

    def __init__(self, server: Server, game: str, seats: list[str], seed: str = "") -> None:
        dealer = {"kind": "seed", "seed": seed} if seed else {"kind": "commit"}
        self._sit(server, server.make(game, seats, dealer))

    def _sit(self, server: Server, made: dict[str, Any]) -> None:
        self.server, self.table, self.token, self.invite = server, made["table"], made["token"], made.get("invite", "")
        self.watched = f"/t/{self.table}"
        self.path = f"{self.watched}#s={self.token}"

    def play(self, moves: int = LONGEST_GAME) -> Seat:
        """Make so many moves, or play to the end."""
        with Line(self.server, self.table, self.token) as line:
            play_on(line, moves, in_mind)
        return self


def first(texts: list[str]) -> str:
    """The first of what is legal."""
    return texts[0]


def in_mind(texts: list[str]) -> str:
    """The same; but where that is to pass, which would leave a sheet of twice empty, one from the middle."""
    return texts[0] if texts[0] != "pass" else texts[len(texts) // 2]


def play_on(line: Line, moves: int = LONGEST_GAME, choose: Callable[[list[str]], str] = first) -> None:
    """Make so many moves over a line, or play to the end; then wait until bots have moved too."""
    for _ in range(moves):
        if line.until(Line.is_asked).is_over:
            return
        done = line.ask("roll") if line.is_to_roll() else line.ask("play", text=choose(line.texts))
        assert done["type"] == "done", done
        line.until_has(done["seq"])
    line.until(Line.is_asked)


class Try(Seat):
    """The seat of somebody's try at a contest: without cookies somebody new, with those of a page its visitor."""

    def __init__(self, server: Server, contest: str, cookies: dict[str, str] | None = None) -> None:
        asked = server.post(f"/api/contests/{contest}/tries", json={"name": "Ann"}, cookies=cookies)
        self._sit(server, asked.json())


class Own(Seat):
    """The seat of a page's visitor at a table alone, who plays without the page."""

    def __init__(self, server: Server, game: str, page: Page) -> None:
        wish = {"game": game, "seats": ["me"], "dealer": {"kind": "entropy"}, "name": "Ann"}
        self._sit(server, server.post("/api/tables", json=wish, cookies=cookies_of(page)).json())


def cookies_of(page: Page) -> dict[str, str]:
    """By which the server knows a page's visitor."""
    return {str(cookie["name"]): str(cookie["value"]) for cookie in page.context.cookies()}


def resume(page: Page, table: str, server: Server) -> None:
    """Play a page's running game to its end, without the page."""
    with Line(server, table, cookie=cookies_of(page)[GUEST]) as line:
        play_on(line)


def todays(server: Server, game: str) -> str:
    """The contest of today."""
    found: list[dict[str, Any]] = server.get("/api/daily").json()["contests"]
    return next(contest["id"] for contest in found if contest["game"] == game)


class Stage:
    """A page, and the tables that are looked at on it: each is played at once only, by whoever asks first."""

    def __init__(self, server: Server, page: Page) -> None:
        self.server = server
        self.take(page)

    def take(self, page: Page) -> None:
        """Go on with another page."""
        self.page = page
        self._cut: CDPSession | None = None
        self._is_spoilt = False

    def go(self, path: str) -> None:
        """Open a path of the site: within the page if it is there, which is quicker by far than to load it anew."""
        if self._is_spoilt:
            self.leave()
        if self.page.url == NOWHERE:
            self.page.goto(self.server.address + path)
        else:
            self.close_dialogs()
            self.page.evaluate(FOLLOW, path)

    def stay(self, path: str) -> None:
        """Be at a path, without coming there anew: what was done there, but for dialogs, is there still."""
        if self.page.url.startswith(self.server.address + path.partition("#")[0]) and not self._is_spoilt:
            self.close_dialogs()
        else:
            self.go(path)

    def close_dialogs(self) -> None:
        """One after the other."""
        while self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")

    def leave(self) -> None:
        """Leave the site, with a line to the server for whoever comes again."""
        if self._cut:
            self._cut.detach()
        self._cut, self._is_spoilt = None, False
        self.page.goto(NOWHERE)

    def spoil(self) -> None:
        """Nobody can go on with the page as it is from now on: the next screen is loaded anew."""
        self._is_spoilt = True

    def come_anew(self) -> None:
        """Be somebody who was never here."""
        if self.page.url != NOWHERE:
            self.page.evaluate("localStorage.clear()")
        self.page.context.clear_cookies()
        self.leave()

    def cut_off(self) -> None:
        """Nothing reaches the page any more; what it says in all languages it has by then."""
        with loading(self.page) as files:
            for language in [*languages(), "en"]:
                speak(self.page, language, files)
        self.spoil()
        self._cut = self.page.context.new_cdp_session(self.page)
        self._cut.send("Network.emulateNetworkConditions", NO_NETWORK)

    def sign_in(self, somebody: Browser) -> None:
        """Be somebody whom the server knows."""
        self.come_anew()
        cookies = {GUEST: somebody.cookie, SESSION: somebody.session}
        self.page.context.add_cookies(
            [{"name": name, "value": value, "url": self.server.address} for name, value in cookies.items()]
        )

    @cached_property
    def ann(self) -> Browser:
        """Somebody who is signed in, has played alone often enough for a plot, and is rated beside somebody else."""
        ann, _ = (person(self.server, name) for name in ("Ann", "Ann Ann Ann Ann Ann Ann."))
        for game in ("clever", "clever", "twice"):
            with at(ann, table_of(ann, game)) as line:
                play_on(line, choose=in_mind)
        self.server.alter(RATED)
        return ann

    @cached_property
    def challenge(self) -> str:
        """The contest of friends by the dice of one of Ann's games."""
        table = table_of(self.ann, "clever")
        with at(self.ann, table) as line:
            play_on(line)
        return str(self.ann.ask("POST", f"/tables/{table.id}/contest", 201)["contest"]["id"])

    @cached_property
    def clever(self) -> Seat:
        """In the middle of a game with a bot."""
        return Seat(self.server, "clever", ["me", "greedy"], "5").play(30)

    @cached_property
    def twice(self) -> Seat:
        """In the middle of a game alone."""
        return Seat(self.server, "twice", ["me"], "5").play(36)

    @cached_property
    def friends(self) -> Seat:
        """The first roll with Bob, who is away."""
        seat = Seat(self.server, "clever", ["me", "open"], "5")
        with guest(self.server, NewTable(seat.table, 0, seat.token, seat.invite, ""), 1):
            return seat

    @cached_property
    def dobro(self) -> Seat:
        """With three bots at a trick of the second round: a Joker in hand, and cards that fit, in pairs, or not."""
        return Seat(self.server, "dobro", ["me", "greedy", "greedy", "greedy"], "5").play(10)

    @cached_property
    def clever_over(self) -> Seat:
        """A finished game with a bot."""
        return Seat(self.server, "clever", ["me", "greedy"], "6").play()

    @cached_property
    def twice_over(self) -> Seat:
        """A finished game alone."""
        return Seat(self.server, "twice", ["me"], "6").play()

    @cached_property
    def dobro_over(self) -> Seat:
        """A finished game with bots."""
        return Seat(self.server, "dobro", ["me", "greedy", "greedy"], "6").play()

    @cached_property
    def dobro_fair(self) -> Seat:
        """A finished game alone against a bot, by cards that were promised."""
        return Seat(self.server, "dobro", ["me", "greedy"]).play()

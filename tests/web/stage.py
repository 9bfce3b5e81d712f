"""One page for many screens, at tables that somebody has played at beforehand."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import httpx
from playwright.sync_api import Page
from tests.server.pages import Page as Line
from tests.web.conftest import Server

LONGEST_GAME = 400


class Seat:
    """A seat at a table of its own, played without a page: the first of what is legal, again and again."""

    def __init__(self, server: Server, game: str, seats: list[str], seed: str) -> None:
        self._sit(server, server.make(game, seats, {"kind": "seed", "seed": seed}))

    def _sit(self, server: Server, made: dict[str, Any]) -> None:
        self.server, self.table, self.token = server, made["table"], made["token"]
        self.path = f"/t/{self.table}#s={self.token}"

    def play(self, moves: int = LONGEST_GAME) -> Seat:
        """Make so many moves, or play to the end."""
        with Line(self.server, self.table, self.token) as line:
            play_on(line, moves)
        return self


def play_on(line: Line, moves: int = LONGEST_GAME) -> None:
    """Make so many moves over a line, or play to the end."""
    for _ in range(moves):
        if line.until(Line.is_asked).is_over:
            break
        done = line.ask("roll") if line.is_to_roll() else line.ask("play", text=line.texts[0])
        line.until_has(done["seq"])


class Try(Seat):
    """The seat of somebody's try at a contest: without cookies somebody new, with those of a page its visitor."""

    def __init__(self, server: Server, contest: str, cookies: dict[str, str] | None = None) -> None:
        asked = httpx.post(f"{server.address}/api/contests/{contest}/tries", json={"name": "Ann"}, cookies=cookies)
        self._sit(server, asked.json())


class Own(Seat):
    """The seat of a page's visitor at a table alone, who plays without the page."""

    def __init__(self, server: Server, game: str, page: Page) -> None:
        wish = {"game": game, "seats": ["me"], "dealer": {"kind": "entropy"}, "name": "Ann"}
        self._sit(server, httpx.post(f"{server.address}/api/tables", json=wish, cookies=cookies_of(page)).json())


def cookies_of(page: Page) -> dict[str, str]:
    """By which the server knows a page's visitor."""
    return {str(cookie["name"]): str(cookie["value"]) for cookie in page.context.cookies()}


def todays(server: Server, game: str) -> str:
    """The contest of today."""
    found: list[dict[str, Any]] = httpx.get(f"{server.address}/api/daily").json()["contests"]
    return next(contest["id"] for contest in found if contest["game"] == game)


class Stage:
    """A page, and the tables that are looked at on it: each is played at once only, by whoever asks first."""

    def __init__(self, server: Server, page: Page) -> None:
        self.server, self.page = server, page

    def go(self, path: str) -> None:
        """Open a path of the site anew."""
        self.page.goto("about:blank")
        self.page.goto(self.server.address + path)

    @cached_property
    def clever(self) -> Seat:
        """In the middle of a game with a bot."""
        return Seat(self.server, "clever", ["me", "greedy"], "5").play(30)

    @cached_property
    def twice(self) -> Seat:
        """In the middle of a game alone."""
        return Seat(self.server, "twice", ["me"], "5").play(36)

    @cached_property
    def dobro(self) -> Seat:
        """Early in a game with three bots."""
        return Seat(self.server, "dobro", ["me", "greedy", "greedy", "greedy"], "3").play(3)

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

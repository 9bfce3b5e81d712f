"""One page for many screens, at tables that somebody has played at beforehand, over plain HTTP."""

from __future__ import annotations

import json
import time
import uuid
from collections.abc import Iterator
from functools import cached_property
from typing import Any

import httpx
from playwright.sync_api import Page
from tests.web.conftest import Server

LONGEST_GAME = 400
WAIT_FOR_OTHERS = 200


class Seat:
    """A seat at a table of its own, played without a page: the first of what is legal, again and again."""

    def __init__(self, server: Server, game: str, seats: list[str], seed: str) -> None:
        made = server.make(game, seats, {"kind": "seed", "seed": seed})
        self.table, self.token = made["table"], made["token"]
        self.path = f"/t/{self.table}#s={self.token}"
        self.line = {"base_url": server.address, "headers": {"Authorization": f"Bearer {self.token}"}}

    def play(self, moves: int = LONGEST_GAME) -> Seat:
        """Make so many moves, or play to the end."""
        made = waited = 0
        with httpx.Client(**self.line, params={"table": self.table}) as http:
            while made < moves and waited < WAIT_FOR_OTHERS:
                news = latest(http)
                if news["result"]:
                    break
                order = asked(news["view"])
                made, waited = (made + 1, 0) if order else (made, waited + 1)
                do(http, order) if order else time.sleep(0.01)
        return self


def latest(http: httpx.Client) -> dict[str, Any]:
    """The table as it is now."""
    with http.stream("GET", "/api/events", params={"have": 0}) as stream:
        return next(frame for frame in frames(stream.iter_lines()) if frame["type"] == "news")


def do(http: httpx.Client, order: dict[str, Any]) -> None:
    """Have something done."""
    http.post("/api/commands", json={**order, "id": str(uuid.uuid4())}).raise_for_status()


def asked(view: dict[str, Any]) -> dict[str, Any] | None:
    """What this seat would do now; nothing while it waits."""
    if view["options"]:
        return {"type": "play", "text": view["options"][0]["text"]}
    mine = view["asked"] == "dice" and view["roller"] == view["seat"]
    return {"type": "roll", "text": None} if mine else None


def frames(lines: Iterator[str]) -> Iterator[dict[str, Any]]:
    """The frames of a stream."""
    for line in lines:
        if line.startswith("data:"):
            yield json.loads(line[5:])


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

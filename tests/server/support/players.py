"""Somebody who plays whatever happens to the server: comes back, says again what got no answer, and keeps accounts."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.server.support.pages import Page, new_id
from tests.server.support.running import Server
from websockets.exceptions import ConnectionClosed, InvalidHandshake

BROKEN = (ConnectionClosed, InvalidHandshake, OSError, EOFError)


class Player:
    """Remembers what it was told, what was acknowledged, and what was not."""

    def __init__(self, server: Server, table: str, token: str, seed: int) -> None:
        self.server, self.table, self.token = server, table, token
        self.luck = random.Random(seed)
        self.have = 0
        self.is_over = False
        self.heard: list[int] = []
        self.acknowledged: dict[str, int] = {}
        self._unanswered: tuple[str, dict[str, Any]] | None = None

    def play_through(self, is_enough: Callable[[], bool]) -> None:
        """Play on and come back as often as it takes."""
        while not self.is_over and not is_enough():
            self.play_until_it_breaks(is_enough)

    def play_until_it_breaks(self, is_enough: Callable[[], bool]) -> None:
        """One visit: resume, and play until it is enough or the line is gone."""
        try:
            with Page(self.server, self.table, self.token, have=self.have) as page:
                try:
                    while not self.is_over and not is_enough():
                        self.step(page)
                finally:
                    self.have, self.heard = page.have, self.heard + [event["seq"] for event in page.events]
        except BROKEN:
            return

    def step(self, page: Page) -> None:
        """One command, which may be one that got no answer before."""
        self.is_over = page.is_over
        if self.is_over and self._unanswered is None:
            return
        command, said = self._unanswered or self._choose(page)
        answer = page.ask(**said, id=command)
        self._unanswered = None
        if answer["type"] == "done":
            self.acknowledged[command] = answer["seq"]
            page.until_has(answer["seq"])

    def _choose(self, page: Page) -> tuple[str, dict[str, Any]]:
        page.until(Page.is_asked)
        says_roll = page.is_to_roll() or not page.texts
        said = {"kind": "roll"} if says_roll else {"kind": "play", "text": self.luck.choice(page.texts)}
        self._unanswered = (new_id(), said)
        return self._unanswered

    # -- accounts

    def check_all_is_stored(self) -> None:
        """What was acknowledged is stored, where it was said to be, and no command is there twice."""
        stored = self.server.stored(self.table)
        assert [row[0] for row in stored] == list(range(1, len(stored) + 1))
        commands = [row[1] for row in stored if row[1]]
        assert len(commands) == len(set(commands))
        where = {row[1]: row[0] for row in stored}
        assert {command: where.get(command) for command in self.acknowledged} == self.acknowledged

    def check_all_was_told(self) -> None:
        """Over all visits every entry was told, and none twice."""
        with self._back() as page:
            heard = self.heard + [event["seq"] for event in page.events]
            assert heard == list(range(1, page.have + 1))

    def _back(self) -> Page:
        """Another visit, however often it takes."""
        while True:
            try:
                return Page(self.server, self.table, self.token, have=self.have)
            except BROKEN:
                continue

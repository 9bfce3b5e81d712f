"""Power cuts: the server is killed at any moment, and whatever it has acknowledged is there afterwards, once."""

from __future__ import annotations

import random
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.server.pages import Page, guest, maker, new_id
from tests.server.running import NewTable, Restarted, Server
from websockets.exceptions import ConnectionClosed

KILLS = 10  # in each of two runs


class Player:
    """Somebody who plays on until the server is gone, and remembers what was acknowledged and what was not."""

    def __init__(self, server: Server, table: str, token: str, seed: int) -> None:
        self.server, self.table, self.token = server, table, token
        self.luck = random.Random(seed)
        self.have = 0
        self.is_over = False
        self.events: list[object] = []
        self.acknowledged: dict[str, int] = {}
        self.unanswered: tuple[str, dict[str, str]] | None = None

    def play_until_it_is_gone(self, enough: threading.Semaphore) -> None:
        """Come back with what is known, say again what got no answer, and play."""
        try:
            with Page(self.server, self.table, self.token, have=self.have) as page:
                try:
                    self.play(page, enough)
                finally:
                    self.have, self.events = page.have, self.events + page.events
        except (ConnectionClosed, OSError):
            return

    def play(self, page: Page, enough: threading.Semaphore) -> None:
        while not self.is_over:
            self.is_over = page.is_over
            if self.unanswered is None:
                page.until(Page.is_asked)
                rolls = page.is_to_roll()
                said = {"kind": "roll"} if rolls else {"kind": "play", "text": self.luck.choice(page.texts or ["-"])}
                self.unanswered = (new_id(), said)
            command, said = self.unanswered
            answer = page.ask(**said, id=command)  # type: ignore[arg-type]
            if answer["type"] == "done":
                self.acknowledged[command] = answer["seq"]
                enough.release()
                page.until_has(answer["seq"])
            self.unanswered = None


@pytest.mark.parametrize("seed", [1, 2])
def test_every_acknowledged_move_survives_a_power_cut(tmp_path: Path, seed: int) -> None:
    luck = random.Random(seed)
    server = Restarted(tmp_path)
    table = server.table("dobro" if seed == 1 else "clever", "me open", seed=seed)
    players = begun(server, table, seed)
    with ThreadPoolExecutor(2) as both:
        for _ in range(KILLS):
            enough = threading.Semaphore(0)
            going = [both.submit(player.play_until_it_is_gone, enough) for player in players]
            for _ in range(luck.randrange(1, 9)):
                assert enough.acquire(timeout=30) or any(player.is_over for player in players)
            server.kill()
            for one in going:
                one.result()
            check_stored(server, table.id, players)
            server.start()
    for player in players:
        with Page(server, table.id, player.token, have=player.have) as page:
            heard = [event["seq"] for event in [*player.events, *page.events]]  # type: ignore[index]
            assert heard == list(range(1, page.have + 1))
    server.kill()
    server.forget()
    assert "Traceback" not in server.log()


def begun(server: Server, table: NewTable, seed: int) -> list[Player]:
    """Two people at the table."""
    with maker(server, table), guest(server, table, 1) as bob:
        tokens = [table.token, str(bob.token)]
    return [Player(server, table.id, token, seed * 10 + seat) for seat, token in enumerate(tokens)]


def check_stored(server: Server, table: str, players: list[Player]) -> None:
    """What was acknowledged is in the file, where it was said to be, and no command is there twice."""
    stored = server.stored(table)
    assert [row[0] for row in stored] == list(range(1, len(stored) + 1))
    commands = [row[1] for row in stored if row[1]]
    assert len(commands) == len(set(commands))
    where = {row[1]: row[0] for row in stored}
    for player in players:
        for command, seq in player.acknowledged.items():
            assert where[command] == seq

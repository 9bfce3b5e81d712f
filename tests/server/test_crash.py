"""Power cuts: servers and workers are killed at any moment, and what was acknowledged is there afterwards, once."""

from __future__ import annotations

import os
import random
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.server.support.pages import guest, maker
from tests.server.support.players import Player
from tests.server.support.running import Server
from tests.server.support.waiting import until

pytestmark = pytest.mark.both_databases

KILLS = int(os.environ.get("SILVERTRAY_KILLS", "20")) // 4  # whole servers and single workers, on two databases


class Moves:
    """How many moves were acknowledged, and whether it is time to stop."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.is_enough = threading.Event()

    def number(self) -> int:
        """All that were acknowledged."""
        return sum(len(player.acknowledged) for player in self.players)

    def until_more(self, number: int) -> None:
        """Return when there are so many more, or the game is over."""
        wanted = self.number() + number
        until(lambda: self.number() >= wanted or any(player.is_over for player in self.players))


def begun(server: Server, game: str, seed: int) -> list[Player]:
    """Two people at a new table."""
    table = server.table(game, "me open", seed=seed)
    with maker(server, table), guest(server, table, 1) as bob:
        tokens = [table.token, str(bob.token)]
    return [Player(server, table.id, token, seed * 10 + seat) for seat, token in enumerate(tokens)]


def check(players: list[Player]) -> None:
    """All accounts hold."""
    for player in players:
        player.check_all_is_stored()
        player.check_all_was_told()


def test_every_acknowledged_move_survives_a_power_cut(tmp_path: Path, new_database: Callable[[], str | None]) -> None:
    luck = random.Random(1)
    server = Server(tmp_path, database=new_database())
    players = begun(server, "dobro", 1)
    with ThreadPoolExecutor(2) as both:
        for number in range(KILLS):
            if any(player.is_over for player in players):
                check(players)
                players = begun(server, "dobro", number + 2)
            moves = Moves(players)
            going = [both.submit(player.play_until_it_breaks, moves.is_enough.is_set) for player in players]
            moves.until_more(luck.randrange(1, 9))
            server.kill()
            for one in going:
                one.result()
            for player in players:
                player.check_all_is_stored()
            server.start()
    check(players)
    server.kill()
    assert "Traceback" not in server.log()


def test_people_play_on_while_workers_are_killed(
    tmp_path: Path, new_database: Callable[[], str | None], redis: str
) -> None:
    luck = random.Random(2)
    with Server(tmp_path, database=new_database(), workers=2, redis=redis) as server, ThreadPoolExecutor(2) as both:
        kills = 0
        while kills < KILLS:
            players = begun(server, "clever", 2 + kills)
            moves = Moves(players)
            going = [both.submit(player.play_through, moves.is_enough.is_set) for player in players]
            while kills < KILLS and not any(player.is_over for player in players):
                moves.until_more(luck.randrange(1, 9))
                until(lambda: len(server.pids()) == 2)  # who dies over and over comes back later and later
                os.kill(luck.choice(server.pids()), signal.SIGKILL)
                kills += 1
            moves.until_more(4)
            moves.is_enough.set()
            for one in going:
                one.result()
            check(players)
        assert len(server.events("a worker has died")) >= 1
    assert "Traceback" not in server.log()

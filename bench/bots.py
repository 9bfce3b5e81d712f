"""How long bots think: milliseconds of CPU a decision and a game, by level and number of players."""

from __future__ import annotations

import time
from collections.abc import Iterator

from silvertray.bots import LEVELS, Table, bot
from silvertray.core.rng import COMPILED, Rng, key
from silvertray.games import game
from silvertray.lab.playing import played

TABLES = (("clever", 1), ("clever", 2), ("twice", 1), ("twice", 2), ("dobro", 2), ("dobro", 4))
GAMES = {"hard": 6, "expert": 3}  # others play a few more
WANTED = {"clever": 500, "twice": 500, "dobro": 1500}  # of an expert's game, in milliseconds


class Timed:
    """A bot whose thoughts are timed."""

    def __init__(self, slug: str, name: str) -> None:
        self.bot = bot(slug, name)
        self.seconds = 0.0
        self.choices = 0

    def choose(self, table: Table, rng: Rng) -> int:
        """Ask the bot."""
        before = time.process_time()
        action = self.bot.choose(table, rng)
        self.seconds += time.process_time() - before
        self.choices += 1
        return action


def rows() -> Iterator[tuple[str, str, str]]:
    """One row a level and table; the other seats are greedy."""
    if COMPILED:
        for slug, players in TABLES:
            for name in LEVELS:
                yield row(slug, players, name)


def row(slug: str, players: int, name: str) -> tuple[str, str, str]:
    """The thoughts of a bot over a few games."""
    thinker, games = Timed(slug, name), GAMES.get(name, 20)
    others = [bot(slug, "greedy") for _ in range(players - 1)]
    for number in range(games):
        played(game(slug), [thinker, *others], key(17, number), {})
    figure = (
        f"{1000 * thinker.seconds / thinker.choices:.2f} ms a decision, {1000 * thinker.seconds / games:.0f} ms a game"
    )
    return f"{slug}, {players} at the table, {name}", figure, wanted(slug, players, name)


def wanted(slug: str, players: int, name: str) -> str:
    """What was asked for."""
    if name != "expert":
        return "< 20 ms a decision"
    return f"≤ {WANTED[slug]} ms a game" if players == 1 or slug == "dobro" else ""

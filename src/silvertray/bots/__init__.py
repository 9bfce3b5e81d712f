"""Players that are programs. A new bot is a file of its own and one line here."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

from silvertray.bots.table import Table
from silvertray.core.errors import SetupError
from silvertray.core.rng import Rng

__all__ = ["BOTS", "LEVELS", "USUAL_LEVEL", "Bot", "Table", "bot", "check_bot"]


class Bot(Protocol):
    """A player: tables that look the same and equal generators give the same choice."""

    def choose(self, table: Table, rng: Rng) -> int:
        """One of the table's legal actions."""


LEVELS = ("beginner", "easy", "medium", "hard", "expert")
USUAL_LEVEL = "medium"  # for somebody who has not chosen


def levels_of(family: str) -> dict[str, str]:
    """Where the levels of a family of games are made."""
    return {level: f"{family}.levels:{level}" for level in LEVELS}


DICE = {"random": "uniform:Uniform", "greedy": "greedy:Greedy", "solo": "dice.levels:solo"}

# By game, then by name, first the plain ones, then the levels, the strongest last: the module in here and what makes
# the bot, which is imported when somebody wants it.
BOTS: dict[str, dict[str, str]] = {
    "clever": {**DICE, **levels_of("dice")},
    "twice": {**DICE, **levels_of("dice")},
    "dobro": {"random": "uniform:Uniform", "greedy": "lowest:Lowest", **levels_of("dobro")},
}


def bot(game: str, name: str) -> Bot:
    """A bot of a game by its name; raises SetupError."""
    check_bot(game, name)
    module, _, maker = BOTS[game][name].partition(":")
    made: Bot = getattr(import_module(f"{__name__}.{module}"), maker)()
    return made


def check_bot(game: str, name: str) -> None:
    """Refuse a name that no bot of a game has, without loading any; raises SetupError."""
    if name not in BOTS[game]:
        raise SetupError("unknown-bot", bot=name, bots=", ".join(BOTS[game]))

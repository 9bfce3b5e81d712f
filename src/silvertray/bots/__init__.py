"""Players that are programs. A new bot is a file of its own and one line here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from silvertray.bots.greedy import Greedy
from silvertray.bots.lowest import Lowest
from silvertray.bots.uniform import Uniform
from silvertray.core.errors import SetupError
from silvertray.core.rng import Rng


class Bot(Protocol):
    """A player: the same position, seat and generator give the same choice."""

    def choose(self, state: Any, seat: int, rng: Rng) -> int:
        """One of the seat's legal actions."""


BOTS: dict[str, dict[str, Callable[[], Bot]]] = {  # by game, then by name
    "clever": {"random": Uniform, "greedy": Greedy},
    "twice": {"random": Uniform, "greedy": Greedy},
    "dobro": {"random": Uniform, "greedy": Lowest},
}


def bot(game: str, name: str) -> Bot:
    """A bot of a game by its name; raises SetupError."""
    if name not in BOTS[game]:
        raise SetupError("unknown-bot", bot=name, bots=", ".join(BOTS[game]))
    return BOTS[game][name]()

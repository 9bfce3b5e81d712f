"""Players that are programs. A new bot is a file of its own and one line here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from silvertray.bots.greedy import Greedy
from silvertray.bots.uniform import Uniform
from silvertray.core.errors import SetupError
from silvertray.core.rng import Rng


class Bot(Protocol):
    """A player: the same position, seat and generator give the same choice."""

    def choose(self, state: Any, seat: int, rng: Rng) -> int:
        """One of the seat's legal actions."""


BOTS: dict[str, Callable[[], Bot]] = {
    "random": Uniform,
    "greedy": Greedy,
}


def bot(name: str) -> Bot:
    """A bot by its name; raises SetupError."""
    if name not in BOTS:
        raise SetupError("unknown-bot", bot=name, bots=", ".join(BOTS))
    return BOTS[name]()

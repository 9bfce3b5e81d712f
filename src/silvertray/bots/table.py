"""A table as a bot sits at it: all that its seat may know, never the true position."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from silvertray.core.game import Game
from silvertray.core.rng import Rng


class Table:
    """What a seat may know at the moment of one choice."""

    def __init__(self, game: Game, state: Any, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.players: int = state.players
        self.legal: int = state.legal(seat)  # the seat's legal actions, one bit each
        self.__state = state

    @cached_property
    def view(self) -> Any:
        """What the seat sees, as plain data."""
        return self.game.view(self.__state, self.seat)

    def imagine(self, rng: Rng) -> Any:
        """A position of the bot's own that looks the same to this seat, at random elsewhere."""
        return self.__state.imagine(self.seat, rng)

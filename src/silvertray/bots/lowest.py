"""Lowest, the greedy player of Dobro: gets rid of the cheapest cards first, and takes only if it must."""

from __future__ import annotations

from silvertray.bots.table import Table
from silvertray.core.bits import members
from silvertray.core.rng import Rng
from silvertray.games.dobro.plays import ACTIONS

# What is dear: numbers by their height, pairs after singles, a joker only when nothing plain fits.
ORDER = (
    "draw",
    *(f"play {n}" for n in range(2, 13)),
    *(f"play {n} {n}" for n in range(2, 13)),
    *(f"play J={n}" for n in range(2, 13)),
    "play S",
    "play R",
    *(f"play J {n}" for n in range(2, 13)),
    *(f"play J J={n}" for n in range(2, 13)),
    "take",
)
PRICE = {ACTIONS.index(text): price for price, text in enumerate(ORDER)}


class Lowest:
    """Plays by a fixed order of prices."""

    def choose(self, table: Table, rng: Rng) -> int:
        """The cheapest legal action."""
        return min(members(table.legal), key=PRICE.__getitem__)

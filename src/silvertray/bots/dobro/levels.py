"""The levels of Dobro: the same search with more and more imagined deals."""

from __future__ import annotations

from functools import partial

from silvertray.bots.dobro.search import best
from silvertray.bots.table import Table
from silvertray.core.rng import Rng


class Deals:
    """Tries every action on so many imagined deals."""

    def __init__(self, deals: int) -> None:
        self.deals = deals

    def choose(self, table: Table, rng: Rng) -> int:
        """The action that fared best."""
        return best(table.imagine(rng), table.seat, self.deals, rng)


beginner = partial(Deals, 1)
easy = partial(Deals, 4)
medium = partial(Deals, 16)
hard = partial(Deals, 80)
expert = partial(Deals, 400)

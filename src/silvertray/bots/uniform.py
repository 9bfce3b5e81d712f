"""Random: any legal action, all alike."""

from __future__ import annotations

from silvertray.bots.table import Table
from silvertray.core.bits import members
from silvertray.core.rng import Rng


class Uniform:
    """Chooses evenly among the legal actions."""

    def choose(self, table: Table, rng: Rng) -> int:
        """An even choice."""
        legal = members(table.legal)
        return legal[rng.below(len(legal))]

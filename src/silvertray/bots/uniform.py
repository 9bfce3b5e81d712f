"""Random: any legal action, all alike."""

from __future__ import annotations

from typing import Any

from silvertray.core.bits import members
from silvertray.core.rng import Rng


class Uniform:
    """Chooses evenly among the legal actions."""

    def choose(self, state: Any, seat: int, rng: Rng) -> int:
        """An even choice."""
        legal = members(state.legal(seat))
        return legal[rng.below(len(legal))]

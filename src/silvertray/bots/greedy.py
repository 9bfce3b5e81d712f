"""Greedy: most points now, then most rewards; it rerolls or passes only when no mark can be made."""

from __future__ import annotations

from typing import Any

from silvertray.bots.table import Table
from silvertray.core.bits import members
from silvertray.core.rng import Rng

PASS, AGAIN = 0, 1


class Greedy:
    """Looks one mark ahead."""

    def choose(self, table: Table, rng: Rng) -> int:
        """The action worth most at once; evenly among equals."""
        state = table.imagine(rng)  # the true one: these games hide nothing
        worths = {action: worth(state, table.seat, action) for action in members(table.legal)}
        best = [action for action in worths if worths[action] == max(worths.values())]
        return best[rng.below(len(best))]


def worth(state: Any, seat: int, action: int) -> tuple[int, int, int]:
    """Any mark before rolling again, that before passing; among marks points at once, then rewards."""
    if action in (PASS, AGAIN):
        return action, 0, 0
    if state.stage(seat) == "return":
        return -1 if state.pool else 1, 0, 0  # a die is returned only where nothing else could be rolled
    rewards, points = state.earned_by(seat, action)
    return 2, points, len(rewards)

"""Rewards: what a mark can earn, and how those not yet used wait.

A reward is a small code; its printed name stands at that index of the game's REWARDS. Those in
KEPT count at once (three kinds of actions, each on its track, and foxes); the others are marks to be made now (C-40).
Waiting rewards are counted in one integer, four bits a code; up to two rewards earned by one mark
travel as two codes in one integer, four bits each.
"""

from collections.abc import Sequence

import cython

KEPT = ("", "reroll", "extra", "return", "fox")

if not cython.compiled:  # compiled, these are in the .pxd
    NOTHING, REROLL, EXTRA, RETURN, FOX = range(5)

    def one(code: int) -> int:
        """One waiting reward of this code."""
        return 1 << 4 * code


def codes(names: Sequence[str], rewards: Sequence[str]) -> list[int]:
    """The codes of printed reward names."""
    return [rewards.index(name) for name in names]


def waiting_names(waiting: int, rewards: Sequence[str]) -> list[str]:
    """The names of all waiting rewards, in the order of their codes."""
    return [name for code, name in enumerate(rewards) for _ in range(waiting >> 4 * code & 15)]

"""Keys for what is sampled in an analysis: rolls of many dice, imagined deals.

All that lies between two outcomes of chance has one key, made of what the seat has seen before. So all options of a
choice are priced by the same rolls, the roll that follows is compared with these, and the same past gives the same
prices while the game is played and afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from silvertray.core.game import CHANCE
from silvertray.play.match import Step


class Keys:
    """The key of now, while a log goes on."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.past = blake2b(digest_size=8)
        self.now = int.from_bytes(self.past.digest(), "little")

    def see(self, step: Step) -> None:
        """Let another step be past."""
        self.past.update(f"{step.seat} {step.seen(self.seat)}\n".encode())
        if step.seat == CHANCE:
            self.now = int.from_bytes(self.past.digest(), "little")


def key_after(log: Sequence[Step], seat: int) -> int:
    """The key of the moment after these steps, to one seat's eyes."""
    keys = Keys(seat)
    for step in log:
        keys.see(step)
    return keys.now

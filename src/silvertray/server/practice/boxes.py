"""When a card comes again, after Leitner: each right answer puts it into the next box, a wrong one back to the first.

A card that is answered right comes again after 1, 3, 7 and 21 days, and after the fifth time in a row no more. One that
is answered wrong comes again the next day, as if it were new.
"""

from __future__ import annotations

from typing import NamedTuple

A_DAY = 24 * 3600.0
DAYS = (1, 3, 7, 21)  # until a card comes again, by the box it has come to
LEARNT = len(DAYS) + 1  # the box of cards that are known
NEVER = 1e12  # as good as


class Drill(NamedTuple):
    """How well somebody knows a card: in which box it is, when it is due, and how often it was answered."""

    box: int = 0
    due: float = 0.0
    tries: int = 0

    @property
    def is_learnt(self) -> bool:
        """Whether it need not come again."""
        return self.box >= LEARNT

    def is_due(self, now: float) -> bool:
        """Whether it is to be asked."""
        return self.due <= now

    def after(self, is_right: bool, now: float) -> Drill:
        """The same once it was answered; before its time nothing changes."""
        if not self.is_due(now):
            return self
        box = self.box + 1 if is_right else 0
        return Drill(box, next_due(box, now), self.tries + 1)


def next_due(box: int, now: float) -> float:
    """When a card of a box comes again."""
    return NEVER if box >= LEARNT else now + A_DAY * DAYS[max(0, box - 1)]

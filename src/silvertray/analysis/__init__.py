"""What every choice is worth, what was luck and what was skill. A coach for a new game is a file and one line here."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

from silvertray.analysis.account import Account, Priced, Reason
from silvertray.core.errors import SetupError
from silvertray.play.match import Match

__all__ = ["COACHES", "DEPTHS", "USUAL_DEPTH", "VERSION", "Coach", "Progress", "coach"]

Progress = Callable[[int, int], None]  # steps that are done, and how many there are

DEPTHS = ("quick", "usual")
USUAL_DEPTH = "usual"
VERSION = 3  # of all that coaches say: reviews of another one are made anew

COACHES = {"clever": "dice.coach:DiceCoach", "twice": "dice.coach:DiceCoach", "dobro": "dobro.coach:DobroCoach"}


class Coach(Protocol):
    """Prices choices of one game. It knows no more than the seat it speaks to."""

    def options(self, state: Any, seat: int, key: int) -> tuple[Priced, ...]:
        """Every legal option of a seat with its value, best first; the same by the same key (`keys.py`)."""

    def reasons(self, state: Any, seat: int, better: Priced, other: Priced) -> tuple[Reason, ...]:
        """Up to three measured causes why one option is better than another, the weightiest first."""

    def account(self, match: Match, seat: int, progress: Progress) -> Account:
        """A whole match as it was to one seat, with marks and reasons."""


def coach(game: str, depth: str = USUAL_DEPTH) -> Coach:
    """The coach of a game by its name; raises SetupError."""
    if depth not in DEPTHS:
        raise SetupError("unknown-depth", depth=depth, depths=", ".join(DEPTHS))
    module, _, maker = COACHES[game].partition(":")
    made: Coach = getattr(import_module(f"{__name__}.{module}"), maker)(game, depth)
    return made

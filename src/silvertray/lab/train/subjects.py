"""What training has to know of each game: what the net sees of it, and where its dice can go."""

from __future__ import annotations

from typing import NamedTuple

from silvertray.bots.dice.doppelt import DoppeltInputs
from silvertray.bots.dice.ganz import GanzInputs
from silvertray.bots.dice.inputs import Inputs
from silvertray.core.errors import SetupError
from silvertray.games.clever.doppelt import marks as doppelt
from silvertray.games.clever.ganz import marks as ganz
from silvertray.games.clever.layout import Placement


class Subject(NamedTuple):
    """A game that a net can learn."""

    inputs: type[Inputs]
    placements: list[Placement]


SUBJECTS = {
    "clever": Subject(GanzInputs, ganz.PLACEMENTS),
    "twice": Subject(DoppeltInputs, doppelt.PLACEMENTS),
}


def check_subject(slug: str) -> None:
    """Refuse a game that no net can learn; raises SetupError."""
    if slug not in SUBJECTS:
        raise SetupError("only-dice-games", game=slug, games=", ".join(SUBJECTS))

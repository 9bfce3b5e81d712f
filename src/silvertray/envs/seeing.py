"""What a seat sees of a game, as arrays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from silvertray.core.game import Game
from silvertray.envs import card_eyes
from silvertray.envs.eyes import DiceEyes, DoppeltEyes, GanzEyes
from silvertray.envs.layout import size

DICE_EYES: Mapping[str, Callable[[], DiceEyes]] = {"clever": GanzEyes, "twice": DoppeltEyes}


@cache
def eyes_of(slug: str) -> Any:
    """What writes a game's observations: `seen(state, seat, row)`."""
    return card_eyes if slug == "dobro" else DICE_EYES[slug]()


def observed(rules: Game, state: Any, seat: int) -> NDArray[np.int16]:
    """What a seat sees."""
    row = np.empty(size(rules.slug, state.players), np.int16)
    eyes_of(rules.slug).seen(state, seat, row)
    return row


def mask_of(rules: Game, legal: int) -> NDArray[np.int8]:
    """A legal mask with a flag for each action."""
    count = len(rules.actions)
    if not legal:  # most players, most of the time
        return np.zeros(count, np.int8)
    bits = np.frombuffer(legal.to_bytes(16, "little"), np.uint8)
    return np.unpackbits(bits, count=count, bitorder="little").view(np.int8)

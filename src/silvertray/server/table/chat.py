"""What people may say to each other at a table: a handful of phrases, by their keys.

A phrase is an entry like any other: so it counts once, reaches lookers-on at every worker, and is still there for
whoever was away for a moment. It changes nothing of the game, and match files and replays do not have it.
"""

from __future__ import annotations

from typing import Literal, get_args

from silvertray.core.errors import SetupError

Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "one-moment", "hurry", "oops", "lucky", "good-game", "goodbye"
]

PHRASES: tuple[Phrase, ...] = get_args(Phrase)
OWN, OF_ALL, WINDOW = 3, 8, 20.0  # phrases of one seat, of the whole table, in so many seconds


def phrase_named(key: str) -> Phrase:
    """A phrase by its key; raises SetupError."""
    for phrase in PHRASES:
        if phrase == key:
            return phrase
    raise SetupError("unknown-phrase", phrase=key, phrases=", ".join(PHRASES))

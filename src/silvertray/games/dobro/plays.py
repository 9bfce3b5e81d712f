"""Plays as people say them: which cards, and the number named for jokers."""

from __future__ import annotations

import re
from typing import NamedTuple

from silvertray.games.dobro.cards import FACES, NUMBERS

TAKE, DRAW = "take", "draw"
NAMED = re.compile(r"-?[0-9]{1,9}")  # which of these numbers may be named is for the rules to say


class Play(NamedTuple):
    """Cards by their faces, and the number named for jokers, if one was named."""

    cards: tuple[str, ...]
    named: int | None = None

    @property
    def text(self) -> str:
        """As it is written: `play 7 7`, `play J=11`."""
        return f"play {' '.join(self.cards)}" + ("" if self.named is None else f"={self.named}")

    @property
    def value(self) -> int:
        """What a number play counts: a single its number, a pair the sum (D-21); 0 for Skip and Reverse."""
        number = next((int(face) for face in self.cards if face in FACES[:NUMBERS]), self.named or 0)
        return number * len(self.cards)


def all_plays() -> list[Play]:
    """Every play there is, in the order of the actions."""
    numbers = FACES[:NUMBERS]
    plays = [Play((face,)) for face in numbers]
    plays += [Play((face, face)) for face in numbers]
    plays += [Play(("J", face)) for face in numbers]
    plays += [Play(("J",), int(face)) for face in numbers]
    plays += [Play(("J", "J"), int(face)) for face in numbers]
    return [*plays, Play(("S",)), Play(("R",))]


PLAYS = tuple(all_plays())
ACTIONS = (*(play.text for play in PLAYS), TAKE, DRAW)
ACTION_OF = {(tuple(sorted(play.cards)), play.named): action for action, play in enumerate(PLAYS)}


def action_of(play: Play) -> int:
    """The action of a play that can be made; beside a number card the joker's number may be left out (D-34)."""
    named = play.named if set(play.cards) == {"J"} else None
    return ACTION_OF[tuple(sorted(play.cards)), named]


def parse_play(words: str) -> Play | None:
    """The cards and the named number that somebody typed after `play`; None if that is no play at all."""
    cards, sign, named = words.partition("=")
    faces = tuple(cards.upper().split())
    if any(face not in FACES for face in faces) or (sign and not NAMED.fullmatch(named)):
        return None
    return Play(faces, int(named) if sign else None)

"""Somebody who plays Dobro at the terminal of a test: looks at the saved game, and types."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from tests.terminal.driving import Seat

from silvertray.play.match import Match
from silvertray.terminal.session import play

PASS = "Pass the screen to "
HAND = re.compile(r"In your hand: (.*)\.")
NAMES = {"Joker": "J", "Skip": "S", "Reverse": "R"}


def deals(seat: Seat, typed: object, dealer: object, drawn: bool = False, **table: object) -> int:
    """Start a game of Dobro and type."""
    bots = tuple(table.pop("bots", ()))  # type: ignore[call-overload]
    players = int(str(table.pop("players", len(bots) + 1)))
    options = {name: str(value) for name, value in table.items()}
    return seat.at(  # type: ignore[no-any-return]
        typed,  # type: ignore[arg-type]
        drawn,
        lambda: play("dobro", players, bots, dealer, options, False, 1),  # type: ignore[arg-type]
    )


def at_the_cards(seed: int, odd: tuple[str, ...] = ()) -> Iterator[str]:
    """Low numbers for choices, 12 for a joker, Enter, now and then something odd; endlessly."""
    chance, usual = random.Random(seed), ("1", "1", "1", "2", "4", "12", "")
    while True:
        yield chance.choice(odd if odd and chance.random() < 0.15 else usual)


def logged(match: Match) -> list[str]:
    """What people and bots did, without the cards."""
    return [str(step) for step in match.log if step.seat >= 0]


def hands_told(shown: str) -> list[list[str]]:
    """The hands that were read out, in order, by face."""
    return [[NAMES.get(word, word) for word in told.split(", ")] for told in HAND.findall(shown)]


def pages(shown: str) -> list[str]:
    """What was to be seen between one passing of the screen and the next."""
    return shown.split(PASS)

"""Positions of Dobro from text, and short ways to act in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.properties.walks import walk

from silvertray.core.bits import members
from silvertray.core.errors import Refusal
from silvertray.core.seats import CHANCE
from silvertray.games import game

DOBRO: Any = game("dobro")
FACES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "J", "S", "R")  # as hands count them
ASIDE = 10  # cards that two players leave out unseen in each round (D-11)
TABLES = [
    (2, {}),
    (2, {"draw": "classic", "lead_specials": "off"}),
    (3, {"edition": "br"}),
    (3, {"draw": "classic"}),
    (4, {"rounds": "players"}),
    (5, {"draw": "classic", "edition": "br"}),
    (6, {"lead_specials": "off", "rounds": "players"}),
]


def table(text: str) -> Any:
    """The position that a text says."""
    return DOBRO.from_position(f"dobro {text}")


def do(state: Any, *steps: str) -> Any:
    """Act: `0 play 7`, or a card that is drawn: `* draw 7`."""
    for step in steps:
        who, _, text = step.partition(" ")
        seat = CHANCE if who == "*" else int(who)
        state.apply(seat, DOBRO.parse(state, seat, text))
    return state


def legal(state: Any, seat: int | None = None) -> set[str]:
    """What a seat, usually the one whose turn it is, may do."""
    return {DOBRO.actions[action] for action in members(state.legal(state.turn if seat is None else seat))}


def refused(state: Any, seat: int, text: str) -> str:
    """The code of the refusal of an action, which changes nothing."""
    before = state.facts()
    with pytest.raises(Refusal) as caught:
        DOBRO.parse(state, seat, text)
    assert state.facts() == before
    return caught.value.code


def hand(state: Any, seat: int) -> str:
    """A hand by its faces."""
    return " ".join(face for face, cards in zip(FACES, state.hand(seat), strict=True) for _ in range(cards))


def deck(players: int, edition: str = "ru") -> dict[str, int]:
    """All cards of a game by their faces."""
    first = do(DOBRO.new(players, {"edition": edition}), "* first 0")
    return dict(zip(FACES, first.facts().unseen, strict=True))


def begun(players: int, options: dict[str, str], seed: int = 1) -> Any:
    """A game with its first deal done."""
    state = DOBRO.new(players, options)
    for step in walk(state, seed):
        if step.state.moment_name() == "choice":
            break
    return state


def random_game(players: int, options: dict[str, str], seed: int, every: int = 1) -> Iterator[Any]:
    """The positions of a random game, or every so manieth, the last included."""
    state = DOBRO.new(players, options)
    for number, step in enumerate(walk(state, seed)):
        if number % every == 0:
            yield step.state
    yield state

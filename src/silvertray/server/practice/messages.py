"""What travels between page and server about practising, as data."""

from __future__ import annotations

from typing import Literal

from silvertray.server.lines.coached import PricedInfo, Unit
from silvertray.server.lines.frames import Frame, Text
from silvertray.server.lines.wishes import Moment

CardKind = Literal["mistakes", "puzzles"]
Grade = Literal["best", "good", "close", "wrong"]


class CardInfo(Frame):
    """A position to practise, as its seat sees it; `tries`: how often you have answered it."""

    id: str
    kind: CardKind
    game: str
    seat: int
    tries: int
    moment: Moment


class Deck(Frame):
    """Your cards: `due` now, including the `fresh` ones; `later`: due at a later time; `learnt` ones don't come back.

    `looking`: your games that the coach hasn't reviewed yet.
    """

    kind: CardKind
    game: str
    due: int
    fresh: int
    later: int
    learnt: int
    looking: int
    card: CardInfo | None


class CardAnswer(Frame):
    """The action chosen in the card's position."""

    text: Text


class Verdict(Frame):
    """The coach's verdict on an answer: `loss` against the best option, all options with their values, and why.

    `played`: the action in the match, after `step` of `table`. `box`: right answers in a row; `again`: when the card
    comes back, null for never.
    """

    grade: Grade
    loss: float
    unit: Unit
    options: tuple[PricedInfo, ...]
    played: str | None
    table: str | None
    step: int | None
    box: int
    learnt: bool
    again: str | None

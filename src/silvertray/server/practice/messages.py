"""What travels between page and server about practising, as data."""

from __future__ import annotations

from typing import Literal

from silvertray.server.lines.coached import PricedInfo, Unit
from silvertray.server.lines.frames import Frame, Text
from silvertray.server.lines.wishes import Moment

CardKind = Literal["mistakes", "puzzles"]
Grade = Literal["best", "good", "close", "wrong"]


class CardInfo(Frame):
    """A position to choose in, as its seat sees it; `tries`: how often whoever asks has answered it."""

    id: str
    kind: CardKind
    game: str
    seat: int
    tries: int
    moment: Moment


class Deck(Frame):
    """The cards of somebody: `due` now, `fresh` ones among them; `later`: those that come again; `learnt` ones do not.

    `looking`: own games that the coach has still to look at.
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
    """What somebody would do there."""

    text: Text


class Verdict(Frame):
    """What the coach says to an answer: `loss` to the best option, all options with their values, and why.

    `played`: what was done in the game, after `step` of `table`. `box`: how often it was right in a row; `again`: when
    the card comes again, or never.
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

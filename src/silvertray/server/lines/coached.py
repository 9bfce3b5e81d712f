"""What the coach says, as data: hints in a game, the review of a finished one."""

from __future__ import annotations

from typing import Literal

from silvertray.server.lines.frames import Frame

Unit = Literal["points", "chances"]
MomentKind = Literal["luck", "choice", "others", "end"]
Mark = Literal["", "?!", "?", "??", "!"]


class ReasonInfo(Frame):
    """Why one option is better than another; the words are made from code and params."""

    code: str
    params: dict[str, str | int | float]


class PricedInfo(Frame):
    """A legal option and what it is worth; at a table also the chance to win, in percent.

    `reasons`: why the best option is better than this one.
    """

    text: str
    value: float
    win: float | None = None
    reasons: tuple[ReasonInfo, ...] = ()


class HintInfo(Frame):
    """What the coach would do. Values are final points, or in Dobro chances to win, in percent.

    `area`: where, or what kind of deed it is (`play`, `take`, `pass`). From grade 2 on `things`: the die, or the cards.
    Grade 3 brings all options, best first.
    """

    grade: int
    unit: Unit
    area: str
    things: tuple[str, ...] = ()
    options: tuple[PricedInfo, ...] = ()


class HintUse(Frame):
    """A hint that was given before a step of the log was made."""

    step: int
    grade: int


class ReviewedMoment(Frame):
    """A step of the log as it was to one seat: what it was worth afterwards, what it brought or cost.

    Of a choice: the options, best first, and which was chosen; if another one was better, why, and its whole line.
    `chance_lost`: at a table of a dice game also the chance to win that it gave away, in percent; `chance_luck`: that a
    roll brought.
    """

    step: int
    kind: MomentKind
    value: float
    luck: float
    chance_luck: float | None
    loss: float
    chance_lost: float | None
    model: float
    others: float
    options: tuple[PricedInfo, ...] = ()
    chosen: int = -1
    mark: Mark = ""
    reasons: tuple[ReasonInfo, ...] = ()
    line: tuple[str, ...] = ()


class ReviewFigures(Frame):
    """What a review sums up; null where a game does not know it.

    The sums close: score = start + luck − loss + model + others. `percentile`: of 100 games so many had less luck.
    `chance_lost`: at a table of a dice game what choices cost in chances to win, in percent; `chance_luck`: what rolls
    brought.
    """

    score: float
    start: float
    luck: float | None
    chance_luck: float | None
    loss: float
    chance_lost: float | None
    model: float | None
    others: float | None
    adjusted: float | None
    percentile: float | None
    accuracy: float | None
    choices: int
    errors: int
    error_rate: float
    marks: dict[str, int]
    luckiest: int | None
    unluckiest: int | None


class Review(Frame):
    """A finished game as it was to one seat."""

    game: str
    seat: int
    players: int
    unit: Unit
    figures: ReviewFigures
    moments: tuple[ReviewedMoment, ...]
    hints: tuple[HintUse, ...]


class ReviewState(Frame):
    """How far the coach is with a review, in percent; the review as soon as it is there."""

    percent: int
    review: Review | None = None

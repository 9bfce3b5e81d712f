"""What the coach says, as data: hints in a game, the review of a finished one."""

from __future__ import annotations

from typing import Literal

from silvertray.server.lines.frames import Frame

Unit = Literal["points", "chances"]
MomentKind = Literal["luck", "choice", "others", "end"]
Mark = Literal["", "?!", "?", "??", "!"]


class ReasonInfo(Frame):
    """Why one option is better than another; the page makes the text from code and params."""

    code: str
    params: dict[str, str | int | float]


class PricedInfo(Frame):
    """A legal option and its value; with several players also the win chance, in percent.

    `reasons`: why the best option is better than this one.
    """

    text: str
    value: float
    win: float | None = None
    reasons: tuple[ReasonInfo, ...] = ()


class HintInfo(Frame):
    """The coach's choice. Values are final points, or in Dobro win chances in percent.

    `area`: where, or the kind of action (`play`, `take`, `pass`). From grade 2 on `things`: the die, or the cards.
    Grade 3 lists all options, best first.
    """

    grade: int
    unit: Unit
    area: str
    things: tuple[str, ...] = ()
    options: tuple[PricedInfo, ...] = ()


class HintUse(Frame):
    """A hint that was given before a step of the log."""

    step: int
    grade: int


class ReviewedMoment(Frame):
    """A reviewed step of the log for one seat: the value after it, and what it gained or lost.

    A choice has its options, best first, and the chosen one; if another one was better, why, and its whole line.
    In dice games with several players, `chance_lost` is the win chance that a choice gave away and `chance_luck` what a
    roll added to it, in percent.
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
    """The totals of a review; null where a game has none.

    The totals add up: score = start + luck − loss + model + others. `percentile`: how many of 100 games had less luck.
    In dice games with several players, `chance_lost` is the win chance that choices gave away and `chance_luck` what
    rolls added to it, in percent.
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
    """The coach's review of a finished match for one seat."""

    game: str
    seat: int
    players: int
    unit: Unit
    figures: ReviewFigures
    moments: tuple[ReviewedMoment, ...]
    hints: tuple[HintUse, ...]


class ReviewState(Frame):
    """The coach's progress with a review, in percent, and the review once it is done."""

    percent: int
    review: Review | None = None

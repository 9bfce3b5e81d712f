"""What travels between page and server about contests, as data."""

from __future__ import annotations

from typing import Literal

from silvertray.server.bots.paces import USUAL
from silvertray.server.lines.frames import Frame, Name
from silvertray.server.people.messages import Bar

ContestState = Literal["coming", "open", "playing", "done", "given-up", "closed"]


class TryWish(Frame):
    """Play with the dice of a contest."""

    name: Name
    pace: Name = USUAL


class ContestInfo(Frame):
    """A contest as you see it: `table` is yours, `place` is your place among `finished` people.

    `secret`: the source of the dice, revealed once the contest is over.
    """

    id: str
    game: str
    day: str | None
    closes: str | None
    seats: tuple[str, ...]
    options: dict[str, str]
    commitment: str | None
    secret: str | None
    state: ContestState
    table: str | None
    score: int | None
    place: int | None
    finished: int


class DicePromise(Frame):
    """The commitment to the dice of a coming contest."""

    contest: str
    commitment: str


class DailyInfo(Frame):
    """Today's contests, and the commitments for tomorrow's."""

    day: str
    contests: tuple[ContestInfo, ...]
    promises: tuple[DicePromise, ...]


class Rival(Frame):
    """A player in a contest; their score and table are there once you have played too."""

    name: str
    score: int | None
    table: str | None
    me: bool


class ExpertLine(Frame):
    """The strongest bot's score with the same dice, and its table to replay."""

    table: str
    score: int


class Parting(Frame):
    """The first step at which your choice differs from the expert's."""

    step: int
    mine: str
    expert: str


class Outcome(Frame):
    """The outcome of a contest so far. `expert`: null while the bot still plays; `parting`: null if there is none."""

    mean: float
    best: int | None
    given_up: int
    bars: tuple[Bar, ...]
    expert: ExpertLine | None
    parting: Parting | None


class ContestStory(Frame):
    """A contest; among friends also its players. The outcome comes once you have played or the contest is over."""

    contest: ContestInfo
    rivals: tuple[Rival, ...]
    outcome: Outcome | None

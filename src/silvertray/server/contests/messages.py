"""What travels between page and server about contests, as data."""

from __future__ import annotations

from typing import Literal

from silvertray.server.bots.paces import USUAL
from silvertray.server.lines.frames import Frame, Name
from silvertray.server.people.messages import Bar

ContestState = Literal["coming", "open", "playing", "done", "given-up", "closed"]


class TryWish(Frame):
    """Somebody plays by the dice of a contest."""

    name: Name
    pace: Name = USUAL


class ContestInfo(Frame):
    """A contest as whoever asks stands in it: `table` is the own one, `place` among `finished` people.

    `secret`: what the dice were made of, once nobody may play by them any more.
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
    """The promise of dice to come."""

    contest: str
    commitment: str


class DailyInfo(Frame):
    """The contests of today, and what is promised for tomorrow."""

    day: str
    contests: tuple[ContestInfo, ...]
    promises: tuple[DicePromise, ...]


class Rival(Frame):
    """Somebody in a contest; what they scored, and where it can be looked at, for whoever has played too."""

    name: str
    score: int | None
    table: str | None
    me: bool


class ExpertLine(Frame):
    """What the strongest bot made of the same dice, at a table that can be looked at."""

    table: str
    score: int


class Parting(Frame):
    """The first step at which an own choice was another one than the expert's."""

    step: int
    mine: str
    expert: str


class Outcome(Frame):
    """What came of a contest so far. `expert`: None while the bot still thinks; `parting`: None if there is none."""

    mean: float
    best: int | None
    given_up: int
    bars: tuple[Bar, ...]
    expert: ExpertLine | None
    parting: Parting | None


class ContestStory(Frame):
    """A contest, who is in it where friends play, and for whoever has played, or when it is over, what came of it."""

    contest: ContestInfo
    rivals: tuple[Rival, ...]
    outcome: Outcome | None

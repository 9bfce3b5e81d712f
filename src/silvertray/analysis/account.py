"""What a review says of a played game, as plain data: every moment of a seat, and the sums that close exactly.

For the dice games: final score = start + Σ luck − Σ loss + Σ model + Σ others. Values are points there; in Dobro they
are chances to win, in percent, and only losses are told.
"""

from __future__ import annotations

from typing import NamedTuple

LUCK, CHOICE, OTHERS, END = "luck", "choice", "others", "end"  # kinds of moments

POINTS, CHANCES = "points", "chances"  # what values are counted in


class Reason(NamedTuple):
    """A measured cause why one option is better than another; the words stand under `reason-<code>`."""

    code: str
    params: tuple[tuple[str, str | int | float], ...]


class Priced(NamedTuple):
    """A legal option and what it is worth; at a table also the chance to win, in percent."""

    action: int
    text: str
    value: float
    win: float | None = None


class Moment(NamedTuple):
    """A step of the log as it was to one seat: what it was worth afterwards, and what it brought or cost."""

    step: int
    kind: str
    value: float
    luck: float = 0.0
    chance_luck: float | None = None  # of a roll at a table: the same in chances to win, in percent
    loss: float = 0.0
    model: float = 0.0
    others: float = 0.0
    spread: float = 0.0  # of a roll: the standard deviation of its luck
    options: tuple[Priced, ...] = ()  # of a choice: best first
    chosen: int = -1  # where the chosen option stands among them
    even: float = 50.0  # the chance to win, in percent, against an opponent who was equal before this choice
    mark: str = ""
    reasons: tuple[Reason, ...] = ()

    @property
    def is_free(self) -> bool:
        """Whether there was anything to decide."""
        return len(self.options) > 1

    @property
    def best(self) -> Priced:
        """The best option of a choice."""
        return self.options[0]

    @property
    def taken(self) -> Priced:
        """The option that was chosen."""
        return self.options[self.chosen]

    @property
    def chance_lost(self) -> float | None:
        """The chance to win that a choice at a table gave away, in percent; most points are not always most chances."""
        wins = [option.win for option in self.options if option.win is not None]
        return max(wins) - wins[self.chosen] if wins else None


class Account(NamedTuple):
    """All moments of a seat, from the value at the start to the final score."""

    game: str
    seat: int
    players: int
    unit: str
    start: float
    score: float
    moments: tuple[Moment, ...]

    @property
    def luck(self) -> float:
        """What chance brought, or took."""
        return sum(moment.luck for moment in self.moments)

    @property
    def loss(self) -> float:
        """What choices cost that were not the best."""
        return sum(moment.loss for moment in self.moments)

    @property
    def chance_lost(self) -> float | None:
        """What choices cost in chances to win, in percent; None where nobody is to be beaten, or losses tell it."""
        if self.players == 1 or self.unit == CHANCES:
            return None
        return sum(moment.chance_lost or 0.0 for moment in self.moments)

    @property
    def chance_luck(self) -> float | None:
        """What chance brought in chances to win, in percent; None as above."""
        if self.chance_lost is None:
            return None
        return sum(moment.chance_luck or 0.0 for moment in self.moments)

    @property
    def model(self) -> float:
        """By how much the prices were wrong: what neither chance nor choices explain."""
        return sum(moment.model for moment in self.moments)

    @property
    def others(self) -> float:
        """What the other players' choices brought, or took."""
        return sum(moment.others for moment in self.moments)

    @property
    def choices(self) -> tuple[Moment, ...]:
        """The moments at which there was something to decide."""
        return tuple(moment for moment in self.moments if moment.kind == CHOICE and moment.is_free)

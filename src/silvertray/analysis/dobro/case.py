"""Two options of a seat side by side, measured in deals imagined for both."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from silvertray.analysis.account import Reason
from silvertray.bots.dobro.contrast import Contrast, Fare, contrast
from silvertray.bots.dobro.prices import worths
from silvertray.core.rng import Rng
from silvertray.games.dobro.cards import FACES
from silvertray.games.dobro.plays import ACTIONS, PLAYS, Play
from silvertray.games.dobro.view import good_after

STREAM = 1  # reasons are asked for without a key; they depend on what the seat sees and on nothing else
TAKE = ACTIONS.index("take")
SEEN = 5  # percent of the deals: a smaller difference is not worth telling


class Cause(NamedTuple):
    """A reason and what it weighs, in percent of the victory."""

    weight: float
    reason: Reason


class Case(NamedTuple):
    """The better option and the other, in a position of the seat's imagination."""

    state: Any
    seat: int
    better: int
    other: int
    lead: int  # what is led by whoever takes
    found: Contrast

    @property
    def takes(self) -> bool:
        """Whether the better option is to take."""
        return self.better == TAKE

    @property
    def hand(self) -> Counter[str]:
        """The hand before the choice."""
        return Counter(dict(zip(FACES, self.state.hand(self.seat), strict=True)))

    @property
    def laid(self) -> Play:
        """What the better option lays."""
        return self.play(self.better)

    def play(self, action: int) -> Play:
        """What an option lays; after taking, the lead."""
        return PLAYS[self.lead if action == TAKE else action]

    def closes(self, action: int) -> bool:
        """Whether an option ends the round (D-60, D-64)."""
        return len(self.play(action).cards) == sum(self.hand.values())

    @property
    def kept(self) -> list[str]:
        """The cards that only the other option would give away."""
        return list((Counter(self.play(self.other).cards) - Counter(self.laid.cards)).elements())

    @property
    def good(self) -> int:
        """The good number after the better option."""
        return good_after(0 if self.takes else self.state.good, self.laid.value)

    @property
    def trick_cards(self) -> int:
        """How many cards lie in the trick."""
        return sum(len(PLAYS[action].cards) for action in self.state.facts().trick)

    def others(self, fare: Fare) -> int:
        """How many cards the others took."""
        return sum(fare.cards(seat) for seat in range(self.state.players) if seat != self.seat)

    @property
    def rival(self) -> int:
        """Whoever of the others takes more after the better option than after the other, by the most cards."""
        rivals = [seat for seat in range(self.state.players) if seat != self.seat]
        return max(rivals, key=lambda seat: self.found.better.cards(seat) - self.found.other.cards(seat))

    def percent(self, times: int) -> int:
        """In how many of 100 deals something happened."""
        return round(100 * times / self.found.deals)

    def average(self, over_all: int) -> float:
        """How much of something there was in a deal."""
        return round(over_all / self.found.deals, 1)

    def by_shares(self, code: str, times: int, other: int) -> Reason:
        """A reason by how often something happened after the better option, and after the other."""
        return Reason(code, (("share", self.percent(times)), ("other", self.percent(other))))

    def by_averages(self, code: str, over_all: int, other: int) -> Reason:
        """A reason by how much of something there was."""
        return Reason(code, (("average", self.average(over_all)), ("other", self.average(other))))


def case_of(state: Any, seat: int, better: int, other: int, deals: int) -> Case:
    """Measure both options; the true position goes no further than the first line."""
    rng = Rng(STREAM)
    own = state.imagine(seat, rng)
    lead = best_lead(own, seat, deals, rng) if TAKE in (better, other) else 0
    return Case(own, seat, better, other, lead, contrast(own, seat, better, other, lead, deals, rng))


def best_lead(state: Any, seat: int, deals: int, rng: Rng) -> int:
    """What a seat had best lead after taking."""
    after = state.copy()
    after.apply(seat, TAKE)
    return max(worths(after, seat, deals, rng), key=lambda price: price[1])[0]

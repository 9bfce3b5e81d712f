"""Why one option is better than another: what was measured in deals imagined for both, and what it weighs in percent.

The weights are the parts of a contrast (`bots/dobro/contrast.py`): the hand that stays, the cards that the seat takes,
those that the others take. Each part is told by what is most telling about it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from silvertray.analysis.account import Reason
from silvertray.bots.dobro.contrast import Contrast, Fare, contrast
from silvertray.bots.dobro.prices import worths
from silvertray.core.rng import Rng
from silvertray.games.dobro.cards import FACES, NUMBERS
from silvertray.games.dobro.plays import ACTIONS, PLAYS
from silvertray.games.dobro.view import good_after

FELT = 1.0  # percent of the victory: what weighs less is no reason
SEEN = 5  # percent of the deals: smaller differences between shares are not told
STREAM = 1  # reasons are asked for without a key; they depend on what the seat sees and on nothing else
TAKE = ACTIONS.index("take")


class Cause(NamedTuple):
    """A reason and what it weighs, in percent of the victory."""

    weight: float
    reason: Reason


class Case(NamedTuple):
    """Two options of a seat, the better one first, in a position of its imagination."""

    state: Any
    seat: int
    better: int
    other: int
    lead: int  # what is led by whoever takes
    found: Contrast

    def cards(self, action: int) -> tuple[str, ...]:
        """The cards that leave the hand."""
        return PLAYS[self.lead if action == TAKE else action].cards

    def closes(self, action: int) -> bool:
        """Whether an option ends the round (D-60, D-64)."""
        return len(self.cards(action)) == sum(self.hand.values())

    @property
    def hand(self) -> Counter[str]:
        """The hand before the choice."""
        return Counter(dict(zip(FACES, self.state.hand(self.seat), strict=True)))

    def percent(self, times: int) -> int:
        """In how many of 100 deals something happened."""
        return round(100 * times / self.found.deals)

    def average(self, cards: int) -> float:
        """So many cards a deal."""
        return round(cards / self.found.deals, 1)


def reasons(state: Any, seat: int, better: int, other: int, deals: int) -> tuple[Reason, ...]:
    """The weightiest causes, at most three."""
    case = case_of(state, seat, better, other, deals)
    if case.closes(better) or case.closes(other):
        causes = [end_of_round(case)]
    else:
        causes = [look(case) for look in PARTS]
    felt = [cause for cause in causes if cause and cause.weight >= FELT]
    return tuple(cause.reason for cause in sorted(felt, key=lambda cause: -cause.weight))


def case_of(state: Any, seat: int, better: int, other: int, deals: int) -> Case:
    """Measure both options; the true position goes no further."""
    rng = Rng(STREAM)
    own = state.imagine(seat, rng)
    lead = best_lead(own, seat, deals, rng) if TAKE in (better, other) else 0
    return Case(own, seat, better, other, lead, contrast(own, seat, better, other, lead, deals, rng))


def best_lead(state: Any, seat: int, deals: int, rng: Rng) -> int:
    """What a seat had best lead after taking."""
    after = state.copy()
    after.apply(seat, TAKE)
    return max(worths(after, seat, deals, rng), key=lambda price: price[1])[0]


# -- the end of the round


def end_of_round(case: Case) -> Cause | None:
    """The whole difference is that the round ends, or that it does not."""
    if case.closes(case.better):
        return Cause(case.found.difference, Reason("out", (("cards", case.average(case.found.other.own)),)))
    return Cause(case.found.difference, Reason("not-yet", (("cards", case.average(case.found.better.others)),)))


# -- what stays in the hand


def hand(case: Case) -> Cause | None:
    """The hand is worth more by what it keeps, or by what it gets rid of."""
    tell = next(code for look in HANDS if (code := look(case)))
    return Cause(case.found.hand, tell)


def first_out(case: Case) -> Reason | None:
    """Fewer cards are left, as there are too few to draw."""
    fare, other = case.found.better, case.found.other
    laid = len(case.cards(case.better))
    if laid <= len(case.cards(case.other)) or case.state.deck_size >= laid or fare.closed <= other.closed:
        return None
    return Reason("first-out", (("share", case.percent(fare.closed)), ("other", case.percent(other.closed))))


def keeps_special(case: Case) -> Reason | None:
    """A joker, Skip or Reverse stays."""
    kept = [face for face in kept_cards(case) if face in FACES[NUMBERS:]]
    return Reason("keeps-special", (("card", kept[0]), worth(case))) if kept else None


def sheds(case: Case) -> Reason | None:
    """Two cards leave the hand instead of one, and fresh ones come."""
    both = len(case.cards(case.better)) > len(case.cards(case.other))
    return Reason("sheds", (worth(case),)) if both else None


def keeps_pair(case: Case) -> Reason | None:
    """A pair stays together."""
    split = [face for face in kept_cards(case) if case.hand[face] == 2 and face not in case.cards(case.better)]
    return Reason("keeps-pair", (("number", int(split[0])), worth(case))) if split else None


def keeps_high(case: Case) -> Reason | None:
    """A higher number stays."""
    kept = max(map(int, kept_cards(case)), default=0)
    given = max((int(face) for face in case.cards(case.better) if face in FACES[:NUMBERS]), default=0)
    return Reason("keeps-high", (("number", kept), worth(case))) if kept > given else None


def keeps_better(case: Case) -> Reason:
    """Whatever it is."""
    return Reason("hand", (worth(case),))


def kept_cards(case: Case) -> list[str]:
    """The cards that only the other option would give away."""
    return list((Counter(case.cards(case.other)) - Counter(case.cards(case.better))).elements())


def worth(case: Case) -> tuple[str, int]:
    """What the hand weighs."""
    return "percent", round(case.found.hand)


HANDS: tuple[Callable[[Case], Reason | None], ...] = (
    first_out,
    keeps_special,
    sheds,
    keeps_pair,
    keeps_high,
    keeps_better,
)


# -- cards taken


def own_cards(case: Case) -> Cause | None:
    """The seat takes fewer cards, or less often this very trick."""
    fare, other = case.found.better, case.found.other
    if case.other == TAKE:
        return Cause(case.found.own, Reason("spares", (("cards", trick_cards(case)),)))
    if case.better != TAKE and case.percent(other.returned) - case.percent(fare.returned) >= SEEN:
        return Cause(case.found.own, shares("trick", case, fare.returned, other.returned))
    return averages("fewer", case, case.found.own, fare.own, other.own)


def others_cards(case: Case) -> Cause | None:
    """The next player cannot follow, or the others take more in the end."""
    fare, other = case.found.better, case.found.other
    if case.better != TAKE and case.percent(fare.followed) - case.percent(other.followed) >= SEEN:
        return Cause(case.found.others, shares("next-takes", case, fare.followed, other.followed))
    return averages("others", case, case.found.others, fare.others, other.others)


def trick_cards(case: Case) -> int:
    """How many cards lie in the trick."""
    return sum(len(PLAYS[action].cards) for action in case.state.facts().trick)


def shares(code: str, case: Case, times: int, other: int) -> Reason:
    """Something happens in so many deals rather than in so many."""
    return Reason(code, (("share", case.percent(times)), ("other", case.percent(other))))


def averages(code: str, case: Case, weight: float, cards: int, other: int) -> Cause:
    """So many cards on average rather than so many."""
    return Cause(weight, Reason(code, (("cards", case.average(cards)), ("other", case.average(other)))))


PARTS: tuple[Callable[[Case], Cause | None], ...] = (hand, own_cards, others_cards)

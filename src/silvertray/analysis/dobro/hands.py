"""What the hand is worth that an option leaves: told by the card that stays, or by those it gets rid of."""

from __future__ import annotations

from collections.abc import Callable

from silvertray.analysis.account import Reason
from silvertray.analysis.dobro.case import Case, Cause
from silvertray.games.dobro.cards import FACES, NUMBERS

SPECIAL = FACES[NUMBERS:]


def hand(case: Case) -> Cause:
    """The hand that stays is worth so much more, by the first of these that is so."""
    told = next(reason for look in LOOKS if (reason := look(case)))
    return Cause(case.found.hand, told)


def first_out(case: Case) -> Reason | None:
    """Fewer cards are left, as there are too few to draw."""
    laid, other = len(case.laid.cards), len(case.play(case.other).cards)
    often, rarely = case.found.better.closed, case.found.other.closed
    if laid <= other or case.state.deck_size >= laid or case.percent(often - rarely) < 1:
        return None
    return case.by_shares("cards-first-out", often, rarely)


def keeps_special(case: Case) -> Reason | None:
    """A joker, Skip or Reverse stays."""
    special = [face for face in case.kept if face in SPECIAL]
    return Reason("cards-keeps-special", (("card", special[0]), worth(case))) if special else None


def leads(case: Case) -> Reason | None:
    """Whoever takes may lead what fits nowhere else."""
    if not case.takes or not case.laid.value:
        return None
    number = case.laid.value // len(case.laid.cards)
    return Reason("cards-leads", (("number", number), ("cards", len(case.laid.cards)), worth(case)))


def sheds(case: Case) -> Reason | None:
    """Two cards leave the hand instead of one, and fresh ones come."""
    is_more = len(case.laid.cards) > len(case.play(case.other).cards)
    return Reason("cards-sheds", (worth(case),)) if is_more else None


def keeps_pair(case: Case) -> Reason | None:
    """A pair stays together."""
    split = [face for face in case.kept if case.hand[face] == 2 and face not in case.laid.cards]
    return Reason("cards-keeps-pair", (("number", int(split[0])), worth(case))) if split else None


def sheds_lower(case: Case) -> Reason | None:
    """A lower number leaves the hand, and a higher one stays."""
    lower, higher = case.laid.cards[0], case.kept[0] if case.kept else ""
    if lower in SPECIAL or not higher or int(higher) <= int(lower):
        return None
    return Reason("cards-sheds-lower", (("lower", int(lower)), ("higher", int(higher)), worth(case)))


def is_better(case: Case) -> Reason:
    """Whatever it is."""
    return Reason("cards-hand", (worth(case),))


def worth(case: Case) -> tuple[str, int]:
    """What the hand weighs."""
    return "percent", round(case.found.hand)


LOOKS: tuple[Callable[[Case], Reason | None], ...] = (
    first_out,
    keeps_special,
    leads,
    sheds,
    keeps_pair,
    sheds_lower,
    is_better,
)

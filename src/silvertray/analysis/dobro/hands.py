"""What the hand is worth that an option leaves: told by the card that stays, or by those it gets rid of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from silvertray.analysis.account import Reason
from silvertray.analysis.dobro.case import SEEN, Case, Cause
from silvertray.games.dobro.cards import FACES, NUMBERS

SPECIAL = FACES[NUMBERS:]


def hand(case: Case) -> Cause | None:
    """What the hand brings, told by the first of these that is so; none is if the same cards stay."""
    told = next((reason for look in LOOKS if (reason := look(case))), None)
    return Cause(case.found.hand, told) if told else None


def first_out(case: Case) -> Reason | None:
    """Fewer cards are left, as there are too few to draw."""
    laid, other = len(case.laid.cards), len(case.play(case.other).cards)
    often, rarely = case.found.better.closed, case.found.other.closed
    if laid <= other or case.state.deck_size >= laid or case.percent(often - rarely) < SEEN:
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
    """A pair stays in the hand, of which the other option would leave one card or none."""
    after, otherwise = (case.hand - Counter(play.cards) for play in (case.laid, case.play(case.other)))
    pairs = [face for face in case.kept if after[face] >= 2 > otherwise[face]]
    return Reason("cards-keeps-pair", (("number", int(pairs[0])), worth(case))) if pairs else None


def sheds_lower(case: Case) -> Reason | None:
    """A lower number leaves the hand, and a higher one stays."""
    lower = case.laid.cards[0]
    if not case.kept or lower in SPECIAL or int(lower) >= int(case.kept[0]):
        return None
    return Reason("cards-sheds-lower", (("lower", int(lower)), ("higher", int(case.kept[0])), worth(case)))


def keeps_number(case: Case) -> Reason | None:
    """Some number stays."""
    return Reason("cards-keeps-number", (("number", int(case.kept[0])), worth(case))) if case.kept else None


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
    keeps_number,
)

"""Why one option is better than another: at most three causes, measured in deals imagined for both.

Their weights are the parts of a contrast (`bots/dobro/contrast.py`): the hand that stays, the cards that the seat
takes, and those that the others take. Each part is told once, by what is most telling about it.
"""

from __future__ import annotations

from typing import Any

from silvertray.analysis.account import Reason
from silvertray.analysis.dobro.case import SEEN, TAKE, Case, Cause, case_of
from silvertray.analysis.dobro.hands import hand

FELT = 1.0  # percent of the victory: what weighs less is no reason
MUCH = 0.2  # cards or points on average: a smaller difference is not worth telling


def reasons(state: Any, seat: int, better: int, other: int, deals: int) -> tuple[Reason, ...]:
    """The weightiest causes; the same for all positions that look the same to the seat."""
    if better == other:
        return ()
    case = case_of(state, seat, better, other, deals)
    felt = [cause for cause in causes(case) if cause and cause.weight >= FELT]
    felt.sort(key=lambda cause: -cause.weight)
    return tuple(dict.fromkeys(cause.reason for cause in felt))  # two parts may come down to the same points


def causes(case: Case) -> list[Cause | None]:
    """Where the difference comes from; if one option ends the round, it is that."""
    if case.closes(case.better) != case.closes(case.other):
        return [end_of_round(case)]
    return [hand(case), own_cards(case), others_cards(case)]


def end_of_round(case: Case) -> Cause:
    """The round ends before more is taken, or goes on until the others have taken more."""
    if case.closes(case.better):
        reason = Reason("cards-out", (("average", case.average(case.found.other.cards(case.seat))),))
    else:
        reason = Reason("cards-not-yet", (("average", case.average(case.others(case.found.better))),))
    return Cause(case.found.difference, reason)


def own_cards(case: Case) -> Cause | None:
    """The seat need not take this trick, or has to less often, or takes fewer cards in the end."""
    fare, other = case.found.better, case.found.other
    if case.other == TAKE:
        return Cause(case.found.own, Reason("cards-spares", (("cards", case.trick_cards),)))
    if not case.takes and case.percent(other.returned - fare.returned) >= SEEN:
        return Cause(case.found.own, case.by_shares("cards-trick", fare.returned, other.returned))
    cards, more = fare.cards(case.seat), other.cards(case.seat)
    if case.average(more - cards) >= MUCH:
        return Cause(case.found.own, case.by_averages("cards-fewer", cards, more))
    return points(case, case.found.own)


def others_cards(case: Case) -> Cause | None:
    """The next player has to take more often, or the others take more cards in the end, or one of them does."""
    fare, other = case.found.better, case.found.other
    if not case.takes and case.percent(fare.followed - other.followed) >= SEEN:
        told = case.by_shares("cards-next-takes", fare.followed, other.followed)
        return Cause(case.found.others, told._replace(params=(("good", case.good), *told.params)))
    cards, fewer = fare.cards(case.rival), other.cards(case.rival)
    all_cards, all_fewer = case.others(fare), case.others(other)
    if case.average(cards - fewer) >= max(MUCH, 2 * case.average(all_cards - all_fewer)):
        return Cause(case.found.others, case.by_averages("cards-rival", cards, fewer))
    if case.average(all_cards - all_fewer) >= MUCH:
        return Cause(case.found.others, case.by_averages("cards-others", all_cards, all_fewer))
    return points(case, case.found.others)


def points(case: Case, weight: float) -> Cause | None:
    """It is not how many cards are taken but when and by whom: the round brings more points."""
    fare, other = case.found.better, case.found.other
    if case.average(fare.points - other.points) < MUCH:
        return None
    return Cause(weight, case.by_averages("cards-points", fare.points, other.points))

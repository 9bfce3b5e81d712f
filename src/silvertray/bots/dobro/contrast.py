"""Contrast: two actions on the same deals, and where the difference comes from.

An action leaves a hand and a table. So each table is also tried with the hand that the other action would leave: what
that changes is due to the hand, the rest to the table. What the table changes goes by cards taken: those of the seat
itself, and those of the others. The three parts sum up to the whole difference, deal by deal.
"""

from __future__ import annotations

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.bots.dobro.clues import Clues, imagine, put, read
    from silvertray.bots.dobro.script import cheapest
    from silvertray.bots.dobro.search import finish_round
    from silvertray.bots.dobro.worth import WHOLE, worth
    from silvertray.core.rng import Rng
    from silvertray.games.dobro.rounds import deal_chance
    from silvertray.games.dobro.scoring import round_points
    from silvertray.games.dobro.state import Dobro
    from silvertray.games.dobro.table import CHOICE, OVER, TAKE
    from silvertray.games.dobro.turn import act, options


class Fare:
    """How an action fared, summed up over deals: cards, points, and in how many deals something happened."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.taken = [0] * 6  # cards, by seat, from now to the end of the round
        self.points = 0  # of the seat in this round
        self.returned = 0  # the seat took the trick that it had played to
        self.followed = 0  # the next player took that trick at once
        self.closed = 0  # the seat was first out

    def cards(self, seat: int) -> int:
        """How many cards a seat took."""
        return self.taken[seat]


class Contrast:
    """The better action and the other, over so many deals."""

    def __init__(self, deals: int) -> None:
        self.deals = deals
        self.better, self.other = Fare(), Fare()
        self.by_hand = self.by_own = self.whole = 0  # parts of the difference, in quarters of WHOLE

    def share(self, part: int) -> float:
        """A part of the difference, in percent of the victory."""
        return part / (0.04 * WHOLE * self.deals)

    @property
    def hand(self) -> float:
        """What the hand brings that the better action leaves."""
        return self.share(self.by_hand)

    @property
    def own(self) -> float:
        """What the table brings by the cards that the seat takes."""
        return self.share(self.by_own)

    @property
    def others(self) -> float:
        """What the table brings by the cards that the others take."""
        return self.share(self.whole - self.by_hand - self.by_own)

    @property
    def difference(self) -> float:
        """By how much the better action is better."""
        return self.share(self.whole)


def contrast(state: Dobro, seat: int, better: int, other: int, lead: int, deals: int, rng: Rng) -> Contrast:
    """Try two plays, or a play and taking, after which the given play is led."""
    for action in (better, other):
        if not 0 <= action <= TAKE or not options(state, seat) >> action & 1:
            raise ValueError(f"action {action} cannot be contrasted here")
    found, clues = Contrast(deals), Clues()
    dealt, mixed = state.copy(), state.copy()
    a, b, a_swapped, b_swapped = state.copy(), state.copy(), state.copy(), state.copy()
    read(clues, state)
    for _ in range(deals):
        state.copy_into(dealt)
        imagine(clues, dealt, seat, rng, mixed)
        key = rng.next()
        note(found.better, dealt, seat, a, go_on(dealt, seat, better, better, lead, key, a))
        note(found.other, dealt, seat, b, go_on(dealt, seat, other, other, lead, key, b))
        go_on(dealt, seat, better, other, lead, key, a_swapped)
        go_on(dealt, seat, other, better, lead, key, b_swapped)
        found.whole += 4 * (worth(a, seat) - worth(b, seat))
        found.by_hand += 2 * (worth(a, seat) - worth(a_swapped, seat) + worth(b_swapped, seat) - worth(b, seat))
        found.by_own += by_own(a, b_swapped, seat, dealt.round, mixed) + by_own(a_swapped, b, seat, dealt.round, mixed)
    return found


# -- one deal


def go_on(dealt: Dobro, seat: int, action: int, other: int, lead: int, key: int, end: Dobro) -> int:
    """Play a deal to the end of the round after one action, with the hand that another leaves; who took the trick."""
    dealt.copy_into(end)
    put(end, seat, lead if action == TAKE else action, 1)
    put(end, seat, lead if other == TAKE else other, -1)
    act(end, seat, action)
    if action == TAKE:
        act(end, seat, lead)
    return finish(end, seat, dealt.round, key)


def finish(end: Dobro, seat: int, now: int, key: int) -> int:
    """Play by the script to the end of the round: 1 if the next player took the trick, 2 if this seat did, else 0."""
    plays = end.trick_size
    while end.round == now and end.moment != OVER:
        if end.moment != CHOICE:
            deal_chance(end, key)
            continue
        player = end.turn if end.owes < 0 else end.owes
        action = cheapest(options(end, player))
        if action == TAKE:
            taker = 1 if end.trick_size == plays else 2 if player == seat else 0
            finish_round(end, now, key)
            return taker
        act(end, player, action)
    return 0


def note(fare: Fare, dealt: Dobro, seat: int, end: Dobro, taker: int) -> None:
    """Add up what happened in a deal; the piles of the round still lie there (D-74)."""
    fare.returned += taker == 2
    fare.followed += taker == 1
    fare.closed += end.closer == seat
    fare.points += end.points[dealt.round - 1][seat]
    for player in range(dealt.players):
        fare.taken[player] += end.pile_cards[player] - dealt.pile_cards[player]


def by_own(end: Dobro, other: Dobro, seat: int, now: int, mixed: Dobro) -> int:
    """What the seat's own pile brings, between both cases: others with the piles of the one end, and of the other."""
    with_these = worth(end, seat) - with_piles(other, end, seat, now, mixed)
    with_those = with_piles(end, other, seat, now, mixed) - worth(other, seat)
    return with_these + with_those


def with_piles(own: Dobro, others: Dobro, seat: int, now: int, mixed: Dobro) -> int:
    """What an end would be worth if this seat's pile were that of another end."""
    others.copy_into(mixed)
    mixed.pile_cards[seat] = own.pile_cards[seat]
    mixed.pile_sums[seat] = own.pile_sums[seat]
    for player in range(mixed.players):
        mixed.points[now - 1][player] = round_points(mixed, player)
    return worth(mixed, seat)

"""Clues: what the plays of the trick on the table tell about the hands behind them.

Whoever lays a 7 had most likely nothing cheaper. So a hand is dealt again, a few times, until it would have made its
player do, by the script, what he did. Which of its cards were drawn since then nobody knows: any of them.
"""

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.bots.dobro.script import cheapest
    from silvertray.core.rng import Rng
    from silvertray.games.dobro.hidden import HIGHEST, deal_hidden, hidden_cards, redeal, take_back
    from silvertray.games.dobro.state import Dobro
    from silvertray.games.dobro.table import (
        JOKER,
        JOKER_AS,
        JOKER_PAIR,
        JOKERS_AS,
        NUMBERS,
        PAIR,
        PLAY_REVERSE,
        PLAY_SKIP,
        SKIP,
    )
    from silvertray.games.dobro.turn import options, raise_good

TRIES = 12  # with fewer, hands that explain a long trick are often missed; more find hardly any


class Clues:
    """Who made each play of the trick, and on which good number."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.seats = [0] * 60
            self.goods = [0] * 60


def read(clues: Clues, table: Dobro) -> None:
    """Find out who played what on what; the table is as before in the end."""
    read_seats(clues, table)
    good = table.good
    table.good = 0
    for n in range(table.trick_size):
        clues.goods[n] = table.good
        if table.trick[n] < PLAY_SKIP:
            raise_good(table, value(table.trick[n]))
    table.good = good


def read_seats(clues: Clues, table: Dobro) -> None:
    """Go back from play to play: each passed the turn in the direction it left behind (D-37, D-46)."""
    seat = table.turn
    direction = table.direction
    for back in range(table.trick_size):
        n = table.trick_size - 1 - back
        seat = (seat - direction + table.players) % table.players
        clues.seats[n] = seat
        if table.trick[n] == PLAY_REVERSE:
            direction = -direction


# -- hands that explain the trick


def likely_deal(state: Dobro, seat: int, rng: Rng) -> Dobro:
    """The same to this seat's eyes, with hands that explain the trick."""
    clues, dealt = Clues(), state.copy()
    read(clues, dealt)
    imagine(clues, dealt, seat, rng, state.copy())
    return dealt


def imagine(clues: Clues, dealt: Dobro, seat: int, rng: Rng, past: Dobro) -> None:
    """Deal all hidden cards anew, and hands that speak against the trick again."""
    redeal(dealt, seat, rng)
    for other in range(dealt.players):
        if other != seat:
            tries = TRIES
            while tries and not explains(clues, dealt, other, rng, past):
                deal_again(dealt, other, rng)
                tries -= 1


def deal_again(table: Dobro, seat: int, rng: Rng) -> None:
    """Deal the hidden cards of one hand anew."""
    hidden = hidden_cards(table, seat)
    take_back(table, seat)
    deal_hidden(table, seat, table.capped[seat], table.cap[seat], rng)
    deal_hidden(table, seat, hidden - table.capped[seat], HIGHEST, rng)


def explains(clues: Clues, dealt: Dobro, seat: int, rng: Rng, past: Dobro) -> bool:
    """Whether this hand, turned back play by play, would each time have done what it did."""
    is_copied = False
    for back in range(dealt.trick_size):
        n = dealt.trick_size - 1 - back
        if clues.seats[n] == seat:
            if not is_copied:
                dealt.copy_into(past)
                is_copied = True
            turn_back(past, seat, dealt.trick[n], rng)
            past.good, past.trick_size, past.turn, past.owes = clues.goods[n], n, seat, -1
            if cheapest(options(past, seat)) != dealt.trick[n]:
                return False
    return True


def turn_back(past: Dobro, seat: int, action: int, rng: Rng) -> None:
    """Put the cards of a play back into the hand, and as many out of it as were drawn since (D-44)."""
    cards = 1 if action >= PLAY_SKIP else number_cards(action) + jokers(action)
    while past.sizes[seat] + cards > past.limit:
        drop(past, seat, rng.below(past.sizes[seat]))
    put(past, seat, action, 1)


def put(table: Dobro, seat: int, action: int, times: int) -> None:
    """Put the cards of a play into a hand so many times; −1 takes them out."""
    if action >= PLAY_SKIP:
        table.hands[seat][SKIP + action - PLAY_SKIP] += times
        table.sizes[seat] += times
    else:
        table.hands[seat][action % NUMBERS] += times * number_cards(action)
        table.hands[seat][JOKER] += times * jokers(action)
        table.sizes[seat] += times * (number_cards(action) + jokers(action))


def drop(past: Dobro, seat: int, card: int) -> None:
    """Take the n-th card out of a hand."""
    kind = 0
    while card >= past.hands[seat][kind]:
        card -= past.hands[seat][kind]
        kind += 1
    past.hands[seat][kind] -= 1
    past.sizes[seat] -= 1


# -- plays of numbers


def value(action: int) -> int:
    """What a play of numbers counts (D-21)."""
    return (action % NUMBERS + 2) * (number_cards(action) + jokers(action))


def number_cards(action: int) -> int:
    """How many number cards are in a play."""
    if action >= JOKER_AS:
        return 0
    return 2 if PAIR <= action < JOKER_PAIR else 1


def jokers(action: int) -> int:
    """How many jokers are in a play."""
    if action >= JOKERS_AS:
        return 2
    return 1 if action >= JOKER_PAIR else 0

"""Hidden cards dealt anew: all that a seat cannot know is at random, all that it knows stays (D-90 to D-93).

What a hand has shown stays in it. When hands were compared, what they kept hidden was no higher than the last number
they showed; of cards drawn since then nothing is known. Whether a hidden card that is played was there at the
comparison nobody can tell unless it is higher, so one fewer counts as compared: true, if a little less than could be
inferred.
"""

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.core.rng import Rng
    from silvertray.games.dobro.table import KINDS, NUMBERS, Table

HIGHEST = 12


def redeal(table: Table, seat: int, rng: Rng) -> None:
    """Deal the others' hidden cards again; all ways to do so that this seat cannot rule out are equally likely.

    The lowest cap comes first: what is left for the next is then as many cards, whichever were dealt before.
    """
    hidden = [0, 0, 0, 0, 0, 0]
    for other in range(table.players):
        if other != seat:
            hidden[other] = hidden_cards(table, other)
            take_back(table, other)
    for cap in range(HIGHEST + 1):
        for other in range(table.players):
            if other != seat and table.cap[other] == cap:
                deal_hidden(table, other, table.capped[other], cap, rng)
    for other in range(table.players):
        if other != seat:
            deal_hidden(table, other, hidden[other] - table.capped[other], HIGHEST, rng)


def take_back(table: Table, seat: int) -> None:
    """Put the cards nobody else has seen among the unseen."""
    for kind in range(KINDS):
        hidden = table.hands[seat][kind] - table.known[seat][kind]
        table.unseen[kind] += hidden
        table.unseen_size += hidden
        table.hands[seat][kind] = table.known[seat][kind]


def deal_hidden(table: Table, seat: int, cards: int, cap: int, rng: Rng) -> None:
    """Deal so many unseen cards that are special or no higher than the cap."""
    for _ in range(cards):
        card = rng.below(unseen_up_to(table, cap))
        kind = 0
        while not is_under(kind, cap) or card >= table.unseen[kind]:
            card -= table.unseen[kind] if is_under(kind, cap) else 0
            kind += 1
        table.hands[seat][kind] += 1
        table.unseen[kind] -= 1
        table.unseen_size -= 1


def unseen_up_to(table: Table, cap: int) -> int:
    """How many unseen cards are special or no higher than the cap."""
    cards = 0
    for kind in range(KINDS):
        cards += table.unseen[kind] if is_under(kind, cap) else 0
    return cards


def is_under(kind: int, cap: int) -> bool:
    """Whether a card is special, or shows a number no higher than the cap."""
    return kind >= NUMBERS or kind + 2 <= cap


def hidden_cards(table: Table, seat: int) -> int:
    """How many cards of a hand nobody else has seen."""
    hidden = 0
    for kind in range(KINDS):
        hidden += table.hands[seat][kind] - table.known[seat][kind]
    return hidden

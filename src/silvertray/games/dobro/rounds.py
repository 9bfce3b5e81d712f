"""Rounds: the deal, cards off the deck, the end of a round; and chance, which draws every card."""

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.core.rng import below, word
    from silvertray.games.dobro.scoring import round_points
    from silvertray.games.dobro.starter import starter
    from silvertray.games.dobro.table import CHOICE, DEAL, FIRST, KINDS, OVER, Table


def begin_round(table: Table) -> None:
    """Shuffle and deal; two players leave ten cards out unseen (D-10, D-11, D-74)."""
    table.unseen_size = 0
    for kind in range(KINDS):
        table.unseen[kind] = table.whole_deck[kind]
        table.unseen_size += table.whole_deck[kind]
    for seat in range(table.players):
        clear_hand(table, seat)
    table.deck_size = table.unseen_size - table.set_aside
    table.round += 1
    table.good = table.trick_size = table.drawn = 0
    table.owes = -1
    table.is_dealing = 1
    begin_draw(table, 0, table.limit)


def clear_hand(table: Table, seat: int) -> None:
    """The cards of the last round leave the hand, and with them what was known of it."""
    for kind in range(KINDS):
        table.hands[seat][kind] = table.known[seat][kind] = 0
    table.sizes[seat] = table.capped[seat] = table.cap[seat] = 0


def clear_piles(table: Table) -> None:
    """The piles and the Forgetful card lie for all to see until the first card of the next deal (D-74)."""
    table.forgetful = -1
    for seat in range(table.players):
        table.pile_cards[seat] = table.pile_sums[seat] = 0


def begin_draw(table: Table, seat: int, cards: int) -> None:
    """So many cards are to come into this hand."""
    table.drawer = seat
    table.to_draw = cards
    table.moment = DEAL


def give(table: Table, kind: int) -> None:
    """A card comes off the deck into the drawing hand."""
    if table.is_dealing and not table.drawn:
        clear_piles(table)
    table.unseen[kind] -= 1
    table.unseen_size -= 1
    table.deck_size -= 1
    table.drawn += 1
    table.hands[table.drawer][kind] += 1
    table.sizes[table.drawer] += 1
    table.to_draw -= 1
    if not table.to_draw:
        hand_is_full(table)


def hand_is_full(table: Table) -> None:
    """A deal goes on with the next hand; after the last, the first player is found (D-12, D-72)."""
    if table.is_dealing and table.drawer + 1 < table.players:
        begin_draw(table, table.drawer + 1, table.limit)
        return
    table.moment = CHOICE
    table.drawer = -1
    if table.is_dealing and table.round > 1:
        table.turn = starter(table)
    table.is_dealing = 0


def end_round(table: Table, closer: int) -> None:
    """Hands and the unfinished trick count for nobody (D-62)."""
    table.closer = closer
    for seat in range(table.players):
        table.points[table.round - 1][seat] = round_points(table, seat)
    if table.round == table.rounds:
        table.moment = OVER
    else:
        begin_round(table)


# -- chance


def deal_chance(table: Table, key: int) -> None:
    """Settle the chance step at hand by a key: the n-th card of a round is the same whoever draws it."""
    happen(table, outcome(table, word(key, point(table))))


def point(table: Table) -> int:
    """A number for the chance step at hand, made of the round and the cards drawn in it."""
    return table.round << 8 | table.drawn


def outcome(table: Table, word: int) -> int:
    """The outcome that a random word gives: a seat, or the kind of the card drawn."""
    if table.moment == FIRST:
        return below(word, table.players)
    card = below(word, table.unseen_size)
    kind = 0
    while card >= table.unseen[kind]:
        card -= table.unseen[kind]
        kind += 1
    return kind


def happen(table: Table, outcome: int) -> None:
    """A card is drawn, or the first player is found (D-12)."""
    if table.moment == FIRST:
        table.turn = outcome
        begin_round(table)
    else:
        give(table, outcome)

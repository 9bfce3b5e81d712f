"""Who begins the next round: the lowest total, then the higher new cards, then turn order (D-72)."""

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.core.bits import count
    from silvertray.games.dobro.hidden import hidden_cards
    from silvertray.games.dobro.scoring import total
    from silvertray.games.dobro.table import NUMBERS, Table, seat_after


def starter(table: Table) -> int:
    """The first player of a round that has just been dealt; cards that a tie makes players show are shown."""
    tied = lowest_totals(table)
    if table.by_cards:
        tied = compare_hands(table, tied)
    return first_after_closer(table, tied)


def lowest_totals(table: Table) -> int:
    """The seats with the fewest points so far, one bit each."""
    tied = 0
    lowest = total(table, 0)
    for seat in range(table.players):
        points = total(table, seat)
        if points < lowest:
            lowest = points
            tied = 0
        if points == lowest:
            tied |= 1 << seat
    return tied


def compare_hands(table: Table, tied: int) -> int:
    """Card by card from the highest number down, equal cards counted singly; return who is tied to the end.

    Special cards are left out, and a hand that runs out of numbers loses to one that does not.
    """
    highest = 1
    while highest and count(tied) > 1:
        highest = 0
        for seat in range(table.players):
            if tied >> seat & 1 and next_number(table, seat) > highest:
                highest = next_number(table, seat)
        for seat in range(table.players):
            if tied >> seat & 1 and show_next(table, seat) < highest:
                tied &= ~(1 << seat)
    return tied


def next_number(table: Table, seat: int) -> int:
    """The highest number in a hand that has not been shown; 0 if there is none."""
    kind = NUMBERS - 1
    while kind >= 0 and table.hands[seat][kind] == table.known[seat][kind]:
        kind -= 1
    return kind + 2 if kind >= 0 else 0


def show_next(table: Table, seat: int) -> int:
    """Show the next number, or that there is none; so no card that stays hidden is higher (D-93)."""
    number = next_number(table, seat)
    if number:
        table.known[seat][number - 2] += 1
    table.cap[seat] = number
    table.capped[seat] = hidden_cards(table, seat)
    return number


def first_after_closer(table: Table, tied: int) -> int:
    """The first of these seats in turn order after the closer, who comes last himself."""
    seat = seat_after(table, table.closer)
    while not tied >> seat & 1:
        seat = seat_after(table, seat)
    return seat

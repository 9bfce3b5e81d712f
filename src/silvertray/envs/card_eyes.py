"""What a seat sees of Dobro, as a row of numbers that `layout.py` names; nothing else may enter (D-90 to D-93)."""

from typing import Any

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.games.dobro.scoring import rounds_over, sum_decides, total
    from silvertray.games.dobro.table import KINDS, Table

    # Where things stand in a row, and how long the trick and a seat's part are.
    TRICK, LONGEST, HAND, SEATS, SEAT = 9, 60, 69, 83, 24


def seen(table: Table, seat: int, row: Any) -> None:
    """Write what a seat sees into a row of the right length."""
    if len(row) != SEATS + SEAT * table.players:
        raise ValueError(f"a row has {SEATS + SEAT * table.players} numbers, not {len(row)}")
    if not 0 <= seat < table.players:
        raise IndexError(f"there is no seat {seat}")
    table_seen(table, seat, row)
    for n in range(table.players):
        seat_seen(table, (seat + n) % table.players, row, SEATS + SEAT * n)


def table_seen(table: Table, seat: int, row: Any) -> None:
    """What lies on the table, and the own hand."""
    row[0] = table.round
    row[1] = table.moment
    row[2] = behind(table, seat, table.turn) - 1
    row[3] = table.direction
    row[4] = table.good
    row[5] = table.deck_size
    row[6] = behind(table, seat, table.owes)
    row[7] = behind(table, seat, table.forgetful)
    row[8] = behind(table, seat, table.closer)
    for n in range(LONGEST):
        row[TRICK + n] = table.trick[n] + 1 if n < table.trick_size else 0
    for kind in range(KINDS):
        row[HAND + kind] = table.hands[seat][kind]


def behind(table: Table, seat: int, other: int) -> int:
    """How far a seat is behind this one, counted from 1; 0 if nobody is meant."""
    return 0 if other < 0 else 1 + (other - seat + table.players) % table.players


def seat_seen(table: Table, seat: int, row: Any, at: int) -> None:
    """What everybody may know of a seat."""
    row[at] = table.sizes[seat]
    row[at + 1] = table.pile_cards[seat]
    row[at + 2] = table.pile_sums[seat] if sum_decides(table, seat) else -1
    row[at + 3] = total(table, seat)
    for n in range(6):
        row[at + 4 + n] = table.points[n][seat] if n < rounds_over(table) else 0
    for kind in range(KINDS):
        row[at + 10 + kind] = table.known[seat][kind]

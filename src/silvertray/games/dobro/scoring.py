"""Points of a round, and the places at the end."""

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.games.dobro.table import OVER, Table


def round_points(table: Table, seat: int) -> int:
    """One, and one for every player who took more cards (D-70); the Forgetful card costs one (D-71)."""
    points = 1
    for other in range(table.players):
        if table.pile_cards[other] > table.pile_cards[seat]:
            points += 1
    return points - 1 if seat == table.forgetful else points


def total(table: Table, seat: int) -> int:
    """The points of the rounds that are over (D-80)."""
    points = 0
    for n in range(table.rounds):
        points += table.points[n][seat]
    return points


def place_of(table: Table, seat: int) -> int:
    """The place of a seat, counted from 1 and shared by those who are level (D-80 to D-82)."""
    better = 0
    for other in range(table.players):
        if is_better(table, other, seat):
            better += 1
    return 1 + better


def is_better(table: Table, seat: int, other: int) -> bool:
    """The higher total (D-80); tied, by the last round (D-81)."""
    if total(table, seat) != total(table, other):
        return total(table, seat) > total(table, other)
    if not table.by_sums:
        return table.pile_cards[seat] < table.pile_cards[other]
    last = rounds_over(table) - 1
    if last >= 0 and table.points[last][seat] != table.points[last][other]:
        return table.points[last][seat] > table.points[last][other]
    return table.pile_sums[seat] < table.pile_sums[other]


def sum_decides(table: Table, seat: int) -> bool:
    """Whether another player is level by points and by the last round, so that sums decide, and are told (D-81)."""
    if table.moment != OVER or not table.by_sums:
        return False
    level = 0
    for other in range(table.players):
        if are_level(table, other, seat):
            level += 1
    return level > 1


def are_level(table: Table, seat: int, other: int) -> bool:
    """Whether two players have the same total, and the same points of the last round."""
    last = table.rounds - 1
    return total(table, seat) == total(table, other) and table.points[last][seat] == table.points[last][other]


def rounds_over(table: Table) -> int:
    """How many rounds have points."""
    return table.rounds if table.moment == OVER else table.round - 1

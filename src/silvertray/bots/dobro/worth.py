"""What the end of a round is worth: the share of the victory that a seat may hope for."""

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.games.dobro.scoring import place_of, total
    from silvertray.games.dobro.table import OVER, Table

WHOLE = 1 << 20


def worth(table: Table, seat: int) -> int:
    """A share of WHOLE: exact when the game is over, else by the totals."""
    return victory(table, seat) if table.moment == OVER else hope(table, seat)


def victory(table: Table, seat: int) -> int:
    """The victory, shared by all who are first (D-81)."""
    if place_of(table, seat) > 1:
        return 0
    winners = 0
    for other in range(table.players):
        winners += place_of(table, other) == 1
    return WHOLE // winners


def hope(table: Table, seat: int) -> int:
    """Every point ahead multiplies the odds; the fewer rounds are left, the more."""
    all_odds = 0
    own = odds(table, seat)
    for other in range(table.players):
        all_odds += odds(table, other)
    return WHOLE * own // all_odds


def odds(table: Table, seat: int) -> int:
    """A growing function of the points."""
    odds = 1024
    for _ in range(total(table, seat)):
        odds += odds >> 1
    return odds

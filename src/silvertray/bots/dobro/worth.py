"""What the end of a round is worth: the share of the victory that a seat may hope for."""

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.games.dobro.scoring import place_of, total
    from silvertray.games.dobro.table import OVER, Table

WHOLE = 1 << 20
# By how much, in 64ths, one point more multiplies the odds: a row for each number of players from two, in it first
# with one round left, then with two … five. It is exp(1.7 / spread), where the spread of the difference that two
# players still make is √(rounds left · (players² − 1) / 6), as if every order of the places were equally likely.
STEPS = [
    708, 350, 256, 213, 188,
    279, 181, 150, 134, 124,
    188, 137, 119, 110, 104,
    150, 117, 105, 98, 94,
    129, 105, 96, 91, 88,
]  # fmt: skip


def worth(table: Table, seat: int) -> int:
    """A share of WHOLE: exact when the game is over, else by the points."""
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
    """The odds of a seat among those of all, by the points each is ahead or behind."""
    left = table.rounds - table.round + 1
    step = STEPS[5 * (table.players - 2) + left - 1]
    everybody = 0
    for other in range(table.players):
        everybody += odds(step, total(table, other) - total(table, seat))
    return WHOLE * odds(step, 0) // everybody


def odds(step: int, ahead: int) -> int:
    """The odds of somebody so many points ahead, those of nobody ahead being WHOLE."""
    share = WHOLE
    for _ in range(ahead):
        share = share * step >> 6
    for _ in range(-ahead):
        share = (share << 6) // step
    return share

"""How many ways lead so many choices deep."""

from typing import Any

from silvertray.core.bits import members
from silvertray.core.seats import CHANCE
from silvertray.play.dealer import Seeded


def leaves(state: Any, dealer: Seeded, depth: int) -> int:
    """The number of ways to make so many choices from here."""
    while state.open_seats() == (CHANCE,):
        state.apply(CHANCE, dealer.outcome(state))
    if depth == 0 or state.is_over():
        return 1
    seat = state.open_seats()[0]
    return sum(leaves(after(state, seat, action), dealer, depth - 1) for action in members(state.legal(seat)))


def after(state: Any, seat: int, action: int) -> Any:
    """The position after an action."""
    other = state.copy()
    other.apply(seat, action)
    return other


def ways(state: Any, dealer: Seeded, depth: int) -> int:
    """The same for cards: whoever may act does, for in Dobro the order of open seats matters (D-53)."""
    while state.open_seats() == (CHANCE,):
        state.apply(CHANCE, dealer.outcome(state))
    if depth == 0 or state.is_over():
        return 1
    choices = [(seat, action) for seat in state.open_seats() for action in members(state.legal(seat))]
    return sum(ways(after(state, *choice), dealer, depth - 1) for choice in choices)

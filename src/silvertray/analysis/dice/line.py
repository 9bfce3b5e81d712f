"""The line that follows from a choice: always the best option, up to the next roll."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from silvertray.analysis.dice.appraiser import Appraiser
from silvertray.core.bits import members


def line(appraiser: Appraiser, state: Any, seat: int, action: int, key: int) -> tuple[int, ...]:
    """A seat's action and the best ones after it, up to the next roll or round: what a page plays to show them."""
    ahead = state.copy()
    return tuple(follow(ahead, seat, action, lambda: best(appraiser.prices(ahead, seat, key))))


def follow(state: Any, seat: int, action: int, choose: Callable[[], int]) -> Iterator[int]:
    """Play an action on a position and then what is chosen, until the seat has no choice left in this round.

    Each action is named just before it is done.
    """
    began = state.round
    while True:
        yield action
        state.apply(seat, action)
        let_others_pass(state, seat)
        if state.moment_name() != "choice" or state.round > began:
            return
        action = choose()


def let_others_pass(state: Any, seat: int) -> None:
    """Let everybody else finish; what they do changes nothing for this seat."""
    while state.moment_name() == "choice" and not state.legal(seat):
        other = state.open_seats()[0]
        state.apply(other, members(state.legal(other))[0])


def best(prices: Sequence[tuple[int, int]]) -> int:
    """The action with the highest price, the first of several."""
    return max(prices, key=lambda option: option[1])[0]

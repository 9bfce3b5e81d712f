"""Who begins the next round, and the places at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Start(NamedTuple):
    """Who begins a round, and how many of their highest numbers the tied players had to show (D-93)."""

    seat: int
    shown: dict[int, list[int]]


def starter(
    totals: Sequence[int], hands: Sequence[Sequence[int]], closer: int, direction: int, by_cards: bool
) -> Start:
    """The lowest total; tied, the higher new cards one by one; then turn order after the closer (D-72).

    A hand is its numbers without the special cards.
    """
    tied = [seat for seat, total in enumerate(totals) if total == min(totals)]
    shown: dict[int, list[int]] = {}
    if len(tied) > 1 and by_cards:
        tied, shown = highest(tied, hands)
    order = [(closer + direction * step) % len(totals) for step in range(1, len(totals) + 1)]
    return Start(min(tied, key=order.index), shown)


def highest(tied: list[int], hands: Sequence[Sequence[int]]) -> tuple[list[int], dict[int, list[int]]]:
    """Compare hands card by card from the highest number down; a hand that runs out loses to one that does not."""
    shown: dict[int, list[int]] = {seat: [] for seat in tied}
    ranked = {seat: sorted(hands[seat], reverse=True) for seat in tied}
    for place in range(max(map(len, ranked.values()))):
        cards = {seat: ranked[seat][place] if place < len(ranked[seat]) else 0 for seat in tied}
        for seat, card in cards.items():
            shown[seat] += [card] if card else []
        tied = [seat for seat in tied if cards[seat] == max(cards.values())]
        if len(tied) == 1:
            break
    return tied, shown


def places(rounds: Sequence[Sequence[int]], last: Sequence[tuple[int, int]], by_sums: bool) -> list[int]:
    """The place of every seat (D-80 to D-82). `last`: cards and sum of numbers in each last score pile.

    Ties, `by_sums`: points of the last round, then the smaller sum; else fewest cards in the last pile.
    """
    totals = [sum(scores) for scores in zip(*rounds, strict=True)]
    keys = [
        (totals[seat], rounds[-1][seat], -total) if by_sums else (totals[seat], -cards)
        for seat, (cards, total) in enumerate(last)
    ]
    return [1 + sum(other > own for other in keys) for own in keys]

"""A second Dobro, slow and small, written from the rules page alone: one round without a deck, cards as faces."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

NUMBERS = [str(n) for n in range(2, 13)]


class Round(NamedTuple):
    """The end of a round: nobody draws any more."""

    hands: tuple[tuple[str, ...], ...]
    good: int = 0
    lying: int = 0  # cards in the trick
    turn: int = 0
    direction: int = 1
    taken: tuple[int, ...] = ()


def worths(cards: tuple[str, ...]) -> Iterator[tuple[str, int]]:
    """Every way to say a number play with these cards, and what it is worth (D-21, D-31 to D-35)."""
    jokers, plain = cards.count("J"), [card for card in cards if card in NUMBERS]
    if jokers + len(plain) < len(cards) or len(set(plain)) > 1:
        return  # Skip and Reverse are no numbers, and two numbers are no pair
    named = " ".join(["J"] * jokers + plain)
    if plain:
        yield f"play {named}", int(plain[0]) * len(cards)
    else:
        yield from ((f"play {named}={number}", int(number) * len(cards)) for number in NUMBERS)


def actions(now: Round, lead_specials: bool = True) -> dict[str, int]:
    """Every legal action of the seat whose turn it is, and the good number after it."""
    hand = now.hands[now.turn]
    found = {"take": 0} if now.lying else {}
    groups = {(card,) for card in hand} | {tuple(sorted(pair)) for pair in combinations(hand, 2)}
    for group in groups:
        for text, worth in worths(group):
            if worth >= now.good:
                found[text] = 2 * worth if worth == now.good else worth
    if now.lying or lead_specials or set(hand) <= {"S", "R"}:
        found |= {f"play {card}": now.good for card in hand if card in ("S", "R")}
    return found


def after(now: Round, text: str) -> Round:
    """The position after a legal action."""
    if text == "take":
        taken = tuple(cards + (seat == now.turn) * now.lying for seat, cards in enumerate(now.taken))
        return now._replace(good=0, lying=0, taken=taken)
    cards = text.removeprefix("play ").split("=")[0].split()
    rest = list(now.hands[now.turn])
    for card in cards:
        rest.remove(card)
    direction = -now.direction if cards == ["R"] else now.direction
    return now._replace(
        hands=(*now.hands[: now.turn], tuple(rest), *now.hands[now.turn + 1 :]),
        good=actions(now, True)[text],
        lying=now.lying + len(cards),
        turn=(now.turn + direction) % len(now.hands),
        direction=direction,
    )


def leaves(now: Round, depth: int) -> int:
    """The number of ways to make so many choices from here; an empty hand ends the round (D-60)."""
    if depth == 0 or not all(now.hands):
        return 1
    return sum(leaves(after(now, text), depth - 1) for text in actions(now))


def points(now: Round) -> tuple[int, ...]:
    """One point, and one for each larger pile (D-70)."""
    return tuple(1 + sum(other > own for other in now.taken) for own in now.taken)

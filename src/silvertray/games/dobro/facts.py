"""A position of Dobro as plain data."""

from typing import NamedTuple


class Facts(NamedTuple):
    """Hands, known cards and unseen cards are counts by kind; seats are −1 where nobody is meant."""

    hands: tuple[tuple[int, ...], ...]
    known: tuple[tuple[int, ...], ...]
    unseen: tuple[int, ...]
    deck_size: int
    trick: tuple[int, ...] = ()
    good: int = 0
    round: int = 1
    moment: str = "choice"
    turn: int = 0
    direction: int = 1
    drawn: int = 0
    drawer: int = -1
    to_draw: int = 0
    is_dealing: bool = False
    owes: int = -1
    forgetful: int = -1
    closer: int = -1
    piles: tuple[tuple[int, int], ...] = ()  # cards, and the sum of their numbers
    capped: tuple[tuple[int, int], ...] = ()  # hidden cards that were compared, and the highest number they can have
    points: tuple[tuple[int, ...], ...] = ()  # of the rounds that are over

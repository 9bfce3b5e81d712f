"""The cards: numbers 2 to 12, jokers, Skip and Reverse, and how many of each there are (D-2, D-3).

A kind of card is its place in FACES; cards of a kind are all alike (D-5).
"""

FACES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "J", "S", "R")
KINDS = len(FACES)
NUMBERS = 11  # kinds below this are number cards; a kind k shows k + 2
JOKER, SKIP, REVERSE = 11, 12, 13

DECKS = {
    "ru": (5, 5, 6, 6, 6, 5, 4, 3, 3, 3, 3, 3, 2, 2),
    "br": (5, 6, 6, 6, 6, 5, 4, 3, 3, 3, 3, 3, 2, 2),  # one 3 more
}
SET_ASIDE = 10  # cards that two players leave out unseen each round (D-11)


def limit(players: int) -> int:
    """How many cards a hand holds (D-7)."""
    return 5 if players == 6 else 6


def deck(edition: str, players: int) -> list[int]:
    """How many cards of each kind are in the game; two players leave both Reverses out (D-11)."""
    counts = list(DECKS[edition])
    if players == 2:
        counts[REVERSE] = 0
    return counts

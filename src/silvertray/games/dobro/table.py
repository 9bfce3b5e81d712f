"""The table of Dobro: hands, deck, trick, piles and points.

An action is a single, a pair, a joker's play, Skip, Reverse, taking or drawing; numbers go from 2 to 12 in each group.
"""

from typing import Literal

import cython
from silvertray.games.dobro.cards import SET_ASIDE, deck, limit

if not cython.compiled:  # compiled, the same names are constants in the .pxd
    NUMBERS, JOKER, SKIP, REVERSE, KINDS = 11, 11, 12, 13, 14
    SINGLE, PAIR, JOKER_PAIR, JOKER_AS, JOKERS_AS = 0, 11, 22, 33, 44
    PLAY_SKIP, PLAY_REVERSE, TAKE, DRAW, ACTIONS = 55, 56, 57, 58, 59
    FIRST, DEAL, CHOICE, OVER = range(4)

    def seat_after(table: "Table", seat: int) -> int:
        """The next seat in the current direction (D-46)."""
        return (seat + table.direction + table.players) % table.players


Moment = Literal["first", "deal", "choice", "over"]
MOMENTS: tuple[Moment, ...] = ("first", "deal", "choice", "over")


class Table:
    """A position as the rules see it; hidden cards are in hands and among the unseen, never in an order."""

    def __init__(
        self,
        players: int = 4,
        rounds: int = 3,
        classic: bool = False,
        lead_specials: bool = True,
        edition: str = "ru",
        starter_tie: str = "cards",
        final_tie: str = "ru",
    ) -> None:
        if not cython.compiled:
            self.hands = [[0] * KINDS for _ in range(players)]
            self.known = [[0] * KINDS for _ in range(players)]  # cards of a hand that all have seen (D-93)
            self.capped = [0] * players  # hidden cards that were in the hand when it was compared (D-93)
            self.cap = [0] * players  # the highest number such a card can have; 0: it is special
            self.unseen = [0] * KINDS
            self.trick = [0] * 60
            self.sizes = [0] * players
            self.pile_cards = [0] * players
            self.pile_sums = [0] * players
            self.points = [[0] * players for _ in range(6)]
            self.whole_deck = [0] * KINDS
        self.players = players
        self.limit = limit(players)
        self.rounds = rounds
        self.classic = classic
        self.lead_specials = lead_specials
        self.by_cards = starter_tie == "cards"  # a tie for the first player: by new cards, or by order alone (D-72)
        self.by_sums = final_tie == "ru"  # a tie at the end: by points and sums, or by cards taken (D-81)
        self.round = 0
        self.direction = 1  # D-8
        self.turn = self.good = self.trick_size = self.drawn = self.to_draw = 0
        self.deck_size = self.unseen_size = self.is_dealing = 0
        self.owes = self.forgetful = self.closer = self.drawer = -1
        self.moment = FIRST
        self.set_aside = SET_ASIDE if players == 2 else 0  # D-11
        for kind, cards in enumerate(deck(edition, players)):
            self.whole_deck[kind] = cards

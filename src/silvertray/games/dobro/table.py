"""Dobro: tricks, the good number, taking and leading, drawing and forgetting, three rounds.

An action is a single, a pair, a joker's play, Skip, Reverse, taking or drawing; numbers go from 2 to 12 in each group.
"""

from __future__ import annotations

import cython
from silvertray.games.dobro.cards import SET_ASIDE, deck, limit
from silvertray.games.dobro.scoring import starter

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.core.rng import below

    NUMBERS, JOKER, SKIP, REVERSE, KINDS = 11, 11, 12, 13, 14
    SINGLE, PAIR, JOKER_PAIR, JOKER_AS, JOKERS_AS = 0, 11, 22, 33, 44
    PLAY_SKIP, PLAY_REVERSE, TAKE, DRAW, ACTIONS = 55, 56, 57, 58, 59
    FIRST, DEAL, CHOICE, OVER = range(4)

MOMENTS = ("first", "deal", "choice", "over")


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
            self.known = [[0] * KINDS for _ in range(players)]
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

    # -- rounds

    def begin_round(self) -> None:
        """Shuffle and deal; two players leave ten cards out unseen (D-10, D-11, D-74)."""
        self.unseen_size = 0
        for kind in range(KINDS):
            self.unseen[kind] = self.whole_deck[kind]
            self.unseen_size += self.whole_deck[kind]
        for seat in range(self.players):
            self.sizes[seat] = 0
            for kind in range(KINDS):
                self.hands[seat][kind] = self.known[seat][kind] = 0
        self.deck_size = self.unseen_size - self.set_aside
        self.round += 1
        self.good = self.trick_size = self.drawn = 0
        self.owes = -1
        self.is_dealing = 1
        self.begin_draw(0, self.limit)

    def clear_piles(self) -> None:
        """The piles and the Forgetful card lie for all to see until the first card of the next deal (D-74)."""
        self.forgetful = -1
        for seat in range(self.players):
            self.pile_cards[seat] = self.pile_sums[seat] = 0

    def begin_draw(self, seat: int, cards: int) -> None:
        """So many cards are to come into this hand."""
        self.drawer = seat
        self.to_draw = cards
        self.moment = DEAL

    def give(self, kind: int) -> None:
        """A card comes off the deck into the drawing hand."""
        if self.is_dealing and not self.drawn:
            self.clear_piles()
        self.unseen[kind] -= 1
        self.unseen_size -= 1
        self.deck_size -= 1
        self.drawn += 1
        self.hands[self.drawer][kind] += 1
        self.sizes[self.drawer] += 1
        self.to_draw -= 1
        if self.to_draw:
            return
        if self.is_dealing and self.drawer + 1 < self.players:
            self.begin_draw(self.drawer + 1, self.limit)
        else:
            self.go_on()

    def go_on(self) -> None:
        """All cards are drawn; after a deal the first player is found (D-12, D-72)."""
        self.moment = CHOICE
        self.drawer = -1
        if self.is_dealing and self.round > 1:
            self.find_starter()
        self.is_dealing = 0

    def find_starter(self) -> None:
        """The lowest total begins; the cards that a tie made players show are known from now on (D-72, D-93)."""
        totals = [self.total(seat) for seat in range(self.players)]
        hands = [self.numbers(seat) for seat in range(self.players)]
        start = starter(totals, hands, self.closer, self.direction, bool(self.by_cards))
        self.turn = start.seat
        for seat, numbers in start.shown.items():
            for number in numbers:
                self.known[seat][number - 2] += 1

    def end_round(self, closer: int) -> None:
        """Hands and the unfinished trick count for nobody (D-62); fewer cards taken, more points (D-70, D-71)."""
        self.closer = closer
        for seat in range(self.players):
            more = 0
            for other in range(self.players):
                if self.pile_cards[other] > self.pile_cards[seat]:
                    more += 1
            self.points[self.round - 1][seat] = 1 + more - (1 if seat == self.forgetful else 0)
        if self.round == self.rounds:
            self.moment = OVER
        else:
            self.begin_round()

    # -- what a seat may do

    def plays(self, seat: int) -> int:
        """Every legal play of a hand (D-22, D-31 to D-39)."""
        fitting = 0
        one = 1
        jokers = self.hands[seat][JOKER]
        for n in range(NUMBERS):
            cards = self.hands[seat][n]
            if n + 2 >= self.good:  # a single card, or a joker alone that names the number
                fitting |= one << (SINGLE + n) if cards else 0
                fitting |= one << (JOKER_AS + n) if jokers else 0
            if 2 * (n + 2) >= self.good:  # a pair counts the sum (D-21)
                fitting |= one << (PAIR + n) if cards > 1 else 0
                fitting |= one << (JOKER_PAIR + n) if cards and jokers else 0
                fitting |= one << (JOKERS_AS + n) if jokers > 1 else 0
        if self.may_play_specials(seat):
            fitting |= one << PLAY_SKIP if self.hands[seat][SKIP] else 0
            fitting |= one << PLAY_REVERSE if self.hands[seat][REVERSE] else 0
        return fitting

    def may_play_specials(self, seat: int) -> bool:
        """Skip and Reverse may lead unless the table says no; then only a hand of nothing else leads them (D-38)."""
        if self.lead_specials or self.trick_size:
            return True
        return self.sizes[seat] == self.hands[seat][SKIP] + self.hands[seat][REVERSE]

    def options(self, seat: int) -> int:
        """All legal actions of a seat: play, take a trick that holds a card (D-40), draw if a draw is owed (D-52)."""
        fitting = 0
        one = 1
        if self.moment != CHOICE:
            return 0
        if seat == self.turn:
            fitting = self.plays(seat)
            if self.trick_size:
                fitting |= one << TAKE
        if seat == self.owes:
            fitting |= one << DRAW
        return fitting

    # -- what a seat does

    def act(self, seat: int, action: int) -> None:
        """Do a legal action, and everything that follows from it without a choice."""
        if action == DRAW:
            self.owes = -1
            self.draw_up(seat)
            return
        if self.owes >= 0:
            self.forgetful = self.owes  # the next player's first accepted action is the moment (D-53, D-54)
            self.owes = -1
        if action == TAKE:
            self.take(seat)
        else:
            self.lay(seat, action)
            self.end_turn(seat)

    def lay(self, seat: int, action: int) -> None:
        """Put the cards of a play on the trick; the good number follows (D-23), or stays for Skip and Reverse."""
        self.trick[self.trick_size] = action
        self.trick_size += 1
        n = action % NUMBERS
        if action == PLAY_SKIP:
            self.use(seat, SKIP)
        elif action == PLAY_REVERSE:
            self.use(seat, REVERSE)
            self.direction = -self.direction
        elif action < PAIR:
            self.use(seat, n)
            self.raise_good(n + 2)
        elif action < JOKER_PAIR:
            self.use(seat, n)
            self.use(seat, n)
            self.raise_good(2 * n + 4)
        elif action < JOKER_AS:
            self.use(seat, JOKER)
            self.use(seat, n)
            self.raise_good(2 * n + 4)
        elif action < JOKERS_AS:
            self.use(seat, JOKER)
            self.raise_good(n + 2)
        else:
            self.use(seat, JOKER)
            self.use(seat, JOKER)
            self.raise_good(2 * n + 4)

    def use(self, seat: int, kind: int) -> None:
        """A card leaves the hand; one that was known to be there is known no more."""
        self.hands[seat][kind] -= 1
        self.sizes[seat] -= 1
        if self.known[seat][kind]:
            self.known[seat][kind] -= 1

    def raise_good(self, value: int) -> None:
        """Above the good number: the value; equal to it: doubled (D-23)."""
        self.good = 2 * value if value == self.good else value

    def take(self, seat: int) -> None:
        """The whole trick goes onto the taker's pile; the same player leads the next (D-42)."""
        for n in range(self.trick_size):
            action = self.trick[n]
            self.pile_cards[seat] += 2 if PAIR <= action < JOKER_AS or JOKERS_AS <= action < PLAY_SKIP else 1
            if action < JOKER_AS:  # jokers, Skip and Reverse have no number of their own (D-3)
                self.pile_sums[seat] += (action % NUMBERS + 2) * (2 if PAIR <= action < JOKER_PAIR else 1)
        self.trick_size = self.good = 0

    def end_turn(self, seat: int) -> None:
        """An empty hand ends the round (D-60); else the turn passes (D-46) and the player draws (D-44, D-52)."""
        if not self.sizes[seat]:
            self.end_round(seat)
            return
        self.turn = (self.turn + self.direction + self.players) % self.players
        if self.classic and self.deck_size:
            self.owes = seat
        elif self.deck_size:
            self.draw_up(seat)

    def draw_up(self, seat: int) -> None:
        """Draw up to the limit, or what is there (D-45)."""
        missing = self.limit - self.sizes[seat]
        self.begin_draw(seat, missing if missing < self.deck_size else self.deck_size)

    # -- chance

    def happen(self, outcome: int) -> None:
        """A card is drawn, or the first player is found (D-12)."""
        if self.moment == FIRST:
            self.turn = outcome
            self.begin_round()
        else:
            self.give(outcome)

    def outcome(self, word: int) -> int:
        """The outcome that a random word gives: a seat, or the kind of the card drawn."""
        if self.moment == FIRST:
            return below(word, self.players)
        card = below(word, self.unseen_size)
        kind = 0
        while card >= self.unseen[kind]:
            card -= self.unseen[kind]
            kind += 1
        return kind

    def point(self) -> int:
        """A number for the chance step at hand: the n-th card of a round's deck is the same whoever draws it."""
        return self.round << 8 | self.drawn

    # -- questions

    def total(self, seat: int) -> int:
        """The points of the rounds that are over."""
        points = 0
        for n in range(self.rounds):
            points += self.points[n][seat]
        return points

    def numbers(self, seat: int) -> list[int]:
        """The numbers in a hand, without the special cards."""
        return [n + 2 for n in range(NUMBERS) for _ in range(self.hands[seat][n])]

"""The public face of a position of Dobro: ask what is legal, apply it, copy it, imagine what is hidden."""

from __future__ import annotations

import cython
from silvertray.core.seats import CHANCE
from silvertray.games.dobro.cards import deck
from silvertray.games.dobro.table import MOMENTS, Moment

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.core.rng import Rng
    from silvertray.games.dobro.hidden import redeal
    from silvertray.games.dobro.rounds import happen, outcome, point
    from silvertray.games.dobro.scoring import place_of, rounds_over, total
    from silvertray.games.dobro.table import ACTIONS, CHOICE, DEAL, FIRST, KINDS, OVER, Table
    from silvertray.games.dobro.turn import act, may_play_specials, options

TYPE_CHECKING = False
if TYPE_CHECKING:  # at run time imported when asked for: simulations start without it
    from silvertray.games.dobro.facts import Facts


class Dobro(Table):
    """A position; no history, generator or names inside."""

    def open_seats(self) -> tuple[int, ...]:
        """The seats that may act now: whose turn it is, and who owes a draw (D-52); only CHANCE at a chance step."""
        if self.moment == CHOICE:
            return tuple([seat for seat in range(self.players) if seat == self.turn or seat == self.owes])
        return () if self.moment == OVER else (CHANCE,)

    def is_over(self) -> bool:
        """Whether the last round has ended (D-80)."""
        return self.moment == OVER

    def legal(self, seat: int) -> int:
        """The legal actions of a seat, one bit each."""
        self.check(seat)
        return options(self, seat)

    def apply(self, seat: int, action: int) -> None:
        """Do a legal action; of CHANCE, one of the outcomes."""
        if seat == CHANCE:
            if not self.can_happen(action):
                raise ValueError(f"{action} is no outcome here")
            happen(self, action)
        elif 0 <= action < ACTIONS and self.legal(seat) >> action & 1:
            act(self, seat, action)
        else:
            raise ValueError(f"action {action} is not legal for seat {seat}")

    def check(self, seat: int) -> None:
        """Refuse a seat that is not at this table."""
        if not 0 <= seat < self.players:
            raise IndexError(f"there is no seat {seat}")

    def moment_name(self) -> Moment:
        """What the table waits for: one of MOMENTS."""
        return MOMENTS[self.moment]

    def may_lead_specials(self, seat: int) -> bool:
        """Whether Skip and Reverse may be played now, leading or not (D-38)."""
        self.check(seat)
        return may_play_specials(self, seat)

    # -- chance

    def outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of the chance step at hand, with its probability."""
        if self.moment == FIRST:
            return [(seat, 1.0 / self.players) for seat in range(self.players)]
        if self.moment != DEAL:
            return []
        return [(kind, 1.0 * self.unseen[kind] / self.unseen_size) for kind in range(KINDS) if self.unseen[kind]]

    def sample(self, rng: Rng) -> int:
        """An outcome of the chance step at hand by a generator."""
        return self.outcome_of(rng.next())

    def outcome_of(self, word: int) -> int:
        """The outcome of the chance step at hand that a random word gives."""
        if self.moment != FIRST and self.moment != DEAL:
            raise ValueError("no outcome is due")
        return outcome(self, word)

    def can_happen(self, outcome: int) -> bool:
        """Whether the chance step at hand can have this outcome."""
        if self.moment == FIRST:
            return 0 <= outcome < self.players
        return self.moment == DEAL and 0 <= outcome < KINDS and self.unseen[outcome] > 0

    def chance_point(self) -> int:
        """A number made of the round and the cards drawn in it: what a seeded deck depends on."""
        return point(self)

    # -- copies

    def copy(self) -> Dobro:
        """An independent copy."""
        other = Dobro.__new__(Dobro)
        self.copy_into(other)
        return other

    def copy_into(self, other: Dobro) -> None:
        """Make another position equal to this one."""
        other.hands, other.known, other.points = self.hands, self.known, self.points
        other.capped, other.cap = self.capped, self.cap
        other.unseen, other.whole_deck, other.trick = self.unseen, self.whole_deck, self.trick
        other.sizes, other.pile_cards, other.pile_sums = self.sizes, self.pile_cards, self.pile_sums
        other.players, other.limit, other.rounds = self.players, self.limit, self.rounds
        other.classic, other.lead_specials = self.classic, self.lead_specials
        other.by_cards, other.by_sums, other.set_aside = self.by_cards, self.by_sums, self.set_aside
        other.round, other.moment, other.turn = self.round, self.moment, self.turn
        other.direction, other.good, other.trick_size = self.direction, self.good, self.trick_size
        other.deck_size, other.unseen_size, other.drawn = self.deck_size, self.unseen_size, self.drawn
        other.drawer, other.to_draw, other.is_dealing = self.drawer, self.to_draw, self.is_dealing
        other.owes, other.forgetful, other.closer = self.owes, self.forgetful, self.closer
        if not cython.compiled:  # lists would be shared
            for name in ("hands", "known", "points"):
                setattr(other, name, [list(row) for row in getattr(self, name)])
            for name in ("capped", "cap", "unseen", "whole_deck", "trick", "sizes", "pile_cards", "pile_sums"):
                setattr(other, name, list(getattr(self, name)))

    def imagine(self, seat: int, rng: Rng) -> Dobro:
        """The same to this seat's eyes: the cards it cannot know are dealt anew at random (D-90 to D-93)."""
        self.check(seat)
        if rng is None:  # compiled, nothing else would say so
            raise TypeError("imagining needs a generator")
        other = self.copy()
        redeal(other, seat, rng)
        return other

    def __reduce__(self) -> tuple[object, ...]:
        """Copies across processes go by plain data."""
        whole = [self.whole_deck[kind] for kind in range(KINDS)]
        edition = "br" if whole == deck("br", self.players) else "ru"
        ties = ("cards" if self.by_cards else "order", "ru" if self.by_sums else "br")
        setup = (self.players, self.rounds, bool(self.classic), bool(self.lead_specials), edition, *ties)
        return laid_out, (setup, self.facts())

    # -- plain data

    def hand(self, seat: int) -> tuple[int, ...]:
        """How many cards of each kind a seat holds."""
        self.check(seat)
        return tuple([self.hands[seat][kind] for kind in range(KINDS)])

    def score(self, seat: int) -> int:
        """The points of the rounds that are over (D-80)."""
        self.check(seat)
        return total(self, seat)

    def place(self, seat: int) -> int:
        """The place of a seat by the rounds that are over, counted from 1 (D-80 to D-82)."""
        self.check(seat)
        return place_of(self, seat)

    def facts(self) -> Facts:
        """The whole position as plain data."""
        from silvertray.games.dobro.facts import Facts

        seats = range(self.players)
        return Facts(
            hands=tuple([self.hand(seat) for seat in seats]),
            known=tuple([tuple([self.known[seat][kind] for kind in range(KINDS)]) for seat in seats]),
            capped=tuple([(self.capped[seat], self.cap[seat] if self.capped[seat] else 0) for seat in seats]),
            unseen=tuple([self.unseen[kind] for kind in range(KINDS)]),
            deck_size=self.deck_size,
            trick=tuple([self.trick[n] for n in range(self.trick_size)]),
            good=self.good,
            round=self.round,
            moment=MOMENTS[self.moment],
            turn=self.turn,
            direction=self.direction,
            drawn=self.drawn,
            drawer=self.drawer,
            to_draw=self.to_draw,
            is_dealing=bool(self.is_dealing),
            owes=self.owes,
            forgetful=self.forgetful,
            closer=self.closer,
            piles=tuple([(self.pile_cards[seat], self.pile_sums[seat]) for seat in seats]),
            points=tuple([tuple([self.points[n][seat] for seat in seats]) for n in range(rounds_over(self))]),
        )

    def lay_out(self, facts: Facts) -> None:
        """Turn a first position into this one."""
        self.moment = MOMENTS.index(facts.moment)
        self.round, self.turn, self.direction, self.good = facts.round, facts.turn, facts.direction, facts.good
        self.deck_size, self.drawn, self.drawer = facts.deck_size, facts.drawn, facts.drawer
        self.to_draw, self.is_dealing, self.owes = facts.to_draw, facts.is_dealing, facts.owes
        self.forgetful, self.closer = facts.forgetful, facts.closer
        self.trick_size = len(facts.trick)
        for n, action in enumerate(facts.trick):
            self.trick[n] = action
        self.unseen_size = sum(facts.unseen)
        for kind in range(KINDS):
            self.unseen[kind] = facts.unseen[kind]
        for seat in range(self.players):
            self.lay_out_seat(seat, facts)

    def lay_out_seat(self, seat: int, facts: Facts) -> None:
        """A seat's hand, pile and points."""
        for kind in range(KINDS):
            self.hands[seat][kind] = facts.hands[seat][kind]
            self.known[seat][kind] = facts.known[seat][kind]
        self.sizes[seat] = sum(facts.hands[seat])
        self.capped[seat], self.cap[seat] = facts.capped[seat] if facts.capped else (0, 0)
        self.pile_cards[seat], self.pile_sums[seat] = facts.piles[seat]
        for n, points in enumerate(facts.points):
            self.points[n][seat] = points[seat]


def laid_out(setup: tuple[int, int, bool, bool, str, str, str], facts: Facts) -> Dobro:
    """A position from the set-up of its table and its facts."""
    state = Dobro(*setup)
    state.lay_out(facts)
    return state

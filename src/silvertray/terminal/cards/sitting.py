"""A card game at this terminal: cards come by themselves, and draws that are owed come before all else."""

from __future__ import annotations

from silvertray.core.errors import Refusal
from silvertray.games.dobro.plays import DRAW, TAKE
from silvertray.games.dobro.view import View
from silvertray.terminal.cards import events, rounds, typed
from silvertray.terminal.news import News
from silvertray.terminal.sitting import Sitting

LAST = 6  # lines before the end of a round that are told again with it


class CardSitting(Sitting):
    """A match of a card game."""

    chance = "cards"
    has_hidden_hands = True
    left_at = -1  # the length of the log when somebody left an owed draw

    # -- questions

    def view(self, seat: int | None) -> View:
        """The table as a seat, or everybody (None), sees it."""
        view: View = self.match.view(seat)
        return view

    def understood(self, text: str) -> str:
        """A play in short, as the rules write it."""
        return typed.understood(self.words, text)

    def awaits_draw(self) -> int | None:
        """The person who owes a draw and has not said to leave it (D-52)."""
        owes = self.view(None).owes
        return owes if owes in self.humans and self.left_at != len(self.match.log) else None

    def open_bots(self) -> list[int]:
        """A bot that owes a draw draws at once; none acts before a person could draw (D-57)."""
        if self.awaits_draw() is not None:
            return []
        owes = self.view(None).owes
        return [owes] if owes in self.bots else super().open_bots()

    def laid(self) -> tuple[tuple[str, str], ...]:
        """The current trick in order: who played, and what."""
        trick = self.view(None).trick
        plays = [step for step in self.match.log if step.seat >= 0 and step.text not in (TAKE, DRAW)]
        players = [self.names[step.seat] for step in plays[len(plays) - len(trick) :]]
        return tuple(zip(players, (laid.text for laid in trick), strict=True))

    # -- steps

    def roll(self) -> None:
        """Deal, or draw, until somebody can choose."""
        start, before = len(self.match.log), self.view(None)
        while self.match.awaits_roll():
            self.match.roll(self.roller())
        if any(seat.hand_size for seat in before.seats):
            self.record(events.of_draws(self.words, self.names, self.match.log[start:]))
        else:
            self.begin_round()

    def begin_round(self) -> None:
        """Cards are dealt; after the first round, this belongs to the page about the last."""
        lines = rounds.start_lines(self.words, self.names, self.view(None))
        if self.page:
            self.page += ["", *lines, ""]
            lines = []
        self.record([News(line) for line in lines])

    def choose(self, seat: int, text: str) -> None:
        """Do what a text says for a seat."""
        before = self.view(None)
        self.match.play(seat, text)
        after = self.view(None)
        self.record(events.of_choice(self.words, self.names, before, self.match.log[-1], after))
        if rounds.has_ended(before, after):
            self.end_round(before, after)

    def end_round(self, before: View, after: View) -> None:
        """A page for all: the last steps, then what the round brought; nothing is left to be told."""
        self.page += [*self.news.shared(self.humans)[-LAST:], ""]
        self.page += rounds.end_lines(self.words, self.names, before, after)
        self.news.forget(list(range(self.match.players)))

    def leave_draw(self) -> None:
        """Go on without drawing; the next player's action decides (D-53)."""
        self.left_at = len(self.match.log)

    def undo(self) -> None:
        """Take back a take; cards that were seen stay seen."""
        try:
            super().undo()
        except Refusal:
            raise Refusal("cards-were-seen", "D-42") from None

"""A dice game at this terminal: who rolls, who goes first, and what is told of each step."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from silvertray.games.clever.game import DiceGame
from silvertray.games.clever.view import View
from silvertray.locale import Words
from silvertray.play.match import Match
from silvertray.terminal.dice import events
from silvertray.terminal.news import News
from silvertray.terminal.sitting import Sitting


class DiceSitting(Sitting):
    """A match of a dice game."""

    chance = "dice"

    def __init__(self, match: Match, words: Words, path: Path, bot_seed: int) -> None:
        super().__init__(match, words, path, bot_seed)
        self.game = cast(DiceGame, match.game)
        self.auto_roll = False
        self.goes_first: int | None = None  # the person whom the others let choose first
        self.is_accepted = False  # whether the last step of all stands

    @property
    def has_table_dice(self) -> bool:
        """Whether people roll real dice and type them."""
        return self.match.dealer.kind == "table"

    def view(self, seat: int) -> View:
        """The table as a seat sees it."""
        view: View = self.match.view(seat)
        return view

    def roll(self, text: str | None = None) -> None:
        """Settle the chance step at hand."""
        roller, before = self.roller(), self.view(self.roller())
        self.match.roll(roller, text)
        told = events.of_roll(self.words, self.names, before, self.match.log[-1].text, self.view(roller))
        self.record([News(line) for line in told])

    def choose(self, seat: int, text: str) -> None:
        """Do what a text says for a seat."""
        before = self.view(seat)
        self.match.play(seat, text)
        action = self.match.log[-1].action
        told = events.of_choice(self.words, self.names, self.game.printed, before, action, self.view(seat))
        self.record([News(line) for line in told])

    def accept(self) -> None:
        """Let the last step of all stand: the result may be shown."""
        self.is_accepted = True

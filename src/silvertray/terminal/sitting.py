"""A match as it is played at this terminal: who sits where, what bots do, the news, the save."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from silvertray.bots import bot
from silvertray.core.errors import Refusal, SetupError, SilvertrayError
from silvertray.core.game import CHANCE
from silvertray.core.rng import Rng, key, word
from silvertray.games.clever.game import DiceGame
from silvertray.games.clever.view import View
from silvertray.locale import Words, reason
from silvertray.play.files import save
from silvertray.play.match import Match
from silvertray.terminal import events
from silvertray.terminal.seats import bot_name, shown_names

NEWS_KEPT = 60


class Sitting:
    """The match, its players and its file."""

    def __init__(self, match: Match, words: Words, path: Path, bot_seed: int) -> None:
        self.match = match
        self.game = cast(DiceGame, match.game)  # these screens show dice and a sheet
        self.words = words
        self.path = path
        self.names = shown_names(words, match.names)
        self.bots = {
            seat: bot(match.game.slug, name) for seat in range(match.players) if (name := bot_name(match.names[seat]))
        }
        self.bot_seed = bot_seed
        self.news: list[str] = []
        self.trouble = ""  # why the game could not be saved
        self.auto_roll = False
        self.goes_first: int | None = None  # the person whom the others let choose first
        self.group = ""  # the area chosen, if there are too many choices to be listed at once
        self.is_accepted = False  # whether the last step of all stands

    # -- questions

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.match.players) if seat not in self.bots]

    @property
    def has_table_dice(self) -> bool:
        """Whether people roll real dice and type them."""
        return self.match.dealer.kind == "table"

    def roller(self) -> int:
        """The seat that rolls now."""
        return self.game.roller(self.match.state)

    def open_humans(self) -> list[int]:
        """The people who may choose now."""
        return [seat for seat in self.match.state.open_seats() if seat in self.humans]

    def view(self, seat: int) -> View:
        """The table as a seat sees it."""
        view: View = self.match.view(seat)
        return view

    def last_to_act(self) -> int | None:
        """The person whose step was the last since the dice were rolled."""
        for step in reversed(self.match.log):
            if step.seat == CHANCE:
                return None
            if step.seat in self.humans:
                return step.seat
        return None

    # -- steps

    def roll(self, text: str | None = None) -> None:
        """Settle the chance step at hand."""
        roller, before = self.roller(), self.view(self.roller())
        self.match.roll(roller, text)
        self.record(events.of_roll(self.words, self.names, before, self.match.log[-1].text, self.view(roller)))

    def choose(self, seat: int, text: str) -> None:
        """Do what a text says for a seat."""
        before = self.view(seat)
        self.match.play(seat, text)
        action = self.match.log[-1].action
        self.record(events.of_choice(self.words, self.names, self.game.printed, before, action, self.view(seat)))

    def move_bots(self) -> None:
        """Let every bot do what it can do now."""
        while seats := [seat for seat in self.match.state.open_seats() if seat in self.bots]:
            seat = seats[0]
            # A generator for each decision: a game taken up again goes on as it would have gone.
            rng = Rng(word(key(self.bot_seed, seat + 1), len(self.match.log)))
            action = self.bots[seat].choose(self.match.state, seat, rng)
            self.choose(seat, self.game.text(self.match.state, seat, action))

    def accept(self) -> None:
        """Let the last step of all stand: the result may be shown."""
        self.is_accepted = True

    def undo(self) -> None:
        """Take back the last step of a person; bots that acted on it take theirs back first."""
        seat = self.last_to_act()
        if seat is None:
            raise Refusal("nothing-to-undo", seat=self.humans[0])
        while True:
            try:
                self.match.undo(seat)
                break
            except Refusal as refusal:
                blocker = int(refusal.params["seat"])
                if refusal.code != "undo-blocked" or blocker not in self.bots:
                    raise
                self.match.undo(blocker)
        self.record([])

    def record(self, news: list[str]) -> None:
        """Keep what happened, on the screen and on disk."""
        self.news = [*self.news, *news][-NEWS_KEPT:]
        self.group = ""
        self.save()

    def save(self) -> None:
        """Write the game; a disk that fails must not end it."""
        try:
            save(self.match, self.path)
            self.trouble = ""
        except OSError as error:
            cause: SilvertrayError = SetupError("cannot-save", folder=str(self.path.parent), why=str(error.strerror))
            self.trouble = reason(self.words, cause)

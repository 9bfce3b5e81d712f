"""A match as it is played at this terminal: who sits where, what bots do, the news, the save."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

from silvertray.bots import Table, bot
from silvertray.core.errors import Refusal, SetupError, SilvertrayError
from silvertray.core.game import CHANCE
from silvertray.core.rng import Rng, key, word
from silvertray.locale import Words, reason
from silvertray.play.files import save
from silvertray.play.match import Match
from silvertray.terminal.news import News, Telling
from silvertray.terminal.seats import bot_name, shown_names


class Sitting(ABC):
    """The match, its players and its file."""

    chance = ""  # what chance is made of, for those who choose the words
    has_hidden_hands = False  # whether nobody may see what the asked player sees

    def __init__(self, match: Match, words: Words, path: Path, bot_seed: int) -> None:
        self.match = match
        self.words = words
        self.path = path
        self.names = shown_names(words, match.names)
        self.bots = {
            seat: bot(match.game.slug, name) for seat in range(match.players) if (name := bot_name(match.names[seat]))
        }
        self.bot_seed = bot_seed
        self.news = Telling(match.players)
        self.page: list[str] = []  # what everybody is to read before the game goes on
        self.trouble = ""  # why the game could not be saved
        self.group = ""  # the group chosen, if there are too many choices to be listed at once
        self.looks: int | None = None  # the person in front of the screen, where hands are hidden

    # -- questions

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.match.players) if seat not in self.bots]

    @property
    def is_passed_round(self) -> bool:
        """Whether several people with hidden hands share this screen."""
        return self.has_hidden_hands and len(self.humans) > 1

    def roller(self) -> int:
        """The seat that rolls or draws now."""
        return self.match.game.roller(self.match.state)

    def open_humans(self) -> list[int]:
        """The people who may choose now."""
        return [seat for seat in self.match.state.open_seats() if seat in self.humans]

    def open_bots(self) -> list[int]:
        """The bots that may act now, the first one first."""
        return [seat for seat in self.match.state.open_seats() if seat in self.bots]

    def view(self, seat: int) -> Any:
        """The table as a seat sees it."""
        return self.match.view(seat)

    def addressed(self, seat: int, asks: str) -> str:
        """A question with a name, if several people play."""
        return asks if len(self.humans) == 1 else self.words.say("ask-whose", name=self.names[seat], question=asks)

    def understood(self, typed: str) -> str:
        """What somebody typed, as the rules write it."""
        return typed

    def last_to_act(self) -> int | None:
        """The person whose step was the last since the last chance step."""
        for step in reversed(self.match.log):
            if step.seat == CHANCE:
                return None
            if step.seat in self.humans:
                return step.seat
        return None

    def told_with(self, seat: int) -> list[int]:
        """Who reads the news together with a seat: all at one screen, unless it is passed round."""
        return [seat] if self.has_hidden_hands else list(range(self.match.players))

    # -- steps

    @abstractmethod
    def roll(self) -> None:
        """Settle the chance steps at hand."""

    @abstractmethod
    def choose(self, seat: int, text: str) -> None:
        """Do what a text says for a seat."""

    def go_on(self) -> None:
        """Let happen what needs no person: cards are dealt, bots do what they can."""
        while True:
            if self.match.awaits_roll() and self.match.game.deals_at_once:
                self.roll()
            elif bots := self.open_bots():
                self.move_bot(bots[0])
            else:
                return

    def move_bot(self, seat: int) -> None:
        """Let a bot act once."""
        # A generator for each decision: a game taken up again goes on as it would have gone.
        rng = Rng(word(key(self.bot_seed, seat + 1), len(self.match.log)))
        action = self.bots[seat].choose(Table(self.match.game, self.match.state, seat), rng)
        self.choose(seat, self.match.game.text(self.match.state, seat, action))

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

    def record(self, news: list[News]) -> None:
        """Keep what happened, on the screen and on disk."""
        self.news.add(news)
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

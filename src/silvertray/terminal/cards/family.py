"""The card games at the terminal."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Any

from silvertray.locale import Words, words
from silvertray.play.match import Match, Step
from silvertray.terminal import keys
from silvertray.terminal.cards import asking, help
from silvertray.terminal.cards.choices import listed_choices, question
from silvertray.terminal.cards.sitting import CardSitting
from silvertray.terminal.cards.summary import summary_lines
from silvertray.terminal.cards.table import Table
from silvertray.terminal.family import Asked, Family, Key
from silvertray.terminal.seats import seat_names, shown_names

KEYS: dict[str, Key] = {
    "undo": keys.undo,
    "help": keys.show_help,
    "log": keys.show_log,
    "quit": keys.leave,
}


class CardFamily:
    """A hand, a trick and a deck."""

    keys = KEYS

    def sit_down(self, match: Match, words: Words, path: Path, bot_seed: int) -> CardSitting:
        """The sitting of a match."""
        return CardSitting(match, words, path, bot_seed)

    def asked(self, sitting: CardSitting) -> Asked | None:
        """The question at hand."""
        return asking.asked_now(sitting)

    def table(self, sitting: CardSitting, asked: Asked, notice: str, hint: str) -> Table:
        """The table as the asked player sees it."""
        return Table(
            words=sitting.words,
            view=sitting.view(asked.seat),
            names=sitting.names,
            question=asked.question,
            choices=asked.choices,
            laid=sitting.laid(),
            news=sitting.news.told(asked.seat),
            notice=notice,
            hint=hint,
        )

    def help_pages(self, sitting: CardSitting) -> list[list[str]]:
        """The help, page by page."""
        return help.help_pages(sitting.words, sitting.match.options["draw"] == help.CLASSIC)

    def legal_texts(self, sitting: CardSitting, seat: int) -> dict[str, str]:
        """What may be typed now, and what it does."""
        return help.legal_texts(sitting, seat)

    def log_lines(self, sitting: CardSitting, seat: int) -> list[str]:
        """All that happened, as a seat has seen it; cards that somebody drew together stand in one line."""
        return [log_line(sitting, seat, list(steps)) for _, steps in groupby(sitting.match.log, key=drawn_by)]

    def result_lines(self, sitting: CardSitting) -> list[str]:
        """How the last round and the game ended."""
        match = sitting.match
        is_by_sums = match.options["edition"] == "ru"
        piles = [(seat.pile_size, seat.pile_sum or 0) for seat in match.view(None).seats]
        result = summary_lines(sitting.words, match.ranking(), sitting.names, piles, is_by_sums)
        return [*sitting.page, "", *result]

    def pictured(self, game: Any, state: Any, seat: int, lang: str) -> Table:
        """A position as a seat sees it; who laid the trick is not told in a position."""
        said, view = words(lang), game.view(state, seat)
        names = shown_names(said, seat_names(state.players, ()))
        laid = tuple(("", play.text) for play in view.trick)
        return Table(said, view, names, question(said, view), listed_choices(said, view, ""), laid)


def drawn_by(step: Step) -> object:
    """What steps must have in common to share a line of the log: nothing but a draw shares one."""
    return step.only if step.only is not None else object()


def log_line(sitting: CardSitting, seat: int, steps: list[Step]) -> str:
    """A step as the log writes it, or all cards of a draw."""
    first = steps[0]
    if first.seat >= 0:
        return sitting.words.say("log-line", name=sitting.names[first.seat], text=first.text)
    if first.only is None:
        return sitting.words.say("log-cards", text=first.text)
    drawn = " ".join(step.seen(seat).partition(" ")[2] for step in steps)
    return sitting.words.say("log-drawn", name=sitting.names[first.only], cards=drawn)


FAMILY: Family = CardFamily()

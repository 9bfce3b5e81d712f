"""The dice games at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from silvertray.core.game import CHANCE
from silvertray.games.clever.game import DiceGame
from silvertray.locale import Words, words
from silvertray.play.match import Match, Step
from silvertray.terminal.dice import asking, help
from silvertray.terminal.dice.chain import also_crossed
from silvertray.terminal.dice.choices import question
from silvertray.terminal.dice.grouping import group_lines, listed_choices
from silvertray.terminal.dice.keys import KEYS
from silvertray.terminal.dice.sitting import DiceSitting
from silvertray.terminal.dice.summary import summary_lines
from silvertray.terminal.dice.table import Table
from silvertray.terminal.family import Asked, Family
from silvertray.terminal.seats import seat_names, shown_names


class DiceFamily:
    """Dice, a tray and a sheet."""

    keys = KEYS

    def sit_down(self, match: Match, words: Words, path: Path, bot_seed: int) -> DiceSitting:
        """The sitting of a match."""
        return DiceSitting(match, words, path, bot_seed)

    def asked(self, sitting: DiceSitting) -> Asked | None:
        """The question at hand."""
        return asking.asked_now(sitting)

    def table(self, sitting: DiceSitting, asked: Asked, notice: str, hint: str) -> Table:
        """The table as the asked player sees it."""
        view = sitting.view(asked.seat)
        return Table(
            words=sitting.words,
            game=sitting.game,
            view=view,
            names=sitting.names,
            seat=asked.seat,
            question=asked.question,
            choices=asked.choices,
            also=also_crossed(sitting.game, sitting.match.state, view),
            outcomes=asked.outcomes,
            news=sitting.news.told(asked.seat),
            notice=notice,
            hint=hint,
        )

    def help_pages(self, sitting: DiceSitting) -> list[list[str]]:
        """The help, page by page."""
        return help.help_pages(sitting.words, sitting.game.printed)

    def legal_texts(self, sitting: DiceSitting, seat: int) -> dict[str, str]:
        """What may be typed now, and what it does."""
        return help.legal_texts(sitting, seat)

    def log_lines(self, sitting: DiceSitting, seat: int) -> list[str]:
        """All that happened: on this table nothing is hidden."""
        return [log_line(sitting, step) for step in sitting.match.log]

    def result_lines(self, sitting: DiceSitting) -> list[str]:
        """How the game ended."""
        match, rating = sitting.match, sitting.view(0).rating
        return summary_lines(sitting.words, sitting.game.printed, match.ranking(), sitting.names, rating)

    def pictured(self, game: DiceGame, state: Any, seat: int, lang: str) -> Table:
        """A position as a seat sees it."""
        return pictured(game, state, seat, lang)


def log_line(sitting: DiceSitting, step: Step) -> str:
    """One step as the log writes it."""
    if step.seat == CHANCE:
        return sitting.words.say("log-chance", text=step.text)
    return sitting.words.say("log-line", name=sitting.names[step.seat], text=step.text)


def pictured(game: DiceGame, state: Any, seat: int, lang: str, group: str = "") -> Table:
    """The table to be drawn, with the choices of the seat; of very many, those of a group."""
    said, view = words(lang), game.view(state, seat)
    names = shown_names(said, seat_names(state.players, ()))
    asks = question(said, view) if view.options else ""
    listed = listed_choices(said, game.printed, view, group)
    areas = () if listed else group_lines(said, game.printed, view)
    return Table(said, game, view, names, seat, asks, listed, also_crossed(game, state, view), areas)


FAMILY: Family = DiceFamily()

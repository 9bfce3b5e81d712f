"""What a family of games brings to the terminal. A new family is a folder of its own and one line here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from silvertray.core.game import Game
from silvertray.locale import Words
from silvertray.play.match import Match
from silvertray.terminal.shown import Screen, Shown

FAMILIES = {  # a module with a FAMILY, and its games
    "silvertray.terminal.dice.family": ("clever", "twice"),
    "silvertray.terminal.cards.family": ("dobro",),
}

# A key gets the sitting, the screen, the seat that is asked and what was typed behind it; it returns a notice.
Key = Callable[[Any, Screen, int, str], str]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to a seat; `answer` does what is typed, or raises SilvertrayError."""

    seat: int
    question: str
    answer: Callable[[str], None]
    choices: tuple[Any, ...] = ()
    outcomes: tuple[str, ...] = ()  # what else can be numbered


class Family(Protocol):
    """The screens of similar games; a sitting is always one that this family began."""

    @property
    def keys(self) -> Mapping[str, Key]:
        """What may be typed besides an answer, in the order of the hint."""

    def sit_down(self, match: Match, words: Words, path: Path, bot_seed: int) -> Any:
        """The sitting of a match."""

    def asked(self, sitting: Any) -> Asked | None:
        """The question at hand; None if chance follows by itself, or the result is due."""

    def table(self, sitting: Any, asked: Asked, notice: str, hint: str) -> Shown:
        """The table as the asked player sees it."""

    def help_pages(self, sitting: Any) -> list[list[str]]:
        """The help, page by page."""

    def legal_texts(self, sitting: Any, seat: int) -> dict[str, str]:
        """What may be typed now, by number or text, and what it does."""

    def log_lines(self, sitting: Any, seat: int) -> list[str]:
        """All that happened, as a seat has seen it."""

    def result_lines(self, sitting: Any) -> list[str]:
        """How the game ended."""

    def pictured(self, game: Any, state: Any, seat: int, lang: str) -> Shown:
        """A position as a seat sees it, for pages about the game."""


def family_of(game: Game) -> Family:
    """The family of a game."""
    module = next(module for module, slugs in FAMILIES.items() if game.slug in slugs)
    found: Family = import_module(module).FAMILY
    return found

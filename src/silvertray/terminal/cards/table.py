"""What lies on the table for one player to see: the data that both kinds of screen show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silvertray.games.dobro.view import View
from silvertray.locale import Words
from silvertray.terminal.cards.choices import Choice

if TYPE_CHECKING:  # rich takes a moment to load: only a drawn screen pays for it
    from rich.text import Text


@dataclass(frozen=True, slots=True)
class Table:
    """One moment of a match as it is shown to one seat, and nothing that this seat may not see."""

    words: Words
    view: View
    names: tuple[str, ...]
    question: str
    choices: tuple[Choice, ...] = ()
    laid: tuple[tuple[str, str], ...] = ()  # the trick: who played what
    news: tuple[str, ...] = ()
    notice: str = ""
    hint: str = ""

    def drawn(self) -> list[Text]:
        """The table as a drawn screen shows it."""
        from silvertray.terminal.cards.frame import frame_lines

        return frame_lines(self)

    def sentences(self) -> list[str]:
        """The table in plain sentences."""
        from silvertray.terminal.cards.plain import table_sentences

        return table_sentences(self)


def top(table: Table) -> list[str]:
    """Where the game stands: round, direction, deck. Two players have no direction (D-11)."""
    say, view = table.words.say, table.view
    parts = [say("top-round", round=view.round, rounds=view.rounds)]
    if len(table.names) > 2:
        parts.append(say("top-clockwise" if view.direction > 0 else "top-anticlockwise"))
    return [*parts, say("top-deck", count=view.deck_size)]


def marks(table: Table, seat: int) -> list[str]:
    """What else is known of a seat: the Forgetful card, an owed draw, numbers it had to show (D-90, D-93)."""
    say, view = table.words.say, table.view
    found = [say("mark-forgetful")] if view.forgetful == seat else []
    found += [say("mark-owes")] if view.owes == seat else []
    shown = view.seats[seat].shown
    return [*found, *([say("mark-shown", cards=" ".join(shown))] if shown else [])]

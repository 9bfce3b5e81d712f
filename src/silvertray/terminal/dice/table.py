"""What lies on the table for one player to see: the data that both kinds of screen show."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from silvertray.games.clever.game import DiceGame
from silvertray.games.clever.view import DieView, OptionView, SheetView, View
from silvertray.locale import Words
from silvertray.locale.phrases import rewards
from silvertray.terminal.dice.chain import Also
from silvertray.terminal.dice.choices import dice_with_faces, is_chained

if TYPE_CHECKING:  # rich takes a moment to load: only a drawn screen pays for it
    from rich.text import Text


@dataclass(frozen=True, slots=True)
class Table:
    """One moment of a match as it is shown to one seat."""

    words: Words
    game: DiceGame
    view: View
    names: tuple[str, ...]
    seat: int
    question: str
    choices: tuple[OptionView, ...] = ()
    also: Also = field(default_factory=dict)  # the dice that a choice would also cross
    outcomes: tuple[str, ...] = ()  # what may be typed at a real table, if it can be numbered
    news: tuple[str, ...] = ()
    notice: str = ""
    hint: str = ""

    @property
    def sheet(self) -> SheetView:
        """The sheet of the seat it is shown to."""
        return self.view.sheets[self.seat]

    @property
    def is_between_turns(self) -> bool:
        """Whether a round's rewards are being used: the dice of the last turn are of no account (C-5)."""
        return any(sheet.stage == "reward" for sheet in self.view.sheets)

    @property
    def active(self) -> int | None:
        """The active player, once there is one."""
        return self.view.active if self.view.moment not in ("first", "over") and not self.is_between_turns else None

    def drawn(self) -> list[Text]:
        """The table as a drawn screen shows it."""
        from silvertray.terminal.dice.frame import frame_lines

        return frame_lines(self)

    def sentences(self) -> list[str]:
        """The table in plain sentences."""
        from silvertray.terminal.dice.plain import table_sentences

        return table_sentences(self)

    def actions(self, track: str) -> tuple[int, int]:
        """How many actions of a track are left, and how many are spent."""
        return getattr(self.sheet, f"{track}s"), getattr(self.sheet, f"{track}s_spent")

    @property
    def crossable(self) -> list[DieView]:
        """The dice that may be crossed now besides the one picked (T-2)."""
        dice = {option.die for option in self.view.options if is_chained(self.game.printed, option)}
        return [die for die in self.view.dice if die.name in dice]

    def dice_at(self, place: str) -> list[DieView]:
        """The dice in the pool or on the tray, or those on the fields in their order."""
        if self.is_between_turns:
            return list(self.view.dice) if place == "pool" else []
        return sorted((die for die in self.view.dice if die.place.startswith(place)), key=lambda die: die.place)


@dataclass(frozen=True, slots=True)
class SheetPage:
    """One sheet to look at."""

    table: Table

    def drawn(self) -> list[Text]:
        """The sheet behind a name."""
        from rich.text import Text

        from silvertray.terminal.dice.sheet import sheet_lines

        name = self.table.names[self.table.seat]
        return [Text(self.table.words.say("sheet-of", name=name), "reverse"), *sheet_lines(self.table)]

    def sentences(self) -> list[str]:
        """The sheet read out."""
        from silvertray.terminal.dice.reading import sheet_sentences

        return sheet_sentences(self.table)


def is_to_be_rolled(table: Table, die: DieView) -> bool:
    """Whether a die's face is of no account any more, or not yet."""
    return table.is_between_turns or not die.face or (die.rolled and table.view.moment == "roll")


def top(table: Table) -> list[str]:
    """Where the game stands: round, active player, roll."""
    say, view = table.words.say, table.view
    if view.moment == "over":
        return [say("top-over")]
    if view.moment == "first":
        return [say("top-draw")]
    parts = [say("top-round", round=view.round, rounds=view.rounds)]
    if table.is_between_turns:
        return [*parts, say("top-rewards")]
    if view.passive_turn:
        return [*parts, say("top-passive-turn")]
    return [*parts, say("top-roll", roll=view.roll)] if 0 < view.roll < 4 else parts


def waiting(table: Table) -> list[str]:
    """The rewards to be used now, and the dice that may still be crossed."""
    words, names, lines = table.words, table.sheet.waiting, []
    if names:
        lines.append(words.say("waiting", rewards=rewards(words, names)))
    if table.crossable:
        dice = dice_with_faces(words, table.view, [die.name for die in table.crossable])
        lines.append(words.say("waiting-crosses", dice=dice))
    return lines

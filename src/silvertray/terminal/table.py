"""What lies on the table for one player to see: the data that both kinds of screen show."""

from __future__ import annotations

from dataclasses import dataclass

from silvertray.games.clever.game import DiceGame
from silvertray.games.clever.view import DieView, OptionView, SheetView, View
from silvertray.locale import Words
from silvertray.locale.phrases import rewards


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

    def dice_at(self, place: str) -> list[DieView]:
        """The dice in the pool or on the tray, or those on the fields in their order."""
        if self.is_between_turns:
            return list(self.view.dice) if place == "pool" else []
        return sorted((die for die in self.view.dice if die.place.startswith(place)), key=lambda die: die.place)


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


def waiting(table: Table) -> str:
    """The rewards to be used now, or nothing."""
    names = table.sheet.waiting
    return table.words.say("waiting", rewards=rewards(table.words, names)) if names else ""

"""A game that goes on from a step of another one: its first steps are the other's, and its dice may be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from silvertray.core.errors import SilvertrayError
from silvertray.core.game import CHANCE, Game, State
from silvertray.play.dealer import Dealer, Entropy

Dice = Literal["same", "fresh"]
Recorded = Mapping[tuple[int, str], str]  # texts of outcomes by the point of the game and their first word
UNFORESEEN = Entropy()


@dataclass(frozen=True, slots=True)
class Origin:
    """Where the first steps of a match come from, and whether the dice after them are to be those of that match.

    `seat`: hidden cards were dealt anew, as they could have been for all that this seat knew.
    """

    table: str
    step: int
    dice: Dice
    seat: int | None = None


class Again(Entropy):
    """What chance brought in another game, wherever the same point comes again; elsewhere another dealer decides."""

    def __init__(self, game: Game, recorded: Recorded, elsewhere: Dealer = UNFORESEEN) -> None:
        self._game = game
        self._recorded = recorded
        self._elsewhere = elsewhere

    def outcome(self, state: State) -> int:
        """The outcome that was recorded for this point, if it can be; otherwise a fresh one."""
        fresh = self._elsewhere.outcome(state)
        text = self._game.text(state, CHANCE, fresh)
        known = self._recorded.get((state.chance_point(), first_word(text)))
        if known is None:
            return fresh
        try:
            return self._game.parse(state, CHANCE, as_before(known, text))
        except SilvertrayError:  # such as a card that somebody holds by now
            return fresh


def as_before(known: str, fresh: str) -> str:
    """An outcome as it was recorded; of dice each that was rolled there too, and the others afresh."""
    if first_word(fresh) != "roll":
        return known
    pairs = zip(known, fresh, strict=True)
    return "".join(old if old.isdigit() and new.isdigit() else new for old, new in pairs)


def recorded(game: Game, start: Any, log: Sequence[str]) -> Recorded:
    """What chance brought at each point of a game, from its log."""
    return {(point, first_word(text)): text for point, text in chances(game, start, log)}


def chances(game: Game, start: Any, log: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Every point of a game at which chance decided, and what it brought."""
    state = start.copy()
    for entry in log:
        who, _, text = entry.partition(" ")
        seat = CHANCE if who == "*" else int(who)
        if seat == CHANCE:
            yield state.chance_point(), text
        state.apply(seat, game.parse(state, seat, text))


def first_word(text: str) -> str:
    """What kind of outcome it is: `roll`, `draw`, `tray`, `first`."""
    return text.partition(" ")[0]


def entropy_or(game: Game, start: Any, log: Sequence[str], dice: Dice, elsewhere: Dealer = UNFORESEEN) -> Entropy:
    """A dealer of chance that nobody can foresee, or of what a log has recorded, and elsewhere another decides."""
    return Again(game, recorded(game, start, log), elsewhere) if dice == "same" else UNFORESEEN

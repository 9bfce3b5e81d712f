"""A dice game of this family as matches, screens and servers ask for it."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence

from silvertray.core.errors import Refusal, SetupError
from silvertray.core.game import CHANCE, Option, Place
from silvertray.games.clever import ending, notation, playout, position, possible, refusals
from silvertray.games.clever.printed import Printed
from silvertray.games.clever.state import DiceState
from silvertray.games.clever.view import View, view

SOLO_FALLBACK = Option("solo_fallback", ("on", "off"), "C-60")


class DiceGame:
    """One game: its printed sheet, its positions, and why a mark may not fit."""

    seats = range(1, 5)
    options: tuple[Option, ...] = (SOLO_FALLBACK,)

    def __init__(
        self,
        printed: Printed,
        state: Callable[[int, bool], DiceState],
        misfit: refusals.Misfit,
        rules_version: str,
    ) -> None:
        self.printed = printed
        self.slug = printed.slug
        self.actions = printed.actions
        self.areas = printed.areas
        self.rules_version = rules_version
        self._state = state
        self._misfit = misfit

    def new(self, players: int, options: Mapping[str, str]) -> DiceState:
        """The first position."""
        if players not in self.seats:
            raise SetupError("wrong-players", "C-4", game=self.slug, players=players, least=1, most=4)
        for name, value in options.items():
            if name != SOLO_FALLBACK.name or value not in SOLO_FALLBACK.values:
                raise SetupError("wrong-option", "C-60", option=f"{name}={value}", legal="solo_fallback=on|off")
        return self._state(players, options.get(SOLO_FALLBACK.name, "on") == "on")

    def roller(self, state: DiceState) -> int:
        """The seat that rolls: the active player; anybody may draw the first seat, so seat 0 does."""
        return state.active

    def text(self, state: DiceState, seat: int, action: int) -> str:
        """An action, or an outcome of CHANCE, as text."""
        if seat == CHANCE:
            return notation.outcome_text(self.printed, action)
        return notation.action_text(self.printed, state, seat, action)

    def parse(self, state: DiceState, seat: int, text: str) -> int:
        """The action or outcome that a text says."""
        if seat == CHANCE:
            return notation.parse_outcome(self.printed, state, text)
        return notation.parse_action(self.printed, state, seat, text)

    def why_not(self, state: DiceState, seat: int, action: int) -> Refusal | None:
        """Why an action is not legal, or None if it is."""
        return refusals.why_not(self.printed, self._misfit, state, seat, action)

    def view(self, state: DiceState, seat: int | None) -> View:
        """What a seat or a spectator sees: these games hide nothing but the others' options."""
        return view(self.printed, state, seat, self.roller(state))

    def position(self, state: DiceState) -> str:
        """A position as text."""
        return position.position_text(self.printed, state.facts())

    def from_position(self, text: str) -> DiceState:
        """The position that a text says."""
        facts = position.parse_position(self.printed, text)
        state = self._state(len(facts.sheets), facts.fallback)
        return possible.lay_out(self.printed, state, facts)

    def ranking(self, state: DiceState) -> Sequence[Place]:
        """The places of all seats, best first."""
        return ending.ranking(self.printed, state)

    def play_many(self, start: DiceState, seed: int, first: int, games: int, tally: array[int]) -> None:
        """Play games of random choices at engine speed and count their results."""
        playout.play_many(start, seed, first, games, tally)

    def add_result(self, state: DiceState, tally: array[int]) -> None:
        """Count a finished game."""
        playout.add_result(state, tally)

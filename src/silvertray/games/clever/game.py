"""A dice game of this family as matches, screens and servers ask for it."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module

from silvertray.core import tally as counters
from silvertray.core.errors import Refusal, SetupError
from silvertray.core.seats import CHANCE
from silvertray.games.clever import playout
from silvertray.games.clever.state import DiceState

TYPE_CHECKING = False
if TYPE_CHECKING:  # at run time what only people need is imported when asked for: simulations start without it
    from silvertray.core.game import Log, Option, Place
    from silvertray.core.rng import Rng
    from silvertray.games.clever.printed import Printed
    from silvertray.games.clever.refusals import Misfit
    from silvertray.games.clever.view import View

SOLO_FALLBACK = "solo_fallback"  # C-60


class DiceGame:
    """One game: its positions, and the package with its printed sheet and the reasons why a mark does not fit."""

    seats = range(1, 5)
    chance_rule = "C-10"
    deals_at_once = False

    def __init__(self, slug: str, state: Callable[[int, bool], DiceState], package: str, rules_version: str) -> None:
        self.slug = slug
        self.rules_version = rules_version
        self._state = state
        self._package = package

    @cached_property
    def printed(self) -> Printed:
        """What is printed on the sheet."""
        sheet: Printed = import_module(f"{self._package}.printed").PRINTED
        return sheet

    @property
    def actions(self) -> tuple[str, ...]:
        """The published table of actions."""
        return self.printed.actions

    @property
    def areas(self) -> tuple[str, ...]:
        """The areas of the sheet."""
        return self.printed.areas

    @property
    def parts(self) -> tuple[str, ...]:
        """The points of the areas, and how many foxes there are."""
        return (*self.areas, "foxes")

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen before a game."""
        from silvertray.core.game import Option

        return (Option(SOLO_FALLBACK, ("on", "off"), "C-60"),)

    def new(self, players: int, options: Mapping[str, str]) -> DiceState:
        """The first position."""
        if players not in self.seats:
            raise SetupError("wrong-players", "C-4", game=self.slug, players=players, least=1, most=4)
        for name, value in options.items():
            if name != SOLO_FALLBACK or value not in ("on", "off"):
                raise SetupError("wrong-option", "C-60", option=f"{name}={value}", legal="solo_fallback=on|off")
        return self._state(players, options.get(SOLO_FALLBACK, "on") == "on")

    def roller(self, state: DiceState) -> int:
        """The seat that rolls: the active player; anybody may draw the first seat, so seat 0 does."""
        return state.active

    def reveals(self, action: int) -> bool:
        """Nothing is hidden."""
        return False

    def seen_by(self, state: DiceState, seat: int) -> int | None:
        """Everybody sees everything."""
        return None

    def redrawn(self, start: DiceState, log: Log, seat: int, rng: Rng) -> Iterator[Mapping[int, str]]:
        """Nothing is hidden."""
        return iter(())

    def awaited(self, state: DiceState) -> int | None:
        """Nobody has to be quick."""
        return None

    def text(self, state: DiceState, seat: int, action: int) -> str:
        """An action, or an outcome of CHANCE, as text."""
        from silvertray.games.clever import notation

        if seat == CHANCE:
            return notation.outcome_text(self.printed, action)
        return notation.action_text(self.printed, state, seat, action)

    def parse(self, state: DiceState, seat: int, text: str) -> int:
        """The action or outcome that a text says."""
        from silvertray.games.clever import notation

        if seat == CHANCE:
            return notation.parse_outcome(self.printed, state, text)
        return notation.parse_action(self.printed, state, seat, text)

    def why_not(self, state: DiceState, seat: int, action: int) -> Refusal | None:
        """Why an action is not legal, or None if it is."""
        from silvertray.games.clever.refusals import why_not

        if not 0 <= action < len(self.actions):
            return Refusal("unknown-number", action=action)
        misfit: Misfit = import_module(f"{self._package}.refusals").misfit
        return why_not(self.printed, misfit, state, seat, action)

    def view(self, state: DiceState, seat: int | None, public: View | None = None) -> View:
        """What a seat or a spectator sees: these games hide nothing but the others' options."""
        from silvertray.games.clever.view import view

        return view(self.printed, state, seat, self.roller(state), public)

    def position(self, state: DiceState) -> str:
        """A position as text."""
        from silvertray.games.clever.position import position_text

        return position_text(self.printed, state.facts())

    def from_position(self, text: str) -> DiceState:
        """The position that a text says."""
        from silvertray.games.clever.position import parse_position
        from silvertray.games.clever.possible import lay_out

        facts = parse_position(self.printed, text)
        state = self._state(len(facts.sheets), facts.fallback)
        return lay_out(self.printed, state, facts)

    def ranking(self, state: DiceState) -> Sequence[Place]:
        """The places of all seats, best first."""
        from silvertray.games.clever.ending import ranking

        return ranking(self.printed, state)

    def play_many(self, start: DiceState, seed: int, first: int, games: int, tally: array[int]) -> None:
        """Play games of random choices at engine speed and count their results."""
        counters.check(tally, start.players)
        playout.play_many(start, seed, first, games, tally)

    def add_result(self, state: DiceState, tally: array[int]) -> None:
        """Count a finished game."""
        counters.check(tally, state.players)
        playout.add_result(state, tally)

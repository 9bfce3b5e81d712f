"""A game as OpenSpiel walks through it: players, and chance one die or one card at a time."""

from __future__ import annotations

from typing import Any

from silvertray.core.bits import members
from silvertray.core.game import CHANCE, Game
from silvertray.core.rng import Rng
from silvertray.play.asked import first_asked
from silvertray.play.match import seen_by

NOBODY = -2  # who alone saw a step that is known to no player any more
HIDDEN = -1  # such a step in the row of all steps
OVER = -4  # OpenSpiel's own number of a player for the end


class Play:
    """The position, the dice that have fallen of the roll at hand, and all steps with the seat that alone saw each."""

    def __init__(self, rules: Game, state: Any) -> None:
        self.rules = rules
        self.state = state
        self.fallen: list[int] = []
        self.steps: list[tuple[int, int | None, str]] = []  # a number, who alone saw it, its text
        self.to_act = self._next()

    def __deepcopy__(self, memory: dict[int, Any]) -> Play:
        return self.copied(self.state.copy())

    def copied(self, state: Any) -> Play:
        """The same steps on a position of its own."""
        other = Play(self.rules, state)
        other.fallen, other.steps = list(self.fallen), list(self.steps)
        return other

    def _next(self) -> int:
        """Chance (−1), who owes a draw (D-57), the lowest open seat, or nobody (−4)."""
        return first_asked(self.rules, self.state, OVER)

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat."""
        return members(self.state.legal(seat))

    # -- chance: a die or a card at a time

    @property
    def die(self) -> int | None:
        """The die that falls next; None where something else is drawn."""
        if self.rules.slug == "dobro" or self.state.moment_name() != "roll":
            return None
        return members(self.state.rolled)[len(self.fallen)]

    def chances(self) -> list[tuple[int, float]]:
        """What can happen next, with its probability: a face from 0 on, a card's kind, or which of the ways."""
        if self.die is not None:
            return [(face, 1 / 6) for face in range(6)]
        if self.rules.slug == "dobro":
            return list(self.state.outcomes())
        count = len(self.state.outcomes())
        return [(way, 1 / count) for way in range(count)]

    def happen(self, outcome: int) -> None:
        """Let it happen, if it can; the last die makes it a roll."""
        if outcome not in dict(self.chances()):
            raise ValueError(f"{outcome} cannot happen here")
        only = self.rules.seen_by(self.state, CHANCE)
        self.steps.append((outcome, only, self.chance_text(outcome)))
        if self.die is not None:
            self.fallen.append(outcome + 1)
            dice = members(self.state.rolled)
            if len(self.fallen) == len(dice):
                roll = sum(face << 4 * die for die, face in zip(dice, self.fallen, strict=True))
                self.fallen = []
                self.state.apply(CHANCE, roll)
        else:
            self.state.apply(CHANCE, self._code(outcome))
        self.to_act = self._next()

    def _code(self, outcome: int) -> int:
        """The engine's number of an outcome."""
        return outcome if self.rules.slug == "dobro" else int(self.state.outcomes()[outcome][0])

    def chance_text(self, outcome: int) -> str:
        """What happened, in the words of a log."""
        if self.die is not None:
            dice: Any = self.rules
            return f"{dice.printed.dice[self.die]} {outcome + 1}"
        return self.rules.text(self.state, CHANCE, self._code(outcome))

    def act(self, seat: int, action: int) -> None:
        """A player does something."""
        self.steps.append((action, None, f"{seat} {self.rules.text(self.state, seat, action)}"))
        self.state.apply(seat, action)
        self.to_act = self._next()

    # -- what a seat knows

    def told(self, seat: int) -> str:
        """All steps as a seat has seen them, and the hand it has now."""
        lines = [seen_by(text, only, seat) for _, only, text in self.steps]
        hand = [f"hand {self.state.hand(seat)}"] if self.rules.slug == "dobro" else []
        return "\n".join([f"seat {seat}", *lines, *hand])

    def numbers(self, seat: int) -> list[int]:
        """All steps as a seat has seen them, counted from 1."""
        return [1 + number if only in (None, seat) else HIDDEN for number, only, _ in self.steps]

    def imagined(self, seat: int, seed: int) -> Play:
        """The same to the eyes of a seat; what it cannot know is dealt anew, and who drew what is forgotten."""
        other = self.copied(self.state.imagine(seat, Rng(seed)))
        steps = self.steps
        other.steps = [(n, only if only in (None, seat) else NOBODY, text) for n, only, text in steps]
        return other

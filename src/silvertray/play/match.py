"""A match: one game with its log. The log is the match; everything else follows from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from silvertray.core.bits import members
from silvertray.core.errors import Refusal, SilvertrayError
from silvertray.core.game import CHANCE, Game, Place
from silvertray.play.dealer import Dealer, TableDice
from silvertray.play.forks import Origin


class Step(NamedTuple):
    """One entry of the log: who did what; the text says the same in words. `only`: the one seat that saw it."""

    seat: int
    action: int
    text: str
    only: int | None = None

    def __str__(self) -> str:
        return f"{'*' if self.seat == CHANCE else self.seat} {self.text}"

    def seen(self, seat: int | None) -> str:
        """The text as a seat, or a spectator (None), has seen it."""
        return seen_by(self.text, self.only, seat)


def seen_by(text: str, only: int | None, seat: int | None) -> str:
    """A step as a seat, or a spectator (None), sees it: of one that only another seat may see just the first word."""
    return text if only in (None, seat) else f"{text.partition(' ')[0]} ?"


class Match:
    """A game being played. It never rolls by itself: the seat whose roll it is says so."""

    def __init__(
        self,
        game: Game,
        players: int,
        dealer: Dealer,
        options: Mapping[str, str] | None = None,
        names: Sequence[str] = (),
        origin: Origin | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.dealer = dealer
        self.options = {option.name: option.values[0] for option in game.options} | dict(options or {})
        self.state = game.new(players, self.options)
        self.names = list(names) or [str(seat) for seat in range(players)]
        self.origin = origin  # the first steps are those of another match
        self.log: list[Step] = []

    # -- the checked doors

    def play(self, seat: int, text: str) -> None:
        """Do what a text says, if it is legal for this seat now."""
        self.check_seat(seat)
        try:
            action = self.game.parse(self.state, seat, " ".join(text.split()))
        except Refusal as refusal:
            raise self.with_legal(refusal, seat) from None
        self.do(seat, action)

    def do(self, seat: int, action: int) -> None:
        """Do an action by its number, if it is legal for this seat now."""
        self.check_seat(seat)
        refusal = self.game.why_not(self.state, seat, action)
        if refusal:
            raise self.with_legal(refusal, seat)
        self._apply(seat, action)

    def roll(self, seat: int, text: str | None = None) -> None:
        """Settle the chance step at hand: the dealer's outcome, or at a real table the one typed in."""
        self.check_roll(seat)
        if self.dealer.kind == TableDice.kind:
            self.record_outcome(text or "")
        elif text is not None:
            raise Refusal("dealer-rolls", text=text[:60])
        else:
            self._apply(CHANCE, self.dealer.outcome(self.state))

    def record_outcome(self, text: str) -> None:
        """Settle the chance step at hand as a text says: dice of a real table, or of a log."""
        self._apply(CHANCE, self.game.parse(self.state, CHANCE, " ".join(text.split())))

    def correct(self, seat: int, text: str) -> None:
        """Put typed dice right: the latest outcome that this can be; those after it are to be typed anew."""
        self.check_seat(seat)
        index, state = self._mistyped(seat, " ".join(text.split()))
        self.state, self.log = state, self.log[:index]
        self.record_outcome(text)

    def undo(self, seat: int) -> None:
        """Take back this seat's last action since the last chance step or reveal; the others' stay."""
        self.state, self.log = self._undone(seat)

    # -- questions

    def awaits_roll(self) -> bool:
        """Whether dice are to be rolled now."""
        return bool(self.state.open_seats() == (CHANCE,))

    def can_undo(self, seat: int) -> bool:
        """Whether this seat has something to take back, and still may."""
        try:
            is_last = self._last_action(seat) == len(self.log) - 1
            return is_last or bool(self._undone(seat))  # what nothing has followed need not be tried
        except Refusal:
            return False

    def typed(self, seat: int) -> list[str]:
        """What this seat has typed of real dice since anybody acted or rolled: it can still be put right."""
        return [self.log[index].text for index, _ in self._typed(seat)]

    def at(self, step: int) -> Any:
        """The position after so many entries of the log."""
        state = self.game.new(self.players, self.options)
        for entry in self.log[:step]:
            state.apply(entry.seat, entry.action)
        return state

    def view(self, seat: int | None, public: Any = None) -> Any:
        """What this seat, or a spectator (None), sees now; quicker if what a spectator sees is at hand."""
        if seat is not None:
            self.check_seat(seat)
        return self.game.view(self.state, seat, public)

    def ranking(self) -> Sequence[Place]:
        """The places so far, best first."""
        return self.game.ranking(self.state)

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that is not at this table."""
        if not 0 <= seat < self.players:
            raise Refusal("no-such-seat", seat=seat, players=self.players)

    def check_roll(self, seat: int) -> None:
        """Refuse a roll that is not due, or not this seat's."""
        self.check_seat(seat)
        if not self.awaits_roll():
            raise Refusal("no-roll-due", self.game.chance_rule, seat=seat)
        if seat != self.game.roller(self.state):
            raise Refusal("not-your-roll", self.game.chance_rule, seat=seat, roller=self.game.roller(self.state))

    def with_legal(self, error: SilvertrayError, seat: int) -> SilvertrayError:
        """The same refusal, with what would be legal instead."""
        legal = [self.game.text(self.state, seat, action) for action in members(self.state.legal(seat))]
        error.params["legal"] = ", ".join(legal) or "-"
        return error

    # -- inside

    def _apply(self, seat: int, action: int) -> None:
        self.log.append(self._step(self.state, seat, action))
        self.state.apply(seat, action)

    def _step(self, state: Any, seat: int, action: int) -> Step:
        return Step(seat, action, self.game.text(state, seat, action), self.game.seen_by(state, seat))

    def _undone(self, seat: int) -> tuple[Any, list[Step]]:
        index = self._last_action(seat)
        rest = self.log[index + 1 :]
        state, log = self.at(index), self.log[:index]
        for step in rest:
            if self.game.why_not(state, step.seat, step.action):
                raise Refusal("undo-blocked", seat=step.seat)
            log.append(self._step(state, step.seat, step.action))
            state.apply(step.seat, step.action)
        return state, log

    def _mistyped(self, seat: int, text: str) -> tuple[int, Any]:
        typed = self._typed(seat)
        if not typed:
            raise Refusal("nothing-to-correct", self.game.chance_rule, seat=seat)
        fitting = [one for one in typed if self._can_be(one[1], text)] or typed
        self.game.parse(fitting[-1][1], CHANCE, text)  # if none fits, this says how the latest is written
        return fitting[-1]

    def _can_be(self, state: Any, text: str) -> bool:
        try:
            self.game.parse(state, CHANCE, text)
        except SilvertrayError:
            return False
        return True

    def _typed(self, seat: int) -> list[tuple[int, Any]]:
        """Where in the log the outcomes stand that a seat may put right, each with the position before it."""
        if self.dealer.kind != TableDice.kind:
            return []
        typed: list[tuple[int, Any]] = []
        for index in range(len(self.log) - 1, -1, -1):
            state = self.at(index)
            if self.log[index].seat != CHANCE or self.game.roller(state) != seat:
                break
            typed.insert(0, (index, state))
        return typed

    def _last_action(self, seat: int) -> int:
        taken_over = self.origin.step if self.origin else 0
        for index in range(len(self.log) - 1, taken_over - 1, -1):
            if self.log[index].seat == CHANCE or self.game.reveals(self.log[index].action):
                break
            if self.log[index].seat == seat:
                return index
        raise Refusal("nothing-to-undo", seat=seat)

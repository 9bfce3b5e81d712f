"""A match whatever its players do: act, roll, undo, correct, save and load, and try what is not allowed."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import copy
from typing import Any

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.properties.walks import SEEDS, SETUPS, Setup, law

from silvertray.core.bits import members
from silvertray.core.errors import SilvertrayError
from silvertray.core.game import CHANCE
from silvertray.play.dealer import CommitReveal, Dealer, Seeded, TableDice
from silvertray.play.files import parse_record, replayed, to_line
from silvertray.play.match import Match

SEATS = st.integers(0, 5)
STEPS = st.integers(1, 80)
DEALERS = st.builds(TableDice) | st.one_of(
    st.builds(Seeded, SEEDS),
    st.builds(CommitReveal, st.lists(st.text(max_size=5), max_size=2), st.binary(min_size=32, max_size=32)),
)


class MatchMachine(RuleBasedStateMachine):
    """Any match, and the laws that hold after each step."""

    match: Match

    @initialize(setup=SETUPS, dealer=DEALERS)
    def begin(self, setup: Setup, dealer: Dealer) -> None:
        self.match = Match(setup.game, setup.players, dealer, setup.options)

    # -- what players do

    @rule(steps=STEPS, seed=SEEDS)
    def play_on(self, steps: int, seed: int) -> None:
        """Many steps at once, so that the others come upon any moment of a game."""
        match, luck = self.match, random.Random(seed)
        for _ in range(steps):
            if match.awaits_roll():
                match.roll(match.game.roller(match.state), *self.typed(luck.getrandbits(64)))
            elif not match.state.is_over():
                seat = luck.choice(match.state.open_seats())
                match.do(seat, luck.choice(members(match.state.legal(seat))))

    @precondition(lambda self: not self.match.awaits_roll() and not self.match.state.is_over())
    @rule(seat=SEATS, choice=st.integers(0, 98))
    def act(self, seat: int, choice: int) -> None:
        seats = self.match.state.open_seats()
        seat = seats[seat % len(seats)]
        legal = members(self.match.state.legal(seat))
        assert self.attempt(self.match.do, seat, legal[choice % len(legal)])

    @precondition(lambda self: self.match.awaits_roll())
    @rule(word=SEEDS)
    def roll(self, word: int) -> None:
        seat = self.match.game.roller(self.match.state)
        assert self.attempt(self.match.roll, seat, *self.typed(word))

    @rule(seat=SEATS)
    def undo(self, seat: int) -> None:
        self.attempt(self.match.undo, seat)

    @precondition(lambda self: self.has_typed())
    @rule(back=st.integers(0, 3), word=SEEDS)
    def correct(self, back: int, word: int) -> None:
        """A text replaces the latest of the typed outcomes that it can be."""
        match, before = self.match, self.match.log
        seat = match.game.roller(match.at(len(before) - 1))
        typed = range(len(before) - len(match.typed(seat)), len(before))
        text = self.outcome(match.at(typed[-1 - back % len(typed)]), word)
        latest = max(step for step in typed if self.fits(match.at(step), text))
        assert self.attempt(match.correct, seat, text)
        assert [step.text for step in match.log] == [*(step.text for step in before[:latest]), text]

    @rule(seat=SEATS, number=st.integers(0, 999), word=SEEDS)
    def try_anything(self, seat: int, number: int, word: int) -> None:
        actions = self.match.game.actions
        self.attempt(self.match.play, seat, actions[number % len(actions)])
        self.attempt(self.match.roll, seat, *self.typed(word))
        self.attempt(self.match.correct, seat, *self.typed(word) or ["first 0"])

    @rule()
    def save_and_load(self) -> None:
        match, again = self.match, self.loaded()
        assert again.log == match.log
        assert again.names == match.names
        assert again.options == match.options
        assert self.position(again) == self.position(match)
        for seat in (None, *range(match.players)):
            assert again.view(seat) == match.view(seat)
        self.match = again

    # -- what always holds

    @invariant()
    def the_log_gives_the_position(self) -> None:
        state = self.match.at(len(self.match.log))
        assert self.match.game.position(state) == self.position(self.match)

    @invariant()
    def undo_is_offered_where_it_works(self) -> None:
        for seat in range(self.match.players):
            twin = copy(self.match)
            assert twin.can_undo(seat) == self.attempt(twin.undo, seat)

    # -- inside

    def attempt(self, door: Callable[..., None], *arguments: Any) -> bool:
        """Whether a door lets this through; a refusal changes nothing."""
        before = self.position(self.match), list(self.match.log)
        try:
            door(*arguments)
        except SilvertrayError:
            assert (self.position(self.match), self.match.log) == before
            return False
        return True

    def position(self, match: Match) -> str:
        text: str = match.game.position(match.state)
        return text

    def loaded(self) -> Match:
        return replayed(parse_record(to_line(self.match, reveal=True).encode(), 1), 1)

    def has_typed(self) -> bool:
        log = self.match.log
        return self.match.dealer.kind == TableDice.kind and bool(log) and log[-1].seat == CHANCE

    def typed(self, word: int) -> list[str]:
        """What people type of real dice; nothing where a dealer rolls."""
        is_typed = self.match.dealer.kind == TableDice.kind and self.match.awaits_roll()
        return [self.outcome(self.match.state, word)] if is_typed else []

    def outcome(self, state: Any, word: int) -> str:
        return self.match.game.text(state, CHANCE, state.outcome_of(word))

    def fits(self, state: Any, text: str) -> bool:
        try:
            self.match.game.parse(state, CHANCE, text)
        except SilvertrayError:
            return False
        return True


TestMatchMachine = MatchMachine.TestCase
TestMatchMachine.settings = settings(
    law(60),
    stateful_step_count=20,
    phases=set(Phase) - {Phase.explain},  # which takes a minute
)

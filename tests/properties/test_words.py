"""Law: actions, outcomes and positions say the same as numbers and as words."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from tests.properties.walks import CLEVER, PLAYERS, SEEDS, law, positions, seen, walk

from silvertray.core.bits import as_set, members
from silvertray.core.errors import Refusal
from silvertray.core.game import CHANCE


def test_every_action_of_the_table_has_words_of_its_own() -> None:
    assert len(set(CLEVER.actions)) == len(CLEVER.actions) <= 64


@law(60)
@given(positions())
def test_every_action_says_its_number_by_its_words(state: Any) -> None:
    for seat in range(state.players):
        for action in range(len(CLEVER.actions)):
            assert CLEVER.parse(state, seat, CLEVER.text(state, seat, action)) == action


@law(60)
@given(positions())
def test_legal_actions_are_actions_of_the_table_and_nothing_else_is_allowed(state: Any) -> None:
    table = range(len(CLEVER.actions))
    for seat in range(state.players):
        assert state.legal(seat) >> len(table) == 0
        allowed = [action for action in table if CLEVER.why_not(state, seat, action) is None]
        assert as_set(allowed) == state.legal(seat)


@law(40)
@given(positions())
def test_every_refusal_has_a_code_and_a_rule(state: Any) -> None:
    for seat in range(state.players):
        refusals = [CLEVER.why_not(state, seat, action) for action in range(len(CLEVER.actions))]
        assert all(isinstance(r, Refusal) and r.code and r.rule for r in refusals if r is not None)


@law(20)
@given(PLAYERS, SEEDS)
def test_every_outcome_says_its_number_by_its_words(players: int, seed: int) -> None:
    for state, seat, outcome in walk(CLEVER.new(players, {}), seed):
        if seat == CHANCE:
            assert CLEVER.parse(state, CHANCE, CLEVER.text(state, CHANCE, outcome)) == outcome


@law(15)
@given(PLAYERS, SEEDS)
def test_every_position_of_a_game_says_itself_by_its_words(players: int, seed: int) -> None:
    for state, _, _ in walk(CLEVER.new(players, {}), seed):
        assert seen(CLEVER.from_position(CLEVER.position(state))) == seen(state)


@law(40)
@given(positions())
def test_a_position_is_one_line_that_is_written_the_same_when_read(state: Any) -> None:
    text = CLEVER.position(state)
    assert text.isprintable()
    assert CLEVER.position(CLEVER.from_position(text)) == text


@law(40)
@given(positions())
def test_open_seats_are_those_with_something_legal_or_chance_alone(state: Any) -> None:
    asked = tuple(seat for seat in range(state.players) if state.legal(seat))
    if state.is_over():
        assert (state.open_seats(), asked) == ((), ())
    else:
        assert state.open_seats() == (asked or (CHANCE,))
        assert all(members(state.legal(seat)) for seat in asked)

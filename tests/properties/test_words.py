"""Law: actions, outcomes and positions say the same as numbers and as words."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from tests.properties.walks import (
    CLEVER,
    DOBRO,
    SEEDS,
    SETUPS,
    TWICE,
    At,
    law,
    positions,
    positions_of,
    seen,
    starts_of,
    walk,
)

from silvertray.core.bits import members
from silvertray.core.errors import Refusal
from silvertray.core.game import CHANCE


@pytest.mark.parametrize(("rules", "most"), [(CLEVER, 64), (TWICE, 128), (DOBRO, 64)], ids=["clever", "twice", "dobro"])
def test_every_action_has_its_own_text(rules: Any, most: int) -> None:
    assert len(set(rules.actions)) == len(rules.actions) <= most


@law(60)
@given(positions_of(SETUPS))
def test_every_legal_action_is_parsed_back_from_its_text(at: At) -> None:
    rules, state = at
    for seat in range(state.players):
        for action in members(state.legal(seat)):
            assert rules.parse(state, seat, rules.text(state, seat, action)) == action


@law(60)
@given(positions())
def test_every_action_is_parsed_back_from_its_text(at: At) -> None:
    rules, state = at
    for seat in range(state.players):
        for action in range(len(rules.actions)):
            assert rules.parse(state, seat, rules.text(state, seat, action)) == action


@law(60)
@given(positions_of(SETUPS))
def test_only_legal_actions_are_accepted(at: At) -> None:
    rules, state = at
    table = range(len(rules.actions))
    for seat in range(state.players):
        assert state.legal(seat) >> len(table) == 0
        allowed = [action for action in table if rules.why_not(state, seat, action) is None]
        assert allowed == members(state.legal(seat))


@law(40)
@given(positions_of(SETUPS))
def test_every_refusal_has_a_code_and_a_rule(at: At) -> None:
    rules, state = at
    for seat in range(state.players):
        refusals = [rules.why_not(state, seat, action) for action in range(len(rules.actions))]
        assert all(isinstance(r, Refusal) and r.code and r.rule for r in refusals if r is not None)


@law(20)
@given(starts_of(SETUPS), SEEDS)
def test_every_outcome_is_parsed_back_from_its_text(at: At, seed: int) -> None:
    for state, seat, outcome in walk(at.state, seed):
        if seat == CHANCE:
            assert at.game.parse(state, CHANCE, at.game.text(state, CHANCE, outcome)) == outcome


@law(15)
@given(starts_of(SETUPS), SEEDS)
def test_every_position_of_a_game_is_read_back_from_its_text(at: At, seed: int) -> None:
    for state, _, _ in walk(at.state, seed):
        assert seen(at.game.from_position(at.game.position(state))) == seen(state)


@law(40)
@given(positions_of(SETUPS))
def test_a_position_is_one_line_and_survives_a_round_trip(at: At) -> None:
    rules, state = at
    text = rules.position(state)
    assert text.isprintable()
    assert rules.position(rules.from_position(text)) == text


@law(40)
@given(positions_of(SETUPS))
def test_open_seats_are_those_with_something_legal_or_chance_alone(at: At) -> None:
    state = at.state
    asked = tuple(seat for seat in range(state.players) if state.legal(seat))
    if state.is_over():
        assert (state.open_seats(), asked) == ((), ())
    else:
        assert state.open_seats() == (asked or (CHANCE,))
        assert all(members(state.legal(seat)) for seat in asked)

"""Hidden cards of Dobro change nothing that a player is shown, paid or told."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.dobro.twins import played, twin
from tests.properties.walks import DOBRO, SEEDS, Setup, law

from silvertray.core.rng import Rng
from silvertray.envs import dobro_v0
from silvertray.envs.seeing import mask_of, observed


@pytest.mark.rule("D-90", "D-91", "D-92", "D-93")
@law(60)
@given(SEEDS, st.integers(2, 6), st.integers(0, 500), st.data())
def test_twin_positions_have_one_observation(seed: int, players: int, steps: int, data: st.DataObject) -> None:
    match = played(Setup(DOBRO, players, {}), seed, steps)
    seat = data.draw(st.integers(0, players - 1))
    others = [match.state.imagine(seat, Rng(seed))]
    other = twin(match, seat, random.Random(seed))
    others += [other.state] if other else []
    for state in others:
        assert (observed(DOBRO, state, seat) == observed(DOBRO, match.state, seat)).all()
        assert (mask_of(DOBRO, state.legal(seat)) == mask_of(DOBRO, match.state.legal(seat))).all()


def test_twins_differ_for_the_seats_that_hold_the_cards() -> None:
    state = played(Setup(DOBRO, 4, {}), 1, 40).state
    other: Any = state.imagine(0, Rng(3))
    assert any((observed(DOBRO, other, seat) != observed(DOBRO, state, seat)).any() for seat in (1, 2, 3))


@pytest.mark.rule("D-91")
def test_an_environment_shows_no_player_the_cards_of_others() -> None:
    env = dobro_v0.raw_env(players=4)
    env.reset(seed=5)
    for turn in range(30):
        seat = turn % 4
        agent = env.possible_agents[seat]
        before = (env.observe(agent).tolist(), env.table.info(agent)["action_mask"].tolist())
        kept, env.table.state = env.table.state, env.table.state.imagine(seat, Rng(turn))
        assert (env.observe(agent).tolist(), env.table.info(agent)["action_mask"].tolist()) == before
        env.table.state = kept
        env.step(int(env.last()[4]["action_mask"].nonzero()[0][0]))

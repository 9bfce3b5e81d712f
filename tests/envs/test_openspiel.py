"""The games through OpenSpiel's own tests and bots."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from tests.envs.named import named
from tests.properties.bounds import most_decisions, most_rolls
from tests.properties.walks import CLEVER, TWICE

from silvertray.core.game import CHANCE
from silvertray.envs.openspiel import longest, resampler
from silvertray.games import game

SLUGS = ("clever", "twice", "dobro")
TABLES = [("clever", 1), ("clever", 3), ("twice", 1), ("twice", 2), ("dobro", 2), ("dobro", 5)]
SOME_TABLES = pytest.mark.parametrize(("slug", "players"), TABLES)


def loaded(slug: str, players: int) -> Any:
    """A game as OpenSpiel loads it."""
    return pyspiel.load_game(f"silvertray_{slug}(players={players})")


def walked(state: Any, seed: int, steps: int = 10**6) -> Any:
    """So many steps of random choices and outcomes, or to the end."""
    luck = random.Random(seed)
    while not state.is_terminal() and steps:
        outcomes = (
            [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        state.apply_action(luck.choice(outcomes))
        steps -= 1
    return state


@SOME_TABLES
def test_openspiel_checks_pass(slug: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(loaded(slug, players), num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize(("slug", "players"), [(slug, n) for slug in SLUGS for n in game(slug).seats])
def test_every_table_passes_openspiels_own_tests(slug: str, players: int) -> None:
    from open_spiel.python.tests import games_sim_test  # with it come all games of theirs, and much of SciPy

    games_sim_test.GamesSimTest().sim_game(loaded(slug, players))


@SOME_TABLES
def test_a_walk_is_a_game_of_the_engine_and_pays_its_score(slug: str, players: int) -> None:
    state = walked(loaded(slug, players).new_initial_state(), 1)
    engine = state.play.state
    assert engine.is_over()
    assert state.returns() == [engine.score(seat) for seat in range(players)]
    decisions, chances = longest(slug, players)
    happened = [
        action for player, action in ((step.player, step.action) for step in state.full_history()) if player < 0
    ]
    assert len(happened) <= chances
    assert len(state.full_history()) - len(happened) <= decisions


@pytest.mark.parametrize("rules", [CLEVER, TWICE], ids=["clever", "twice"])
def test_the_longest_games_are_those_of_the_rules(rules: Any) -> None:
    for players in (1, 2, 3, 4):
        assert longest(rules.slug, players) == (most_decisions(rules, players), 6 * most_rolls(rules, players))


@pytest.mark.parametrize("slug", ["clever", "dobro"])
def test_chance_steps_multiply_to_the_engines_probabilities(slug: str) -> None:
    state = walked(loaded(slug, 2).new_initial_state(), 3, 1)
    if slug == "dobro":
        assert state.chance_outcomes() == state.play.state.outcomes()
        return
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    engine, probability, dice = state.play.state.copy(), 1.0, engine_roll(state)
    while state.is_chance_node() and state.play.state.moment_name() == "roll" and dice:
        outcomes = state.chance_outcomes()
        assert [face for face, _ in outcomes] == list(range(6))
        probability *= dict(outcomes)[2]
        state.apply_action(2)
        dice -= 1
    assert probability == pytest.approx(dict(engine.outcomes())[sum(3 << 4 * die for die in range(6))], abs=1e-15)
    engine.apply(CHANCE, sum(3 << 4 * die for die in range(6)))
    assert engine.facts() == state.play.state.facts()


def engine_roll(state: Any) -> int:
    """How many dice are to be rolled."""
    return int(state.play.state.rolled.bit_count())


def test_a_tie_for_the_tray_is_drawn_evenly() -> None:
    state = loaded("clever", 1).new_initial_state()
    while state.play.state.moment_name() != "tie":
        if state.is_terminal():
            state = loaded("clever", 1).new_initial_state()
        is_dice = state.is_chance_node()
        state.apply_action(0 if is_dice else state.legal_actions()[-1])  # all dice show 1
    assert [probability for _, probability in state.chance_outcomes()] == [1 / 20] * 20
    assert state.action_to_string(CHANCE, 0).startswith("tray ")


@SOME_TABLES
@pytest.mark.parametrize("copied", ["clone", "serialise"])
def test_copies_in_the_middle_of_a_roll_play_on_independently(slug: str, players: int, copied: str) -> None:
    rules = loaded(slug, players)
    for steps in (2, 9, 33, 80):
        state = walked(rules.new_initial_state(), steps, steps)
        other = state.clone() if copied == "clone" else rules.deserialize_state(state.serialize())
        assert str(other) == str(state)
        walked(other, 5)
        assert other.is_terminal()
        assert str(other) != str(state)
        assert str(walked(state, 5)) == str(other)


@SOME_TABLES
def test_tensors_are_the_rows_of_the_environments(slug: str, players: int) -> None:
    rules = loaded(slug, players)
    state = walked(rules.new_initial_state(), 7, 60)
    seen, recalled = make_observation(rules), make_observation(rules, INFO_STATE_OBS_TYPE)
    for player in range(players):
        seen.set_from(state, player)
        row = named(slug, players, seen.tensor)
        assert {name: seen.dict[name].tolist() for name in row} == row
        assert state.observation_tensor(player) == seen.tensor.tolist()
        recalled.set_from(state, player)
        assert np.count_nonzero(recalled.dict["steps"]) == 60
        assert state.information_state_tensor(player) == recalled.tensor.tolist()
        assert state.information_state_string(player).count("\n") >= 60


def test_rolled_dice_are_observed_immediately() -> None:
    state = loaded("clever", 1).new_initial_state()
    for face in (5, 0, 3):
        state.apply_action(face)
    seen = make_observation(loaded("clever", 1))
    seen.set_from(state, 0)
    assert seen.dict["fallen"].tolist() == [6, 1, 4, 0, 0, 0]


@pytest.mark.rule("D-90", "D-91")
@pytest.mark.parametrize("seed", range(6))
def test_observations_do_not_reveal_hidden_cards(seed: int) -> None:
    state = walked(loaded("dobro", 3).new_initial_state(), seed, 40 + 15 * seed)
    for player in range(3):
        other = resampler(seed)(state, player)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
    hidden = state.information_state_string(0).count("draw ?")
    assert hidden > 0
    assert resampler(1)(state, 0).information_state_string(1) != state.information_state_string(1)


def played(state: Any, step: Callable[[Any], int]) -> Any:
    """A game in which a bot chooses for all."""
    luck = random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, weights)[0])
        else:
            state.apply_action(int(step(state)))
    return state


def test_mcts_plays_a_game() -> None:
    rules, luck = loaded("clever", 1), np.random.RandomState(1)
    bot = mcts.MCTSBot(rules, 20.0, 3, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    assert played(rules.new_initial_state(), bot.step).returns()[0] > 0


def test_ismcts_plays_a_game() -> None:
    rules, luck = loaded("dobro", 2), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(rules, mcts.RandomRolloutEvaluator(1, luck), 4.0, 2, random_state=luck)
    bot.set_resampler(resampler(1))
    state = played(
        rules.new_initial_state(), lambda now: now.legal_actions()[0] if now.current_player() else bot.step(now)
    )
    assert sum(state.returns()) == sum(state.play.state.score(seat) for seat in range(2)) > 0


def test_actions_have_texts() -> None:
    state = loaded("clever", 2).new_initial_state()
    assert [state.action_to_string(CHANCE, action) for action in (0, 1)] == ["first 0", "first 1"]
    state.apply_action(1)
    assert state.action_to_string(CHANCE, 4) == "white 5"
    assert state.action_to_string(1, 3) == game("clever").actions[3]

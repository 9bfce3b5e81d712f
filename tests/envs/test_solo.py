"""Solo games through Gymnasium's own door."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from tests.envs.named import named

from silvertray.core.bits import members
from silvertray.games import game
from silvertray.play.dealer import Seeded
from silvertray.play.match import Match

NAMES = {"clever": "silvertray:silvertray/Clever-v0", "twice": "silvertray:silvertray/Twice-v0"}
SLUGS = pytest.mark.parametrize("slug", ["clever", "twice"])


def made(slug: str, **settings: Any) -> Any:
    """An environment as Gymnasium makes it."""
    return gymnasium.make(NAMES[slug], **settings)


def play(env: Any, choose: int = 0) -> list[tuple[Any, float, int]]:
    """A game in which one of the legal actions is chosen by a simple rule: what was seen, paid and done."""
    steps, ended, mask = [], False, env.unwrapped.action_masks()
    while not ended:
        legal = np.flatnonzero(mask)
        action = int(legal[(7 * len(steps) + choose) % len(legal)])
        seen, reward, ended, truncated, info = env.step(action)
        assert not truncated
        mask = info["action_mask"]
        steps.append((seen, reward, action))
    return steps


@SLUGS
def test_gymnasium_checks_pass(slug: str) -> None:
    check_env(made(slug, render_mode="rgb_array").unwrapped)


@SLUGS
def test_rewards_add_up_to_the_final_score(slug: str) -> None:
    env = made(slug)
    for seed in range(5):
        env.reset(seed=seed)
        steps = play(env, seed)
        final = env.unwrapped.state.score(0)
        assert sum(reward for _, reward, _ in steps) == final
        assert named(slug, 1, steps[-1][0]["observation"])["0.score"] == [final]
        assert not steps[-1][0]["action_mask"].any()


@pytest.mark.both_builds
@SLUGS
def test_a_seed_has_the_dice_of_a_match_with_that_seed(slug: str) -> None:
    env = made(slug)
    env.reset(seed=11)
    match = Match(game(slug), 1, Seeded(11))
    for _, _, action in play(env, 3):
        while match.awaits_roll():
            match.roll(0)
        match.do(0, action)
    assert env.unwrapped.game_seed == 11
    assert match.state.is_over()
    assert match.state.facts() == env.unwrapped.state.facts()


def test_resets_without_a_seed_go_on_and_can_be_repeated() -> None:
    env = made("clever")
    first = [env.reset(seed=3)[0], env.reset()[0], env.reset()[0]]
    again = [env.reset(seed=3)[0], env.reset()[0], env.reset()[0]]
    for one, other in zip(first, again, strict=True):
        assert (one["observation"] == other["observation"]).all()
    assert any((first[0]["observation"] != later["observation"]).any() for later in first[1:])
    seed = env.unwrapped.game_seed
    assert (env.reset(seed=seed)[0]["observation"] == first[2]["observation"]).all()


def test_unseeded_games_differ() -> None:
    seeds = set()
    for _ in range(5):
        env = made("clever")
        env.reset()
        seeds.add(env.unwrapped.game_seed)
    assert len(seeds) == 5


@SLUGS
def test_all_three_masks_match_the_engine(slug: str) -> None:
    env = made(slug)
    seen, info = env.reset(seed=1)
    for _ in range(15):
        legal = members(env.unwrapped.state.legal(0))
        for mask in (seen["action_mask"], info["action_mask"], env.unwrapped.action_masks()):
            assert np.flatnonzero(mask).tolist() == legal
        seen, _, _, _, info = env.step(env.unwrapped.sample())


def test_the_first_rolls_can_be_given() -> None:
    env = made("clever")
    seen, _ = env.reset(seed=1, options={"dice": ["123456", (6, 5, 5, 5, 5, 5)]})
    assert named("clever", 1, seen["observation"])["face"] == [1, 2, 3, 4, 5, 6]
    seen, *_ = env.step(6)  # the white 1 in orange: no die is lower, the others are rolled again
    assert named("clever", 1, seen["observation"])["face"] == [1, 5, 5, 5, 5, 5]
    assert named("clever", 1, env.reset(options={"dice": "222222"})[0]["observation"])["face"] == [2] * 6
    one, other = env.reset(seed=4)[0], env.reset(seed=4, options={"dice": []})[0]
    assert (one["observation"] == other["observation"]).all()


@pytest.mark.parametrize("dice", ["12345", ["123457"], [(1, 2, 3)]])
def test_a_malformed_roll_is_refused(dice: Any) -> None:
    with pytest.raises(ValueError, match="six faces from 1 to 6"):
        made("clever").reset(options={"dice": dice})


def test_the_whole_score_may_be_paid_at_the_end_or_a_victory() -> None:
    env, won = made("twice", reward="final"), made("twice", reward="win", target=1)
    lost = made("twice", reward="win", target=900)
    for one in (env, won, lost):
        one.reset(seed=2)
    final = [reward for _, reward, _ in play(env)]
    assert final[:-1] == [0.0] * (len(final) - 1)
    assert final[-1] == env.unwrapped.state.score(0) > 0
    assert sum(reward for _, reward, _ in play(won)) == 1
    assert sum(reward for _, reward, _ in play(lost)) == 0
    with pytest.raises(ValueError, match="score, final, win"):
        made("twice", reward="money")


def test_an_illegal_action_changes_nothing_and_is_flagged() -> None:
    env = made("clever")
    before, _ = env.reset(seed=5)
    for action in (int(np.flatnonzero(before["action_mask"] == 0)[0]), -1, 42, 10**12):
        seen, reward, ended, _, info = env.step(action)
        assert (seen["observation"] == before["observation"]).all()
        assert (seen["action_mask"] == before["action_mask"]).all()
        assert (reward, ended, info["illegal"]) == (0, False, True)
    assert "illegal" not in env.step(env.unwrapped.sample())[4]


def test_returned_arrays_are_never_written_again() -> None:
    env = made("clever")
    seen, _ = env.reset(seed=5)
    kept = copy.deepcopy(seen)
    play(env)
    assert (seen["observation"] == kept["observation"]).all()


@SLUGS
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_plays_on_independently(slug: str, copied: Any) -> None:
    env = made(slug)
    env.reset(seed=9, options={"dice": ["351624"] * 9})
    for _ in range(4):
        env.step(env.unwrapped.sample())
    other = copied(env)
    assert other.unwrapped.get_state()[1:] == env.unwrapped.get_state()[1:]
    mine, theirs = play(env), play(other)
    assert [step[1:] for step in mine] == [step[1:] for step in theirs]
    assert (env.reset()[0]["observation"] == other.reset()[0]["observation"]).all()


def test_a_copy_of_a_new_environment_needs_a_reset() -> None:
    env = pickle.loads(pickle.dumps(made("clever").unwrapped))
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_a_saved_state_can_be_restored_even_from_the_end() -> None:
    env = made("clever")
    env.reset(seed=6)
    kept = env.unwrapped.get_state()
    first = play(env)
    seen = env.unwrapped.set_state(kept)
    assert seen["action_mask"].any()
    assert [step[1:] for step in play(env)] == [step[1:] for step in first]
    env.unwrapped.set_state(pickle.loads(pickle.dumps(kept)))
    assert env.unwrapped.state.facts() == kept[0].facts()


def test_a_state_of_another_game_is_refused() -> None:
    env, other = made("clever"), made("twice")
    other.reset(seed=1)
    several = (game("clever").new(3, {}), 1, (), 0)
    for state in (other.unwrapped.get_state(), several):
        with pytest.raises(ValueError, match="same solo game"):
            env.unwrapped.set_state(state)


def test_a_game_that_is_over_has_to_be_reset() -> None:
    env = made("clever")
    env.reset(seed=6)
    play(env)
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(0)
    with pytest.raises(ResetNeeded):
        made("clever").unwrapped.step(0)


def test_the_options_of_the_game_are_keywords() -> None:
    assert not made("clever", solo_fallback="off").unwrapped.state.fallback
    assert made("clever").unwrapped.state.fallback


@pytest.mark.filterwarnings("ignore:.*render_mode='sound'")
def test_a_mode_that_shows_nothing_is_refused() -> None:
    for make in (made, lambda slug, **settings: gymnasium.make_vec(NAMES[slug], 2, **settings)):
        with pytest.raises(ValueError, match="ansi, rgb_array, svg"):
            make("clever", render_mode="sound")


@SLUGS
def test_a_game_can_be_looked_at_in_every_mode(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = {}
    for mode in ("ansi", "rgb_array", "svg", "human"):
        env = made(slug, render_mode=mode)
        env.reset(seed=1)
        for _ in range(12):
            env.step(env.unwrapped.sample())
        shown[mode] = env.render()
    assert "rounds" in shown["ansi"]
    assert shown["svg"].startswith("<svg")
    assert (shown["rgb_array"].dtype, shown["rgb_array"].shape[2]) == (np.uint8, 3)
    assert shown["human"] is None
    assert "rounds" in capsys.readouterr().out


def test_a_picture_changes_with_what_is_marked() -> None:
    env = made("clever", render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    play(env)
    assert (env.render() != before).any()

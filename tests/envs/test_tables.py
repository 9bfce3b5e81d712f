"""Tables of all games through PettingZoo's own tests."""

from __future__ import annotations

import pickle
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import pettingzoo
import silvertray.envs
from pettingzoo.utils import aec_to_parallel, parallel_to_aec
from silvertray.core.errors import SetupError
from silvertray.games import game
from silvertray.play.dealer import Seeded
from silvertray.play.match import Match

TABLES = [(slug, players) for slug in ("clever", "twice", "dobro") for players in game(slug).seats]
EVERY_TABLE = pytest.mark.parametrize(("slug", "players"), TABLES)
SLUGS = pytest.mark.parametrize("slug", ["clever", "twice", "dobro"])


def module(slug: str) -> Any:
    """A game's module, as one imports it."""
    return import_module(f"silvertray.envs.{slug}_v0")


def choice(mask: Any, turn: int) -> int:
    """One of the legal actions by a simple rule."""
    legal = np.flatnonzero(mask)
    return int(legal[7 * turn % len(legal)])


def play(env: Any) -> tuple[dict[str, float], list[tuple[str, int]]]:
    """A game by the loop of the page: what each player was paid in all, and what they did."""
    paid: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
    done: list[tuple[str, int]] = []
    for agent in env.agent_iter():
        _, reward, ended, _, info = env.last()
        paid[agent] += reward
        action = None if ended else choice(info["action_mask"], len(done))
        if action is not None:
            done.append((agent, action))
        env.step(action)
    return paid, done


@EVERY_TABLE
def test_pettingzoo_checks_pass(slug: str, players: int) -> None:
    api_test(module(slug).env(players=players), num_cycles=150)
    parallel_api_test(module(slug).parallel_env(players=players), num_cycles=40)


@SLUGS
def test_the_same_seed_is_the_same_game(slug: str) -> None:
    seed_test(module(slug).env, num_cycles=60)
    parallel_seed_test(module(slug).parallel_env, num_cycles=30)


@SLUGS
def test_every_picture_can_be_drawn(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module(slug).env, custom_tests={"svg": lambda picture: picture.startswith("<svg")})
    assert capsys.readouterr().out
    seen = module(slug).parallel_env(render_mode="rgb_array")
    seen.reset(seed=1)
    assert seen.render().shape[2] == 3


@EVERY_TABLE
def test_rewards_add_up_and_every_agent_terminates(slug: str, players: int) -> None:
    env = module(slug).env(players=players)
    env.reset(seed=players)
    paid, _ = play(env)
    state = env.unwrapped.table.state
    assert paid == {f"player_{seat}": state.score(seat) for seat in range(players)}
    assert env.agents == []


@SLUGS
def test_a_seed_has_the_chance_of_a_match_with_that_seed(slug: str) -> None:
    env = module(slug).env(players=3)
    env.reset(seed=17)
    match = Match(game(slug), 3, Seeded(17))
    for agent, action in play(env)[1]:
        while match.awaits_roll():
            match.roll(match.game.roller(match.state))
        assert agent == f"player_{min(match.state.open_seats())}"
        match.do(int(agent[-1]), action)
    assert match.state.facts() == env.unwrapped.table.state.facts()


@SLUGS
def test_a_victory_pays_one_in_all(slug: str) -> None:
    env = module(slug).env(players=4, reward="win")
    for seed in range(4):
        env.reset(seed=seed)
        paid, _ = play(env)
        ranking = env.unwrapped.table.rules.ranking(env.unwrapped.table.state)
        winners = [place.seat for place in ranking if place.place == 1]
        assert paid == {f"player_{n}": 1 / len(winners) if n in winners else 0 for n in range(4)}


def test_the_final_score_may_be_paid_at_the_end() -> None:
    env = module("dobro").parallel_env(players=3, reward="final")
    _, infos = env.reset(seed=1)
    rewards: dict[str, float] = {}
    while env.agents:
        assert not any(rewards.values())
        acting = {
            agent: choice(infos[agent]["action_mask"], 1) for agent in env.agents if infos[agent]["action_mask"].any()
        }
        _, rewards, ended, _, infos = env.step(acting)
    assert all(ended.values())
    assert list(rewards.values()) == [env.table.state.score(seat) for seat in range(3)]


@pytest.mark.parametrize("slug", ["clever", "twice"])
def test_passive_players_act_at_once_and_the_order_does_not_matter(slug: str) -> None:
    together, most = module(slug).parallel_env(players=4), 0
    _, infos = together.reset(seed=3)
    steps = 0
    state = game(slug).new(4, {})
    dealer = Seeded(3)
    while together.agents:
        masks = {agent: infos[agent]["action_mask"] for agent in together.agents}
        acting = {agent: choice(mask, steps) for agent, mask in masks.items() if mask.any()}
        most = max(most, len(acting))
        while state.open_seats() == (-1,):
            state.apply(-1, dealer.outcome(state))
        for agent in sorted(acting, reverse=True):
            state.apply(int(agent[-1]), acting[agent])
        *_, infos = together.step(acting)
        steps += 1
    assert most > 2
    assert state.facts() == together.table.state.facts()


def test_the_seat_that_owes_a_draw_acts_first() -> None:
    env, owed = module("dobro").env(players=3, draw="classic"), 0
    env.reset(seed=2)
    for agent in env.agent_iter():
        _, _, ended, _, info = env.last()
        state = env.unwrapped.table.state
        if not ended and state.owes >= 0:
            assert agent == f"player_{state.owes}"
            owed += 1
        env.step(None if ended else int(np.flatnonzero(info["action_mask"])[-1]))
    assert owed > 5
    assert state.forgetful < 0


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    env = module("clever").env(players=2)
    env.reset(seed=1)
    agent, before, info = env.agent_selection, env.last()[0], env.last()[4]
    for action in (int(np.flatnonzero(info["action_mask"] == 0)[0]), 99, -1):
        env.step(action)
        seen, reward, ended, _, said = env.last()
        assert (env.agent_selection, reward, ended, said["illegal"]) == (agent, 0, False, True)
        assert (seen == before).all()
    together = module("clever").parallel_env(players=2)
    _, infos = together.reset(seed=1)
    asked = [name for name in together.agents if infos[name]["action_mask"].any()]
    *_, infos = together.step(dict.fromkeys(together.agents, 41))
    assert [name for name in together.agents if infos[name].get("illegal")] == asked


def test_a_table_can_be_pickled_in_the_middle_of_a_game() -> None:
    env = module("dobro").raw_env(players=3)
    env.reset(seed=4)
    for _ in range(10):
        env.step(choice(env.last()[4]["action_mask"], 3))
    other = pickle.loads(pickle.dumps(env))
    assert play(other) == play(env)


def test_games_without_a_seed_follow_each_other() -> None:
    env, seeds = module("clever").raw_env(), []
    for seed in (5, None, None, 5, None):
        env.reset(seed=seed)
        seeds.append(env.table.seed)
    assert seeds[:2] == seeds[3:]
    assert len(set(seeds)) == 3
    other = module("clever").raw_env()
    other.reset()
    assert other.table.seed not in seeds


def test_impossible_requests_are_refused() -> None:
    with pytest.raises(SetupError, match="wrong-players"):
        module("dobro").env(players=7)
    with pytest.raises(ValueError, match="score, final, win"):
        module("dobro").env(reward="money")
    with pytest.raises(ValueError, match="rgb_array"):
        module("dobro").env(render_mode="sound")


def test_players_do_not_act_in_cycles_so_the_parallel_form_is_ours() -> None:
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(module("clever").env(players=3))
    api_test(parallel_to_aec(module("clever").parallel_env(players=3)), num_cycles=60)


@SLUGS
def test_pettingzoo_makes_them_by_name(slug: str) -> None:
    silvertray.envs.register()
    name = f"silvertray/{slug.title()}-v0"
    assert pettingzoo.make("aec", name, players=3).unwrapped.table.rules.slug == slug
    assert pettingzoo.make("parallel", name, players=3).table.players == 3


@pytest.mark.parametrize("kind", [np.int32, np.int64, np.uint64])
def test_a_seed_may_be_a_number_of_numpy(kind: type) -> None:
    ours, theirs = module("dobro").env(), module("dobro").env()
    ours.reset(seed=7)
    theirs.reset(seed=kind(7))
    assert play(theirs) == play(ours)

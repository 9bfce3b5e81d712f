"""What the first version's environments show: rows, masks and rewards along fixed sequences of actions.

The action of a step follows from its mask alone, so a line that differs is where the environments part.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import gymnasium
import numpy as np
import pyspiel

from silvertray.envs import clever_v0, dobro_v0, twice_v0

SOLO = {"clever": "silvertray:silvertray/Clever-v0", "twice": "silvertray:silvertray/Twice-v0"}
TABLES = {"clever": clever_v0, "twice": twice_v0, "dobro": dobro_v0}
SETTINGS: tuple[dict[str, Any], ...] = (
    {},
    {"reward": "final"},
    {"reward": "win", "target": 60},
    {"solo_fallback": "off"},
)
PLAYERS = (("clever", 1), ("clever", 2), ("clever", 4), ("twice", 2), ("twice", 3), ("dobro", 2), ("dobro", 6))
MASK = "action_mask"


def step_lines() -> Iterator[str]:
    """All environments, one after the other."""
    for slug in SOLO:
        for seed, settings in enumerate(SETTINGS):
            yield from solo(slug, seed, settings)
        yield from vector(slug)
    for slug, players in PLAYERS:
        yield from one_by_one(slug, players)
        yield from at_once(slug, players)
        yield from spiel(slug, players)


def chosen(mask: Any, number: int) -> int:
    """One of the legal actions."""
    legal = np.flatnonzero(mask).tolist()
    return int(legal[5 * number % len(legal)])


def seen(row: Any, mask: Any) -> str:
    """A row and the legal actions as text."""
    return f"{' '.join(map(str, np.asarray(row).tolist()))} | {' '.join(map(str, np.flatnonzero(mask)))}"


def solo(slug: str, seed: int, settings: dict[str, Any]) -> Iterator[str]:
    """Gymnasium's game alone, to its end and a few steps of the next one."""
    env = gymnasium.make(SOLO[slug], **settings)
    first, _ = env.reset(seed=seed)
    yield f"solo {slug} {seed} {settings} {seen(first['observation'], first[MASK])}"
    mask = first[MASK]
    for number in range(110):
        if mask.any():
            action = chosen(mask, number)
            after, paid, ended, _, _ = env.step(action)
            yield f"{action} {paid} {ended} {seen(after['observation'], after[MASK])}"
        else:
            after, _ = env.reset()
            yield f"reset {seen(after['observation'], after[MASK])}"
        mask = after[MASK]
    env.close()


def vector(slug: str) -> Iterator[str]:
    """Four games stepped together; each begins anew when it is over."""
    env = gymnasium.make_vec(SOLO[slug], num_envs=4)
    after, _ = env.reset(seed=9)
    for number in range(90):
        actions = [chosen(mask, number + n) if mask.any() else 0 for n, mask in enumerate(after[MASK])]
        after, paid, ended, _, _ = env.step(np.array(actions))
        yield f"vector {slug} {actions} {paid.tolist()} {ended.tolist()}"
        yield from (seen(row, mask) for row, mask in zip(after["observation"], after[MASK], strict=True))
    yield f"sample {env.unwrapped.sample().tolist()}"  # type: ignore[attr-defined]
    env.close()


def one_by_one(slug: str, players: int) -> Iterator[str]:
    """PettingZoo's table where one player acts after the other."""
    env = TABLES[slug].env(players=players)
    env.reset(seed=players)
    for number, agent in enumerate(env.agent_iter(400)):
        row, paid, ended, _, info = env.last()
        action = None if ended else chosen(info[MASK], number)
        yield f"aec {slug} {agent} {paid} {ended} {action} {seen(row, info[MASK])}"
        env.step(action)
    env.close()


def at_once(slug: str, players: int) -> Iterator[str]:
    """PettingZoo's table where all who may act do so at once."""
    env = TABLES[slug].parallel_env(players=players)
    rows, infos = env.reset(seed=players)
    for number in range(60):
        actions = {
            agent: chosen(info[MASK], number + n) if info[MASK].any() else 0
            for n, (agent, info) in enumerate(infos.items())
        }
        rows, paid, ended, _, infos = env.step(actions)
        yield f"parallel {slug} {players} {list(actions.values())} {list(paid.values())} {list(ended.values())}"
        yield from (seen(row, infos[agent][MASK]) for agent, row in rows.items())
        if not env.agents:
            break
    env.close()


def spiel(slug: str, players: int) -> Iterator[str]:
    """OpenSpiel's game: chance a die or a card at a time, tensors as a player sees them."""
    import silvertray.envs.openspiel  # noqa: F401 - registers the games

    state = pyspiel.load_game(f"silvertray_{slug}(players={players})").new_initial_state()
    for number in range(300):
        legal: Sequence[int] = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else ()
        legal = legal or state.legal_actions()
        action = legal[5 * number % len(legal)]
        player = state.current_player()
        yield f"spiel {slug} {players} {player} {action} {state.action_to_string(player, action)} of {legal}"
        state.apply_action(action)
        if state.is_terminal():
            break
        if player >= 0 and number % 3 == 0:
            yield " ".join(str(int(one)) for one in state.observation_tensor(player))
    yield from state.information_state_string(0).split("\n")

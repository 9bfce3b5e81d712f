"""Many solo games at once play as single ones do."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from silvertray.core.bits import members
from silvertray.envs.batch import Arrays, Batch
from silvertray.envs.seeing import eyes_of
from silvertray.games import game
from silvertray.play.dealer import Seeded
from silvertray.play.match import Match

NAMES = {"clever": "silvertray:silvertray/Clever-v0", "twice": "silvertray:silvertray/Twice-v0"}
SLUGS = pytest.mark.parametrize("slug", ["clever", "twice"])


def made(slug: str, games: int, **settings: Any) -> Any:
    """A vector environment as Gymnasium makes it."""
    return gymnasium.make_vec(NAMES[slug], num_envs=games, **settings)


@SLUGS
def test_each_vector_game_equals_the_single_games_of_its_seeds(slug: str) -> None:
    games = made(slug, 3)
    singles = [gymnasium.make(NAMES[slug]) for _ in range(3)]
    seen, _ = games.reset(seed=21)
    for n, single in enumerate(singles):
        assert (single.reset(seed=21 + n)[0]["observation"] == seen["observation"][n]).all()
    over = [False] * 3
    for _ in range(130):
        actions = games.sample()
        seen, reward, ended, truncated, info = games.step(actions)
        assert not truncated.any()
        for n, single in enumerate(singles):
            if over[n]:
                (alone, _), paid, over[n] = single.reset(), 0.0, False
            else:
                alone, paid, over[n], _, _ = single.step(actions[n])
            assert (alone["observation"] == seen["observation"][n]).all()
            assert (alone["action_mask"] == info["action_mask"][n]).all()
            assert (paid, over[n]) == (reward[n], ended[n])


def test_the_mode_of_new_games_is_stated_and_kept() -> None:
    games = made("clever", 4)
    assert games.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    games.reset(seed=1)
    ended = np.zeros(4, np.bool_)
    for _ in range(80):
        seen, reward, now, _, _ = games.step(games.sample())
        assert not now[ended].any()
        assert (reward[ended] == 0).all()
        assert (seen["action_mask"].any(axis=1) != now).all()
        ended = now


@pytest.mark.both_builds
@SLUGS
def test_spaces_hold_what_is_returned(slug: str) -> None:
    games = made(slug, 5)
    seen, _ = games.reset(seed=1)
    for _ in range(60):
        assert seen in games.observation_space
        actions = games.sample()
        assert actions in games.action_space
        seen, *_ = games.step(actions)


def test_samples_are_legal_uniform_and_seeded() -> None:
    games = made("clever", 6000)
    seen, _ = games.reset(seed=list(range(6000)), options={"dice": "654321"})
    actions = games.sample()
    legal = np.flatnonzero(seen["action_mask"][0])
    counts = np.bincount(actions, minlength=42)
    assert counts[legal].sum() == 6000
    assert abs(counts[legal] - 6000 / len(legal)).max() < 5 * np.sqrt(6000 / len(legal))
    games.reset(seed=list(range(6000)), options={"dice": "654321"})
    assert (games.sample() == actions).all()


@SLUGS
def test_threads_change_nothing(slug: str) -> None:
    one, two = made(slug, 101), made(slug, 101, threads=3)
    one.reset(seed=5)
    two.reset(seed=5)
    for _ in range(60):
        actions = one.sample()
        ours, theirs = one.step(actions), two.step(actions)
        assert (ours[0]["observation"] == theirs[0]["observation"]).all()
        assert (ours[0]["action_mask"] == theirs[0]["action_mask"]).all()
        assert (ours[1] == theirs[1]).all()
        assert (ours[2] == theirs[2]).all()
    two.close()


def test_arrays_are_shared_only_on_request() -> None:
    games = made("clever", 2)
    first = games.reset(seed=1)[0]["observation"]
    later = games.step(games.sample())[0]["observation"]
    assert first is not later
    assert (first != later).any()
    games = made("clever", 2, copy=False)
    first = games.reset(seed=1)[0]["observation"]
    assert games.step(games.sample())[0]["observation"] is first


def test_an_illegal_action_changes_nothing_in_its_game() -> None:
    games = made("clever", 3)
    before, _ = games.reset(seed=5)
    actions = games.sample()
    actions[1] = np.flatnonzero(before["action_mask"][1] == 0)[0]
    seen, reward, _, _, info = games.step(actions)
    assert info["illegal"].tolist() == [False, True, False]
    assert (seen["observation"][1] == before["observation"][1]).all()
    assert reward[1] == 0
    assert (seen["observation"][0] != before["observation"][0]).any()
    assert "illegal" not in games.step(games.sample())[4]


def test_impossible_requests_are_refused() -> None:
    games = made("clever", 3)
    with pytest.raises(ValueError, match="reset"):
        games.step([0, 0, 0])
    with pytest.raises(ValueError, match="as many seeds"):
        games.reset(seed=[1, 2])
    games.reset(seed=1)
    with pytest.raises(ValueError, match="as many actions"):
        games.step([0, 0])
    with pytest.raises(ValueError, match="at least one"):
        made("clever", 0)


def test_resets_go_on_from_seed_to_seed() -> None:
    games = made("twice", 2)
    runs = [[games.reset(seed=8)[0]["observation"], games.reset()[0]["observation"]] for _ in range(2)]
    assert (runs[0][0] == runs[1][0]).all()
    assert (runs[0][1] == runs[1][1]).all()
    assert (runs[0][0] != runs[0][1]).any()
    assert made("twice", 2).reset()[0]["observation"].shape == runs[0][0].shape


def test_wrong_arrays_and_multiplayer_games_are_refused() -> None:
    rules, eyes = game("clever"), eyes_of("clever")
    rows = eyes.row_size(1)

    def batch(players: int, numbers: int) -> Batch:
        arrays = (
            np.zeros(numbers, np.int16),
            np.zeros(84, np.int8),
            np.zeros(2),
            np.zeros(2, np.uint8),
            np.zeros(2, np.uint8),
        )
        return Batch(rules.new(players, {}), eyes, 42, "score", 0, Arrays(*arrays))

    assert batch(1, 2 * rows).size == 2
    with pytest.raises(ValueError, match="do not fit"):
        batch(1, 2 * rows - 1)
    with pytest.raises(ValueError, match="solo games"):
        batch(2, 2 * rows)
    with pytest.raises(IndexError, match="no game 2"):
        batch(1, 2 * rows).step_game(2, 0)


def test_seeds_may_be_numpys() -> None:
    games = made("clever", 2)
    first = games.reset(seed=3)[0]["observation"]
    assert (games.reset(seed=np.int64(3))[0]["observation"] == first).all()
    assert (games.reset(seed=np.array([3, 4]))[0]["observation"] == first).all()


def test_all_games_can_be_looked_at() -> None:
    games = made("twice", 2, render_mode="ansi")
    games.reset(seed=1)
    assert [text.count("rounds") for text in games.render()] == [1, 1]
    assert made("twice", 2).render() is None


def test_long_masks_of_twice_match_the_engine() -> None:
    games = made("twice", 40)
    seen, _ = games.reset(seed=1)
    matches = {n: Match(game("twice"), 1, Seeded(1 + n)) for n in range(0, 40, 8)}
    longest = 0
    for _ in range(60):
        actions = games.sample()
        for n, match in list(matches.items()):
            while match.awaits_roll():
                match.roll(0)
            legal = members(match.state.legal(0))
            assert np.flatnonzero(seen["action_mask"][n]).tolist() == legal
            longest = max([longest, *legal])
            if match.state.is_over():
                del matches[n]  # the environment begins another game
            else:
                match.do(0, int(actions[n]))
        seen, *_ = games.step(actions)
    assert longest > 64

"""A played dice game as luck, loss, model and others: the sums close, luck is fair, and better play loses less."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev

import pytest
from tests.analysis.played import account_of, match_of, reviews

from silvertray.analysis.account import CHOICE, END, LUCK, OTHERS, Account
from silvertray.core.bits import members
from silvertray.core.game import CHANCE
from silvertray.core.rng import COMPILED

TABLES = [(slug, players) for slug in ("clever", "twice") for players in (1, 2, 3, 4)]
LEVELS = ("random", "medium")
# Of each level; 500 together where they are quick.
GAMES = {"clever": {1: 260, 2: 40, 3: 20, 4: 10}, "twice": {1: 120, 2: 30, 3: 15, 4: 5}}
EACH = [(*table, level) for table in TABLES for level in LEVELS]


@cache
def reviewed(slug: str, players: int, level: str, seed: int) -> Account:
    """A game as it was to one of its seats; tests that ask for the same games share them."""
    return account_of(match_of(slug, players, level, seed), seed % players)


def gap(account: Account) -> float:
    """What the sums leave unexplained."""
    return account.score - (account.start + account.luck - account.loss + account.model + account.others)


@pytest.mark.parametrize(("slug", "players", "level"), EACH if COMPILED else EACH[:1])
def test_the_score_is_the_start_with_luck_and_without_losses(slug: str, players: int, level: str) -> None:
    for seed in range(GAMES[slug][players] if COMPILED else 1):
        match = match_of(slug, players, level, seed)
        account = reviewed(slug, players, level, seed)
        assert account.score == match.state.score(seed % players)
        assert abs(gap(account)) < 1e-6
        assert all(moment.loss >= 0 for moment in account.moments)


@reviews
def test_every_step_is_a_moment_of_its_kind() -> None:
    match = match_of("clever", 2, LEVELS[1], 3)
    account = account_of(match, 1)
    kinds = {CHANCE: LUCK, 1: CHOICE, 0: OTHERS}
    assert [moment.kind for moment in account.moments] == [*(kinds[step.seat] for step in match.log), END]
    assert [moment.step for moment in account.moments] == list(range(len(match.log) + 1))


@reviews
def test_a_choice_has_all_legal_options_best_first_and_knows_the_chosen_one() -> None:
    match = match_of("twice", 1, LEVELS[1], 4)
    for moment in account_of(match, 0).moments:
        if moment.kind == CHOICE:
            state = match.at(moment.step)
            assert sorted(option.action for option in moment.options) == members(state.legal(0))
            values = [option.value for option in moment.options]
            assert values == sorted(values, reverse=True)
            assert moment.taken.action == match.log[moment.step].action
            assert moment.loss == moment.best.value - moment.taken.value


@reviews
def test_options_at_a_table_have_chances_to_win() -> None:
    match = match_of("clever", 3, LEVELS[1], 5)
    wins = [option.win for moment in account_of(match, 2).moments for option in moment.options]
    assert all(win is not None and 0 <= win <= 100 for win in wins)
    alone = [
        option.win for moment in account_of(match_of("clever", 1, "random", 1), 0).moments for option in moment.options
    ]
    assert set(alone) == {None}


@reviews
def test_an_unfinished_game_is_accounted_for_as_far_as_it_went() -> None:
    match = match_of("clever", 1, "random", 6)
    whole = account_of(match, 0)
    match.log = match.log[:20]
    part = account_of(match, 0)
    assert part.moments == whole.moments[:20]
    assert part.score == part.moments[-1].value
    assert abs(gap(part)) < 1e-6


@reviews
def test_the_same_match_has_the_same_account_also_by_a_coach_who_saw_others() -> None:
    match = match_of("clever", 1, LEVELS[1], 7)
    assert account_of(match, 0) == account_of(match, 0)


@reviews
def test_progress_counts_every_step_once() -> None:
    from silvertray.analysis import coach

    match, told = match_of("clever", 1, "random", 8), []
    coach("clever", "quick").account(match, 0, lambda done, steps: told.append((done, steps)))
    assert told[:-1] == [(n + 1, len(match.log)) for n in range(len(match.log))]
    assert told[-1] == (len(match.log), len(match.log))


# -- what chance is worth over many games


@reviews
@pytest.mark.parametrize("slug", ["clever", "twice"])
def test_luck_has_no_bias(slug: str) -> None:
    accounts = [reviewed(slug, 1, "medium", seed) for seed in range(GAMES[slug][1])]
    rolls = [moment.luck for account in accounts for moment in account.moments if moment.kind == LUCK]
    assert len(rolls) > 3000
    assert abs(fmean(rolls)) < 3 * stdev(rolls) / sqrt(len(rolls))


@reviews
@pytest.mark.parametrize("slug", ["clever", "twice"])
def test_better_players_lose_less(slug: str) -> None:
    levels = ("random", "beginner", "easy", "medium", "hard")
    losses = [fmean(reviewed(slug, 1, level, seed).loss for seed in range(12)) for level in levels]
    assert all(worse > better for worse, better in pairwise(losses))


@reviews
def test_the_usual_depth_closes_too() -> None:
    for slug, players in (("clever", 1), ("twice", 2)):
        account = account_of(match_of(slug, players, "medium", 9), 0, "usual")
        assert abs(gap(account)) < 1e-6

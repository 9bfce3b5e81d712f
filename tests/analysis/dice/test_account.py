"""A played dice game as luck, loss, model and others: the sums close, luck is fair, and better play loses less."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev

import pytest
from tests.analysis.doors import AGAIN, DEPTHS, SAMPLES, Appraiser, DiceCoach, Outcomes, Walk
from tests.analysis.played import account_of, match_of, reviews
from tests.strength import sizes

from silvertray.analysis import coach
from silvertray.analysis.account import CHOICE, END, LUCK, OTHERS, Account
from silvertray.core.bits import members
from silvertray.core.game import CHANCE
from silvertray.core.rng import COMPILED
from silvertray.games import game
from silvertray.play.match import Match

TABLES = [(slug, players) for slug in ("clever", "twice") for players in (2, 3, 4)]
LEVELS = ("random", "medium")
# Of each level; 500 together where they are quick, and a tenth of them every day.
GAMES = {"clever": {1: 320, 2: 15, 3: 8, 4: 5}, "twice": {1: 130, 2: 12, 3: 6, 4: 4}}
EACH = [(*table, level) for table in TABLES for level in LEVELS]


played = cache(match_of)  # tests that ask for the same games share them
coached = cache(DiceCoach)  # what first rolls are worth is worked out once


@cache
def reviewed(slug: str, players: int, level: str, seed: int) -> Account:
    """A game as it was to one of its seats."""
    return reviewed_seat(played(slug, players, level, seed), seed % players)


def gap(account: Account) -> float:
    """What the sums leave unexplained."""
    return account.score - (account.start + account.luck - account.loss + account.model + account.others)


@pytest.mark.parametrize(("slug", "players", "level"), EACH if COMPILED else [("clever", 1, "random")])
@sizes("share", everyday=0.1, full=1 if COMPILED else 0)
def test_the_score_is_the_start_with_luck_and_without_losses(slug: str, players: int, level: str, share: float) -> None:
    for seed in range(games_of(slug, players, share)):
        explained(slug, players, level, seed)


def games_of(slug: str, players: int, share: float) -> int:
    """How many games of each level are a share of all."""
    return max(1, int(share * GAMES[slug][players]))


def explained(slug: str, players: int, level: str, seed: int) -> Account:
    """A game as it was to one of its seats, of which nothing is left unexplained."""
    account = reviewed(slug, players, level, seed)
    assert account.score == played(slug, players, level, seed).state.score(seed % players)
    assert abs(gap(account)) < 1e-6
    assert all(moment.loss >= 0 for moment in account.moments)
    return account


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
def test_an_unfinished_game_has_an_account() -> None:
    match = match_of("clever", 1, "random", 6)
    whole = account_of(match, 0)
    match.log = match.log[:20]
    part = account_of(match, 0)
    assert part.moments == whole.moments[:20]
    assert part.score == part.moments[-1].value
    assert abs(gap(part)) < 1e-6


@reviews
def test_an_account_does_not_depend_on_earlier_matches() -> None:
    match = match_of("clever", 1, LEVELS[1], 7)
    assert account_of(match, 0) == account_of(match, 0)


@reviews
def test_marks_and_reasons_change_no_number() -> None:
    match = match_of("clever", 2, LEVELS[0], 7)
    told, bare = account_of(match, 1), reviewed_seat(match, 1)
    assert any(moment.mark and moment.reasons for moment in told.moments)
    assert bare == told._replace(moments=tuple(one._replace(mark="", reasons=()) for one in told.moments))


@reviews
def test_progress_counts_every_step_once() -> None:
    match, told = match_of("clever", 1, "random", 8), []
    coach("clever", "quick").account(match, 0, lambda done, steps: told.append((done, steps)))
    assert told[:-1] == [(n + 1, len(match.log)) for n in range(len(match.log))]
    assert told[-1] == (len(match.log), len(match.log))


@reviews
@pytest.mark.parametrize("slug", ["clever", "twice"])
def test_luck_averages_zero_over_all_rolls(slug: str) -> None:
    match = played(slug, 2, LEVELS[1], 1)
    places = [n for n, step in enumerate(match.log) if step.seat == CHANCE and 0 < dice_at(match, n) <= 2]
    mine, others = (next(n for n in places if match.at(n).active == active) for active in (0, 1))
    for place in (mine, others):
        lucks = list(lucks_at(match, place))
        assert len(lucks) == 6 ** dice_at(match, place)
        assert max(lucks) > 0
        assert abs(fmean(lucks)) < 1e-9


def dice_at(match: Match, place: int) -> int:
    """How many dice are rolled at a step."""
    state = match.at(place)
    return int(state.rolled).bit_count() if state.moment_name() == "roll" else 0


def lucks_at(match: Match, place: int) -> Iterator[float]:
    """The luck of seat 0 in chances to win, for every way in which the dice of a step could have fallen."""
    appraiser = Appraiser(match.game, match.at(0), DEPTHS["quick"])
    for code in appraiser.foresight.codes(match.at(place), 0):
        walk = Walk(Outcomes(appraiser), match.at(place), 0)
        walk.has_rolled = True
        luck = walk.chance(place, match.log[place]._replace(action=code)).chance_luck
        assert luck is not None
        yield luck


@reviews
def test_opponents_rerolls_do_not_alternate() -> None:
    match = played("clever", 2, LEVELS[1], 1)
    moments = reviewed_seat(match, 0).moments
    again = [moment for moment in moments if moment.kind == OTHERS and match.log[moment.step].action == AGAIN]
    assert len(again) > 3
    assert all(abs(moment.others) < 15 for moment in again)  # points; by the net alone 32, and back as `model`


def reviewed_seat(match: Match, seat: int) -> Account:
    """The numbers of a game as it was to a seat, by a coach who may have seen others."""
    return coached(match.game.slug, "quick").bare_account(match, seat)


# -- what chance is worth over many games


@reviews
@pytest.mark.parametrize(("slug", "rolls"), [("clever", 10_000), ("twice", 6_000)])
@sizes("share, model", everyday=(0.2, 18), full=(1, 9))  # points; without gauges 21 and 50 for random play
def test_alone_luck_has_no_bias_and_prices_are_right_for_good_and_bad_play(
    slug: str, rolls: int, share: float, model: int
) -> None:
    seeds = range(games_of(slug, 1, share))
    accounts = {level: [explained(slug, 1, level, seed) for seed in seeds] for level in LEVELS}
    moments = [moment for games in accounts.values() for account in games for moment in account.moments]
    luck = [moment.luck for moment in moments if moment.kind == LUCK]
    assert len(luck) >= rolls * share
    assert abs(fmean(luck)) < 3 * stdev(luck) / sqrt(len(luck))
    for games in accounts.values():
        assert abs(fmean(account.model for account in games)) < model


@reviews
@pytest.mark.parametrize("slug", ["clever", "twice"])
def test_the_shared_first_roll_is_sampled_enough(slug: str) -> None:
    rules = game(slug)
    state = rules.new(1, {})
    appraiser = Appraiser(rules, state, DEPTHS["quick"])
    others = [fmean(appraiser.after_chance(state, 0, key)) for key in range(1000, 1000 + SAMPLES)]
    first = [outcome.value for outcome in Outcomes(appraiser).of_first_roll(state, 0)]
    assert fmean(first) == pytest.approx(fmean(others), abs=0.12)
    assert stdev(others) > 0.12  # a single sample would be wrong by more, in all games alike


@reviews
@pytest.mark.parametrize("slug", ["clever", "twice"])
@sizes("games, levels", everyday=(5, LEVELS), full=(12, ("random", "beginner", "easy", "medium", "hard")))
def test_better_players_lose_less(slug: str, games: int, levels: tuple[str, ...]) -> None:
    losses = [fmean(reviewed(slug, 1, level, seed).loss for seed in range(games)) for level in levels]
    assert all(worse > better for worse, better in pairwise(losses))


@reviews
def test_accounts_add_up_at_the_default_depth_too() -> None:
    for slug, players in (("clever", 1), ("twice", 2)):
        account = account_of(match_of(slug, players, "medium", 9), 0, "usual")
        assert abs(gap(account)) < 1e-6

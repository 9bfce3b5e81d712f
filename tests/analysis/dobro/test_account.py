"""A played game of Dobro as it was to one seat: what each choice cost, and nothing that the seat could not know."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.analysis.doors import left_of_even, victory
from tests.dobro.twins import played, twin
from tests.properties.walks import DOBRO, SEEDS, Setup, dobro_setups, law

from silvertray.analysis import coach
from silvertray.analysis.account import CHANCES, CHOICE, END, Account
from silvertray.analysis.figures import figures
from silvertray.analysis.keys import key_after
from silvertray.analysis.marks import BLUNDER, DUBIOUS, MISTAKE, THRESHOLDS
from silvertray.core.errors import Refusal
from silvertray.core.rng import COMPILED
from silvertray.play.match import Match

slow = pytest.mark.skipif(not COMPILED, reason="whole games take minutes uncompiled")
DEAR = THRESHOLDS["dobro"][0]
WHOLE = 10_000  # steps: more than any game has


def account(match: Match, seat: int) -> Account:
    """What the quick coach says of a match."""
    return coach("dobro", "quick").account(match, seat, lambda done, steps: None)


def game_of(players: int, seed: int = 1, steps: int = WHOLE, **options: str) -> Match:
    """A match of random choices."""
    return played(Setup(DOBRO, players, options), seed, steps if COMPILED else min(steps, 50))


class Review(NamedTuple):
    """A match, and what it was to seat 0."""

    match: Match
    account: Account


@pytest.fixture(scope="module", params=[2, 4, 6])
def review(request: pytest.FixtureRequest) -> Review:
    """A match of random choices; uncompiled, the beginning of one."""
    match = game_of(request.param)
    return Review(match, account(match, 0))


def test_every_choice_of_the_seat_is_a_moment(review: Review) -> None:
    match, found = review
    own = [number for number, step in enumerate(match.log) if step.seat == 0]
    assert [moment.step for moment in found.moments if moment.kind == CHOICE] == own
    assert all(moment.taken.action == match.log[moment.step].action for moment in found.choices)
    assert (found.game, found.seat, found.players, found.unit) == ("dobro", 0, match.players, CHANCES)


def test_a_choice_costs_its_distance_from_the_best(review: Review) -> None:
    assert review.account.choices
    for moment in review.account.choices:
        assert moment.loss == moment.best.value - moment.taken.value >= 0
        assert moment.value == moment.taken.value
        assert 0 <= moment.even <= 50
        assert (moment.mark in (DUBIOUS, MISTAKE, BLUNDER)) == (moment.loss >= DEAR)
        assert len(moment.reasons) <= (3 if moment.loss >= DEAR else 0)


def test_only_losses_are_reported(review: Review) -> None:
    found = review.account
    assert found.loss > 0
    assert found.luck == found.model == found.others == 0
    assert figures(found).luck is None


def test_a_moment_is_priced_as_during_the_game(review: Review) -> None:
    guide = coach("dobro", "quick")
    for moment in review.account.choices[::7]:
        key = key_after(review.match.log[: moment.step], 0)
        assert guide.options(review.match.at(moment.step), 0, key) == moment.options


@slow
def test_a_costly_choice_is_explained() -> None:
    dear = [moment for moment in account(game_of(3), 0).choices if moment.loss >= DEAR]
    assert len(dear) >= 5
    assert sum(bool(moment.reasons) for moment in dear) >= 0.8 * len(dear)


def test_a_forced_step_is_no_free_choice() -> None:
    match = game_of(3, draw="classic")
    moments = [moment for moment in account(match, 0).moments if moment.kind == CHOICE]
    drawn = [moment for moment in moments if match.log[moment.step].text == "draw"]
    assert drawn
    assert not any(moment.is_free or moment.loss or moment.mark for moment in drawn)


@slow
def test_an_account_starts_with_an_equal_share_and_ends_with_the_result() -> None:
    match = game_of(2)
    first, second = (account(match, seat) for seat in (0, 1))
    assert first.start == second.start == 50
    assert sorted([first.score, second.score]) in ([0, 100], [50, 50])
    assert (first.moments[-1].kind, first.moments[-1].value) == (END, first.score)
    assert (first.score > second.score) == (match.ranking()[0].seat == 0)


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("pile=4-20 points=2-2-2", "pile=5-20 points=1-1-1", (100, 0)),
        ("pile=4-20 points=1-2-1", "pile=4-20 points=2-1-1", (50, 50)),
        ("pile=4-21 points=1-2-1", "pile=4-20 points=2-1-1", (0, 100)),
    ],
)
def test_the_victory_goes_by_places(first: str, second: str, expected: tuple[float, float]) -> None:
    state = DOBRO.from_position(f"dobro moment=over round=3 / {first} / {second}")
    assert (victory(state, 0), victory(state, 1)) == expected


def test_a_game_that_goes_on_has_the_value_of_its_last_choice() -> None:
    found = account(game_of(3, steps=40), 1)
    assert found.score == found.moments[-1].value
    assert found.moments[-1].kind == CHOICE
    nothing = account(game_of(3, steps=1), 1)
    assert (nothing.moments, nothing.score) == ((), nothing.start)


def test_progress_is_reported_step_by_step() -> None:
    match, told = game_of(2, steps=40), []
    coach("dobro", "quick").account(match, 0, lambda done, steps: told.append((done, steps)))
    assert told == [(step + 1, 40) for step in range(40)]


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(Refusal):
        account(game_of(2, steps=1), 2)


def test_a_loss_weighs_by_the_equal_share_it_is_taken_from() -> None:
    assert left_of_even(0, 2) == left_of_even(0, 6) == 50
    assert left_of_even(10, 2) == left_of_even(5, 4) == 40
    assert left_of_even(60, 2) == 0


@pytest.mark.rule("D-90", "D-91", "D-92", "D-93")
@law(25 if COMPILED else 4)
@given(setup=dobro_setups(), seed=SEEDS, steps=st.integers(20, 330 if COMPILED else 50), data=st.data())
def test_hidden_cards_do_not_change_an_account(setup: Setup, seed: int, steps: int, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, setup.players - 1))
    match, luck = played(setup, seed, steps), random.Random(seed)
    other: Any = next((found for found in (twin(match, seat, luck) for _ in range(6)) if found), None)
    assume(other is not None)
    assert account(other, seat) == account(match, seat)

"""Marks of choices, and the figures of a review."""

from __future__ import annotations

import pytest

from silvertray.analysis import COACHES, coach
from silvertray.analysis.account import CHOICE, LUCK, POINTS, Account, Moment, Priced
from silvertray.analysis.figures import accuracy_of, even_chance, figures, tensions
from silvertray.analysis.marks import THRESHOLDS, mark_of, marked
from silvertray.core.errors import SetupError


def choice(*values: float, chosen: int = 0, step: int = 0) -> Moment:
    """A choice between options of these values."""
    options = tuple(Priced(n, f"option {n}", value) for n, value in enumerate(values))
    loss = values[0] - values[chosen]
    even = even_chance(loss, 10)
    return Moment(step, CHOICE, values[chosen], loss=loss, options=options, chosen=chosen, even=even)


def account(*moments: Moment) -> Account:
    """An account with these moments."""
    return Account("clever", 0, 1, POINTS, 250.0, 240.0, tuple(marked("clever", moment) for moment in moments))


@pytest.mark.parametrize(
    ("loss", "mark"), [(0.9, ""), (1.0, "?!"), (2.4, "?!"), (2.5, "?"), (4.9, "?"), (5.0, "??"), (60.0, "??")]
)
def test_a_choice_is_marked_by_what_it_cost(loss: float, mark: str) -> None:
    assert mark_of("clever", choice(loss, 0.0, chosen=1)) == mark
    assert mark_of("twice", choice(1.5 * loss, 0.0, chosen=1)) == mark


def test_the_only_good_option_that_was_found_is_marked() -> None:
    assert mark_of("clever", choice(10.0, 7.5)) == "!"
    assert mark_of("clever", choice(10.0, 7.6)) == ""


def test_a_forced_choice_has_no_mark() -> None:
    assert mark_of("clever", choice(10.0)) == ""


def test_every_game_with_a_coach_has_thresholds() -> None:
    assert THRESHOLDS.keys() >= COACHES.keys()


def test_figures_count_errors_among_the_choices_that_were_free() -> None:
    found = figures(account(choice(5.0), choice(3.0, 0.0, chosen=1), choice(3.0, 2.9, chosen=1), choice(9.0, 0.0)))
    assert (found.choices, found.errors, found.error_rate) == (3, 1, 1 / 3)
    assert found.marks == {"?!": 0, "?": 1, "??": 0, "!": 1}


def test_a_game_without_rolls_says_nothing_about_luck() -> None:
    found = figures(account(choice(5.0, 0.0)))
    assert (found.luck, found.model, found.adjusted, found.percentile, found.luckiest) == (None,) * 5


def test_luck_is_placed_among_games_by_the_spread_of_its_rolls() -> None:
    rolls = [Moment(n, LUCK, 0.0, luck=luck, spread=3.0) for n, luck in enumerate((3.0, -1.0, 4.0, -6.0))]
    assert figures(account(*rolls)).percentile == pytest.approx(50.0)
    assert (figures(account(*rolls)).luckiest, figures(account(*rolls)).unluckiest) == (2, 3)
    assert figures(account(*rolls[:1])).percentile == pytest.approx(84.13, abs=0.01)


def test_dice_that_could_change_nothing_are_neither_lucky_nor_not() -> None:
    assert figures(account(Moment(0, LUCK, 0.0))).percentile == 50.0


def test_play_without_a_loss_is_fully_accurate() -> None:
    assert figures(account(*[choice(5.0, 0.0)] * 20)).accuracy == pytest.approx(100.0, abs=0.001)


def test_each_loss_makes_play_less_accurate_and_one_blunder_shows() -> None:
    good = [choice(5.0, 4.0)] * 19
    small = figures(account(*good, choice(5.0, 4.0, chosen=1))).accuracy
    large = figures(account(*good, choice(30.0, 0.0, chosen=1))).accuracy
    assert small is not None
    assert large is not None
    assert 100 > small > large > 0


def test_a_choice_weighs_by_the_change_of_the_chance_before_it() -> None:
    assert tensions([50.0, 40.0, 34.0, 34.0]) == [0.5, 5.0, 3.0, 0.5]  # never less than a half


def test_accuracy_follows_the_published_curve() -> None:
    assert accuracy_of(0.0) == pytest.approx(100.0, abs=0.001)
    assert accuracy_of(10.0) == pytest.approx(63.58, abs=0.01)
    assert accuracy_of(100.0) == 0.0


def test_a_player_behind_with_no_chance_left_has_lost() -> None:
    assert (even_chance(0.0, 0.0), even_chance(0.5, 0.0)) == (50.0, 0.0)


def test_an_unknown_depth_is_refused() -> None:
    with pytest.raises(SetupError) as caught:
        coach("clever", "deepest")
    assert caught.value.code == "unknown-depth"

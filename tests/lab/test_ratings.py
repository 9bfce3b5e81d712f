"""Ratings: the strengths that duels show, and how sure they are."""

from __future__ import annotations

from math import log10

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.walks import law

from silvertray.core.rng import Rng, key
from silvertray.lab.tournament.ratings import Duels, added, intervals, is_settled, ratings

STRENGTHS = (6.0, 3.0, 1.0)


def true_ratings() -> list[float]:
    """The ratings of these strengths."""
    points = [400 * log10(strength) for strength in STRENGTHS]
    return [1500 + point - sum(points) / len(points) for point in points]


def expected(times: int) -> Duels:
    """Just as many duels won as should be."""
    return tuple(0 if i == j else times * i / (i + j) for i in STRENGTHS for j in STRENGTHS)


def fought(rng: Rng) -> Duels:
    """One duel of each pair, by chance."""
    bots = len(STRENGTHS)
    found = [0.0] * bots**2
    for i in range(bots):
        for j in range(i):
            first_wins = rng.below(60_000) < 60_000 * STRENGTHS[i] / (STRENGTHS[i] + STRENGTHS[j])
            found[i * bots + j if first_wins else j * bots + i] = 1.0
    return tuple(found)


def cup(seed: int, deals: int) -> list[Duels]:
    """The duels of many deals."""
    rng = Rng(key(seed, 0))
    return [fought(rng) for _ in range(deals)]


def test_ten_to_one_is_400_points() -> None:
    strong, weak = ratings(2, (0, 1_000_000, 100_000, 0))
    assert strong - weak == pytest.approx(400, abs=0.01)
    assert strong + weak == 3000


def test_ratings_are_those_of_the_strengths_that_explain_the_duels() -> None:
    assert ratings(3, expected(1_000_000)) == pytest.approx(true_ratings(), abs=0.01)


@law(100)
@given(data=st.data(), bots=st.integers(2, 7), most=st.sampled_from([1, 30, 10_000_000]))
def test_ratings_predict_the_observed_wins(data: st.DataObject, bots: int, most: int) -> None:
    won = data.draw(st.lists(st.sampled_from([0, 0.5, 1, most]), min_size=bots**2, max_size=bots**2))
    found = ratings(bots, tuple(won))
    for i in range(bots):
        others = [j for j in range(bots) if j != i]
        chances = {j: 1 / (1 + 10 ** ((found[j] - found[i]) / 400)) for j in others}
        expected = sum(chances[j] * (won[i * bots + j] + won[j * bots + i] + 1) for j in others)
        assert expected == pytest.approx(sum(won[i * bots + j] + 0.5 for j in others), rel=1e-6)


def test_ratings_account_for_the_strength_of_opponents() -> None:
    """The second has won less than the third, but against the first."""
    first, second, third, fourth = ratings(4, (0, 60, 90, 0, 40, 0, 0, 0, 10, 0, 0, 60, 0, 0, 40, 0))
    assert first > second > third > fourth


def test_a_drawn_duel_per_pair_keeps_perfect_records_finite() -> None:
    strong, weak = ratings(2, (0, 10, 0, 0))
    assert strong - weak == pytest.approx(400 * log10(10.5 / 0.5))


def test_bots_that_always_win_or_lose_are_rated_too() -> None:
    found = ratings(4, (0, 500, 500, 500, 0, 0, 500, 500, 0, 0, 0, 500, 0, 0, 0, 0))
    assert found == sorted(found, reverse=True)
    assert sum(found) == pytest.approx(6000)


@pytest.mark.parametrize(
    ("duels", "settled"),
    [
        ((0, 1, 1, 0, 0, 1, 0, 0, 0), False),
        ((0, 1, 1, 0, 0, 1, 0, 1, 0), False),
        ((0, 1, 1, 0, 0, 1, 1, 0, 0), True),
        ((0, 0.5, 1, 0.5, 0, 1, 0, 0, 0), False),
        ((0, 0.5, 0, 0.5, 0, 0.5, 0, 0.5, 0), True),
    ],
)
def test_ratings_are_determined_unless_one_group_won_every_duel(duels: Duels, settled: bool) -> None:
    assert is_settled(3, duels) is settled


# -- intervals


def test_intervals_cover_the_truth_as_often_as_they_claim() -> None:
    truth, held = true_ratings(), 0
    for seed in range(8):
        found = intervals(3, cup(seed, 100), seed)
        held += sum(low <= rating <= high for (low, high), rating in zip(found, truth, strict=True))
    assert held >= 20  # of 24; 23 on average


def test_intervals_shrink_with_the_square_root_of_the_deals() -> None:
    few, many = cup(1, 60), cup(1, 960)
    widths = []
    for deals in (few, many):
        found = intervals(3, deals, 1)
        assert all(low < at < high for (low, high), at in zip(found, ratings(3, added(deals)), strict=True))
        widths.append(found[0][1] - found[0][0])
    assert widths[0] / widths[1] == pytest.approx(4, rel=0.3)


def test_more_games_on_the_same_deals_do_not_narrow_intervals() -> None:
    """Ten games that end alike are one deal; ten deals are more."""
    deals = cup(3, 150)
    once, tenfold = intervals(3, deals, 1), intervals(3, [tuple(10 * won for won in deal) for deal in deals], 1)
    for (low, high), (low10, high10) in zip(once, tenfold, strict=True):
        assert high10 - low10 == pytest.approx(high - low, rel=0.05)


def test_the_same_seed_gives_the_same_intervals() -> None:
    deals = cup(2, 40)
    assert intervals(3, deals, 7) == intervals(3, deals, 7)
    assert intervals(3, deals, 7) != intervals(3, deals, 8)

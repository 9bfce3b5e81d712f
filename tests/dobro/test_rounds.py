"""How a round ends, what it counts, and who begins the next."""

from typing import Any

import pytest
from tests.dobro.tables import DOBRO, do, hand, table


def dealt(state: Any, *hands: str) -> Any:
    """Deal these hands."""
    return do(state, *(f"* draw {face}" for cards in hands for face in cards.split()))


def between(players: int, points: str, more: str = "") -> Any:
    """A position before the deal of the second round; seat 0 closed the first."""
    deck = "2,2,2,2,2,3,3,3,3,3,4,4,4,4,4,4,5,5,5,5,5,5,6,6,6,6,6,6,7,7,7,7,7,8,8,8,8,9,9,9,10,10,10,11,11,11,12,12,12"
    deck += ",J,J,J,S,S" + (",R,R" if players > 2 else "")
    size = 44 if players == 2 else 56
    seats = " ".join(f"/ points={score}" for score in points.split())
    limit = 5 if players == 6 else 6
    return table(
        f"moment=deal round=2 dealing=yes drawer=0 to_draw={limit} closer=0 "
        f"deck_size={size} unseen={deck} {more} {seats}"
    )


@pytest.mark.rule("D-60", "D-62")
def test_an_empty_hand_ends_the_round_and_hands_and_trick_score_nothing() -> None:
    state = do(table("good=3 trick=3 / hand=5 / hand=7,8 pile=4-20 / hand=9,9,9 pile=2-9"), "0 play 5")
    facts = state.facts()
    assert facts.points == ((3, 1, 2),)
    assert facts.hands == ((0,) * 14,) * 3
    assert (facts.trick, facts.good, facts.closer, facts.round) == ((), 0, 0, 2)


@pytest.mark.rule("D-61", "D-73", "A-11")
def test_a_reverse_as_last_card_flips_the_direction_for_the_next_round() -> None:
    assert do(table("/ hand=R / hand=7,8 / hand=9"), "0 play R").direction == -1


@pytest.mark.rule("D-70", "A-23")
@pytest.mark.parametrize(
    ("piles", "points"),
    [((18, 12, 12, 8), (1, 2, 2, 4)), ((5, 5, 5, 2), (1, 1, 1, 4)), ((0, 0, 0, 0), (1, 1, 1, 1))],
)
def test_fewer_cards_taken_give_more_points_and_ties_share_the_lower_figure(
    piles: tuple[int, ...], points: tuple[int, ...]
) -> None:
    seats = " ".join(f"/ hand=2 pile={cards}-{2 * cards}" for cards in piles)
    assert do(table(seats), "0 play 2").facts().points == (points,)


@pytest.mark.rule("D-71", "A-21")
def test_the_forgetful_card_costs_a_point_a_round_but_never_below_zero() -> None:
    state = do(table("draw=classic forgetful=0 / hand=2 pile=3-9 / hand=2 / hand=3"), "0 play 2")
    assert state.facts().points == ((0, 2, 2),)
    assert [state.score(seat) for seat in range(3)] == [0, 2, 2]


@pytest.mark.rule("D-72", "A-13")
def test_the_lowest_total_begins_the_next_round() -> None:
    state = table(
        "draw=classic round=2 forgetful=1 / hand=2 points=1 / hand=3 points=2 pile=1-3 / hand=4 points=3 pile=1-4"
    )
    do(state, "0 play 2")
    dealt(state, "12 12 11 11 10 10", "2 2 2 2 3 3", "4 4 4 4 5 5")
    assert [state.score(seat) for seat in range(3)] == [4, 2, 4]
    assert state.turn == 1
    assert state.facts().known == ((0,) * 14,) * 3


@pytest.mark.rule("D-72", "D-93", "A-12", "A-14")
def test_a_tie_is_decided_card_by_card_and_shows_only_those_cards() -> None:
    state = dealt(between(3, "1 1 1"), "9 9 2 2 2 2", "9 8 7 7 7 7", "J J J S R 8")
    assert state.turn == 0
    assert [seat.shown for seat in DOBRO.view(state, None).seats] == [("9", "9"), ("8", "9"), ("8",)]
    do(state, "0 play 9")
    assert DOBRO.view(state, 1).seats[0].shown == ("9",)
    assert hand(state, 0) == "2 2 2 2 9"


@pytest.mark.rule("D-72", "A-12")
def test_a_hand_that_runs_out_of_numbers_loses() -> None:
    state = dealt(between(3, "1 1 2"), "9 J J J S S", "9 2 2 3 3 4", "12 12 12 11 11 11")
    assert state.turn == 1
    assert [seat.shown for seat in DOBRO.view(state, None).seats] == [("9",), ("4", "9"), ()]


@pytest.mark.rule("D-72", "A-12")
def test_a_hand_without_numbers_loses_to_any_number() -> None:
    state = dealt(between(3, "1 1 2"), "J J J S S R", "2 2 2 3 3 3", "12 12 12 11 11 11")
    assert (state.turn, DOBRO.view(state, None).seats[0].shown) == (1, ())


@pytest.mark.rule("D-72", "A-12")
def test_only_seats_that_share_the_card_compare_further() -> None:
    state = dealt(between(3, "1 1 1"), "9 8 2 2 2 2", "9 8 3 3 3 3", "8 7 7 7 7 7")
    assert state.turn == 1
    assert [seat.shown for seat in DOBRO.view(state, None).seats] == [("2", "8", "9"), ("3", "8", "9"), ("8",)]


@pytest.mark.rule("D-72", "A-12")
@pytest.mark.parametrize(("direction", "first"), [("direction=1", 1), ("direction=-1", 2)])
def test_a_full_tie_goes_by_turn_order_after_the_closer(direction: str, first: int) -> None:
    state = dealt(between(3, "1 1 1", direction), "2 3 4 5 6 J", "2 3 4 5 6 S", "2 3 4 5 6 R")
    assert state.turn == first


@pytest.mark.rule("D-72")
@pytest.mark.parametrize(("points", "first"), [("1 2 1", 2), ("1 2 2", 0), ("1 1 1", 1)])
def test_the_closer_is_last_in_turn_order(points: str, first: int) -> None:
    state = dealt(between(3, points), *["2 3 4 5 6 7"] * 3)
    assert state.turn == first


@pytest.mark.rule("D-72")
def test_the_brazilian_edition_skips_the_comparison_of_cards() -> None:
    state = dealt(between(2, "1 1", "edition=br"), "9 9 2 2 2 2", "3 3 3 3 3 4")
    assert state.turn == 1
    assert state.facts().known == ((0,) * 14,) * 2


@pytest.mark.rule("D-74")
def test_the_next_round_starts_with_all_cards_and_empty_piles() -> None:
    state = do(table("draw=classic forgetful=1 / hand=2 pile=3-9 / hand=2 / hand=3"), "0 play 2")
    facts = state.facts()
    assert (sum(facts.unseen), facts.deck_size, facts.good) == (56, 56, 0)
    assert (facts.forgetful, facts.piles[0]) == (1, (3, 9))
    do(state, "* draw 7")
    assert (state.forgetful, state.facts().piles) == (-1, ((0, 0),) * 3)


@pytest.mark.rule("D-44")
def test_a_draw_in_mid_round_never_clears_the_piles() -> None:
    state = do(table("deck_size=1 unseen=2 / hand=2,3 pile=3-9 / hand=2"), "0 play 2", "* draw 2")
    assert state.facts().piles[0] == (3, 9)

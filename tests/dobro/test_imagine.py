"""What a comparison of hands tells about the cards that stay hidden, and deals imagined by it (D-93)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from tests.dobro.tables import DOBRO, TABLES, deck, do, hand, random_game, table

from silvertray.core.errors import NotationError, PositionError
from silvertray.core.rng import Rng

DECK = ",".join(face for face, cards in deck(3).items() for _ in range(cards))
LEVEL = "/ points=1 / points=1 / points=1"


def compared(*hands: str) -> Any:
    """The second round just dealt, all three level after the first."""
    state = table(f"moment=deal round=2 dealing=yes drawer=0 to_draw=6 closer=0 deck_size=56 unseen={DECK} {LEVEL}")
    return do(state, *(f"* draw {face}" for cards in hands for face in cards.split()))


def hidden(state: Any, seat: int) -> Counter[str]:
    """The cards of a hand that nobody else has seen."""
    shown = DOBRO.view(state, None).seats[seat].shown
    return Counter(hand(state, seat).split()) - Counter(shown)


def imagined(state: Any, seat: int, deals: int = 60) -> list[Counter[str]]:
    """The hidden cards of a seat in deals that seat 0 imagines."""
    return [hidden(state.imagine(0, Rng(number)), seat) for number in range(deals)]


def highest(cards: Counter[str]) -> int:
    """The highest number among cards; 0 if all are special."""
    return max((int(face) for face in cards if face.isdigit()), default=0)


@pytest.mark.rule("D-93")
def test_cards_hidden_in_a_comparison_are_no_higher_than_the_last_shown() -> None:
    state = compared("9 9 2 2 2 2", "9 4 3 3 3 J", "8 7 7 7 7 S")
    assert state.facts().capped == ((4, 9), (4, 4), (5, 8))
    assert max(highest(cards) for cards in imagined(state, 1)) == 4
    assert max(highest(cards) for cards in imagined(state, 2)) == 8
    assert all(sum(cards.values()) == 5 for cards in imagined(state, 2))


@pytest.mark.rule("D-72", "D-93")
def test_a_hand_that_ran_out_of_numbers_hides_special_cards_only() -> None:
    state = compared("9 3 3 3 3 3", "9 J J S S R", "8 2 2 2 2 4")
    assert state.facts().capped == ((4, 3), (5, 0), (5, 8))
    assert all(highest(cards) == 0 for cards in imagined(state, 1))


@pytest.mark.rule("D-72", "D-93")
def test_a_full_tie_reveals_that_no_one_has_another_number() -> None:
    state = compared("2 3 4 5 6 J", "2 3 4 5 6 S", "2 3 4 5 6 R")
    assert state.facts().capped == ((1, 0), (1, 0), (1, 0))
    assert {tuple(cards) for cards in imagined(state, 1)} == {("J",), ("S",), ("R",)}


@pytest.mark.rule("D-93")
def test_without_a_tie_no_hand_is_compared_or_capped() -> None:
    seats = "/ points=1 hand=2,2,2,2,2,3 / points=2 hand=3,3,3,3,4,4 / points=3 hand=4,4,4,4,5"
    state = table(f"moment=deal round=2 dealing=yes drawer=2 to_draw=1 closer=0 deck_size=1 unseen=5 {seats}")
    assert do(state, "* draw 5").facts().capped == ((0, 0),) * 3


@pytest.mark.rule("D-93")
def test_a_card_drawn_after_the_comparison_may_be_any() -> None:
    state = table(
        "deck_size=20 unseen=7,7,7,7,7,8,8,8,8,9,9,9,10,10,10,11,11,11,12,12 / hand=2 / hand=3,4,12 capped=2-4"
    )
    deals = imagined(state, 1)
    assert max(highest(cards) for cards in deals) > 4
    assert all(sum(1 for face in cards.elements() if face.isdigit() and int(face) > 4) <= 1 for cards in deals)


@pytest.mark.rule("D-93")
@pytest.mark.parametrize(
    ("play", "left"),
    [("5", (1, 6)), ("S", (1, 6)), ("9", (2, 6)), ("6", (2, 6)), ("5 5", (0, 0)), ("J 9", (1, 6))],
)
def test_a_played_card_may_have_been_compared_unless_it_is_higher(play: str, left: tuple[int, int]) -> None:
    """The 6 was shown; the others are hidden, and two of them were there at the comparison."""
    state = table("turn=1 / hand=2 / hand=5,5,6,9,J,S known=6 capped=2-6")
    assert do(state, f"1 play {play}").facts().capped[1] == left


@pytest.mark.rule("D-93")
def test_a_new_round_knows_nothing_of_the_hands_before() -> None:
    state = do(table("/ hand=2 / hand=3,4 known=4 capped=1-4"), "0 play 2")
    assert state.facts().capped == ((0, 0), (0, 0))


@pytest.mark.rule("D-92", "D-93")
def test_all_possible_deals_are_equally_likely() -> None:
    """Every way to lay five cards into three places and a deck of two, against how often it is imagined."""
    state = table("deck_size=2 unseen=2,9 / hand=5 / hand=S,3 capped=1-3 / hand=4 capped=1-4")
    fair: Counter[tuple[str, str]] = Counter()
    for first, second, third, *_ in permutations(["2", "9", "S", "3", "4"]):
        if under(first, 3) and under(third, 4):
            fair[" ".join(sorted((first, second))), third] += 1
    deals = 6000
    found: Counter[tuple[str, str]] = Counter()
    for number in range(deals):
        other = state.imagine(0, Rng(number))
        found[" ".join(sorted(hand(other, 1).split())), hand(other, 2)] += 1
    assert found.keys() == fair.keys()
    for deal, ways in fair.items():
        expected = deals * ways / fair.total()
        assert abs(found[deal] - expected) < 4 * expected**0.5


def under(face: str, cap: int) -> bool:
    """Whether a card is special or no higher."""
    return not face.isdigit() or int(face) <= cap


@pytest.mark.rule("D-93")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_an_imagined_deal_keeps_to_the_shown_cards(players: int, options: dict[str, str]) -> None:
    compared = 0
    for state in (state for seed in (1, 3) for state in random_game(players, options, seed)):
        if not any(cards for cards, _ in state.facts().capped):
            continue
        other = state.imagine(state.turn, Rng(compared))
        assert DOBRO.from_position(DOBRO.position(other)).facts() == other.facts()  # refused if it could not be
        assert other.facts().capped == state.facts().capped
        compared += 1
    assert bool(compared) == (options.get("edition") != "br")  # there hands are never compared


@pytest.mark.parametrize("word", ["capped=1-1", "capped=2-12", "capped=1-13", "known=2 capped=1-3", "capped=3-5"])
def test_a_position_with_fewer_cards_under_the_cap_is_refused(word: str) -> None:
    with pytest.raises(PositionError, match="impossible-position") as caught:
        table(f"/ hand=2 {word} / hand=3")
    assert caught.value.params["part"] == "known"


@pytest.mark.parametrize("word", ["capped=1", "capped=1-x", "capped=1-2-3"])
def test_a_cap_is_written_as_cards_and_number(word: str) -> None:
    assert table("/ hand=2,S capped=2-2 / hand=3").facts().capped == ((2, 2), (0, 0))
    with pytest.raises(NotationError, match="wrong-word"):
        table(f"/ hand=2 {word} / hand=3")


def test_imagining_needs_a_generator() -> None:
    with pytest.raises(TypeError, match="generator"):
        table("/ hand=2 / hand=3").imagine(0, None)

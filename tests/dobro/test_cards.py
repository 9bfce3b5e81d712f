"""The deck, the deal, and what two players leave out."""

import pytest
from tests.dobro.tables import DOBRO, begun, deck, hand, random_game, table

from silvertray.core.seats import CHANCE


@pytest.mark.rule("D-2")
def test_there_are_forty_nine_number_cards() -> None:
    counts = deck(4)
    numbers = {"2": 5, "3": 5, "4": 6, "5": 6, "6": 6, "7": 5, "8": 4, "9": 3, "10": 3, "11": 3, "12": 3}
    assert {face: counts[face] for face in numbers} == numbers
    assert sum(numbers.values()) == 49


@pytest.mark.rule("D-3", "D-4")
def test_there_are_seven_special_cards_and_no_marker_in_the_deck() -> None:
    counts = deck(4)
    assert (counts["J"], counts["S"], counts["R"]) == (3, 2, 2)
    assert sum(counts.values()) == 56
    assert len(counts) == 14


@pytest.mark.rule("A-16")
def test_the_brazilian_deck_has_one_three_more() -> None:
    ru, br = deck(4), deck(4, "br")
    assert br == ru | {"3": 6}


@pytest.mark.rule("D-7")
@pytest.mark.parametrize(("players", "limit"), [(2, 6), (3, 6), (4, 6), (5, 6), (6, 5)])
def test_a_hand_holds_six_cards_and_with_six_players_five(players: int, limit: int) -> None:
    state = begun(players, {})
    assert state.limit == limit
    assert [sum(state.hand(seat)) for seat in range(players)] == [limit] * players


@pytest.mark.rule("D-10", "D-11")
@pytest.mark.parametrize(("players", "left"), [(2, 32), (3, 38), (4, 32), (5, 26), (6, 26)])
def test_the_rest_of_the_cards_is_the_deck(players: int, left: int) -> None:
    assert begun(players, {}).deck_size == left
    assert begun(players, {"edition": "br"}).deck_size == left + 1


@pytest.mark.rule("D-11")
def test_two_players_have_no_reverse_and_leave_ten_cards_out_unseen() -> None:
    state = begun(2, {})
    facts = state.facts()
    assert sum(facts.unseen) == facts.deck_size + 10
    assert deck(2)["R"] == 0
    assert "R" not in hand(state, 0).split() + hand(state, 1).split()


@pytest.mark.rule("D-11")
def test_the_cards_left_out_return_for_the_next_round() -> None:
    dealt = [state for state in random_game(2, {}, 3) if state.is_dealing and not state.drawn]
    assert dealt
    for state in random_game(2, {}, 3):
        if state.is_dealing and not state.drawn:
            assert (sum(state.facts().unseen), state.deck_size) == (54, 44)


@pytest.mark.rule("D-8", "D-9", "D-12")
def test_a_game_begins_clockwise_with_a_random_first_player() -> None:
    state = DOBRO.new(5, {})
    assert (state.direction, state.forgetful, state.moment_name()) == (1, -1, "first")
    assert state.outcomes() == [(seat, 0.2) for seat in range(5)]
    state.apply(CHANCE, 3)
    assert state.turn == 3


@pytest.mark.rule("D-5", "D-10")
def test_the_next_card_is_any_unseen_card_with_the_same_chance() -> None:
    state = table("moment=deal deck_size=3 unseen=2,2,7 drawer=0 to_draw=3 turn=1 / hand=3 / hand=4")
    assert state.outcomes() == [(0, 2 / 3), (5, 1 / 3)]

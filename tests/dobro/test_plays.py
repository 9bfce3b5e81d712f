"""Singles, pairs, jokers, Skip and Reverse."""

import pytest
from tests.dobro.tables import do, legal, refused, table


@pytest.mark.rule("D-30")
def test_a_player_must_play_or_take_and_cannot_pass() -> None:
    state = table("good=5 trick=5 / hand=7,2 / hand=3")
    assert legal(state) == {"play 7", "take"}
    assert refused(state, 0, "pass") == "E_UNKNOWN_ACTION"


@pytest.mark.rule("D-31", "D-32", "D-39")
def test_a_leader_plays_any_card_or_any_pair() -> None:
    state = table("/ hand=7,7,7,2 / hand=3")
    assert legal(state) == {"play 7", "play 2", "play 7 7"}
    assert refused(state, 0, "play 7 2") == "E_NOT_A_PAIR"
    assert refused(state, 0, "play 7 7 7") == "E_CARD_COUNT"


@pytest.mark.rule("D-33")
def test_a_joker_alone_is_any_number_and_may_double() -> None:
    state = table("good=11 trick=11 / hand=J,2 / hand=3")
    assert legal(state) == {"play J=11", "play J=12", "take"}
    assert do(state, "0 play J=11").good == 22


@pytest.mark.rule("D-33")
def test_a_single_joker_is_useless_above_twelve() -> None:
    assert legal(table("good=14 trick=7+7 / hand=J,2 / hand=3")) == {"take"}


@pytest.mark.rule("D-34", "A-8")
def test_a_joker_makes_a_pair_with_a_number_card_only() -> None:
    state = table("good=12 trick=12 / hand=J,8,S / hand=3")
    assert refused(state, 0, "play J S") == "E_SPECIAL_ALONE"
    assert refused(state, 0, "play J 8=9") == "E_JOKER_NUMBER"
    assert do(state.copy(), "0 play 8 J=8").good == 16
    assert do(state, "0 play 8 J").good == 16


@pytest.mark.rule("D-35")
def test_two_jokers_are_a_pair_of_one_number_and_three_are_no_play() -> None:
    state = table("/ hand=J,J,J,2 / hand=3")
    assert {f"play J J={number}" for number in range(2, 13)} <= legal(state)
    assert refused(state, 0, "play J J J=4") == "E_CARD_COUNT"
    assert do(state, "0 play J J=4").good == 8


@pytest.mark.rule("D-36", "A-17")
def test_skip_leaves_the_good_number_and_the_next_player_moves() -> None:
    state = do(table("good=48 trick=12+12 / hand=S,2 / hand=3 / hand=4"), "0 play S")
    assert (state.good, state.turn) == (48, 1)


@pytest.mark.rule("A-8")
def test_two_skips_are_no_pair() -> None:
    assert refused(table("/ hand=S,S,2 / hand=3"), 0, "play S S") == "E_SPECIAL_ALONE"


@pytest.mark.rule("D-37", "D-46")
def test_reverse_leaves_the_good_number_and_sends_the_turn_back() -> None:
    state = do(table("good=28 trick=7+7 turn=1 / hand=9 / hand=R,2 / hand=3"), "1 play R")
    assert (state.good, state.turn, state.direction) == (28, 0, -1)
    state = do(state, "0 take")
    assert state.turn == 0
    assert do(table("direction=-1 / hand=2,3 / hand=R / hand=3"), "0 play 2").turn == 2


@pytest.mark.rule("D-38", "A-4", "A-5")
def test_skip_may_lead_and_leaves_the_next_player_as_free_as_a_leader() -> None:
    state = do(table("/ hand=S,2 / hand=3,4 / hand=R,5"), "0 play S")
    assert state.good == 0
    assert legal(state) == {"play 3", "play 4", "take"}


@pytest.mark.rule("D-38", "A-4")
def test_with_lead_specials_off_specials_lead_only_from_a_hand_of_specials() -> None:
    mixed = table("lead_specials=off / hand=S,R,2 / hand=3 / hand=4")
    assert legal(mixed) == {"play 2"}
    assert refused(mixed, 0, "play S") == "E_SPECIAL_LEAD"
    assert legal(table("lead_specials=off / hand=S,R / hand=3 / hand=4")) == {"play S", "play R"}
    assert legal(table("lead_specials=off trick=3 good=3 / hand=S,2 / hand=3")) == {"play S", "take"}


@pytest.mark.rule("D-38")
def test_a_joker_may_always_lead() -> None:
    assert "play J=2" in legal(table("lead_specials=off / hand=J,S / hand=3"))

"""Taking the trick, then leading; drawing at the end of the turn."""

import pytest
from tests.dobro.tables import DOBRO, TABLES, do, hand, legal, random_game, refused, table


@pytest.mark.rule("D-40", "A-22")
def test_the_trick_may_be_taken_even_if_a_play_is_possible() -> None:
    assert "take" in legal(table("good=2 trick=2 / hand=7 / hand=3"))


@pytest.mark.rule("D-40")
def test_the_trick_must_be_taken_if_no_play_is_legal() -> None:
    assert legal(table("good=12 trick=12 / hand=3,4 / hand=3")) == {"take"}


@pytest.mark.rule("D-41", "A-7")
def test_a_leader_cannot_take() -> None:
    state = table("/ hand=3,4 / hand=3")
    assert refused(state, 0, "take") == "E_NOTHING_TO_TAKE"
    assert legal(state) == {"play 3", "play 4"}


@pytest.mark.rule("D-42", "D-44", "A-6")
def test_the_taker_leads_in_the_same_turn_and_draws_afterwards() -> None:
    state = table(
        "good=24 trick=S,J=2,4,5+5,J+6,J+12 deck_size=9 drawn=20 unseen=2,2,2,3,3,3,4,4,4 / hand=3,4 / hand=8"
    )
    do(state, "0 take")
    facts = state.facts()
    assert (facts.piles[0], facts.trick, facts.good, facts.turn) == ((9, 4 + 10 + 6 + 12), (), 0, 0)
    assert hand(state, 0) == "3 4"
    do(state, "0 play 3")
    assert (state.turn, state.drawer, state.to_draw) == (1, 0, 5)
    do(state, "* draw 2", "* draw 2", "* draw 2", "* draw 3", "* draw 3")
    assert hand(state, 0) == "2 2 2 3 3 4"
    assert (state.moment_name(), state.facts().piles[0]) == ("choice", (9, 32))


@pytest.mark.rule("D-42")
def test_a_pair_of_jokers_counts_two_cards_and_no_number() -> None:
    assert do(table("good=24 trick=J+J=6,R / hand=3 / hand=8 / hand=9"), "0 take").facts().piles[0] == (3, 0)


@pytest.mark.rule("D-43")
def test_a_forced_take_looks_like_a_voluntary_one() -> None:
    forced = do(table("good=12 trick=12 / hand=3,4 / hand=3"), "0 take")
    free = do(table("good=12 trick=12 / hand=3,12 / hand=3"), "0 take")
    assert DOBRO.view(forced, None) == DOBRO.view(free, None)


@pytest.mark.rule("D-44")
@pytest.mark.parametrize(("players", "options"), [entry for entry in TABLES if "draw" not in entry[1]])
def test_every_turn_ends_with_a_full_hand_while_the_deck_lasts(players: int, options: dict[str, str]) -> None:
    for state in random_game(players, options, 11):
        if state.moment_name() == "choice" and state.deck_size:
            assert [sum(state.hand(seat)) for seat in range(players)] == [state.limit] * players


@pytest.mark.rule("D-45")
def test_too_small_a_deck_is_drawn_up_and_later_turns_draw_nothing() -> None:
    state = do(table("deck_size=1 drawn=40 unseen=9 / hand=3,3,4 / hand=8,8"), "0 play 3 3", "* draw 9")
    assert (hand(state, 0), state.deck_size, state.turn) == ("4 9", 0, 1)
    do(state, "1 play 8")
    assert (hand(state, 1), state.moment_name(), state.turn) == ("8", "choice", 0)


@pytest.mark.rule("D-64", "D-60")
def test_taking_with_one_card_left_ends_the_round_by_leading_it() -> None:
    state = do(table("good=24 trick=12,J=12 / hand=3 / hand=8"), "0 take")
    assert legal(state) == {"play 3"}
    do(state, "0 play 3")
    assert state.facts().points == ((1, 2),)
    assert state.closer == 0

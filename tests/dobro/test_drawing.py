"""Drawing by the program, and drawing that can be forgotten."""

import pytest
from tests.dobro.tables import DOBRO, do, hand, legal, random_game, refused, table

CLASSIC = "draw=classic deck_size=4 drawn=30 unseen=2,2,3,3"


@pytest.mark.rule("D-50", "D-51", "A-9")
def test_by_default_cards_are_drawn_automatically_and_none_is_forgotten() -> None:
    for state in random_game(3, {}, 4):
        assert (state.owes, state.forgetful) == (-1, -1)
        assert "draw" not in legal(state)


@pytest.mark.rule("D-52", "A-9")
def test_after_a_play_the_turn_passes_and_a_draw_is_owed() -> None:
    state = do(table(f"{CLASSIC} / hand=5,6 / hand=7,8 / hand=9"), "0 play 5")
    assert (state.owes, state.turn, state.open_seats()) == (0, 1, (0, 1))
    assert legal(state, 0) == {"draw"}
    assert DOBRO.view(state, 0).asked == "draw"
    assert refused(state, 1, "draw") == "E_NO_DRAW_DUE"


@pytest.mark.rule("D-52")
def test_a_draw_fills_the_hand_or_empties_the_deck() -> None:
    state = do(table(f"{CLASSIC} / hand=5,6 / hand=7,8"), "0 play 5", "0 draw")
    assert (state.to_draw, DOBRO.roller(state)) == (4, 0)
    assert refused(state, 0, "draw") == "E_NO_DRAW_DUE"
    do(state, "* draw 2", "* draw 2", "* draw 3", "* draw 3")
    assert (hand(state, 0), state.deck_size, state.owes, state.forgetful) == ("2 2 3 3 6", 0, -1, -1)
    full = do(table("draw=classic deck_size=2 unseen=3,2 / hand=5,6,6,6,6,7 / hand=7,8"), "0 play 5", "0 draw")
    assert full.to_draw == 1


@pytest.mark.rule("D-53", "D-54")
@pytest.mark.parametrize("action", ["play 7", "take"])
def test_the_next_players_first_accepted_action_makes_a_draw_forgotten(action: str) -> None:
    state = do(table(f"{CLASSIC} / hand=5,6 / hand=7,8 / hand=9"), "0 play 5")
    assert refused(state, 1, "play 2") == "E_NOT_IN_HAND"
    assert (state.owes, state.forgetful) == (0, -1)
    do(state, f"1 {action}")
    assert state.forgetful == 0
    assert refused(state, 0, "draw") == "E_NO_DRAW_DUE"


@pytest.mark.rule("D-53")
def test_forgetting_counts_even_if_the_next_action_ends_the_round() -> None:
    state = do(table(f"{CLASSIC} / hand=5,6 / hand=7 / hand=9"), "0 play 5", "1 play 7")
    assert state.facts().points == ((0, 1, 1),)
    assert state.forgetful == 0


@pytest.mark.rule("D-54")
def test_the_forgetful_card_stays_until_another_player_forgets() -> None:
    state = do(table(f"{CLASSIC} forgetful=0 / hand=5,6 / hand=7,8 / hand=9,9"), "0 play 5", "1 play 7")
    assert state.forgetful == 0
    assert do(state, "2 play 9").forgetful == 1


@pytest.mark.rule("D-55")
def test_a_forgetful_player_draws_up_to_the_limit_after_the_next_turn() -> None:
    state = table("draw=classic deck_size=9 unseen=2,2,2,3,3,3,4,4,4 / hand=5,6,7 / hand=7,8")
    do(state, "0 play 5", "1 play 7", "0 play 7", "0 draw")
    assert state.to_draw == 5


@pytest.mark.rule("D-56")
def test_with_an_empty_deck_no_draw_is_owed() -> None:
    state = do(table("draw=classic / hand=5,6 / hand=7,8"), "0 play 5")
    assert (state.owes, state.open_seats()) == (-1, (1,))
    assert do(state, "1 play 7").forgetful == -1


@pytest.mark.rule("A-10", "D-63")
def test_an_empty_hand_ends_the_round_even_while_the_deck_has_cards() -> None:
    state = do(table(f"{CLASSIC} / hand=5 / hand=7,8"), "0 play 5")
    assert (state.round, state.closer, state.is_dealing) == (2, 0, True)


@pytest.mark.rule("D-63")
def test_with_automatic_drawing_the_deck_runs_out_first() -> None:
    decks = []
    for state in random_game(4, {}, 6):
        if (state.round > 1 and state.is_dealing and not state.drawn) or state.is_over():
            assert decks[-1] == 0
        decks.append(state.deck_size)
    assert state.is_over()

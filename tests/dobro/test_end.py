"""The end of the game: places, ties, and the long game."""

import pytest
from tests.dobro.tables import DOBRO, do, legal, random_game, refused, table

from silvertray.core.errors import SetupError
from silvertray.core.seats import CHANCE


def places(text: str) -> dict[int, int]:
    """The place of every seat."""
    return {place.seat: place.place for place in DOBRO.ranking(table(text))}


@pytest.mark.rule("D-13", "D-80")
def test_after_three_rounds_the_highest_total_wins() -> None:
    state = do(table("round=3 / hand=2 points=1-2 / hand=3 points=2-1 pile=1-3"), "0 play 2")
    assert state.is_over()
    assert (state.open_seats(), legal(state), state.outcomes()) == ((), set(), [])
    assert state.facts().points == ((1, 2), (2, 1), (2, 1))
    first, second = DOBRO.ranking(state)
    assert (first.seat, first.place, first.score) == (0, 1, 5)
    assert first.lines == (("round 1", 1), ("round 2", 2), ("round 3", 2))
    assert (second.seat, second.place, second.score) == (1, 2, 4)
    assert DOBRO.view(state, 0).asked == "nothing"


@pytest.mark.rule("D-80")
def test_all_players_are_level_during_the_first_round() -> None:
    assert [place.place for place in DOBRO.ranking(DOBRO.new(3, {}))] == [1, 1, 1]


@pytest.mark.rule("D-81", "A-15")
def test_a_tie_goes_to_more_points_in_the_last_round() -> None:
    assert places("moment=over round=3 / points=2-2-1 pile=1-2 / points=2-1-2 pile=9-90") == {0: 2, 1: 1}


@pytest.mark.rule("D-81", "A-15")
def test_a_tie_in_cards_goes_to_the_smaller_pile_sum() -> None:
    assert places("moment=over round=3 / points=1-1-1 pile=3-20 / points=1-1-1 pile=3-19") == {0: 2, 1: 1}


@pytest.mark.rule("D-81")
def test_a_tie_in_everything_is_shared() -> None:
    assert places("moment=over round=3 / points=1-1-1 pile=3-20 / points=1-1-1 pile=3-20") == {0: 1, 1: 1}


@pytest.mark.rule("D-81", "A-15")
def test_the_brazilian_edition_looks_at_the_number_of_cards_alone() -> None:
    text = "edition=br moment=over round=3 / points=2-2-1 pile=3-9 / points=2-1-2 pile=4-8 / points=1-2-2 pile=4-9"
    assert places(text) == {0: 1, 1: 2, 2: 2}


@pytest.mark.rule("D-82")
def test_the_same_order_settles_the_lower_places() -> None:
    text = "moment=over round=3 / points=3-3-3 / points=1-2-1 pile=1-2 / points=1-1-2 pile=2-9"
    assert places(text) == {0: 1, 1: 3, 2: 2}


@pytest.mark.rule("D-85", "A-18")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_a_long_game_has_as_many_rounds_as_players(players: int) -> None:
    *_, state = random_game(players, {"rounds": "players"}, 2)
    assert len(state.facts().points) == players
    assert all(len(place.lines) == players for place in DOBRO.ranking(state))


@pytest.mark.rule("D-85", "A-18")
def test_the_last_round_of_a_long_game_breaks_the_tie() -> None:
    text = "rounds=players moment=over round=4 / points=1-1-2-1 / points=1-1-1-2 / points=1-1-1-1 / points=1-1-1-1"
    assert places(text) == {0: 2, 1: 1, 2: 3, 3: 3}


@pytest.mark.rule("D-85", "A-19")
@pytest.mark.parametrize("players", [2, 3])
def test_the_long_game_is_not_offered_to_two_or_three(players: int) -> None:
    with pytest.raises(SetupError, match="wrong-option") as caught:
        DOBRO.new(players, {"rounds": "players"})
    assert caught.value.rule == "D-85"


@pytest.mark.rule("D-86")
def test_two_players_score_one_and_two_or_one_each() -> None:
    assert do(table("/ hand=2 / hand=3 pile=1-3"), "0 play 2").facts().points == ((2, 1),)
    assert do(table("/ hand=2 pile=1-2 / hand=3 pile=1-3"), "0 play 2").facts().points == ((1, 1),)


@pytest.mark.rule("D-60")
def test_nothing_can_be_done_after_the_end() -> None:
    state = table("moment=over round=3 / hand=2 points=1-1-1 / points=1-1-1")
    for text in ("draw", "take", "play 2", "nonsense"):
        assert refused(state, 0, text) == "E_ROUND_OVER"
    with pytest.raises(ValueError, match="no outcome"):
        state.apply(CHANCE, 0)

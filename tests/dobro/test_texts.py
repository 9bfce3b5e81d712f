"""Positions, actions and outcomes as text, there and back; and what is no such text."""

import pytest
from tests.dobro.tables import DOBRO, TABLES, random_game, table

from silvertray.core.bits import members
from silvertray.core.errors import NotationError, PositionError, SetupError
from silvertray.core.seats import CHANCE

DEALING = "moment=deal dealing=yes drawer=0 to_draw=6"


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_position_survives_text_and_back(players: int, options: dict[str, str]) -> None:
    for state in random_game(players, options, 23, every=2):
        again = DOBRO.from_position(DOBRO.position(state))
        assert again.facts() == state.facts()
        assert [again.legal(seat) for seat in range(players)] == [state.legal(seat) for seat in range(players)]
        assert again.outcomes() == state.outcomes()
        assert DOBRO.position(again) == DOBRO.position(state)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_actions_and_outcomes_survive_text_and_back(players: int, options: dict[str, str]) -> None:
    for state in random_game(players, options, 29, every=2):
        for seat in state.open_seats():
            actions = [o for o, _ in state.outcomes()] if seat == CHANCE else members(state.legal(seat))
            for action in actions:
                assert DOBRO.parse(state, seat, DOBRO.text(state, seat, action)) == action


@pytest.mark.parametrize(("position", "text"), [(DEALING, "first 0"), ("", "draw 7"), ("first", "draw 7")])
def test_an_outcome_that_is_impossible_now_is_refused(position: str, text: str) -> None:
    if position == DEALING:
        state = table("moment=deal drawer=0 to_draw=1 deck_size=1 unseen=2 / hand=2 / hand=3")
    else:
        state = DOBRO.new(2, {}) if position else table("/ hand=2 / hand=3")
    with pytest.raises(NotationError, match="wrong-outcome"):
        DOBRO.parse(state, CHANCE, text)


@pytest.mark.parametrize("text", ["", "clever / /", "dobro", "dobro /", "dobro / / / / / / /"])
def test_a_position_of_another_game_or_size_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="wrong-position"):
        DOBRO.from_position(text)


@pytest.mark.parametrize(
    "word",
    [
        "nonsense",
        "moment=never",
        "direction=0",
        "dealing=no",
        "unseen=13",
        "unseen=",
        "unseen=" + ",".join(["2"] * 58),
        "trick=7+8",
        "trick=take",
        "round=x",
        "round=-1",
        "round=1000",
        "turn=²",
    ],
)
def test_an_unknown_word_about_a_table_is_refused(word: str) -> None:
    with pytest.raises(NotationError, match="wrong-word"):
        table(f"{word} / hand=2 / hand=3")


@pytest.mark.parametrize(
    "word", ["hands=2", "hand=1", "hand", "known=x", "pile=3", "pile=3-x", "points=", "points=1--1"]
)
def test_an_unknown_word_about_a_seat_is_refused(word: str) -> None:
    with pytest.raises(NotationError, match="wrong-word"):
        table(f"/ hand=2 / {word}")


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("turn=2 / hand=2 / hand=3", "seats"),
        ("owes=9 / hand=2 / hand=3", "seats"),
        ("/ hand=2 /", "hands"),
        ("/ hand=2,2,3,3,4,4,5 / hand=2", "hands"),
        ("/ hand=2,2,3,3,4,4 / hand=2 / hand=2 / hand=3 / hand=3 / hand=3", "hands"),
        ("/ hand=2 known=3 / hand=3", "known"),
        ("/ hand=2 points=1 / hand=3", "points"),
        ("/ hand=R / hand=3", "cards"),
        ("/ hand=12,12 / hand=12,12", "cards"),
        ("trick=12+12 deck_size=1 unseen=12 / hand=12 / hand=3", "cards"),
        ("/ hand=2 pile=57-60 / hand=3", "cards"),
        ("/ hand=2 pile=30-60 / hand=3 pile=30-60", "cards"),
        ("/ hand=2 pile=2-25 / hand=3", "cards"),
        ("good=49 trick=2 / hand=2 / hand=3", "good"),
        ("round=0 / hand=2 / hand=3", "rounds"),
        ("round=4 / hand=2 points=1-1-1 / hand=3 points=1-1-1", "rounds"),
        ("round=2 / hand=2 / hand=3", "rounds"),
        ("round=2 / hand=2 points=7 / hand=3 points=1", "rounds"),
        ("moment=over round=3 / points=1-1 / points=1-1", "rounds"),
        ("moment=first round=1 / /", "rounds"),
        ("moment=deal to_draw=1 deck_size=1 unseen=2 / hand=2 / hand=3", "deck"),
        ("moment=deal drawer=0 deck_size=1 unseen=2 / hand=2 / hand=3", "deck"),
        ("moment=deal drawer=0 to_draw=6 deck_size=6 unseen=2,2,2,2,3,3 / hand=2 / hand=3", "deck"),
        ("moment=deal drawer=0 to_draw=2 deck_size=1 unseen=2 / hand=2 / hand=3", "deck"),
        (f"{DEALING} deck_size=7 unseen=2,2,2,3,3,3,4 / /", "deck"),
        ("owes=1 deck_size=1 unseen=2 / hand=2 / hand=3", "deck"),
        ("draw=classic owes=1 / hand=2 / hand=3", "deck"),
        ("draw=classic owes=1 deck_size=1 unseen=2 / hand=2 / hand=3,3,4,4,5,5", "deck"),
        ("deck_size=1 / hand=2 / hand=3", "deck"),
    ],
)
def test_an_impossible_position_is_refused(text: str, part: str) -> None:
    with pytest.raises(PositionError, match="impossible-position") as caught:
        table(text)
    assert caught.value.params["part"] == part


@pytest.mark.rule("D-6")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(SetupError, match="wrong-players"):
        DOBRO.new(players, {})


@pytest.mark.rule("D-50", "A-16", "D-38", "D-85")
@pytest.mark.parametrize(
    ("option", "rule"),
    [
        ("draw=never", "D-50"),
        ("speed=fast", ""),
        ("edition=en", "A-16"),
        ("lead_specials=yes", "D-38"),
        ("rounds=4", "D-85"),
    ],
)
def test_an_unknown_option_is_refused(option: str, rule: str) -> None:
    name, _, value = option.partition("=")
    with pytest.raises(SetupError, match="wrong-option") as caught:
        DOBRO.new(4, {name: value})
    assert caught.value.rule == rule


def test_a_position_names_its_unusual_options_only() -> None:
    text = "dobro draw=classic lead_specials=off edition=br moment=choice round=1 turn=0 / hand=2 / hand=3"
    assert DOBRO.position(DOBRO.from_position(text)) == text
    with pytest.raises(SetupError, match="wrong-option"):
        table("draw=never / hand=2 / hand=3")

"""What a play counts, what it needs, and the good number after it."""

import pytest
from tests.dobro.tables import DOBRO, TABLES, do, legal, random_game, refused, table

OTHER = "/ hand=2,3"


def on(good: int, hand: str) -> str:
    """A position: so high a good number on a trick of a Skip, and this hand to play."""
    return f"good={good} trick=S / hand={hand} {OTHER}"


@pytest.mark.rule("D-20", "D-42")
def test_the_good_number_is_undefined_at_the_start_of_every_trick() -> None:
    state = do(table(on(9, "4,5")), "0 take")
    assert state.good == 0
    assert legal(state) == {"play 4", "play 5"}


@pytest.mark.rule("D-21", "D-22", "D-23", "D-25", "A-2", "A-3")
@pytest.mark.parametrize(
    ("good", "play", "after"),
    [
        (0, "7", 7),
        (0, "7 7", 14),
        (5, "7", 7),
        (7, "7", 14),
        (7, "7 7", 14),
        (14, "7 7", 28),
        (10, "6 6", 12),
        (5, "5 5", 10),
        (10, "5 5", 20),
        (12, "J=12", 24),
        (3, "J=9", 9),
        (24, "J 12", 48),
        (24, "J J=12", 48),
        (0, "J 7", 14),
        (22, "12 12", 24),
    ],
)
def test_a_higher_value_becomes_the_good_number_and_an_equal_one_doubles_it(good: int, play: str, after: int) -> None:
    hand = ",".join([*play.split("=")[0].split(), "2"])
    state = table(on(good, hand))
    offered = {option.text: option.good for option in DOBRO.view(state, 0).options}
    assert offered[f"play {play}"] == after
    assert do(state, f"0 play {play}").good == after


@pytest.mark.rule("D-22")
def test_a_value_below_the_good_number_is_refused() -> None:
    state = table(on(8, "7,3,3,J"))
    assert refused(state, 0, "play 7") == "E_TOO_LOW"
    assert refused(state, 0, "play 3 3") == "E_TOO_LOW"
    assert refused(state, 0, "play J=7") == "E_TOO_LOW"
    assert legal(state) == {"play J=8", "play J=9", "play J=10", "play J=11", "play J=12", "play J 7", "take"}


@pytest.mark.rule("D-24", "A-1")
def test_a_play_is_compared_with_the_good_number_and_not_with_the_top_card() -> None:
    state = do(table("good=7 trick=7 / hand=7,2 / hand=7,7,9"), "0 play 7")
    assert state.good == 14
    assert refused(state, 1, "play 9") == "E_TOO_LOW"
    assert do(state, "1 play 7 7").good == 28


@pytest.mark.rule("D-26")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_good_number_takes_only_its_values(players: int, options: dict[str, str]) -> None:
    values = {0, *range(2, 13), *range(14, 25, 2), 28, 32, 36, 40, 44, 48}
    assert {state.good for state in random_game(players, options, 5)} <= values


@pytest.mark.rule("D-27", "D-33")
@pytest.mark.parametrize(
    ("good", "expected"),
    [
        (12, {"12", "12 12", "J 12", "J 6", "J J=6", "J=12", "S", "R"}),
        (14, {"12 12", "J 12", "J J=7", "S", "R"}),
        (24, {"12 12", "J 12", "J J=12", "S", "R"}),
        (28, {"S", "R"}),
        (48, {"S", "R"}),
    ],
)
def test_a_higher_good_number_is_beaten_by_fewer_plays(good: int, expected: set[str]) -> None:
    state = table(f"good={good} trick=5 / hand=12,12,6,J,J,S / hand=2 / hand=3")
    found = {text.removeprefix("play ") for text in legal(state)} - {"take"}
    least = (good + 1) // 2
    jokers = {f"J J={n}" for n in range(least, 13)} if good <= 24 else set()
    assert found == (expected - {"R"}) | jokers

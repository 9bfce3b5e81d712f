"""The end: the last turn, the score, places and ties, the solo rating (C-61 to C-64)."""

import pytest
from tests.positions import CLEVER, Table, ended, passive_alone, purple_worth, rolls_over, worth


@pytest.mark.rule("C-61")
@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 5), (4, 4)])
def test_the_game_ends_after_the_last_turn_of_the_last_round(players: int, rounds: int) -> None:
    sheets = ["stage=done"] * (players - 1) + ["stage=extra extra=1"]
    table = Table(rolls_over("123456", *sheets, tray="wyb", round=rounds, turn=players - 1))
    table.play(players - 1, "pass")
    assert table.state.is_over()
    assert table.open_seats() == ()


@pytest.mark.rule("C-61")
def test_a_solo_game_ends_after_its_sixth_passive_turn() -> None:
    table = Table(passive_alone("123456", "", tray="wyb", round=6))
    table.play(0, "pass")
    assert table.state.is_over()


@pytest.mark.rule("C-61")
@pytest.mark.parametrize(("round", "turn"), [(5, 1), (6, 0)])
def test_the_game_does_not_end_before_the_last_turn_of_the_last_round(round: int, turn: int) -> None:
    sheets = ["stage=done", "stage=done"]
    sheets[turn] = "stage=extra extra=1"
    table = Table(rolls_over("123456", *sheets, tray="wyb", round=round, turn=turn))
    table.play(turn, "pass")
    assert not table.state.is_over()


@pytest.mark.rule("C-61")
def test_every_seat_may_spend_extra_dice_in_the_last_turn() -> None:
    table = Table(rolls_over("123456", "extra=2", "stage=extra extra=2", tray="wyb", round=6, turn=1))
    table.play(1, "extra purple", "extra green")
    table.play(0, "pass", "extra purple", "extra green")
    assert table.state.is_over()
    assert [table.on_sheet("extra", seat) for seat in (0, 1)] == ["0-2", "0-2"]


@pytest.mark.rule("C-61")
def test_the_game_does_not_end_while_a_reward_waits() -> None:
    table = Table(rolls_over("155456", "yellow=3a,6a", "", tray="wyb", round=6, turn=1))
    table.play(0, "pick yellow a")
    assert not table.state.is_over()
    table.play(0, "bonus blue 7")
    assert table.state.is_over()


@pytest.mark.rule("C-61")
def test_unused_rerolls_and_extra_dice_are_worth_nothing() -> None:
    assert Table(ended("reroll=7 extra=7 purple=6")).state.score(0) == 6


SCORES = [
    ("", 0),
    ("fox=5", 0),
    ("purple=6 fox=5", 6),
    ("yellow=3a,2a,1b blue=2,3,4 green=2 orange=5 purple=4", 10 + 4 + 3 + 5 + 4),
    ("yellow=3a,2a,1b blue=2,3,4 green=2 orange=5 purple=4 fox=1", 26 + 3),
    ("yellow=3a,2a,1b blue=2,3,4 green=2 orange=5 purple=4 fox=4", 26 + 12),
    (worth(344) + " fox=5", 344 + 5 * 56),
]


@pytest.mark.rule("C-62")
@pytest.mark.parametrize(("sheet", "score"), SCORES)
def test_the_score_is_the_areas_and_the_lowest_again_for_each_fox(sheet: str, score: int) -> None:
    state = Table(ended(sheet)).state
    assert state.score(0) == score
    assert sum(points for _, points in CLEVER.ranking(state)[0].lines) == score


PLACES = [
    # sheets by seat, then (seat, place), the best first
    (("purple=6", "purple=6,6"), [(1, 1), (0, 2)]),
    (("purple=6,6,6", "purple=6,6 orange=6"), [(0, 1), (1, 2)]),
    (("purple=6,6 orange=6", "purple=6,6,6"), [(1, 1), (0, 2)]),
    (("purple=6,6 orange=6", "orange=6,6 purple=6"), [(0, 1), (1, 1)]),
    (("", "", ""), [(0, 1), (1, 1), (2, 1)]),
    (("purple=6", "purple=6", "purple=5"), [(0, 1), (1, 1), (2, 3)]),
    (("purple=5", "purple=6", "purple=5", "purple=4"), [(1, 1), (0, 2), (2, 2), (3, 4)]),
    (
        (
            f"purple={purple_worth(12)} orange=6,6,6",
            "purple=6,6,6,6,6",
            "purple=6,6,6,6,6,6",
            "purple=6,6 orange=6,6,6",
        ),
        [(2, 1), (1, 2), (0, 3), (3, 3)],
    ),
]


@pytest.mark.rule("C-63")
@pytest.mark.rule("R-11")
@pytest.mark.parametrize(("sheets", "places"), PLACES)
def test_points_decide_then_the_best_single_area_then_places_are_shared(
    sheets: tuple[str, ...], places: list[tuple[int, int]]
) -> None:
    ranking = CLEVER.ranking(Table(ended(*sheets)).state)
    assert [(place.seat, place.place) for place in ranking] == places


@pytest.mark.rule("C-63")
@pytest.mark.rule("R-11")
def test_foxes_are_no_area_in_a_tie() -> None:
    spread = "yellow=3a,2a,1b blue=2,3,4,5,6,7 green=4 orange=4,6 purple=4,6 fox=3"  # 10+16+10+10+10 and 30
    plain = f"purple={purple_worth(66)} orange=6,6,6 blue=2,3"
    ranking = CLEVER.ranking(Table(ended(spread, plain)).state)
    assert [(place.seat, place.place, place.score) for place in ranking] == [(1, 1, 86), (0, 2, 86)]


BANDS = [
    (344, 1),
    (281, 1),
    (280, 2),
    (260, 2),
    (259, 3),
    (240, 3),
    (239, 4),
    (220, 4),
    (219, 5),
    (200, 5),
    (199, 6),
    (180, 6),
    (179, 7),
    (160, 7),
    (159, 8),
    (140, 8),
    (139, 9),
    (0, 9),
]


@pytest.mark.rule("C-64")
@pytest.mark.parametrize(("score", "band"), BANDS)
def test_a_solo_score_falls_into_its_band(score: int, band: int) -> None:
    state = Table(ended(worth(score))).state
    assert state.score(0) == score
    assert CLEVER.view(state, 0).rating == CLEVER.view(state, None).rating == band


@pytest.mark.rule("C-64")
def test_only_a_finished_solo_game_is_rated() -> None:
    assert CLEVER.view(Table(ended(worth(300), worth(300))).state, 0).rating == 0
    assert CLEVER.view(Table(passive_alone("123456", worth(300), tray="wyb")).state, 0).rating == 0

"""Alone, and the end: rounds, the fallback, the score, places, and the eleven bands (C-4, C-60 to C-64)."""

import pytest
from tests.positions import Table, code_and_rule
from tests.rules.twice.sheets import (
    NONE_OF_THE_TRAY,
    TWICE,
    ended,
    passive_alone,
    picking,
    random_game,
    rolling,
    rolls_over,
    worth,
)

from silvertray.core.errors import SetupError
from silvertray.core.game import CHANCE


@pytest.mark.rule("C-4")
@pytest.mark.rule("C-61")
@pytest.mark.parametrize(("players", "rounds"), [(1, 6), (2, 6), (3, 5), (4, 4)])
def test_a_game_is_played_over_its_rounds(players: int, rounds: int) -> None:
    states = [state.round for state in random_game(players, seed=players)]
    assert max(states) == rounds
    assert states == sorted(states)


@pytest.mark.rule("C-4")
@pytest.mark.parametrize("players", [0, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(SetupError, match=r"wrong-players .*\(C-4\)"):
        TWICE.new(players, {})


# -- alone


@pytest.mark.rule("C-60")
def test_the_three_lowest_dice_go_to_the_tray() -> None:
    table = Table(rolling("111111", "", turn=1))
    table.roll("662531")
    assert (table.word("tray"), table.word("fields")) == ("ygp", "wsb")


@pytest.mark.rule("C-60")
def test_a_tie_for_the_tray_is_drawn() -> None:
    table = Table(rolling("111111", "", turn=1))
    table.roll("124456")
    assert table.outcomes() == {"tray y": 0.5, "tray b": 0.5}


@pytest.mark.rule("C-52")
@pytest.mark.rule("C-60")
@pytest.mark.rule("R-4")
def test_with_the_fallback_one_of_the_other_three_dice_may_be_picked() -> None:
    table = Table(passive_alone("661523", NONE_OF_THE_TRAY, tray="ygp"))
    silver = {f"pick {die} {row}" for die in ("silver", "white silver") for row in ("yellow", "blue", "green", "pink")}
    assert table.options() == silver | {"pick blue", "pick white blue", "pick white yellow a", "pass"}
    table.play(0, "pick silver blue")
    assert (table.on_sheet("silver"), table.open_seats()) == ("6b", (CHANCE,))


@pytest.mark.rule("C-60")
def test_without_the_fallback_only_extra_dice_remain() -> None:
    table = Table(rolling("111111", f"{NONE_OF_THE_TRAY} extra=1", turn=1, fallback="off"))
    table.roll("661523")
    assert table.on_sheet("stage") == "extra"
    table.play(0, "extra silver pink")
    assert table.on_sheet("silver") == "6d"


@pytest.mark.rule("C-52")
def test_while_a_die_of_the_tray_fits_the_others_are_out_of_reach() -> None:
    table = Table(passive_alone("661523", "", tray="ygp"))
    assert code_and_rule(table, 0, "pick silver blue") == ("tray-first", "C-52")


@pytest.mark.rule("C-50")
@pytest.mark.rule("C-51")
@pytest.mark.rule("R-2")
def test_passive_players_pick_or_decline_independently() -> None:
    table = Table(rolls_over("123456", "stage=done", "", "", tray="wsy"))
    table.play(2, "pick silver pink")
    table.play(1, "pass")
    assert (table.on_sheet("silver", 1), table.on_sheet("silver", 2)) == ("", "2d")
    assert (table.open_seats(), table.word("turn")) == ((CHANCE,), "1")


@pytest.mark.rule("C-60")
@pytest.mark.rule("C-30")
def test_the_passive_turn_alone_is_a_new_turn_for_extra_dice() -> None:
    table = Table(picking("116111", "extra=2", pool="g", tray="wsb", fields="yp", roll=3))
    table.play(0, "pick green", "extra silver blue", "pass")
    table.roll("611523")
    table.play(0, "pass")
    assert "extra silver blue" not in table.options()
    assert "extra silver pink" in table.options()


# -- score, places, rating


@pytest.mark.rule("C-61")
def test_unused_actions_are_worth_nothing() -> None:
    assert Table(ended("reroll=5 return=5 extra=5 pink=6")).state.score(0) == 6


@pytest.mark.rule("C-61")
def test_every_seat_may_spend_extra_dice_in_the_last_turn() -> None:
    table = Table(rolls_over("123456", "extra=1", "stage=extra extra=1", tray="wsy", round=6, turn=1))
    table.play(1, "extra pink")
    table.play(0, "pass", "extra pink")
    assert table.state.is_over()


@pytest.mark.rule("C-62")
@pytest.mark.parametrize("players", [1, 3])
def test_the_score_is_the_sum_of_its_lines(players: int) -> None:
    *_, last = random_game(players, seed=5)
    for place in TWICE.ranking(last):
        assert place.score == sum(points for _, points in place.lines) == last.score(place.seat)


PLACES = [
    (("pink=6", "pink=6,6"), [(1, 1), (0, 2)]),
    (("pink=6 green=2,6", "pink=2"), [(0, 1), (1, 2)]),
    (("pink=6 green=2,6", "blue=9 pink=1"), [(0, 1), (1, 2)]),
    (("pink=6 blue=9", "blue=9 pink=6"), [(0, 1), (1, 1)]),
    (("green=2,6", "green=2,12"), [(0, 1), (1, 2)]),
    (("green=2,6 fox=2", "green=2,12"), [(1, 1), (0, 2)]),
    (("green=2,12", "", "green=2,12"), [(1, 1), (0, 2), (2, 2)]),
    (("pink=6,4 blue=9", "pink=6,5"), [(1, 1), (0, 2)]),
]


@pytest.mark.rule("C-63")
@pytest.mark.rule("R-11")
@pytest.mark.parametrize(("sheets", "places"), PLACES)
def test_points_decide_then_the_best_single_area_also_below_zero(
    sheets: tuple[str, ...], places: list[tuple[int, int]]
) -> None:
    ranking = TWICE.ranking(Table(ended(*sheets)).state)
    assert [(place.seat, place.place) for place in ranking] == places


BANDS = [
    *[(391, 1), (321, 1), (320, 2), (300, 2), (299, 3), (280, 3), (279, 4), (260, 4), (259, 5), (240, 5), (239, 6)],
    *[(220, 6), (219, 7), (200, 7), (199, 8), (180, 8), (179, 9), (160, 9), (159, 10), (140, 10), (139, 11), (0, 11)],
]


@pytest.mark.rule("C-64")
@pytest.mark.parametrize(("score", "band"), BANDS)
def test_a_solo_score_falls_into_one_of_eleven_bands(score: int, band: int) -> None:
    state = Table(ended(worth(score))).state
    assert state.score(0) == score
    assert TWICE.view(state, 0).rating == TWICE.view(state, None).rating == band


@pytest.mark.rule("C-64")
def test_a_score_below_zero_is_in_the_last_band() -> None:
    state = Table(ended("green=2,12")).state
    assert (state.score(0), TWICE.view(state, 0).rating) == (-10, 11)

"""Rewards: marks to be made at once, actions to be kept, foxes and the black choice (C-40 to C-46)."""

import pytest
from tests.positions import CLEVER, FULL, Table, full, picking, random_game, rolls_over, using, without

from silvertray.core.game import CHANCE

ALL_YELLOW = {f"bonus yellow {cell}" for cell in FULL["yellow"].split(",")}
ALL_BLUE = {f"bonus blue {cell}" for cell in FULL["blue"].split(",")}


# -- marks at once


@pytest.mark.rule("C-40")
def test_a_mark_reward_comes_before_anything_else() -> None:
    table = Table(rolls_over("123456", "stage=extra extra=2 waiting=x:green", "stage=done", tray="wyb"))
    assert table.options() == {"bonus green"}
    for text in ("pass", "extra purple"):
        refusal = table.refusal(0, text)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("reward-first", "C-40")
    table.play(0, "bonus green")
    assert {"pass", "extra purple"} <= table.options()


@pytest.mark.rule("C-40")
def test_a_mark_reward_cannot_be_saved() -> None:
    table = Table(picking("555555", "yellow=3a,6a reroll=1", ""))
    table.play(0, "pick yellow a")
    assert "pass" not in table.options()
    assert table.options() == ALL_BLUE


@pytest.mark.rule("C-40")
def test_a_chain_of_rewards_is_played_out_at_once() -> None:
    table = Table(picking("555555", "yellow=3a,6a blue=2,3 orange=1,1,1", ""))
    table.play(0, "pick yellow a")
    assert table.options() == ALL_BLUE - {"bonus blue 2", "bonus blue 3"}
    table.play(0, "bonus blue 4")
    assert table.options() == {"bonus orange 5"}
    table.play(0, "bonus orange 5")
    assert table.on_sheet("orange") == "1,1,1,10"
    assert table.open_seats() == (CHANCE,)


@pytest.mark.rule("C-40")
def test_a_passive_players_reward_holds_up_no_one_else() -> None:
    table = Table(rolls_over("153456", "", "yellow=3a,6a", "", tray="wyg"))
    table.play(1, "pick yellow a")
    assert table.waiting(1) == ["x:blue"]
    table.play(2, "pick green")
    assert table.on_sheet("green", 2) == "1"
    assert table.open_seats() == (1,)


# -- order and lapses


@pytest.mark.rule("C-41")
@pytest.mark.rule("R-6")
@pytest.mark.parametrize("order", [["bonus yellow 1a", "bonus purple 6"], ["bonus purple 6", "bonus yellow 1a"]])
def test_the_player_chooses_which_waiting_reward_to_use_next(order: list[str]) -> None:
    table = Table(using("x:yellow,n:purple:6"))
    assert table.options() == ALL_YELLOW | {"bonus purple 6"}
    table.play(0, *order)
    assert (table.on_sheet("yellow"), table.on_sheet("purple")) == ("1a", "6")
    assert table.open_seats() == (CHANCE,)


@pytest.mark.rule("C-41")
@pytest.mark.rule("R-6")
def test_a_reward_earned_on_the_way_may_be_used_before_an_older_one() -> None:
    table = Table(using("x:yellow,x:green", "yellow=3a,6a"))
    table.play(0, "bonus yellow 5a")
    assert table.options() == ALL_BLUE | {"bonus green"}
    table.play(0, "bonus blue 2", "bonus green")
    assert table.open_seats() == (CHANCE,)


LAPSES = [
    # the pick that earns the reward, the sheet, dice, the area that is full
    ("pick yellow a", "yellow=3a,6a", "555555", "blue"),
    ("pick yellow b", "yellow=2a,1a", "555555", "orange"),
    ("pick yellow a", "yellow=1b,2b", "444444", "green"),
    ("pick blue", "blue=2,3", "113311", "orange"),
    ("pick purple", "purple=1,2,3", "666666", "blue"),
    ("pick green", "green=8", "666666", "purple"),
]


@pytest.mark.rule("C-41")
@pytest.mark.parametrize(("pick", "sheet", "dice", "filled"), LAPSES)
def test_a_reward_without_a_legal_mark_lapses_at_once(pick: str, sheet: str, dice: str, filled: str) -> None:
    table = Table(picking(dice, f"{sheet} {full(filled)}", ""))
    table.play(0, pick)
    assert not table.waiting()
    assert table.open_seats() == (CHANCE,)


@pytest.mark.rule("C-41")
def test_a_reward_lapses_when_another_takes_its_last_cell() -> None:
    table = Table(using("x:green,x:green", "green=10"))
    table.play(0, "bonus green")
    assert table.open_seats() == (CHANCE,)
    assert table.on_sheet("waiting") == ""


@pytest.mark.rule("C-41")
def test_the_lapse_of_one_reward_leaves_the_others() -> None:
    table = Table(using("x:blue", f"{without('blue', '7')} {full('yellow')}"))
    table.play(0, "bonus blue 7")
    assert table.waiting() == ["n:purple:6"]
    assert table.options() == {"bonus purple 6"}


# -- what a reward marks


@pytest.mark.rule("C-42")
@pytest.mark.parametrize(("area", "cells"), [("yellow", ALL_YELLOW), ("blue", ALL_BLUE)])
def test_a_cross_in_a_grid_goes_to_any_free_cell(area: str, cells: set[str]) -> None:
    assert Table(using(f"x:{area}")).options() == cells


@pytest.mark.rule("C-42")
@pytest.mark.parametrize(("area", "free"), [("yellow", ("1b", "6a")), ("blue", ("2", "12"))])
def test_a_cross_in_a_grid_does_not_go_to_a_crossed_cell(area: str, free: tuple[str, ...]) -> None:
    table = Table(using(f"x:{area}", without(area, *free)))
    assert table.options() == {f"bonus {area} {cell}" for cell in free}


@pytest.mark.rule("C-42")
@pytest.mark.parametrize("crossed", range(11))
def test_a_cross_in_green_goes_to_the_next_cell_whatever_its_number(crossed: int) -> None:
    table = Table(using("x:green", f"green={crossed}"))
    assert table.options() == {"bonus green"}
    table.play(0, "bonus green")
    assert table.on_sheet("green") == str(crossed + 1)


TIMES = (1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3)


@pytest.mark.rule("C-43")
@pytest.mark.rule("R-16")
@pytest.mark.parametrize("number", [4, 5, 6])
@pytest.mark.parametrize("cell", range(11))
def test_a_number_in_orange_is_multiplied_as_a_die_is(number: int, cell: int) -> None:
    before = ",".join(str(times) for times in TIMES[:cell])
    table = Table(using(f"n:orange:{number},n:orange:{number}", f"orange={before}" if cell else ""))
    table.play(0, f"bonus orange {number}")
    assert table.on_sheet("orange").split(",")[cell] == str(number * TIMES[cell])


@pytest.mark.rule("C-43")
@pytest.mark.parametrize("last", range(1, 7))
def test_a_six_in_purple_fits_after_every_number(last: int) -> None:
    table = Table(using("n:purple:6", f"purple={last}"))
    table.play(0, "bonus purple 6")
    assert table.on_sheet("purple") == f"{last},6"


@pytest.mark.rule("C-43")
def test_after_a_six_by_reward_any_die_fits_in_purple() -> None:
    table = Table(using("n:purple:6", "purple=5"))
    table.play(0, "bonus purple 6")
    table.roll("111111")
    assert "pick purple" in table.options()


# -- actions and foxes


@pytest.mark.rule("C-44")
def test_an_extra_die_earned_by_an_extra_die_may_be_used_at_once() -> None:
    table = Table(rolls_over("666666", "stage=extra extra=1 green=3", "stage=done", tray="wyb"))
    table.play(0, "extra green")
    assert table.on_sheet("extra") == "1-1"
    assert "extra white orange" in table.options()


@pytest.mark.rule("C-44")
def test_an_action_that_is_not_used_is_kept() -> None:
    table = Table(rolls_over("666666", "stage=extra extra=2-1 reroll=3-2", "stage=done", tray="wyb"))
    table.play(0, "pass")
    assert (table.on_sheet("extra"), table.on_sheet("reroll")) == ("2-1", "3-2")


@pytest.mark.rule("C-44")
@pytest.mark.parametrize("players", [1, 2])
def test_no_track_ever_needs_more_than_its_seven_fields(players: int) -> None:
    fields = CLEVER.printed.track_fields
    assert fields == 7
    for seed in range(10):
        *_, last = random_game(players, seed)
        for sheet in CLEVER.view(last, None).sheets:
            assert sheet.rerolls + sheet.rerolls_spent <= fields
            assert sheet.extras + sheet.extras_spent <= fields


@pytest.mark.rule("C-45")
@pytest.mark.parametrize(
    ("sheet", "foxes", "points"),
    [
        ("yellow=3a,2a,1b blue=2,3,4,5,6 green=4 orange=6,3 purple=6,6", 3, 27),
        ("yellow=3a,2a,1b blue=2,3,4,5,6 green=4 orange=6,3 purple=5", 3, 15),
        ("yellow=3a,2a,1b blue=2 green=4 orange=6,3 purple=5", 2, 2),
        ("yellow=3a,2a blue=2,3,4,5,6 green=4 orange=6,3 purple=6,6", 5, 0),
        ("blue=2,3,4,5,6 green=4 orange=6,3 purple=6,6", 5, 0),
        ("yellow=3a,2a,1b blue=2 green=4 orange=6,3 purple=5", 0, 0),
    ],
)
def test_a_fox_is_worth_the_lowest_area(sheet: str, foxes: int, points: int) -> None:
    table = Table(picking("123456", f"{sheet} fox={foxes}" if foxes else sheet))
    assert table.points("fox") == points


@pytest.mark.rule("C-45")
def test_a_fox_is_kept_without_a_mark() -> None:
    table = Table(using("x:yellow", "yellow=3b,4b"))
    table.play(0, "bonus yellow 6b")
    assert table.on_sheet("fox") == "1"
    assert table.open_seats() == (CHANCE,)


# -- the black choice

CROSSES = ALL_YELLOW | ALL_BLUE | {"bonus green"}
SIXES = {"bonus orange 6", "bonus purple 6"}


@pytest.mark.rule("C-46")
@pytest.mark.parametrize(
    ("filled", "options"),
    [
        ((), CROSSES | SIXES),
        (("orange", "purple"), CROSSES),
        (("yellow", "blue", "green"), SIXES),
        (("yellow", "blue", "green", "orange"), {"bonus purple 6"}),
        (("yellow", "blue", "green", "purple"), {"bonus orange 6"}),
        (("yellow", "blue", "orange", "purple"), {"bonus green"}),
        (("green", "blue", "orange"), ALL_YELLOW | {"bonus purple 6"}),
        (("yellow", "green", "purple"), ALL_BLUE | {"bonus orange 6"}),
    ],
)
def test_black_is_a_cross_or_a_six_where_one_fits(filled: tuple[str, ...], options: set[str]) -> None:
    assert Table(using("black", full(*filled))).options() == options


@pytest.mark.rule("C-46")
@pytest.mark.parametrize(
    "text", ["bonus yellow 6b", "bonus blue 12", "bonus green", "bonus orange 6", "bonus purple 6"]
)
def test_black_is_spent_by_one_mark(text: str) -> None:
    table = Table(using("black"))
    table.play(0, text)
    assert not table.waiting()
    assert table.open_seats() == (CHANCE,)


@pytest.mark.rule("C-46")
@pytest.mark.parametrize("text", ["bonus orange 4", "bonus orange 5"])
def test_black_writes_no_other_number(text: str) -> None:
    refusal = Table(using("black")).refusal(0, text)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no-such-reward", "C-40")


@pytest.mark.rule("C-46")
def test_black_lapses_when_nothing_fits() -> None:
    table = Table(using("x:green,black", f"{full('yellow', 'blue', 'orange', 'purple')} green=10"))
    table.play(0, "bonus green")
    assert not table.waiting()
    assert table.open_seats() == (CHANCE,)


@pytest.mark.rule("C-46")
def test_a_cross_of_a_colour_is_spent_before_black() -> None:
    table = Table(using("x:green,black"))
    table.play(0, "bonus green")
    assert table.waiting() == ["black"]

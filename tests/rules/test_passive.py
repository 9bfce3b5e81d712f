"""Passive players, extra dice, and how a turn ends (C-30, C-50 to C-54)."""

from itertools import permutations

import pytest
from tests.positions import FULL, NO_ONE_FITS, ONLY_PURPLE, Table, code_and_rule, full, picking, rolling, rolls_over

from silvertray.core.game import CHANCE

# -- when the rolls are over


@pytest.mark.rule("C-50")
def test_every_other_player_may_pick_one_die_from_the_tray() -> None:
    table = Table(picking("266345", "", "", "", pool="w", tray="gop", fields="yb", roll=3))
    table.play(0, "pick white orange")
    picks = {"pick green", "pick orange", "pick purple", "pass"}
    assert table.open_seats() == (1, 2)
    assert table.options(1) == table.options(2) == picks


@pytest.mark.rule("C-50")
def test_passive_players_wait_while_the_active_player_rolls() -> None:
    table = Table(picking("266345", "", "", ""))
    assert table.open_seats() == (0,)
    assert code_and_rule(table, 1, "pick white orange") == ("not-asked", "C-50")


@pytest.mark.rule("C-50")
@pytest.mark.parametrize(
    "position",
    [
        picking("155555", "yellow=3a,6a", "", pool="yg", tray="wo", fields="bp", roll=3),
        picking("155555", "yellow=3a,6a", "", pool="yw", tray="gop", fields="b", roll=2),
    ],
)
def test_passive_players_wait_while_a_reward_of_the_active_player_waits(position: str) -> None:
    table = Table(position)
    table.play(0, "pick yellow a")
    assert table.waiting(0) == ["x:blue"]
    assert table.open_seats() == (0,)
    table.play(0, "bonus blue 7")
    assert table.open_seats() == (1,)
    assert table.on_sheet("stage", 1) == "tray"


@pytest.mark.rule("C-50")
def test_a_passive_player_picks_only_once() -> None:
    table = Table(rolls_over("123456", "", "extra=1", "", tray="wyb"))
    table.play(1, "pick white orange")
    assert code_and_rule(table, 1, "pick yellow a") == ("picks-over", "C-50")


@pytest.mark.rule("C-50")
def test_several_players_may_use_the_same_die_which_stays_on_the_tray() -> None:
    table = Table(rolls_over("123456", "stage=extra extra=1", "", "", "", tray="wyb"))
    for seat in (2, 1, 3):
        table.play(seat, "pick white orange")
    assert [table.on_sheet("orange", seat) for seat in (1, 2, 3)] == ["1"] * 3
    assert (table.word("tray"), table.word("fields")) == ("wyb", "gop")


@pytest.mark.rule("C-50")
@pytest.mark.rule("R-15")
@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_the_order_among_the_players_makes_no_difference(order: tuple[int, ...]) -> None:
    sheets = ["stage=extra extra=1", "", "extra=1", ""]
    choices = {0: ["extra purple"], 1: ["pick yellow b"], 2: ["pass", "extra white blue"], 3: ["pick white green"]}
    table = Table(rolls_over("123456", *sheets, tray="wyb", round=2))
    for seat in order:
        table.play(seat, *choices[seat])
    assert table.open_seats() == (CHANCE,)
    marks = [
        table.on_sheet("purple", 0),
        table.on_sheet("yellow", 1),
        table.on_sheet("blue", 2),
        table.on_sheet("green", 3),
    ]
    assert marks == ["6", "2b", "4", "1"]


@pytest.mark.rule("C-50")
@pytest.mark.rule("R-15")
def test_the_active_players_extra_dice_and_the_passive_picks_go_on_together() -> None:
    table = Table(picking("266345", "extra=2", "", pool="w", tray="gop", fields="yb", roll=3))
    table.play(0, "pick white orange")
    assert table.open_seats() == (0, 1)
    table.play(0, "extra green")
    table.play(1, "pick orange")
    assert table.open_seats() == (0,)
    table.play(0, "extra purple")
    assert table.open_seats() == (CHANCE,)


@pytest.mark.rule("C-50")
def test_a_die_swept_from_the_pool_after_the_third_roll_can_be_picked() -> None:
    table = Table(picking("266345", "", "", pool="wyb", tray="g", fields="op", roll=3))
    table.play(0, "pick white orange")
    assert {"pick yellow a", "pick blue"} <= table.options(1)


# -- declining


@pytest.mark.rule("C-51")
@pytest.mark.rule("R-2")
def test_a_passive_player_may_decline_though_a_die_fits() -> None:
    table = Table(rolls_over("123456", "stage=extra extra=1", "orange=3", tray="wyb"))
    table.play(1, "pass")
    assert table.on_sheet("stage", 1) == "done"
    assert table.on_sheet("orange", 1) == "3"


# -- the fallback to the active player's dice


@pytest.mark.rule("C-52")
def test_the_die_fields_are_open_only_if_nothing_on_the_tray_fits() -> None:
    table = Table(rolls_over("123456", "", f"{ONLY_PURPLE} purple=4", tray="wyb"))
    assert table.options(1) == {"pick purple", "pass"}
    table.play(1, "pick purple")
    assert table.on_sheet("purple", 1) == "4,6"


@pytest.mark.rule("C-52")
def test_one_fitting_die_on_the_tray_closes_the_die_fields() -> None:
    table = Table(rolls_over("523456", "", f"{ONLY_PURPLE} purple=4", tray="wyb"))
    assert table.options(1) == {"pick white purple", "pass"}
    assert code_and_rule(table, 1, "pick purple") == ("tray-first", "C-52")


@pytest.mark.rule("C-52")
@pytest.mark.rule("R-2")
def test_declining_does_not_open_the_die_fields() -> None:
    table = Table(rolls_over("523456", "stage=extra extra=1", f"{ONLY_PURPLE} purple=4", tray="wyb"))
    table.play(1, "pass")
    assert table.options(1) == set()
    assert table.on_sheet("stage", 1) == "done"


@pytest.mark.rule("C-52")
def test_the_fallback_may_be_declined_too() -> None:
    table = Table(rolls_over("123456", "stage=extra extra=1", f"{ONLY_PURPLE} purple=4", tray="wyb"))
    table.play(1, "pass")
    assert table.on_sheet("stage", 1) == "done"


@pytest.mark.rule("C-52")
def test_each_player_is_judged_by_the_own_sheet() -> None:
    table = Table(rolls_over("123456", "", f"{ONLY_PURPLE} purple=4", f"{ONLY_PURPLE}", tray="wyb"))
    assert table.options(1) == {"pick purple", "pass"}
    assert table.options(2) == {"pick white purple", "pass"}


@pytest.mark.rule("C-52")
def test_after_three_lost_rolls_there_is_no_die_to_fall_back_on() -> None:
    table = Table(rolling("111111", NO_ONE_FITS, NO_ONE_FITS, "", pool="wybgop", roll=3))
    table.roll("111111")
    assert table.word("fields") == ""
    assert table.open_seats() == (2,)
    assert table.on_sheet("stage", 1) == "done"


@pytest.mark.rule("C-52")
def test_a_solo_option_changes_nothing_among_several() -> None:
    table = Table(rolls_over("123456", "", f"{ONLY_PURPLE} purple=4", tray="wyb", fallback="off"))
    assert table.options(1) == {"pick purple", "pass"}


# -- no rerolls


@pytest.mark.rule("C-53")
@pytest.mark.parametrize("sheet", ["reroll=3", "stage=extra reroll=3 extra=1"])
def test_a_passive_player_never_rerolls(sheet: str) -> None:
    table = Table(rolls_over("123456", "", sheet, tray="wyb"))
    assert table.open_seats() == (1,)
    assert "reroll" not in table.options(1)
    assert code_and_rule(table, 1, "reroll") == ("reroll-too-late", "C-53")


# -- extra dice


@pytest.mark.rule("C-30")
def test_any_die_may_be_an_extra_die_wherever_it_lies() -> None:
    table = Table(rolls_over("123456", "stage=extra extra=1", "", tray="wyb"))
    everything = {
        "pass",
        *(f"extra white {mark}" for mark in ("yellow a", "yellow b", "blue", "green", "orange", "purple")),
        *(f"extra {mark}" for mark in ("yellow a", "yellow b", "blue", "green", "orange", "purple")),
    }
    assert table.options(0) == everything


@pytest.mark.rule("C-30")
@pytest.mark.parametrize("choice", ["pick white orange", "pass"])
def test_a_passive_player_uses_extra_dice_after_picking_or_declining(choice: str) -> None:
    table = Table(rolls_over("123456", "", "extra=1", tray="wyb"))
    assert code_and_rule(table, 1, "extra purple") == ("extra-too-early", "C-30")
    table.play(1, choice)
    table.play(1, "extra purple")
    assert table.on_sheet("purple", 1) == "6"


@pytest.mark.rule("C-30")
def test_a_die_already_picked_may_be_used_again_as_an_extra_die() -> None:
    table = Table(rolls_over("123456", "stage=extra extra=1", "extra=1", tray="wyb"))
    table.play(1, "pick white orange", "extra white green")
    assert (table.on_sheet("orange", 1), table.on_sheet("green", 1)) == ("1", "1")


@pytest.mark.rule("C-30")
@pytest.mark.rule("R-5")
def test_each_die_is_an_extra_die_at_most_once_a_turn() -> None:
    table = Table(rolls_over("123456", "stage=extra extra=3", "", tray="wyb"))
    table.play(0, "extra white orange")
    assert not any(option.startswith("extra white") for option in table.options(0))
    assert code_and_rule(table, 0, "extra white green") == ("die-used", "C-30")
    table.play(0, "extra orange")
    assert code_and_rule(table, 0, "extra orange") == ("die-used", "C-30")


@pytest.mark.rule("C-30")
def test_all_six_dice_may_be_extra_dice_in_one_turn_but_no_seventh() -> None:
    table = Table(rolls_over("123456", "stage=extra extra=7", "stage=done", "", tray="wyb"))
    table.play(0, "extra white orange", "extra yellow a", "extra blue", "extra green", "extra orange", "extra purple")
    assert table.options(0) == set()
    assert (table.on_sheet("stage", 0), table.on_sheet("extra", 0)) == ("done", "1-6")


@pytest.mark.rule("C-30")
def test_a_die_used_by_one_player_is_open_to_the_others() -> None:
    table = Table(rolls_over("123456", "stage=extra extra=1", "stage=extra extra=1", tray="wyb"))
    table.play(0, "extra purple")
    table.play(1, "extra purple")
    assert table.on_sheet("purple", 0) == table.on_sheet("purple", 1) == "6"


@pytest.mark.rule("C-30")
@pytest.mark.rule("R-5")
def test_the_next_turn_of_the_same_round_opens_all_dice_again() -> None:
    table = Table(rolls_over("123456", "stage=extra extra=2", "stage=done", tray="wyb"))
    table.play(0, "extra white orange", "pass")
    assert (table.word("round"), table.active()) == ("4", 1)
    table.roll("612345")
    table.play(1, "pick white orange")
    table.play(0, "pass")
    assert "extra white orange" in table.options(0)


@pytest.mark.rule("C-30")
def test_a_die_without_a_legal_mark_cannot_be_an_extra_die() -> None:
    table = Table(rolls_over("123456", "stage=extra extra=2 green=4", "", tray="wyb"))
    assert "extra green" not in table.options(0)
    assert code_and_rule(table, 0, "extra green") == ("too-low", "G-3")


@pytest.mark.rule("C-30")
def test_extra_dice_stop_when_none_is_left() -> None:
    table = Table(rolls_over("123456", "stage=extra extra=1", "", tray="wyb"))
    table.play(0, "extra white orange")
    assert table.options(0) == set()
    assert table.on_sheet("extra", 0) == "0-1"


@pytest.mark.rule("C-30")
def test_an_extra_die_earned_by_a_passive_pick_may_be_used_at_once() -> None:
    table = Table(rolls_over("123456", "", "green=3", tray="wyg"))
    table.play(1, "pick green")
    assert "extra purple" in table.options(1)


@pytest.mark.rule("C-30")
def test_an_extra_die_moves_no_dice() -> None:
    table = Table(rolls_over("123456", "stage=extra extra=2", "", tray="wyb"))
    table.play(0, "extra purple")
    assert (table.word("tray"), table.word("fields"), table.word("pool")) == ("wyb", "gop", "")


# -- the end of a turn


@pytest.mark.rule("C-54")
def test_the_turn_ends_when_every_seat_has_finished() -> None:
    table = Table(rolls_over("123456", "stage=extra extra=1", "", "", tray="wyb", first=2, turn=1))
    table.play(2, "pass")
    table.play(1, "pass")
    assert table.open_seats() == (0,)
    table.play(0, "pass")
    assert table.open_seats() == (CHANCE,)
    assert (table.active(), table.word("turn"), table.word("rolled")) == (1, "2", "wybgop")


@pytest.mark.rule("C-54")
def test_a_player_without_a_legal_action_has_finished() -> None:
    table = Table(picking("266345", "", full(*FULL) + " extra=2", pool="w", tray="gop", fields="yb", roll=3))
    table.play(0, "pick white orange")
    assert table.open_seats() == (CHANCE,)
    assert table.active() == 1


@pytest.mark.rule("C-54")
def test_the_turn_does_not_end_while_a_passive_players_reward_waits() -> None:
    table = Table(rolls_over("155456", "", "yellow=3a,6a", tray="wyb"))
    table.play(1, "pick yellow a")
    assert table.open_seats() == (1,)
    assert "pass" not in table.options(1)
    table.play(1, "bonus blue 7")
    assert table.open_seats() == (CHANCE,)


@pytest.mark.rule("C-54")
def test_the_next_turn_starts_with_empty_tray_and_fields() -> None:
    table = Table(rolls_over("123456", "", "", tray="wyb"))
    table.play(1, "pass")
    assert (table.word("tray"), table.word("fields"), table.word("pool")) == ("", "", "wybgop")


@pytest.mark.rule("C-54")
def test_a_player_who_has_finished_is_not_asked_again() -> None:
    table = Table(rolls_over("123456", "stage=extra extra=1", "extra=1", tray="wyb"))
    table.play(1, "pass", "pass")
    assert table.open_seats() == (0,)
    assert code_and_rule(table, 1, "pass") == ("not-asked", "C-54")

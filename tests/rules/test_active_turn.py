"""The active player's turn: rolls, picks, the tray, lost rolls and rerolls (C-10 to C-17)."""

import pytest
from tests.positions import NO_ONE_FITS, Table, code_and_rule, full, picking, rolling

from silvertray.core.errors import NotationError
from silvertray.core.game import CHANCE

# -- rolls


@pytest.mark.rule("C-10")
def test_the_first_roll_is_made_with_all_six_dice() -> None:
    table = Table("clever / /")
    table.chance("first 0")
    assert (table.word("roll"), table.word("rolled")) == ("1", "wybgop")


@pytest.mark.rule("C-10")
def test_later_rolls_are_made_with_the_pool() -> None:
    table = Table(picking("356134", "", ""))
    table.play(0, "pick purple")
    assert (table.word("roll"), table.word("rolled")) == ("2", "yb")
    table.roll("-15---")
    table.play(0, "pick yellow a")
    assert (table.word("roll"), table.word("rolled")) == ("3", "b")


@pytest.mark.rule("C-10")
@pytest.mark.parametrize("faces", ["-15-1-", "--5---", "115---", "-1-5--", "-07---", "15", ""])
def test_only_the_pool_can_be_rolled(faces: str) -> None:
    table = Table(rolling("356134", "", "", pool="yb", tray="wgo", fields="p", roll=2))
    with pytest.raises(NotationError, match=r"wrong-dice .*form=-yb--- \(C-10\)"):
        table.roll(faces)


@pytest.mark.rule("C-10")
def test_the_turn_cannot_be_stopped_while_the_pool_holds_dice() -> None:
    table = Table(picking("356134", "reroll=1 extra=1", ""))
    table.play(0, "pick purple")
    assert table.open_seats() == (CHANCE,)
    assert table.options(0) == table.options(1) == set()
    assert code_and_rule(table, 0, "pass") == ("dice-first", "C-10")


@pytest.mark.rule("C-10")
def test_there_is_no_fourth_roll() -> None:
    table = Table(picking("222222", "", "", pool="wyb", tray="g", fields="op", roll=3))
    table.play(0, "pick white orange")
    assert table.open_seats() == (1,)


@pytest.mark.rule("C-10")
def test_no_dice_are_rolled_while_a_reward_waits() -> None:
    table = Table(picking("555555", "yellow=3a,6a", ""))
    table.play(0, "pick yellow a")
    assert table.open_seats() == (0,)
    assert table.waiting(0) == ["x:blue"]
    table.play(0, "bonus blue 2")
    assert table.open_seats() == (CHANCE,)


# -- picks


@pytest.mark.rule("C-11")
def test_the_picked_die_goes_to_the_next_free_field_and_marks_at_once() -> None:
    table = Table(picking("456134", "", "", pool="wybp", tray="g", fields="o", roll=2))
    table.play(0, "pick purple")
    assert table.word("fields") == "op"
    assert table.on_sheet("purple") == "4"


@pytest.mark.rule("C-11")
def test_only_a_die_just_rolled_can_be_picked() -> None:
    table = Table(picking("356134", "", "", pool="yb", tray="wgo", fields="p", roll=2))
    assert table.options(0) == {"pick yellow a", "pick yellow b", "pick blue"}
    assert code_and_rule(table, 0, "pick green") == ("die-not-rolled", "C-11")
    assert code_and_rule(table, 0, "pick purple") == ("die-not-rolled", "C-11")


@pytest.mark.rule("C-11")
@pytest.mark.rule("R-10")
def test_a_die_without_a_legal_mark_cannot_be_picked() -> None:
    table = Table(picking("356134", "green=3 purple=4", ""))
    assert not {"pick green", "pick purple"} & table.options(0)
    assert code_and_rule(table, 0, "pick green") == ("too-low", "G-3")
    assert code_and_rule(table, 0, "pick purple") == ("not-higher", "G-5")


LOWER_DICE = [
    # dice, pick, then on the tray, then in the pool
    ("356134", "pick purple", "wgo", "yb"),
    ("356134", "pick green", "", "wybop"),
    ("356134", "pick orange", "g", "wybp"),
    ("356134", "pick blue", "wygop", ""),
    ("333333", "pick orange", "", "wybgp"),
    ("366666", "pick white orange", "", "ybgop"),
    ("622213", "pick blue", "o", "wygp"),
    ("462135", "pick white blue", "bgo", "yp"),
    ("655555", "pick white yellow a", "ybgop", ""),
]


@pytest.mark.rule("C-12")
@pytest.mark.parametrize(("dice", "pick", "tray", "pool"), LOWER_DICE)
def test_dice_strictly_lower_than_the_pick_go_to_the_tray(dice: str, pick: str, tray: str, pool: str) -> None:
    table = Table(picking(dice, "", ""))
    table.play(0, pick)
    assert (table.word("tray"), table.word("pool")) == (tray, pool)


@pytest.mark.rule("C-12")
def test_the_face_counts_and_not_the_blue_sum() -> None:
    table = Table(picking("613456", "", ""))
    table.play(0, "pick blue")
    assert table.on_sheet("blue") == "9"
    assert (table.word("tray"), table.word("pool")) == ("y", "wgop")


@pytest.mark.rule("C-12")
def test_a_low_pick_brings_no_die_back_from_the_tray() -> None:
    table = Table(picking("356134", "", "", pool="wb", tray="ygo", fields="p", roll=2))
    table.play(0, "pick white orange")
    assert (table.word("tray"), table.word("pool")) == ("ygo", "b")


@pytest.mark.rule("C-13")
def test_after_the_third_pick_all_other_dice_go_to_the_tray() -> None:
    table = Table(picking("266134", "", "", pool="wyb", tray="g", fields="op", roll=3))
    table.play(0, "pick white orange")
    assert (table.word("tray"), table.word("pool"), table.word("fields")) == ("ybg", "", "opw")


@pytest.mark.rule("C-13")
@pytest.mark.parametrize(
    ("position", "pick"),
    [
        (picking("655555", "", ""), "pick white orange"),
        (picking("651111", "", "", pool="wy", tray="bgo", fields="p", roll=2), "pick white orange"),
        (picking("651111", "", "", pool="w", tray="ybgo", fields="p", roll=2), "pick white orange"),
    ],
)
def test_an_empty_pool_ends_the_rolls_early(position: str, pick: str) -> None:
    table = Table(position)
    table.play(0, pick)
    assert table.word("pool") == ""
    assert table.open_seats() == (1,)
    assert table.on_sheet("stage", 1) == "tray"


# -- lost rolls


@pytest.mark.rule("C-14")
@pytest.mark.rule("R-14")
def test_without_rerolls_a_roll_that_fits_nowhere_is_lost_automatically() -> None:
    table = Table(rolling("356134", "green=4", "", pool="g", tray="wybo", fields="p", roll=2))
    table.roll("---2--")
    assert table.open_seats() == (CHANCE,)
    assert (table.word("roll"), table.word("rolled"), table.word("pool")) == ("3", "g", "g")
    assert (table.word("tray"), table.word("fields")) == ("wybo", "p")


@pytest.mark.rule("C-14")
def test_with_a_reroll_the_player_chooses_to_reroll_or_to_give_up() -> None:
    table = Table(picking("356234", "green=4 reroll=1", "", pool="g", tray="wybo", fields="p", roll=2))
    assert table.options(0) == {"pass", "reroll"}
    table.play(0, "pass")
    assert (table.word("roll"), table.word("rolled")) == ("3", "g")
    assert table.on_sheet("reroll") == "1-0"


@pytest.mark.rule("C-14")
def test_a_given_up_roll_cannot_be_rerolled() -> None:
    table = Table(picking("356234", "green=4 reroll=1", "", pool="g", tray="wybo", fields="p", roll=2))
    table.play(0, "pass")
    assert code_and_rule(table, 0, "reroll") == ("dice-first", "C-10")


@pytest.mark.rule("C-14")
def test_a_given_up_roll_can_be_followed_by_a_good_one() -> None:
    table = Table(picking("356234", "green=4 reroll=1", "", pool="g", tray="wybo", fields="p", roll=2))
    table.play(0, "pass")
    table.roll("---5--")
    table.play(0, "pick green")
    assert table.on_sheet("green") == "5"
    assert table.word("fields") == "pg"


@pytest.mark.rule("C-14")
@pytest.mark.rule("R-14")
def test_all_the_dice_of_a_lost_roll_are_rolled_again() -> None:
    table = Table(rolling("111111", NO_ONE_FITS, ""))
    table.roll("111111")
    assert (table.word("roll"), table.word("rolled"), table.word("tray")) == ("2", "wybgop", "")


@pytest.mark.rule("C-14")
@pytest.mark.rule("C-13")
def test_after_a_lost_third_roll_the_pool_goes_to_the_tray() -> None:
    table = Table(rolling("356134", "green=4", "", pool="g", tray="wyb", fields="po", roll=3))
    table.roll("---2--")
    assert (table.word("tray"), table.word("fields")) == ("wybg", "po")
    assert table.open_seats() == (1,)


@pytest.mark.rule("C-14")
def test_after_three_lost_rolls_all_six_dice_lie_on_the_tray() -> None:
    table = Table(rolling("111111", NO_ONE_FITS, ""))
    for _ in range(3):
        table.roll("111111")
    assert (table.word("tray"), table.word("fields"), table.word("pool")) == ("wybgop", "", "")
    assert table.open_seats() == (1,)


@pytest.mark.rule("C-15")
@pytest.mark.rule("R-10")
def test_a_roll_that_can_be_used_may_not_be_passed() -> None:
    table = Table(picking("356134", f"{full('yellow', 'blue', 'green', 'purple')} reroll=1", ""))
    assert table.options(0) == {"pick white orange", "pick orange", "reroll"}
    assert code_and_rule(table, 0, "pass") == ("must-pick", "C-15")


@pytest.mark.rule("C-15")
def test_without_rerolls_a_usable_die_must_be_picked() -> None:
    table = Table(
        picking("356134", full("yellow", "blue", "green", "orange"), "", pool="p", tray="wybg", fields="o", roll=2)
    )
    assert table.options(0) == {"pick purple"}


# -- rerolls


@pytest.mark.rule("C-16")
def test_a_reroll_rolls_all_the_dice_just_rolled_and_no_others() -> None:
    table = Table(picking("356134", "reroll=1", "", pool="yb", tray="wgo", fields="p", roll=2))
    table.play(0, "reroll")
    assert table.word("rolled") == "yb"
    table.roll("-21---")
    assert table.word("dice") == "321134"


@pytest.mark.rule("C-16")
def test_a_reroll_does_not_use_up_a_roll() -> None:
    table = Table(picking("356134", "reroll=1", "", pool="yb", tray="wgo", fields="p", roll=2))
    table.play(0, "reroll")
    table.roll("-21---")
    assert table.word("roll") == "2"
    table.play(0, "pick blue")
    assert (table.word("roll"), table.word("rolled")) == ("3", "y")


@pytest.mark.rule("C-16")
def test_rerolls_can_follow_each_other_while_some_are_left() -> None:
    table = Table(picking("111111", "reroll=3-1", ""))
    for left in ("2-2", "1-3", "0-4"):
        assert "reroll" in table.options(0)
        table.play(0, "reroll")
        assert table.on_sheet("reroll") == left
        table.roll("222222")
    assert "reroll" not in table.options(0)
    assert code_and_rule(table, 0, "reroll") == ("no-reroll-left", "C-16")


@pytest.mark.rule("C-16")
def test_a_reroll_can_bring_a_lost_roll_again_which_is_then_lost() -> None:
    table = Table(picking("111111", f"{NO_ONE_FITS} reroll=1", ""))
    table.play(0, "reroll")
    table.roll("111111")
    assert (table.word("roll"), table.word("rolled"), table.word("tray")) == ("2", "wybgop", "")


@pytest.mark.rule("C-16")
def test_a_reroll_comes_before_the_pick_and_not_after_it() -> None:
    table = Table(picking("655555", "reroll=1 extra=1", ""))
    table.play(0, "pick white orange")
    assert code_and_rule(table, 0, "reroll") == ("reroll-too-late", "C-16")


@pytest.mark.rule("C-16")
def test_a_reroll_earned_by_the_first_pick_serves_the_second_roll() -> None:
    table = Table(picking("333333", "purple=1,2", ""))
    assert "reroll" not in table.options(0)
    table.play(0, "pick purple")
    table.roll("33333-")
    assert "reroll" in table.options(0)


# -- the end of the active part


@pytest.mark.rule("C-17")
def test_after_the_last_roll_extra_dice_may_be_used_then_the_turn_ended() -> None:
    table = Table(picking("266134", "extra=2", "", pool="w", tray="ybg", fields="op", roll=3))
    table.play(0, "pick white orange")
    assert {"extra green", "pass"} <= table.options(0)
    table.play(0, "extra green", "pass")
    assert table.on_sheet("stage", 0) == "done"


@pytest.mark.rule("C-17")
def test_extra_dice_do_not_come_before_the_last_roll_is_settled() -> None:
    table = Table(picking("222222", "extra=2", ""))
    assert code_and_rule(table, 0, "extra green") == ("extra-too-early", "C-30")
    assert not any(option.startswith("extra") for option in table.options(0))

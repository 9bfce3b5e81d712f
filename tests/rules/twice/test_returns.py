"""The active turn of this game: returned dice, declined rolls, and when the rolls are over (T-10, C-10 to C-17)."""

import pytest
from tests.positions import Table, code_and_rule
from tests.rules.twice.sheets import (
    ANY,
    crossed,
    full,
    passive_alone,
    picking,
    returning,
    rolling,
    rolls_over,
)

from silvertray.core.game import CHANCE

STUCK = f"{full('silver', 'green', 'pink')} blue=2 {crossed('1', '2a', '2b', '3a', '3b', '4a', '4b', '5a', '5b')}"


# -- the question before a roll


@pytest.mark.rule("C-10")
@pytest.mark.rule("T-10")
def test_a_return_is_offered_before_the_second_roll() -> None:
    table = Table(picking("166266", "return=1", ""))
    table.play(0, "pick green")
    assert table.options() == {"return white", "return blue", "pass"}
    table.play(0, "pass")
    assert (table.open_seats(), table.word("rolled"), table.word("roll")) == ((CHANCE,), "syp", "2")
    assert table.on_sheet("return") == "1-0"


@pytest.mark.rule("C-10")
@pytest.mark.rule("T-10")
def test_the_player_is_asked_before_the_third_roll_too() -> None:
    table = Table(picking("166266", "return=1", "", pool="syp", tray="wb", fields="g", roll=2))
    table.play(0, "pick pink")
    assert table.options() == {"return white", "return blue", "pass"}
    table.play(0, "return blue")
    assert (table.open_seats(), table.word("rolled"), table.word("roll")) == ((CHANCE,), "syb", "3")


@pytest.mark.rule("C-10")
def test_no_return_is_offered_to_a_player_without_one() -> None:
    table = Table(picking("166266", "return=0-2", ""))
    table.play(0, "pick green")
    assert table.open_seats() == (CHANCE,)


@pytest.mark.rule("C-10")
def test_no_return_is_offered_with_an_empty_tray() -> None:
    table = Table(picking("111111", "return=3", ""))
    table.play(0, "pick green")
    assert (table.open_seats(), table.word("rolled")) == ((CHANCE,), "wsybp")


@pytest.mark.rule("C-10")
def test_no_return_is_offered_before_the_first_roll() -> None:
    table = Table("twice / /")
    table.chance("first 0")
    assert table.open_seats() == (CHANCE,)
    assert code_and_rule(table, 0, "return white") == ("dice-first", "C-10")


@pytest.mark.rule("C-10")
@pytest.mark.rule("C-13")
def test_no_return_is_offered_after_the_third_roll() -> None:
    table = Table(picking("166266", "return=3", "", pool="yp", tray="wbs", fields="g", roll=3))
    table.play(0, "pick pink")
    assert (table.word("tray"), table.open_seats()) == ("wsyb", (1,))
    assert table.on_sheet("return") == "3-0"


@pytest.mark.rule("C-10")
def test_with_dice_in_the_pool_passing_is_rolling_not_stopping() -> None:
    table = Table(returning("166266", "return=1", "", pool="p", tray="wbys", fields="g"))
    table.play(0, "pass")
    assert (table.open_seats(), table.word("rolled")) == ((CHANCE,), "p")


@pytest.mark.rule("C-10")
@pytest.mark.rule("C-40")
def test_rewards_are_used_before_the_question() -> None:
    table = Table(picking("155515", "return=1 yellow=2b", ""))
    table.play(0, "pick yellow a")
    assert table.options() == ANY["green"]
    table.play(0, "bonus green 6")
    assert table.options() == {"return white", "return green", "pass"}


@pytest.mark.rule("C-44")
@pytest.mark.rule("T-10")
def test_a_return_earned_by_the_pick_may_be_used_at_once() -> None:
    table = Table(picking("166266", "pink=1,1,1", ""))
    table.play(0, "pick pink")
    assert table.options() == {"return white", "return blue", "pass"}


# -- an empty pool


@pytest.mark.rule("C-10")
@pytest.mark.rule("C-13")
@pytest.mark.rule("T-10")
@pytest.mark.rule("R-13")
def test_a_return_makes_an_empty_pool_rollable() -> None:
    table = Table(picking("555565", "return=1", ""))
    table.play(0, "pick green")
    assert table.word("pool") == ""
    assert table.options() == {f"return {die}" for die in ("white", "silver", "yellow", "blue", "pink")} | {"pass"}
    table.play(0, "return pink")
    assert (table.open_seats(), table.word("rolled"), table.word("roll")) == ((CHANCE,), "p", "2")
    table.roll("-----3")
    table.play(0, "pick pink")
    assert (table.on_sheet("pink"), table.word("fields"), table.open_seats()) == ("3", "gp", (1,))


@pytest.mark.rule("C-10")
@pytest.mark.rule("C-50")
@pytest.mark.rule("R-13")
def test_with_an_empty_pool_the_player_may_stop_instead() -> None:
    table = Table(picking("555565", "return=1", ""))
    table.play(0, "pick green", "pass")
    assert (table.open_seats(), table.word("tray")) == ((1,), "wsybp")
    assert table.on_sheet("return") == "1-0"


@pytest.mark.rule("C-13")
@pytest.mark.rule("C-50")
def test_without_a_return_an_empty_pool_ends_the_rolls() -> None:
    table = Table(picking("555565", "return=0-1", ""))
    table.play(0, "pick green")
    assert table.open_seats() == (1,)


@pytest.mark.rule("T-10")
@pytest.mark.rule("R-13")
def test_the_pool_may_be_emptied_and_made_rollable_twice_in_a_turn() -> None:
    table = Table(picking("555565", "return=2", ""))
    table.play(0, "pick green", "return pink", "pass")
    table.roll("-----3")
    table.play(0, "pick pink")
    assert table.options() == {f"return {die}" for die in ("white", "silver", "yellow", "blue")} | {"pass"}
    table.play(0, "return white")
    assert (table.word("rolled"), table.word("roll")) == ("w", "3")


# -- what a return does


@pytest.mark.rule("T-10")
def test_several_dice_may_be_returned_before_one_roll() -> None:
    table = Table(returning("166266", "return=2-1", "", pool="sy", tray="wbp", fields="g"))
    table.play(0, "return white")
    assert table.options() == {"return blue", "return pink", "pass"}
    table.play(0, "return pink")
    assert (table.open_seats(), table.word("rolled"), table.word("tray")) == ((CHANCE,), "wsyp", "b")
    assert table.on_sheet("return") == "0-3"


@pytest.mark.rule("T-10")
def test_no_further_return_is_offered_once_the_tray_is_empty() -> None:
    table = Table(returning("166266", "return=3", "", pool="sybp", tray="w", fields="g"))
    table.play(0, "return white")
    assert (table.open_seats(), table.word("rolled"), table.on_sheet("return")) == ((CHANCE,), "wsybp", "2-1")


@pytest.mark.rule("T-10")
def test_a_returned_die_is_rolled_and_its_old_face_is_gone() -> None:
    table = Table(returning("166266", "return=1", "", pool="s", tray="ybpw", fields="g"))
    table.play(0, "return white")
    table.roll("46----")
    assert table.word("dice") == "466266"
    table.play(0, "pick white pink")
    assert table.on_sheet("pink") == "4"


@pytest.mark.rule("T-10")
def test_a_returned_die_goes_back_to_the_tray_if_it_is_lower_again() -> None:
    table = Table(returning("166266", "return=1", "", pool="s", tray="ybpw", fields="g"))
    table.play(0, "return white")
    table.roll("26----")
    table.play(0, "pick silver pink")
    assert table.word("tray") == "wybp"


@pytest.mark.rule("T-10")
@pytest.mark.rule("C-16")
def test_a_reroll_takes_the_returned_die_along() -> None:
    table = Table(returning("166266", "return=1 reroll=1", "", pool="s", tray="ybpw", fields="g"))
    table.play(0, "return white")
    table.roll("26----")
    table.play(0, "reroll")
    assert table.word("rolled") == "ws"


@pytest.mark.rule("T-10")
@pytest.mark.parametrize("die", ["silver", "green"])
def test_only_a_die_of_the_tray_can_be_returned(die: str) -> None:
    table = Table(returning("166266", "return=1", "", pool="s", tray="ybpw", fields="g"))
    assert code_and_rule(table, 0, f"return {die}") == ("die-not-on-tray", "T-10")


@pytest.mark.rule("T-10")
def test_no_die_is_returned_between_a_roll_and_its_pick() -> None:
    table = Table(picking("166266", "return=1 reroll=1", "", pool="syp", tray="wb", fields="g", roll=2))
    assert code_and_rule(table, 0, "return white") == ("no-return-now", "T-10")
    table.play(0, "reroll")
    table.roll("-55--5")
    assert code_and_rule(table, 0, "return white") == ("no-return-now", "T-10")


@pytest.mark.rule("T-10")
@pytest.mark.rule("C-14")
@pytest.mark.rule("R-12")
def test_a_die_may_be_returned_after_a_declined_roll() -> None:
    table = Table(picking("166266", "return=1", "", pool="syp", tray="wb", fields="g", roll=2))
    table.play(0, "pass")
    assert table.options() == {"return white", "return blue", "pass"}
    table.play(0, "return white")
    assert (table.word("rolled"), table.word("roll")) == ("wsyp", "3")


@pytest.mark.rule("T-10")
@pytest.mark.rule("C-14")
@pytest.mark.rule("R-12")
def test_a_die_may_be_returned_after_a_useless_roll() -> None:
    position = rolling("622266", f"return=1 {STUCK}", "", pool="yp", tray="wsb", fields="g", roll=2)
    table = Table(position)
    table.roll("--1--1")
    assert table.options() == {"return white", "return silver", "return blue", "pass"}
    table.play(0, "return white")
    assert (table.word("rolled"), table.word("roll")) == ("wyp", "3")


@pytest.mark.rule("C-14")
@pytest.mark.rule("C-16")
def test_a_lost_roll_cannot_be_rerolled_any_more() -> None:
    table = Table(picking("166266", "return=1 reroll=1", "", pool="syp", tray="wb", fields="g", roll=2))
    table.play(0, "pass")
    assert code_and_rule(table, 0, "reroll") == ("reroll-too-late", "C-16")


# -- declining


@pytest.mark.rule("C-15")
@pytest.mark.rule("C-14")
@pytest.mark.rule("R-14")
def test_any_roll_may_be_declined_and_is_lost() -> None:
    table = Table(picking("166266", "", ""))
    table.play(0, "pass")
    assert (table.open_seats(), table.word("rolled"), table.word("roll")) == ((CHANCE,), "wsybgp", "2")
    table.roll("166266")
    table.play(0, "pass")
    assert (table.word("rolled"), table.word("roll"), table.word("tray")) == ("wsybgp", "3", "")


@pytest.mark.rule("C-15")
@pytest.mark.rule("C-13")
def test_a_declined_third_roll_clears_all_dice_to_the_tray() -> None:
    table = Table(picking("166266", "", "", roll=3))
    table.play(0, "pass")
    assert (table.word("tray"), table.word("fields"), table.open_seats()) == ("wsybgp", "", (1,))


@pytest.mark.rule("C-15")
@pytest.mark.parametrize("sheet", ["", "reroll=1", "return=1"])
def test_declining_needs_no_action(sheet: str) -> None:
    assert "pass" in Table(picking("166266", sheet, "")).options()


@pytest.mark.rule("C-14")
def test_a_useless_roll_is_given_up_automatically_without_a_reroll() -> None:
    table = Table(rolling("666266", STUCK, "", pool="yp", tray="wsb", fields="g", roll=2))
    table.roll("--1--1")
    assert (table.open_seats(), table.word("roll"), table.word("rolled")) == ((CHANCE,), "3", "yp")
    table.roll("--1--1")
    assert (table.word("tray"), table.open_seats()) == ("wsybp", (1,))


@pytest.mark.rule("C-14")
@pytest.mark.rule("C-16")
def test_a_useless_roll_may_be_rerolled() -> None:
    table = Table(rolling("666266", f"reroll=1 {STUCK}", "", pool="yp", tray="wsb", fields="g", roll=2))
    table.roll("--1--1")
    assert table.options() == {"reroll", "pass"}


# -- when the rolls are over


@pytest.mark.rule("C-50")
def test_a_return_earned_after_the_last_roll_waits_for_another_turn() -> None:
    table = Table(picking("555565", "extra=2 pink=1,1,1", ""))
    table.play(0, "pick green", "extra pink")
    assert (table.on_sheet("return"), table.on_sheet("stage")) == ("1-0", "extra")
    assert not any(option.startswith("return") for option in table.options())
    assert code_and_rule(table, 0, "return white") == ("no-return-now", "T-10")
    table.play(0, "pass")
    assert (table.word("roll"), table.open_seats()) == ("1", (1,))


@pytest.mark.rule("C-50")
def test_after_stopping_no_return_reopens_the_rolls() -> None:
    table = Table(picking("555565", "return=1 extra=1", ""))
    table.play(0, "pick green", "pass")
    assert code_and_rule(table, 0, "return white") == ("no-return-now", "T-10")


@pytest.mark.rule("C-50")
def test_passive_players_wait_while_a_die_may_be_returned() -> None:
    table = Table(picking("555565", "return=1", "", ""))
    table.play(0, "pick green")
    assert table.open_seats() == (0,)
    table.play(0, "pass")
    assert table.open_seats() == (1, 2)


@pytest.mark.rule("C-53")
def test_a_passive_player_can_neither_reroll_nor_return() -> None:
    table = Table(rolls_over("123456", "stage=done", "reroll=2 return=2 extra=1", tray="wsy"))
    assert code_and_rule(table, 1, "reroll") == ("reroll-too-late", "C-53")
    assert code_and_rule(table, 1, "return white") == ("no-return-now", "T-10")
    table.play(1, "pass")
    assert table.on_sheet("stage", 1) == "extra"
    assert not table.options(1) & {"reroll", "return white", "return silver", "return yellow"}


@pytest.mark.rule("C-53")
@pytest.mark.rule("R-3")
def test_the_solo_passive_turn_has_extra_dice_but_no_rerolls_or_returns() -> None:
    table = Table(passive_alone("123456", "reroll=2 return=2 extra=1", tray="wsy"))
    assert not any(option.startswith(("reroll", "return")) for option in table.options())
    table.play(0, "pick silver blue")
    assert "extra pink" in table.options()
    assert not any(option.startswith(("reroll", "return")) for option in table.options())


@pytest.mark.rule("C-17")
@pytest.mark.rule("C-30")
@pytest.mark.rule("R-5")
def test_each_die_is_an_extra_die_once_in_a_turn() -> None:
    table = Table(rolls_over("123456", "stage=extra extra=3", "stage=done", tray="wsy"))
    table.play(0, "extra white pink")
    for text in ("extra white pink", "extra white green", "extra white silver blue"):
        assert code_and_rule(table, 0, text) == ("die-used", "C-30")
    table.play(0, "extra silver blue", "extra pink")
    assert (table.on_sheet("extra"), table.on_sheet("pink"), table.on_sheet("silver")) == ("0-3", "1,6", "2b")

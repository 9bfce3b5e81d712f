"""Silver: four rows of 1 to 6, and the dice that a silver pick takes along (T-1 to T-4)."""

import pytest
from tests.positions import Table, code_and_rule
from tests.rules.twice.sheets import (
    ANY,
    FULL,
    ROWS,
    full,
    passive_alone,
    picking,
    returning,
    rolls_over,
    using,
)

from silvertray.core.game import CHANCE

IN_ANY_ROW = {die: {f"cross {die} {row}" for row in ROWS} for die in ("white", "silver")}


def chain_of(table: Table) -> set[str]:
    return {option for option in table.options() if option.startswith("cross")}


# -- one cross


@pytest.mark.rule("T-1")
@pytest.mark.parametrize(("row", "letter"), list(zip(ROWS, "abcd", strict=True)))
@pytest.mark.parametrize("die", ["silver", "white silver"])
@pytest.mark.parametrize("face", range(1, 7))
def test_the_value_is_crossed_in_any_row(row: str, letter: str, die: str, face: int) -> None:
    table = Table(picking(str(face) * 6, "", ""))
    table.play(0, f"pick {die} {row}")
    assert table.on_sheet("silver") == f"{face}{letter}"


@pytest.mark.rule("T-1")
def test_a_value_is_not_crossed_twice_in_a_row() -> None:
    table = Table(picking("444444", "silver=4b", ""))
    assert {f"pick silver {row}" for row in ("yellow", "green", "pink")} <= table.options()
    assert code_and_rule(table, 0, "pick silver blue") == ("silver-taken", "T-1")
    assert code_and_rule(table, 0, "pick white silver blue") == ("silver-taken", "T-1")


@pytest.mark.rule("T-1")
def test_other_values_of_the_row_stay_free() -> None:
    table = Table(picking("444444", "silver=1b,2b,3b,5b,6b", ""))
    assert "pick silver blue" in table.options()


@pytest.mark.rule("T-1")
@pytest.mark.rule("C-11")
def test_a_value_crossed_in_all_four_rows_cannot_be_used_as_silver() -> None:
    table = Table(picking("444444", "silver=4a,4b,4c,4d", ""))
    assert not any("silver" in option for option in table.options())


# -- the dice a silver pick takes along


@pytest.mark.rule("T-2")
@pytest.mark.rule("R-8")
def test_every_die_that_a_silver_pick_sends_to_the_tray_may_be_crossed() -> None:
    table = Table(picking("565432", "", ""))
    table.play(0, "pick silver yellow")
    assert table.word("tray") == "wybgp"
    coloured = {f"cross {colour}" for colour in ROWS}
    assert table.options() == IN_ANY_ROW["white"] | coloured | {"pass"}


@pytest.mark.rule("T-2")
@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("cross yellow", "5a"),
        ("cross blue", "4b"),
        ("cross green", "3c"),
        ("cross pink", "2d"),
        ("cross white yellow", "1a"),
        ("cross white blue", "1b"),
        ("cross white green", "1c"),
        ("cross white pink", "1d"),
    ],
)
def test_a_coloured_die_crosses_its_face_in_its_row_and_white_in_any(text: str, cell: str) -> None:
    table = Table(picking("165432", "", ""))
    table.play(0, "pick silver pink", text)
    assert set(table.on_sheet("silver").split(",")) == {"6d", cell}


@pytest.mark.rule("T-2")
def test_blue_is_crossed_at_its_own_face_without_white() -> None:
    table = Table(picking("264166", "", ""))
    table.play(0, "pick silver pink", "cross blue")
    assert table.on_sheet("silver") == "1b,6d"


@pytest.mark.rule("T-2")
@pytest.mark.rule("C-12")
def test_equal_and_higher_dice_are_not_crossed() -> None:
    table = Table(picking("334236", "", ""))
    table.play(0, "pick silver pink")
    assert table.options() == {"cross blue", "pass"}
    assert table.word("tray") == "b"


@pytest.mark.rule("T-2")
@pytest.mark.parametrize("row", ROWS)
def test_white_picked_as_silver_lets_the_silver_die_cross_in_any_row(row: str) -> None:
    table = Table(picking("535666", "", ""))
    table.play(0, "pick white silver blue")
    assert table.options() == IN_ANY_ROW["silver"] | {"pass"}
    table.play(0, f"cross silver {row}")
    assert set(table.on_sheet("silver").split(",")) == {"5b", f"3{'abcd'[ROWS.index(row)]}"}


@pytest.mark.rule("T-2")
def test_white_picked_as_silver_crosses_the_lower_coloured_dice_too() -> None:
    table = Table(picking("551234", "", ""))
    table.play(0, "pick white silver blue")
    assert chain_of(table) == {f"cross {colour}" for colour in ROWS}


@pytest.mark.rule("T-2")
@pytest.mark.parametrize("pick", ["white yellow a", "white blue", "white green", "white pink", "green", "pink", "blue"])
def test_a_pick_for_another_area_takes_no_die_along(pick: str) -> None:
    table = Table(picking("511666", "", ""))
    table.play(0, f"pick {pick}")
    assert not chain_of(table)
    assert table.open_seats() == (CHANCE,)


@pytest.mark.rule("T-2")
def test_without_a_lower_die_there_is_no_extra_cross() -> None:
    table = Table(picking("111111", "", ""))
    table.play(0, "pick silver blue")
    assert table.open_seats() == (CHANCE,)


@pytest.mark.rule("T-2")
def test_dice_that_were_on_the_tray_before_bring_nothing() -> None:
    table = Table(picking("161126", "", "", pool="sg", tray="wyb", fields="p", roll=2))
    table.play(0, "pick silver blue")
    assert table.options() == {"cross green", "pass"}


@pytest.mark.rule("T-2")
def test_dice_on_the_die_fields_bring_nothing() -> None:
    table = Table(picking("165121", "", "", pool="syg", tray="", fields="wbp", roll=3))
    table.play(0, "pick silver blue")
    assert chain_of(table) == {"cross yellow", "cross green"}


@pytest.mark.rule("T-2")
@pytest.mark.rule("C-13")
@pytest.mark.rule("R-7")
def test_after_the_third_roll_only_strictly_lower_dice_are_crossed() -> None:
    table = Table(picking("142665", "", "", pool="syp", tray="w", fields="bg", roll=3))
    table.play(0, "pick silver blue")
    assert table.options() == {"cross yellow", "pass"}
    table.play(0, "cross yellow")
    assert (table.word("tray"), table.on_sheet("silver")) == ("wyp", "2a,4b")


@pytest.mark.rule("C-13")
@pytest.mark.rule("R-7")
@pytest.mark.parametrize("faces", ["144665", "145664", "146666"])
def test_dice_that_the_third_roll_only_sweeps_away_bring_nothing(faces: str) -> None:
    table = Table(picking(faces, "", "", pool="syp", tray="w", fields="bg", roll=3))
    table.play(0, "pick silver blue")
    assert (table.word("tray"), table.open_seats()) == ("wyp", (1,))


@pytest.mark.rule("T-2")
@pytest.mark.rule("T-10")
def test_a_die_brought_back_for_this_roll_can_be_crossed() -> None:
    table = Table(returning("161116", "return=1", "", pool="sg", tray="wyb", fields="p"))
    table.play(0, "return yellow")
    table.roll("-62-6-")
    table.play(0, "pick silver pink")
    assert chain_of(table) == {"cross yellow"}
    table.play(0, "cross yellow")
    assert table.on_sheet("silver") == "2a,6d"


@pytest.mark.rule("T-2")
@pytest.mark.rule("C-14")
def test_the_dice_of_a_lost_roll_can_be_crossed_from_the_next_one() -> None:
    table = Table(picking("165432", "", ""))
    table.play(0, "pass")
    table.roll("165432")
    table.play(0, "pick silver pink")
    assert len(chain_of(table)) == 8


@pytest.mark.rule("T-2")
@pytest.mark.rule("C-16")
def test_after_a_reroll_the_new_faces_count() -> None:
    table = Table(picking("165432", "reroll=1", ""))
    table.play(0, "reroll")
    table.roll("665466")
    table.play(0, "pick silver pink")
    assert chain_of(table) == {"cross yellow", "cross blue"}


# -- lost and declined


@pytest.mark.rule("T-2")
def test_an_extra_cross_whose_cell_is_taken_is_lost() -> None:
    table = Table(picking("665466", "silver=4b", ""))
    table.play(0, "pick silver pink")
    assert table.options() == {"cross yellow", "pass"}
    assert code_and_rule(table, 0, "cross blue") == ("silver-taken", "T-1")


@pytest.mark.rule("T-2")
def test_white_may_cross_any_row_where_its_cell_is_free() -> None:
    table = Table(picking("266666", "silver=2a,2c,2d", ""))
    table.play(0, "pick silver pink")
    assert table.options() == {"cross white blue", "pass"}


@pytest.mark.rule("T-2")
def test_no_question_is_asked_when_every_extra_cross_is_lost() -> None:
    table = Table(picking("266466", "silver=4b,2a,2b,2c,2d", ""))
    table.play(0, "pick silver pink")
    assert (table.open_seats(), table.word("rolled")) == ((CHANCE,), "ygp")


@pytest.mark.rule("T-2")
def test_one_extra_cross_can_take_the_cell_of_another() -> None:
    table = Table(picking("565666", "", ""))
    table.play(0, "pick silver pink", "cross white yellow")
    assert table.open_seats() == (CHANCE,)
    assert table.on_sheet("silver") == "5a,6d"


@pytest.mark.rule("T-2")
@pytest.mark.rule("C-41")
def test_a_question_mark_in_silver_can_take_the_cell_of_an_extra_cross() -> None:
    table = Table(picking("265566", "silver=2a,2b,2d yellow=2a", ""))
    table.play(0, "pick silver pink", "cross white green")
    assert table.waiting() == ["?:yellow"]
    table.play(0, "bonus yellow 5a")
    assert table.waiting() == ["?:silver"]
    table.play(0, "bonus silver blue 5")
    assert table.options() == {"cross yellow", "pass"}
    table.play(0, "cross yellow")
    assert table.on_sheet("silver") == "2a,5a,2b,5b,2c,2d,6d"


@pytest.mark.rule("T-2")
@pytest.mark.rule("R-8")
def test_all_extra_crosses_may_be_declined() -> None:
    table = Table(picking("565432", "", ""))
    table.play(0, "pick silver yellow", "pass")
    assert table.on_sheet("silver") == "6a"
    assert table.open_seats() == (1,)


@pytest.mark.rule("T-2")
@pytest.mark.rule("R-8")
@pytest.mark.parametrize("order", [["cross blue", "cross pink"], ["cross pink", "cross blue"], ["cross blue"], []])
def test_extra_crosses_are_made_in_any_order_and_the_rest_declined(order: list[str]) -> None:
    table = Table(picking("665462", "", ""))
    table.play(0, "pick silver green", *order, "pass")
    cells = {"cross blue": "4b", "cross pink": "2d"}
    assert set(table.on_sheet("silver").split(",")) == {"6c", *(cells[text] for text in order)}
    assert (table.open_seats(), table.word("rolled")) == ((CHANCE,), "wg")


@pytest.mark.rule("T-2")
def test_each_die_is_crossed_once() -> None:
    table = Table(picking("265566", "", ""))
    table.play(0, "pick silver pink", "cross white green")
    assert table.options() == {"cross yellow", "cross blue", "pass"}
    assert code_and_rule(table, 0, "cross white blue") == ("no-such-cross", "T-2")


@pytest.mark.rule("T-2")
@pytest.mark.rule("C-10")
def test_extra_crosses_come_before_the_next_roll_and_before_returns() -> None:
    table = Table(picking("665466", "return=1 reroll=1", ""))
    table.play(0, "pick silver pink")
    assert table.options() == {"cross yellow", "cross blue", "pass"}
    for text in ("pick white pink", "return yellow", "reroll"):
        assert code_and_rule(table, 0, text) == ("cross-first", "T-2")
    table.play(0, "cross yellow", "cross blue")
    assert table.options() == {"return yellow", "return blue", "pass"}


@pytest.mark.rule("T-2")
@pytest.mark.rule("C-50")
def test_passive_players_wait_for_the_extra_crosses() -> None:
    table = Table(picking("142665", "", "", pool="syp", tray="w", fields="bg", roll=3))
    table.play(0, "pick silver blue")
    assert table.open_seats() == (0,)
    table.play(0, "pass")
    assert table.open_seats() == (1,)


# -- extra crosses and rewards


@pytest.mark.rule("T-2")
@pytest.mark.rule("T-4")
@pytest.mark.rule("C-23")
def test_a_column_completed_by_an_extra_cross_earns_its_reward() -> None:
    table = Table(picking("666466", "silver=4a,4c,4d", ""))
    table.play(0, "pick silver pink", "cross blue")
    assert table.waiting() == ["?:blue"]
    assert table.options() == ANY["blue"]


@pytest.mark.rule("C-41")
def test_rewards_and_extra_crosses_are_mixed_in_any_order() -> None:
    sheet = "silver=2a,2b,2c"
    for order in (["bonus yellow 3a", "cross pink"], ["cross pink", "bonus yellow 3a"]):
        table = Table(picking("222221", sheet, ""))
        table.play(0, "pick silver pink")
        assert table.options() == ANY["yellow"] | {"cross pink"}
        table.play(0, *order)
        assert (table.on_sheet("yellow"), table.open_seats()) == ("3a", (CHANCE,))
        assert table.on_sheet("silver") == "2a,2b,2c,1d,2d"


@pytest.mark.rule("C-40")
@pytest.mark.rule("C-41")
def test_extra_crosses_are_declined_only_after_the_rewards() -> None:
    table = Table(picking("222221", "silver=2a,2b,2c", ""))
    table.play(0, "pick silver pink")
    assert code_and_rule(table, 0, "pass") == ("reward-first", "C-40")
    table.play(0, "bonus yellow 3a")
    assert table.options() == {"cross pink", "pass"}


@pytest.mark.rule("C-41")
def test_a_reward_earned_by_an_extra_cross_waits_with_the_other_crosses() -> None:
    table = Table(picking("665466", "silver=5b,5c,5d", ""))
    table.play(0, "pick silver pink", "cross yellow")
    assert table.options() == ANY["green"] | {"cross blue"}
    table.play(0, "cross blue")
    assert table.options() == ANY["green"]


# -- no company


@pytest.mark.rule("T-3")
@pytest.mark.parametrize("pick", ["silver green", "white silver green"])
def test_a_passive_silver_pick_is_one_cross(pick: str) -> None:
    table = Table(rolls_over("551111", "", "", tray="wsy"))
    table.play(1, f"pick {pick}")
    assert (table.on_sheet("silver", 1), table.open_seats()) == ("5c", (CHANCE,))


@pytest.mark.rule("T-3")
@pytest.mark.parametrize("die", ["silver green", "white silver green"])
@pytest.mark.parametrize("seat", [0, 1])
def test_silver_as_an_extra_die_is_one_cross(die: str, seat: int) -> None:
    sheets = ["stage=done", "stage=done"]
    sheets[seat] = "stage=extra extra=1"
    table = Table(rolls_over("551111", *sheets, tray="ybg"))
    table.play(seat, f"extra {die}")
    assert (table.on_sheet("silver", seat), table.open_seats()) == ("5c", (CHANCE,))


@pytest.mark.rule("T-3")
def test_a_question_mark_in_silver_is_one_cross() -> None:
    table = Table(using("?:silver"))
    table.play(0, "bonus silver pink 6")
    assert (table.on_sheet("silver"), table.open_seats()) == ("6d", (CHANCE,))


@pytest.mark.rule("T-3")
def test_silver_in_the_solo_passive_turn_is_one_cross() -> None:
    table = Table(passive_alone("661326", "", tray="sbg"))
    table.play(0, "pick silver yellow")
    assert (table.on_sheet("silver"), table.open_seats()) == ("6a", (CHANCE,))


# -- score

ROW_POINTS = [(0, 0), (1, 2), (2, 4), (3, 7), (4, 11), (5, 16), (6, 22)]


@pytest.mark.rule("T-4")
@pytest.mark.parametrize("row", "abcd")
@pytest.mark.parametrize(("crosses", "points"), ROW_POINTS)
def test_a_row_scores_by_its_crosses(row: str, crosses: int, points: int) -> None:
    cells = ",".join(f"{number}{row}" for number in range(6, 6 - crosses, -1))
    table = Table(picking("123456", f"silver={cells}" if cells else "", ""))
    assert table.points("silver") == points


@pytest.mark.rule("T-4")
def test_silver_is_the_sum_of_its_rows() -> None:
    table = Table(picking("123456", "silver=1a,2b,4b,1c,2c,3c,6d,5d,4d,3d", ""))
    assert table.points("silver") == 2 + 4 + 7 + 11


@pytest.mark.rule("T-4")
@pytest.mark.parametrize("row", ROWS)
def test_a_full_row_gives_no_reward(row: str) -> None:
    letter = "abcd"[ROWS.index(row)]
    table = Table(using("?:silver", "silver=" + ",".join(f"{n}{letter}" for n in range(1, 6))))
    table.play(0, f"bonus silver {row} 6")
    assert (table.open_seats(), table.points("silver")) == ((CHANCE,), 22)
    assert table.on_sheet("fox") == table.on_sheet("extra") == ""


COLUMN_REWARDS = ["extra", "?:yellow", "fox", "?:blue", "?:green", "?:pink"]


@pytest.mark.rule("T-4")
@pytest.mark.rule("C-23")
@pytest.mark.parametrize("last", ROWS)
@pytest.mark.parametrize(("number", "reward"), list(enumerate(COLUMN_REWARDS, start=1)))
def test_a_full_column_gives_its_reward(last: str, number: int, reward: str) -> None:
    cells = [f"{number}{letter}" for letter, row in zip("abcd", ROWS, strict=True) if row != last]
    table = Table(using("?:silver", f"silver={','.join(cells)}"))
    table.play(0, f"bonus silver {last} {number}")
    kept = {"extra": table.on_sheet("extra") == "1-0", "fox": table.on_sheet("fox") == "1"}
    assert kept.get(reward, table.waiting() == [reward])


@pytest.mark.rule("T-1")
def test_a_full_silver_area_takes_no_die() -> None:
    table = Table(picking("123456", full("silver"), ""))
    assert not any("silver" in option for option in table.options())
    assert len(FULL["silver"].split(",")) == 24

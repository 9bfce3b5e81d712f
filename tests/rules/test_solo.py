"""Playing alone: the passive turn, its tray, its ties, and what may be done in it (C-60)."""

import pytest
from tests.positions import (
    CLEVER,
    DICE,
    ONLY_PURPLE,
    Table,
    code_and_rule,
    passive_alone,
    picking,
    random_game,
    rolling,
)

from silvertray.core.errors import SetupError
from silvertray.core.game import CHANCE


def passive_roll(sheet: str = "", **table: object) -> Table:
    """A table where the six dice of the passive turn are to be rolled."""
    return Table(rolling("111111", sheet, turn=1, **table))


@pytest.mark.rule("C-60")
def test_each_of_the_six_rounds_is_an_active_turn_and_then_a_passive_one() -> None:
    turns = []
    for state in random_game(1, seed=5):
        view = CLEVER.view(state, None)
        if (view.round, view.passive_turn) not in turns:
            turns.append((view.round, view.passive_turn))
    assert turns == [(round, passive) for round in range(1, 7) for passive in (False, True)]


@pytest.mark.rule("C-60")
def test_for_the_passive_turn_all_six_dice_are_rolled() -> None:
    table = Table(picking("655555", ""))
    table.play(0, "pick white orange")
    assert table.open_seats() == (CHANCE,)
    assert (table.word("turn"), table.word("rolled")) == ("1", DICE)
    assert table.word("tray") == table.word("fields") == ""


@pytest.mark.rule("C-60")
@pytest.mark.parametrize(
    ("faces", "tray", "fields"),
    [
        ("123456", "wyb", "gop"),
        ("654321", "gop", "wyb"),
        ("162534", "wbo", "ygp"),
        ("111222", "wyb", "gop"),
        ("311666", "wyb", "gop"),
        ("112344", "wyb", "gop"),
        ("133566", "wyb", "gop"),
    ],
)
def test_the_three_lowest_dice_go_to_the_tray(faces: str, tray: str, fields: str) -> None:
    table = passive_roll()
    table.roll(faces)
    assert (table.word("tray"), table.word("fields")) == (tray, fields)
    assert table.open_seats() == (0,)


TIES = [
    # faces, on the tray without a draw, the sets that can be drawn
    ("124456", "wy", ["b", "g"]),
    ("142456", "wb", ["y", "g"]),
    ("622611", "op", ["y", "b"]),
    ("511566", "yb", ["w", "g"]),
    ("113333", "wy", ["b", "g", "o", "p"]),
    ("133366", "w", ["yb", "yg", "bg"]),
    ("133335", "w", ["yb", "yg", "yo", "bg", "bo", "go"]),
    ("222256", "", ["wyb", "wyg", "wbg", "ybg"]),
]


@pytest.mark.rule("C-60")
@pytest.mark.parametrize(("faces", "sure", "drawn"), TIES)
def test_a_tie_for_the_last_places_is_drawn_all_sets_equally_likely(faces: str, sure: str, drawn: list[str]) -> None:
    table = passive_roll()
    table.roll(faces)
    assert table.word("tray") == sure
    assert table.outcomes() == {f"tray {letters}": 1 / len(drawn) for letters in drawn}
    assert table.game.view(table.state, None).to_draw == len(drawn[0])


@pytest.mark.rule("C-60")
def test_six_equal_dice_can_make_twenty_trays() -> None:
    table = passive_roll()
    table.roll("444444")
    assert len(table.outcomes()) == 20
    assert set(table.outcomes().values()) == {1 / 20}


@pytest.mark.rule("C-60")
def test_the_drawn_dice_complete_the_tray() -> None:
    table = passive_roll()
    table.roll("133335")
    table.chance("tray go")
    assert (table.word("tray"), table.word("fields")) == ("wgo", "ybp")
    assert table.open_seats() == (0,)


@pytest.mark.rule("C-60")
def test_a_solo_player_picks_or_declines_one_tray_die_when_passive() -> None:
    table = Table(passive_alone("123456", "", tray="wyb"))
    whites = {f"pick white {mark}" for mark in ("yellow a", "yellow b", "blue", "green", "orange", "purple")}
    assert table.options() == whites | {"pick yellow a", "pick yellow b", "pick blue", "pass"}
    table.play(0, "pass")
    assert (table.word("round"), table.open_seats()) == ("5", (CHANCE,))


@pytest.mark.rule("C-60")
@pytest.mark.rule("R-3")
def test_extra_dice_may_be_used_in_the_passive_turn_but_no_rerolls() -> None:
    table = Table(passive_alone("123456", "reroll=2 extra=1", tray="wyb"))
    assert "reroll" not in table.options()
    refusal = table.refusal(0, "reroll")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("reroll-too-late", "C-53")
    table.play(0, "pick white orange", "extra purple")
    assert (table.on_sheet("purple"), table.on_sheet("reroll")) == ("6", "2-0")


@pytest.mark.rule("C-60")
@pytest.mark.rule("R-4")
def test_when_no_tray_die_fits_one_of_the_other_three_may_be_used() -> None:
    table = Table(passive_alone("123456", f"{ONLY_PURPLE} purple=4", tray="wyb"))
    assert table.options() == {"pick purple", "pass"}


@pytest.mark.rule("C-60")
def test_when_a_tray_die_fits_the_other_three_are_closed() -> None:
    table = Table(passive_alone("123456", f"{ONLY_PURPLE}", tray="wyb"))
    assert table.options() == {"pick white purple", "pass"}
    refusal = table.refusal(0, "pick purple")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("tray-first", "C-52")


@pytest.mark.rule("C-60")
@pytest.mark.rule("R-4")
def test_without_the_fallback_nothing_is_picked_when_no_tray_die_fits() -> None:
    table = passive_roll(f"{ONLY_PURPLE} purple=4", fallback="off")
    table.roll("123456")
    assert table.open_seats() == (CHANCE,)
    assert (table.word("round"), table.on_sheet("purple")) == ("5", "4")


@pytest.mark.rule("C-60")
@pytest.mark.rule("C-30")
def test_without_the_fallback_extra_dice_are_still_allowed() -> None:
    table = passive_roll(f"{ONLY_PURPLE} purple=4 extra=1", fallback="off")
    table.roll("123456")
    assert table.options() == {"extra purple", "pass"}
    table.play(0, "extra purple")
    assert table.on_sheet("purple") == "4,6"


@pytest.mark.rule("C-60")
def test_without_the_fallback_a_die_off_the_tray_is_refused_by_that_option() -> None:
    table = passive_roll(f"{ONLY_PURPLE} purple=4 extra=1", fallback="off")
    table.roll("123456")
    assert code_and_rule(table, 0, "pick purple") == ("no-fallback", "C-60")
    assert code_and_rule(table, 0, "pick white purple") == ("picks-over", "C-50")


@pytest.mark.rule("C-52")
@pytest.mark.parametrize("fallback", ["on", "off"])
def test_a_die_off_the_tray_is_refused_while_a_tray_die_fits(fallback: str) -> None:
    table = Table(passive_alone("123456", "", tray="wyb", fallback=fallback))
    assert code_and_rule(table, 0, "pick purple") == ("tray-first", "C-52")


@pytest.mark.rule("C-60")
def test_the_fallback_is_on_unless_it_is_put_off() -> None:
    assert CLEVER.options[0].values[0] == "on"
    assert CLEVER.position(CLEVER.new(1, {})) == CLEVER.position(CLEVER.new(1, {"solo_fallback": "on"}))
    assert "fallback=off" in CLEVER.position(CLEVER.new(1, {"solo_fallback": "off"}))


@pytest.mark.rule("C-60")
@pytest.mark.parametrize("options", [{"solo_fallback": "maybe"}, {"fallback": "on"}])
def test_other_options_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(SetupError, match=r"wrong-option .*\(C-60\)"):
        CLEVER.new(1, options)


@pytest.mark.rule("C-60")
@pytest.mark.rule("R-5")
def test_the_passive_turn_opens_all_dice_again_for_extra_dice() -> None:
    table = Table(picking("655555", "extra=3"))
    table.play(0, "pick white orange", "extra white green", "pass")
    table.roll("612345")
    table.play(0, "pass", "extra white orange")
    assert not any(option.startswith("extra white") for option in table.options())
    assert table.on_sheet("extra") == "1-2"


@pytest.mark.rule("C-60")
def test_dice_picked_in_the_passive_turn_stay_where_they_are() -> None:
    table = Table(passive_alone("123456", "extra=1", tray="wyb"))
    table.play(0, "pick white orange")
    assert (table.word("tray"), table.word("fields")) == ("wyb", "gop")

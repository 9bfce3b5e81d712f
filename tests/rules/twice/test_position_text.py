"""Positions as text: written and read back along whole games; what could not be is refused with its reason."""

import pytest
from tests.positions import Table
from tests.rules.twice.sheets import (
    CIRCLES,
    FULL,
    TWICE,
    full,
    picking,
    random_game,
    returning,
    rolls_over,
    using,
)

from silvertray.core.errors import NotationError, PositionError
from silvertray.games import game


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_every_position_of_a_game_is_read_back_from_its_text(players: int, seed: int) -> None:
    for state in random_game(players, seed):
        text = TWICE.position(state)
        again = TWICE.from_position(text)
        assert TWICE.position(again) == text
        assert again.open_seats() == state.open_seats()
        assert [again.legal(seat) for seat in range(players)] == [state.legal(seat) for seat in range(players)]
        assert [again.score(seat) for seat in range(players)] == [state.score(seat) for seat in range(players)]


@pytest.mark.parametrize("players", [1, 2])
def test_a_position_read_from_text_looks_the_same_to_every_seat(players: int) -> None:
    for state in random_game(players, seed=11, solo_fallback="off"):
        again = TWICE.from_position(TWICE.position(state))
        for seat in (None, *range(players)):
            assert TWICE.view(again, seat) == TWICE.view(state, seat)


def test_random_games_reach_every_kind_of_question() -> None:
    asked = {TWICE.view(state, seat).asked for state in random_game(2, seed=0) for seat in (0, 1)}
    assert asked == {"dice", "others", "pick", "return", "tray", "extra", "reward", "cross", "nothing"}


def test_the_highest_action_needs_the_95th_bit_of_the_mask() -> None:
    state = Table(using("?:black")).state
    assert state.legal(0).bit_length() == 95
    assert state.legal(0).bit_count() == 24 + 10 + 11 + 6 + 6


def test_a_chain_is_read_back_with_the_waiting_rewards() -> None:
    table = Table(picking("222221", "silver=2a,2b,2c", ""))
    table.play(0, "pick silver pink")
    assert (table.on_sheet("chain"), table.waiting(), table.on_sheet("stage")) == ("p", ["?:yellow"], "picked")
    assert Table(table.position()).options() == table.options()


def test_a_crossed_circle_is_listed_twice() -> None:
    table = Table(using("?:yellow", "yellow=3a,5b"))
    table.play(0, "bonus yellow 3a")
    assert table.on_sheet("yellow") == "3a,5b,3a!"


@pytest.mark.parametrize("text", ["", "twice", "clever / ", "Twice /", "twice / / / / /"])
def test_a_position_without_its_game_or_sheets_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="wrong-position"):
        TWICE.from_position(text)


WRONG_SHEET_WORDS = [
    "stage=sleep",
    "return=x",
    "return=16",
    "returns=1",
    "chain=q",
    "chain=o",
    "waiting=return",
    "waiting=x:green",
    "waiting=?",
    "waiting=black",
    "silver=1",
    "silver=1e",
    "silver=7a",
    "silver=1a!",
    "yellow=1a",
    "yellow=3",
    "yellow=3c",
    "yellow=3a!!",
    "yellow=!",
    "blue=2,,2",
    "blue=x",
    "green=-2",
    "green=100",
    "pink=",
    "orange=1",
    "purple=1",
]


@pytest.mark.parametrize("word", WRONG_SHEET_WORDS)
def test_a_wrong_word_of_a_sheet_is_named(word: str) -> None:
    with pytest.raises(NotationError) as caught:
        TWICE.from_position(f"twice / {word}")
    assert caught.value.code == "wrong-word"


@pytest.mark.rule("C-22")
@pytest.mark.parametrize(
    "sheet",
    [
        "silver=1a,1a",
        "yellow=3a!",
        "yellow=3a,3b!",
        "yellow=3a,3a",
        f"yellow={CIRCLES},6!,6!",
        "blue=7,8",
        "blue=12,2,3",
        "blue=1",
        "blue=13",
        f"blue={FULL['blue']},2",
        "green=3",
        "green=14",
        "green=0",
        "green=2,2,2,7",
        "green=2,2,2,1,4",
        f"green={FULL['green']},1",
        "pink=7",
        "pink=0",
        f"pink={FULL['pink']},1",
    ],
)
def test_marks_that_never_fitted_are_impossible(sheet: str) -> None:
    with pytest.raises(PositionError, match=r"impossible-marks .*\(C-22\)"):
        TWICE.from_position(picking("123456", sheet))


@pytest.mark.rule("C-44")
@pytest.mark.parametrize("track", ["reroll", "return", "extra"])
@pytest.mark.parametrize("fields", ["7-0", "0-7", "4-3"])
def test_more_than_six_circled_actions_are_impossible(track: str, fields: str) -> None:
    with pytest.raises(PositionError, match=r"impossible-position .*\(C-44\)"):
        TWICE.from_position(picking("123456", f"{track}={fields}"))


@pytest.mark.rule("C-44")
def test_six_circled_actions_of_each_kind_are_possible() -> None:
    assert Table(picking("123456", "reroll=6 return=3-3 extra=0-6 fox=6")).on_sheet("return") == "3-3"


@pytest.mark.rule("C-45")
def test_a_seventh_fox_is_impossible() -> None:
    with pytest.raises(PositionError, match=r"impossible-position .*\(C-45\)"):
        TWICE.from_position(picking("123456", "fox=7"))


CHAINED = "twice moment=choice round=5 roll=1 dice=162466 rolled=wsybgp pool=gp tray=wyb fields=s / {sheet} / "


@pytest.mark.rule("T-2")
def test_a_chain_belongs_to_a_pick_just_made() -> None:
    assert Table(CHAINED.format(sheet="stage=picked silver=6a chain=wyb")).options() >= {"cross blue", "pass"}


@pytest.mark.rule("T-2")
@pytest.mark.parametrize(
    "text",
    [
        CHAINED.format(sheet="stage=return return=1 chain=w"),
        CHAINED.format(sheet="stage=picked") + "chain=w",
        picking("123456", "chain=w", ""),
        rolls_over("123456", "stage=extra extra=1 chain=w", "", tray="wsy"),
        rolls_over("123456", "stage=done", "stage=tray chain=w", tray="wsy"),
        using("?:pink", "chain=w"),
        "twice moment=roll round=5 roll=2 dice=162466 rolled=gp pool=gp tray=wyb fields=s / stage=picked chain=w / ",
        "twice moment=over round=6 / chain=w / ",
    ],
)
def test_a_chain_at_another_stage_is_refused(text: str) -> None:
    with pytest.raises(PositionError):
        TWICE.from_position(text)


@pytest.mark.rule("T-2")
@pytest.mark.parametrize(
    "text",
    [
        CHAINED.format(sheet="stage=picked silver=6a chain=g"),  # still in the pool
        CHAINED.format(sheet="stage=picked silver=6a chain=ws"),  # on a die field
        CHAINED.replace("dice=162", "dice=662").format(sheet="stage=picked silver=6a chain=w"),
        "twice moment=choice round=5 roll=1 dice=122466 rolled=wsybgp pool=sg tray=wyb fields=p"
        " / stage=picked pink=6 chain=w / ",  # pink was picked
        "twice moment=choice round=5 roll=1 dice=122466 pool=sgpyb tray=w / stage=picked chain=w / ",  # nothing was
    ],
    ids=["in the pool", "on a field", "not lower", "pink picked", "nothing picked"],
)
def test_a_chain_of_dice_from_an_earlier_pick_is_refused(text: str) -> None:
    with pytest.raises(PositionError):
        TWICE.from_position(text)


@pytest.mark.rule("T-2")
def test_a_chain_whose_crosses_are_all_lost_is_refused() -> None:
    with pytest.raises(PositionError, match="stuck-position"):
        TWICE.from_position(CHAINED.format(sheet="stage=picked silver=6a,4b,2a chain=yb"))


@pytest.mark.rule("T-10")
@pytest.mark.parametrize(
    "text",
    [
        returning("123456", "", "", pool="gb", tray="wsy", fields="p"),
        returning("123456", "return=0-2", "", pool="gb", tray="wsy", fields="p"),
        returning("123456", "return=1", "", pool="gb", tray="wsy", fields="p", roll=3),
        returning("123456", "return=1", "", pool="wsybg", tray="", fields="p"),
        returning("123456", "return=1", pool="gb", tray="wsy", fields="p", turn=1),
        returning("123456", "stage=pick", "stage=return return=1", pool="gb", tray="wsy", fields="p"),
    ],
    ids=["no return", "all spent", "third roll settled", "empty tray", "passive alone", "passive"],
)
def test_a_question_for_a_return_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(PositionError):
        TWICE.from_position(text)


@pytest.mark.rule("T-10")
def test_clever_has_no_returns() -> None:
    clever = game("clever")
    with pytest.raises(PositionError):
        clever.from_position("clever moment=choice round=5 roll=1 dice=123456 pool=gop tray=wy fields=b / stage=return")


@pytest.mark.rule("C-54")
@pytest.mark.parametrize(
    "text",
    [
        rolls_over("123456", "stage=done", "stage=done", tray="wsy"),
        rolls_over("123456", "stage=extra", tray="wsy"),
        picking("111111", full(*FULL)),
        using("?:pink", full("pink")),
    ],
)
def test_a_position_in_which_no_one_can_act_is_refused(text: str) -> None:
    with pytest.raises(PositionError, match=r"stuck-position .*\(C-54\)"):
        TWICE.from_position(text)

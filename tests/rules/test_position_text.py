"""Positions as text: written and read back along whole games; nonsense is refused with its reason."""

import pytest
from tests.positions import CLEVER, full, picking, random_game, rolls_over

from silvertray.core.errors import NotationError, PositionError


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_a_game_is_read_back_from_its_text(players: int, seed: int) -> None:
    for state in random_game(players, seed):
        text = CLEVER.position(state)
        again = CLEVER.from_position(text)
        assert CLEVER.position(again) == text
        assert again.open_seats() == state.open_seats()
        assert [again.legal(seat) for seat in range(players)] == [state.legal(seat) for seat in range(players)]
        assert [again.score(seat) for seat in range(players)] == [state.score(seat) for seat in range(players)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_position_read_from_text_looks_the_same_to_every_seat(players: int) -> None:
    for state in random_game(players, seed=11, solo_fallback="off"):
        again = CLEVER.from_position(CLEVER.position(state))
        for seat in (None, *range(players)):
            assert CLEVER.view(again, seat) == CLEVER.view(state, seat)


def test_the_words_may_stand_in_any_order() -> None:
    one = CLEVER.from_position(
        "clever moment=choice round=5 roll=1 dice=123456 rolled=wybgop pool=wybgop / stage=pick fox=1"
    )
    two = CLEVER.from_position(
        "clever pool=pogbyw rolled=wybgop dice=123456 roll=1 round=5 moment=choice / fox=1 stage=pick"
    )
    assert CLEVER.position(one) == CLEVER.position(two)


@pytest.mark.parametrize(
    "text", ["", "clever", "twice / ", "/", "Clever /", "clever / / / / /", "moment=over clever /"]
)
def test_a_position_without_its_game_or_sheets_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="wrong-position"):
        CLEVER.from_position(text)


WRONG_TABLE_WORDS = [
    "moment=later",
    "round=x",
    "round=16",
    "round=-1",
    "round=",
    "round",
    "round=٣",
    "turn=1.0",
    "dice=12345",
    "dice=1234567",
    "dice=123457",
    "dice=12345x",
    "rolled=q",
    "pool=W",
    "tray=wx",
    "fields=7",
    "fallback=maybe",
    "colour=white",
]
WRONG_SHEET_WORDS = [
    "stage=sleep",
    "reroll=x",
    "reroll=1-x",
    "reroll=-",
    "extra=16",
    "fox=many",
    "used=q",
    "waiting=",
    "waiting=fox",
    "waiting=x:green,",
    "yellow=1",
    "yellow=1c",
    "yellow=",
    "blue=1",
    "blue=13",
    "blue=2,,3",
    "green=x",
    "green=-1",
    "green=100",
    "orange=1,x",
    "purple=",
    "purple=1;2",
    "pink=1",
    "nonsense",
]


@pytest.mark.parametrize("word", WRONG_TABLE_WORDS)
def test_a_wrong_word_of_the_table_is_named(word: str) -> None:
    with pytest.raises(NotationError) as caught:
        CLEVER.from_position(f"clever {word} /")
    assert caught.value.code == "wrong-word"
    assert str(caught.value.params["word"]).startswith(word)


@pytest.mark.parametrize("word", WRONG_SHEET_WORDS)
def test_a_wrong_word_of_a_sheet_is_named(word: str) -> None:
    with pytest.raises(NotationError) as caught:
        CLEVER.from_position(f"clever / {word}")
    assert caught.value.code == "wrong-word"


@pytest.mark.rule("C-4")
@pytest.mark.parametrize(
    "text",
    [
        "clever moment=roll round=7 roll=1 rolled=wybgop pool=wybgop /",
        "clever moment=roll round=5 roll=1 rolled=wybgop pool=wybgop / / / /",
        "clever moment=roll round=1 first=1 roll=1 rolled=wybgop pool=wybgop /",
        "clever moment=choice dice=123456 tray=wyb fields=gop / stage=tray",
    ],
)
def test_rounds_and_seats_beyond_the_games_are_impossible(text: str) -> None:
    with pytest.raises(PositionError, match=r"impossible-position .*\(C-4\)"):
        CLEVER.from_position(text)


@pytest.mark.rule("C-2")
@pytest.mark.parametrize(
    "text",
    [
        "clever moment=choice round=5 dice=123456 tray=wyb fields=bgo / stage=tray",
        "clever moment=choice round=5 dice=123456 pool=wy tray=wyb fields=gop / stage=tray",
        "clever moment=choice round=5 dice=123456 tray=wy fields=bgop / stage=tray",
    ],
)
def test_a_die_in_two_places_or_a_fourth_die_field_is_impossible(text: str) -> None:
    with pytest.raises(PositionError, match=r"impossible-position .*\(C-2\)"):
        CLEVER.from_position(text)


@pytest.mark.rule("C-22")
@pytest.mark.parametrize(
    "sheet",
    [
        "yellow=1a,1a",
        "blue=7,7",
        "green=12",
        "orange=7",
        "orange=1,1,1,3",
        "orange=0",
        "purple=7",
        "purple=3,3",
        "purple=5,4",
        "purple=6,2,1",
        f"{full('orange')},6",
        f"{full('purple')},6",
    ],
)
def test_marks_that_never_fitted_are_impossible(sheet: str) -> None:
    with pytest.raises(PositionError, match=r"impossible-marks .*\(C-22\)"):
        CLEVER.from_position(picking("123456", sheet))


@pytest.mark.rule("C-54")
@pytest.mark.parametrize(
    "text",
    [
        rolls_over("123456", "stage=done", "stage=done", tray="wyb"),
        rolls_over("123456", "stage=extra", tray="wyb"),
        picking("111111", full("yellow", "blue", "green", "orange", "purple")),
    ],
)
def test_a_position_in_which_no_one_can_act_is_refused(text: str) -> None:
    with pytest.raises(PositionError, match=r"stuck-position .*\(C-54\)"):
        CLEVER.from_position(text)


@pytest.mark.rule("C-54")
@pytest.mark.parametrize("stage", ["wait", "picked", "extra"])
def test_a_position_in_which_a_seat_could_never_finish_is_refused(stage: str) -> None:
    with pytest.raises(PositionError):
        CLEVER.from_position(rolls_over("123456", f"stage={stage}", "stage=tray", tray="wyb"))


@pytest.mark.rule("C-4")
def test_the_first_seat_is_not_drawn_in_a_later_round() -> None:
    with pytest.raises(PositionError):
        CLEVER.from_position("clever moment=first round=6 / /")


@pytest.mark.rule("C-60")
@pytest.mark.parametrize("dice", ["tray=wybgop rolled=wyb", "tray=wy rolled=", "tray=wy pool=bgop rolled=b"])
def test_a_tie_is_drawn_among_more_dice_than_places(dice: str) -> None:
    with pytest.raises(PositionError):
        CLEVER.from_position(f"clever moment=tie round=5 turn=1 dice=112222 {dice} /")


@pytest.mark.rule("C-60")
def test_there_is_no_tie_among_several_players() -> None:
    with pytest.raises(PositionError):
        CLEVER.from_position("clever moment=tie round=5 turn=1 dice=112222 tray=wy pool=bgop rolled=bgop / /")


@pytest.mark.rule("C-11")
def test_dice_that_show_nothing_cannot_be_picked() -> None:
    with pytest.raises(PositionError):
        CLEVER.from_position(picking("000000", ""))


@pytest.mark.rule("C-10")
@pytest.mark.parametrize("dice", ["rolled=wy pool=ybgop tray=w", "rolled= pool=wybgop"])
def test_rolled_dice_lie_in_the_pool(dice: str) -> None:
    with pytest.raises(PositionError):
        CLEVER.from_position(f"clever moment=choice round=5 roll=1 dice=123456 {dice} / stage=pick reroll=1")


@pytest.mark.rule("C-10")
def test_nothing_is_picked_before_the_first_roll() -> None:
    picked = "clever moment=choice round=5 roll={} dice=123456 fields=w pool=ybgop / stage=picked waiting=x:blue"
    assert CLEVER.from_position(picked.format(1))
    with pytest.raises(PositionError, match=r"impossible-position .*\(C-10\)"):
        CLEVER.from_position(picked.format(0))


@pytest.mark.rule("C-2")
@pytest.mark.parametrize("dice", ["tray=wyb fields=ggg", "tray=wyb fields=go", "tray=wyb"])
def test_each_die_lies_in_one_place(dice: str) -> None:
    with pytest.raises(PositionError):
        CLEVER.from_position(f"clever moment=choice round=5 dice=123456 {dice} / stage=tray")


def test_green_is_one_number() -> None:
    with pytest.raises(NotationError, match="wrong-word"):
        CLEVER.from_position(picking("123456", "green=3,9"))


def test_too_many_waiting_rewards_are_refused_not_dropped() -> None:
    waiting = ",".join(["x:blue"] * 40)
    with pytest.raises((NotationError, PositionError)):
        CLEVER.from_position(
            f"clever moment=choice round=4 dice=123456 tray=wyb fields=gop / stage=reward waiting={waiting}"
        )

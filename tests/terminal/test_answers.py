"""What a player types: choices, keys, and nonsense."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.terminal.driving import Seat, position

from silvertray.core.errors import SetupError
from silvertray.play.dealer import Seeded
from silvertray.terminal.session import play


def logged(seat: Seat) -> list[str]:
    return [str(step) for step in seat.saved.log]


def test_enter_rolls_and_a_number_chooses(seat: Seat) -> None:
    seat.plays(["", "3"], Seeded(3))
    assert logged(seat) == ["* roll 146655", "0 pick white blue"]


def test_an_action_may_be_typed_as_text(seat: Seat) -> None:
    seat.plays(["", "  Pick  white   YELLOW b"], Seeded(3))
    assert logged(seat)[1:] == ["0 pick white yellow b"]


def test_undo_takes_the_last_step_back(seat: Seat) -> None:
    seat.plays(["", "3", "u"], Seeded(3))
    assert logged(seat) == ["* roll 146655"]
    assert "Taken back." in seat.shown


def test_undo_stops_at_the_dice(seat: Seat) -> None:
    seat.plays(["", "3", "", "u"], Seeded(3))
    assert len(seat.saved.log) == 3
    assert "There is nothing of You to take back" in seat.shown


def test_a_step_can_be_taken_back_before_a_bot_rolls(seat: Seat) -> None:
    typed = ["", "", "1", "", "1", "", "1"]
    for seed in range(20):
        seat.plays([*typed, "u"], Seeded(seed), bots=("greedy",))
        if "greedy 2 rolls next." in seat.shown:
            break
    assert "Taken back." in seat.shown
    assert logged(seat)[-1].startswith("* roll")


def test_undo_reaches_past_bots_that_acted_on_the_step(seat: Seat) -> None:
    """The last step of round 3 gives everybody a black reward, which a bot uses at once (C-5)."""
    for seed in range(12):
        steps = until_round_four(seat, seed, bots=("greedy",))
        if steps[-1] and seat.saved.log[-1].seat == 1:
            seat.plays([*steps, "u"], Seeded(seed), bots=("greedy",))
            assert seat.saved.state.round == 3
            return
    pytest.fail("no game came to round 4 by a step of the person")


def until_round_four(seat: Seat, seed: int, **table: object) -> list[str]:
    """What is typed until round 4 begins: always the first choice."""
    typed: list[str] = []

    def typing() -> Iterator[str]:
        while not typed or seat.saved.state.round < 4:
            is_asked = bool(typed) and seat.saved.state.open_seats()[0] >= 0
            typed.append("1" if is_asked else "")
            yield typed[-1]

    seat.plays(typing(), Seeded(seed), **table)  # type: ignore[arg-type]
    return typed


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no choice “99”: type a number from 1 to 13"),
        ("0", "There is no choice “0”"),
        ("9" * 5000, "There is no choice “99999999999999999999”"),
        ("", "Nothing was typed: type the number of a choice, 1 to 13"),
        ("pick mauve", "“pick mauve” is no action of this game"),
        ("pick \x1b[31mred", "“pick ?[31mred” is no action of this game"),
        ("pass", "You cannot pass while a rolled die fits: pick one, or reroll (C-15)"),
        ("extra blue", "You cannot use an extra die yet"),
        ("bonus blue 9", "You have no blue X to use (waiting: -): use what is waiting (C-40)"),
        ("s 9", "There is no player “9” at this table: type a number from 1 to 1"),
        ("t 1x", "There is no player “1x” at this table"),
        ("u", "There is nothing of You to take back"),
        ("? pass", "You cannot pass while a rolled die fits"),
        ("?pick blue", "Yes, that is legal: blue 7 +1"),
        ("? 12", "Yes, that is legal: purple 5 +5"),
        ("? 77", "“77” is no action of this game"),
    ],
)
def test_an_answer_that_will_not_do_is_told_in_one_line_and_nothing_is_lost(
    seat: Seat, typed: str, answer: str
) -> None:
    seat.plays(["", typed], Seeded(3))
    assert answer in seat.shown
    assert logged(seat) == ["* roll 146655"]


def test_nothing_can_be_chosen_before_the_roll(seat: Seat) -> None:
    seat.plays(["3", "pick blue", "? pick blue"], Seeded(3))
    assert "“3” means nothing here" in seat.shown
    assert seat.shown.count("Roll the dice first, then choose (C-10)") == 2


def test_why_not_names_the_rule_and_what_is_legal(seat: Seat) -> None:
    seat.plays(["", "pick purple", "", "? pick purple"], Seeded(3))
    assert "The purple die is not part of this roll" in seat.shown
    assert "(C-11)" in seat.shown


def test_auto_roll_rolls_by_itself(seat: Seat) -> None:
    seat.plays(["a", "1", "1", "a"], Seeded(3))
    assert [entry[0] for entry in logged(seat)] == ["*", "0", "*", "0", "*"]


def test_another_player_may_go_first(seat: Seat) -> None:
    """Everybody's black reward of round 4 may be used in any order (C-5)."""
    typed = until_round_four(seat, 1, players=2)
    assert seat.saved.state.open_seats() == (0, 1)
    assert "Player 1: Use a waiting reward: (Player 2 may go first: t and a number)" in seat.shown
    for first, more in ((0, []), (1, ["t 2"])):
        seat.plays([*typed, *more, "1"], Seeded(1), players=2)
        assert seat.saved.log[-1].text.startswith("bonus")
        assert seat.saved.log[-1].seat == first


def test_a_player_who_is_not_asked_cannot_go_first(seat: Seat) -> None:
    seat.plays(["", "", "t 1", "t 2"], Seeded(1), players=2)
    assert "has nothing to choose right now: let one of the others go first" in seat.shown


def test_wrong_set_ups_are_refused_before_the_first_roll() -> None:
    for players, bots, code in (
        (5, (), "wrong-players"),
        (2, ("greedy", "greedy"), "nobody-plays"),
        (2, ("x",), "unknown-bot"),
    ):
        with pytest.raises(SetupError) as refused:
            play("clever", players, bots, Seeded(1), {}, True, 1)
        assert refused.value.code == code


def test_bytes_that_are_no_text_do_not_stop_the_game(seat: Seat) -> None:
    seat.plays(["", "\udcff\ufffd", "1"], Seeded(3))
    assert position(seat.saved)
    assert len(seat.saved.log) == 2

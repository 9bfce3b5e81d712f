"""What a player types: choices, keys, and nonsense."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.locale.said import said
from tests.terminal.driving import Seat, position, told

from silvertray.core.errors import SetupError
from silvertray.locale import words
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
    assert said("notice-undone") in seat.shown


def test_a_key_is_accepted_in_cyrillic_and_in_latin_letters(seat: Seat) -> None:
    seat.monkeypatch.setenv("SILVERTRAY_LANG", "ru")
    undo = words("ru").say("key-undo")
    assert not undo.isascii()
    for key in (undo, undo.upper(), "u", "U"):
        seat.plays(["", "3", key], Seeded(3))
        assert logged(seat) == ["* roll 146655"]


def test_undo_stops_at_the_dice(seat: Seat) -> None:
    seat.plays(["", "3", "", "u"], Seeded(3))
    assert len(seat.saved.log) == 3
    assert told("nothing-to-undo", seat=0) in seat.shown


def test_a_step_can_be_taken_back_before_a_bot_rolls(seat: Seat) -> None:
    typed = ["", "", "1", "", "1", "", "1"]
    for seed in range(20):
        seat.plays([*typed, "u"], Seeded(seed), bots=("greedy",))
        if said("ask-go-on", name="greedy 2", undo="u") in seat.shown:
            break
    assert said("notice-undone") in seat.shown
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
        ("99", told("no-such-choice", number="99", most=13)),
        ("0", told("no-such-choice", number="0", most=13)),
        ("9" * 5000, told("no-such-choice", number="9" * 20, most=13)),
        ("", told("nothing-typed", most=13)),
        ("pick mauve", told("unknown-action", text="pick mauve")),
        ("pick \x1b[31mred", told("unknown-action", text="pick ?[31mred")),
        ("pass", told("must-pick", "C-15")),
        ("extra blue", told("extra-too-early", "C-30", seat=0)),
        ("bonus blue 9", told("no-such-reward", "C-40", reward="x:blue", waiting="-")),
        ("s 9", told("no-such-player", text="9", players=1)),
        ("t 1x", told("no-such-player", text="1x", players=1)),
        ("u", told("nothing-to-undo", seat=0)),
        ("? pass", told("must-pick", "C-15")),
        ("?pick blue", said("notice-legal", choice="blue 7 +1")),
        ("? 12", said("notice-legal", choice="purple 5 +5")),
        ("? 77", told("unknown-action", text="77")),
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
    assert told("no-choice-now", number="3") in seat.shown
    assert seat.shown.count(told("dice-first", "C-10")) == 2


def test_why_not_names_the_rule_and_what_is_legal(seat: Seat) -> None:
    seat.plays(["", "pick purple", "", "? pick purple"], Seeded(3))
    assert told("die-not-rolled", "C-11", die="purple") in seat.shown


def test_auto_roll_rolls_by_itself(seat: Seat) -> None:
    seat.plays(["a", "1", "1", "a"], Seeded(3))
    assert [entry[0] for entry in logged(seat)] == ["*", "0", "*", "0", "*"]


def test_another_player_may_go_first(seat: Seat) -> None:
    """Everybody's black reward of round 4 may be used in any order (C-5)."""
    typed = until_round_four(seat, 1, players=2)
    assert seat.saved.state.open_seats() == (0, 1)
    asks = said("ask-whose", name="Player 1", question=said("ask-reward"))
    assert f"{asks} {said('also-open', names='Player 2', first='t')}" in seat.shown
    for first, more in ((0, []), (1, ["t 2"])):
        seat.plays([*typed, *more, "1"], Seeded(1), players=2)
        assert seat.saved.log[-1].text.startswith("bonus")
        assert seat.saved.log[-1].seat == first


def test_a_player_who_is_not_asked_cannot_go_first(seat: Seat) -> None:
    seat.plays(["", "", "t 1", "t 2"], Seeded(1), players=2)
    names = ("Player 1", "Player 2")
    lines = [told("player-not-asked", "C-50", *names, seat=n, open=names[1 - n]) for n in range(2)]
    assert any(line in seat.shown for line in lines)


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

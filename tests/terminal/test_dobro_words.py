"""What Dobro's screens say of a position: the good number, who begins and why, and how ties are broken."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from rich.cells import cell_len

from silvertray.core.game import Place
from silvertray.games import game
from silvertray.games.dobro.view import View, laid
from silvertray.locale import words
from silvertray.terminal.cards.phrases import why_good
from silvertray.terminal.cards.rounds import why_first
from silvertray.terminal.cards.summary import summary_lines
from silvertray.terminal.family import family_of
from silvertray.terminal.picture import table_svg

EN = words("en")
DOBRO: Any = game("dobro")
NAMES = ("You", "greedy 2", "greedy 3")


@pytest.mark.rule("D-23")
@pytest.mark.parametrize(
    ("trick", "why"),
    [
        ((), "none yet: lead any card or pair"),
        (("play 7",), "led with 7"),
        (("play 7", "play 9"), "9 on 7: higher"),
        (("play 7", "play 7"), "7 on 7: doubled to 14"),
        (("play 10", "play 6 6"), "pair of 6s: 12"),
        (("play 6 6", "play J 6"), "Joker with 6 on 12: doubled to 24"),
        (("play 5", "play J=5"), "Joker as 5 on 5: doubled to 10"),
        (("play J J=8",), "two Jokers as 8: 16"),
        (("play 9", "play S"), "Skip: stays at 9"),
        (("play 7", "play 7", "play R"), "Reverse: stays at 14"),
        (("play S",), "led with Skip: none yet, any card or pair can follow"),
    ],
)
def test_the_good_number_is_explained(trick: tuple[str, ...], why: str) -> None:
    assert why_good(EN, laid(tuple(DOBRO.actions.index(text) for text in trick))) == why


@pytest.mark.rule("D-72")
@pytest.mark.parametrize(
    ("points", "shown", "turn", "why"),
    [
        ((1, 2, 3), ((), (), ()), 0, "lowest total, 1 (D-72)"),
        (
            (1, 1, 3),
            (("9", "12"), ("11", "12"), ()),
            1,
            "totals tied at 1, higher new cards: You showed 12 9, greedy 2 showed 12 11 (D-72)",
        ),
        (
            (1, 1, 3),
            (("9",), (), ()),
            0,
            "totals tied at 1, higher new cards: You showed 9, greedy 2 showed - (D-72)",
        ),
        (
            (1, 1, 3),
            (("9",), ("9",), ()),
            1,
            "totals tied at 1, next in order after You: You showed 9, greedy 2 showed 9 (D-72)",
        ),
        (
            (1, 1, 3),
            ((), (), ()),
            1,
            "totals tied at 1, next in order after You: You, greedy 2 (D-72)",
        ),
    ],
)
def test_the_first_player_is_explained(
    points: tuple[int, ...], shown: tuple[tuple[str, ...], ...], turn: int, why: str
) -> None:
    view: View = DOBRO.view(DOBRO.new(3, {}), None)
    seats = tuple(
        replace(seat, points=(points[n],), score=points[n], shown=shown[n]) for n, seat in enumerate(view.seats)
    )
    assert why_first(EN, NAMES, replace(view, round=2, turn=turn, closer=0, seats=seats)) == why


def place(seat: int, at: int, *rounds: int) -> Place:
    return Place(seat, at, sum(rounds), tuple((f"round {n}", points) for n, points in enumerate(rounds, 1)))


@pytest.mark.rule("D-81")
@pytest.mark.parametrize(
    ("places", "is_by_sums", "told"),
    [
        ([place(1, 1, 2, 3), place(0, 2, 3, 2)], True, "greedy 2 ahead of You on points in the last round, 3 to 2"),
        ([place(1, 1, 2, 2), place(0, 2, 2, 2)], True, "smaller sum of numbers taken in the last round, 30 to 41"),
        ([place(1, 1, 2, 3), place(0, 2, 3, 2)], False, "by fewer cards taken in the last round, 5 to 7"),
    ],
)
def test_a_broken_tie_is_told(places: list[Place], is_by_sums: bool, told: str) -> None:
    lines = summary_lines(EN, places, NAMES, ((7, 41), (5, 30)), is_by_sums)
    assert sum("Tie broken" in line for line in lines) == 1
    assert any(told in line for line in lines)
    assert not any("shared" in line for line in lines)


def test_a_shared_victory_is_told_and_clear_places_need_no_reason() -> None:
    shared = summary_lines(EN, [place(0, 1, 2, 2), place(1, 1, 2, 2)], NAMES, ((5, 30), (5, 30)), True)
    assert "The win is shared (D-81)." in shared
    assert "1. You: 4 points, shared" in shared
    clear = summary_lines(EN, [place(0, 1, 2, 2), place(1, 2, 1, 1)], NAMES, ((5, 30), (5, 30)), True)
    assert not any("D-81" in line for line in clear)


def test_a_picture_shows_the_game_and_asks_no_other_machine() -> None:
    state = DOBRO.new(3, {})
    while state.open_seats() == (-1,):
        state.apply(-1, state.outcomes()[-1][0])
    picture = table_svg(DOBRO, state, state.turn)
    assert picture.startswith("<svg")
    assert picture.count("http") == 1
    assert "Your&#160;hand" in picture


def test_the_longest_list_of_choices_and_a_long_trick_fit_80_by_24() -> None:
    view: View = DOBRO.view(DOBRO.new(6, {"rounds": "players"}), 0)
    hand = ("2", "4", "J", "J", "S")
    state = dealt(hand)
    table = family_of(DOBRO).pictured(DOBRO, state, state.turn, "en")
    assert view.rounds == 6
    trick = tuple(("greedy 2", f"play {n}") for n in (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)) + (("You", "play S"),) * 4
    seats = tuple(
        replace(seat, shown=("12", "11"), points=(6, 5, 4, 3, 2), score=20, pile_size=33) for seat in table.view.seats
    )
    shown = replace(
        table,
        laid=trick,
        view=replace(table.view, seats=seats, forgetful=1, owes=2, rounds=6),
        notice="a long notice " * 20,
        news=("something happened, and it takes a while to tell",) * 30,
    )
    lines = [line.plain for line in shown.drawn()]
    assert len(lines) <= 23
    assert max(map(cell_len, lines)) <= 80
    numbers = {int(line[42:45]) for line in lines if line[42:45].strip().isdigit()}
    assert numbers == {choice.number for choice in shown.choices}
    assert any(line.startswith(" ╰") for line in lines)


def dealt(hand: tuple[str, ...]) -> Any:
    """A first position of six in which whoever begins holds these cards."""
    state = DOBRO.new(6, {"rounds": "players"})
    state.apply(-1, 0)
    cards = list(hand)
    while state.open_seats() == (-1,):
        texts = {DOBRO.text(state, -1, outcome): outcome for outcome, _ in state.outcomes()}
        state.apply(-1, texts[f"draw {cards.pop(0)}"] if cards else next(iter(texts.values())))
    return state

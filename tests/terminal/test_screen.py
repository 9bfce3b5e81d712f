"""The drawn screen: it fits, it shows the whole sheet, and it reads without colour."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from rich.cells import cell_len
from tests.terminal.driving import Seat, at_random

from silvertray.games import game
from silvertray.locale import words
from silvertray.play.dealer import Seeded
from silvertray.terminal.dice.family import pictured
from silvertray.terminal.dice.frame import frame_lines
from silvertray.terminal.dice.reading import sheet_sentences
from silvertray.terminal.picture import table_svg

CLEVER: Any = game("clever")

# Many choices in the middle of a solo game: a roll with everything open, a black reward (C-46), extra dice.
ROLL = (
    "clever moment=choice round=5 roll=1 dice=552511 rolled=wybgop pool=wybgop "
    "/ stage=pick yellow=1a,1b,2a,2b,3b,6a,6b blue=6,8,10 green=2 orange=1 purple=1,5,6 reroll=1-2 extra=0-1"
)
BLACK = "clever moment=choice round=4 pool=wybgop / stage=reward waiting=black reroll=2-0 extra=1-0"
FULLER = (
    "clever moment=choice round=4 pool=wybgop / stage=reward yellow=1a,1b,2a,2b,3a,4a,4b,5a,6a blue=2 green=6 "
    "orange=1,2,3,4 purple=1,2 waiting=black,x:blue,n:orange:6 reroll=2-0 extra=1-0"
)
EXTRA = "clever moment=choice round=5 roll=3 dice=123456 tray=ybg fields=wop / stage=extra extra=3-0 reroll=2-2 fox=1"


def drawn(position: str) -> list[str]:
    return [line.plain for line in frame_lines(pictured(CLEVER, CLEVER.from_position(position), 0, "en"))]


@pytest.mark.parametrize("position", [ROLL, BLACK, FULLER, EXTRA], ids=["roll", "black", "fuller", "extra"])
def test_a_position_with_many_choices_fits_80_by_24(position: str) -> None:
    lines = drawn(position)
    assert len(lines) <= 23  # and the prompt
    assert max(map(cell_len, lines)) <= 80
    assert not any("…" in line for line in lines)


@pytest.mark.parametrize("position", [ROLL, FULLER, EXTRA], ids=["roll", "fuller", "extra"])
def test_every_choice_has_its_number(position: str) -> None:
    beside = "\n".join(line[49:] for line in drawn(position))
    options = CLEVER.view(CLEVER.from_position(position), 0).options
    numbers = {int(word) for word in beside.split() if word.isdigit()}
    assert set(range(1, len(options) + 1)) <= numbers


@pytest.mark.parametrize("bots", [(), ("greedy", "random", "greedy")], ids=["solo", "four"])
def test_every_screen_of_a_game_fits_80_by_24(seat: Seat, bots: tuple[str, ...]) -> None:
    odd = ["99", "pass", "? pick yellow a", "extra white blue", "t 3", "?", "l", "s"]
    seat.plays(islice(at_random(1, odd), 120), Seeded(1), drawn=True, bots=bots)
    tables = seat.screens[:-1]  # the last one ends with the result or the farewell
    assert max(len(screen) for screen in tables) <= 24
    assert max(cell_len(line) for screen in tables for line in screen) <= 80


def test_the_whole_sheet_is_there() -> None:
    shown = "\n".join(drawn(BLACK))
    for area in CLEVER.printed.sheet:
        if hasattr(area, "lines"):
            assert all(f"{label}" in shown for label in area.labels)
            assert all(str(line.points) in shown for line in area.lines if line.points)
        assert all(str(points) in shown for points in area.points_by_count)


def test_legal_cells_stand_in_brackets_so_that_they_read_without_colour() -> None:
    shown = "\n".join(line[:49] for line in drawn(ROLL))
    for bracketed in ("[5a]", "[5b]", "[7 ]", "[≥3]", "[  ]", "[< ]"):
        assert bracketed in shown


def test_every_die_shows_letter_and_face() -> None:
    dice = drawn(ROLL)[2]
    assert all(f"│{die}│" in dice for die in ("W 5", "Y 5", "B 2", "G 5", "O 1", "P 1"))


def test_choices_tell_what_they_would_earn() -> None:
    shown = "\n".join(drawn(ROLL))
    assert "white as yellow 5b orange 4" in shown
    assert "white as purple 5 +5 blue X" in shown


def test_the_sheet_can_be_read_out() -> None:
    table = pictured(CLEVER, CLEVER.from_position(ROLL), 0, "en")
    said = "\n".join(sheet_sentences(table))
    assert "Marked: 6, 8, 10. Free: 2, 3, 4, 5, 7, 9, 11, 12." in said
    assert "Row 2: 5b still missing for orange 4." in said
    assert "Next cell: 3, printed ≥3." in said
    full = CLEVER.from_position(EXTRA.replace("stage=extra", "stage=extra green=11"))
    assert "All cells are filled." in "\n".join(sheet_sentences(pictured(CLEVER, full, 0, "en")))


def test_the_picture_asks_no_other_machine_for_anything() -> None:
    picture = table_svg(CLEVER, CLEVER.from_position(ROLL))
    assert picture.startswith("<svg")
    assert "font-face" not in picture
    assert picture.count("http") == 1  # the name of the SVG form itself
    assert words("en").say("game-clever").replace(" ", "&#160;") in picture


def test_dice_of_the_last_turn_are_not_shown_while_a_round_begins() -> None:
    begun = BLACK.replace("pool=wybgop", "roll=3 dice=123456 tray=ybg fields=wop")
    lines = drawn(begun)
    assert lines[0].startswith("Ganz schön clever · round 4 of 6 · before the first roll")
    assert "│W ?││Y ?││B ?││G ?││O ?││P ?│" in lines[2]

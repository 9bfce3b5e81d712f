"""Whole games at the terminal, on both kinds of screen."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest
from tests.terminal.driving import ESCAPES, Seat, at_random

from silvertray.play import files
from silvertray.play.dealer import CommitReveal, Entropy, Seeded

ODD = (
    "u",
    "?",
    "? pass",
    "? 3",
    "s",
    "s 2",
    "l",
    "a",
    "t 2",
    "t",
    "pick white yellow b",
    "reroll",
    "[bold]",
    "\x1b[2J",
    "²",
)

SOLO = """
import sys
from silvertray.play.dealer import Seeded
from silvertray.terminal.session import play
sys.exit(play("clever", 1, (), Seeded(3), {}, False, 1))
"""


@pytest.mark.parametrize(
    ("bots", "drawn"), [((), True), (("random", "greedy", "random"), False)], ids=["solo, drawn", "four, plain"]
)
def test_a_game_runs_from_the_first_roll_to_the_result(seat: Seat, bots: tuple[str, ...], drawn: bool) -> None:
    assert seat.plays(at_random(1, ODD), Seeded(7), drawn, bots=bots) == 0
    (match,) = seat.finished
    assert match.state.is_over()
    assert not list(seat.home.glob("*.jsonl"))
    best = match.ranking()[0]
    assert f"{best.score} points" in ESCAPES.sub("", seat.shown)


def test_three_people_at_one_terminal_finish_their_game(seat: Seat) -> None:
    assert seat.plays(at_random(1, ODD), Seeded(1), players=3) == 0
    assert seat.finished[0].state.is_over()
    assert "Player 3: " in seat.shown


def test_a_solo_game_ends_with_its_band(seat: Seat) -> None:
    seat.plays(at_random(2), Seeded(2))
    assert "of 9 (C-64)" in seat.shown


def test_the_option_reaches_the_game(seat: Seat) -> None:
    seat.plays(at_random(2), Seeded(2), solo_fallback="off")
    assert seat.finished[0].options == {"solo_fallback": "off"}


def test_dice_by_the_machine_need_no_seed(seat: Seat) -> None:
    assert seat.plays(at_random(2), Entropy()) == 0


def test_promised_dice_take_in_a_word_and_can_be_verified(seat: Seat) -> None:
    dealer = CommitReveal()
    assert seat.plays(at_random(2), dealer) == 0
    assert dealer.commitment in seat.shown
    assert len(dealer.nonces) == 1
    assert files.verify(seat.finished[0], 1)


def test_plain_sentences_have_no_escape_codes_and_no_boxes(seat: Seat) -> None:
    seat.plays(at_random(3, ["?", "s", "l"]), Seeded(3), bots=("greedy",))
    assert "\x1b" not in seat.shown
    assert not set(seat.shown) & set("│╭╰╌▶")


def test_plain_sentences_are_chosen_for_a_dumb_or_narrow_terminal(seat: Seat) -> None:
    for name, value in (("TERM", "dumb"), ("COLUMNS", "60")):
        with seat.monkeypatch.context() as here:
            here.setenv(name, value)
            seat.plays([], drawn=True)
        assert "\x1b" not in seat.shown


def test_no_color_leaves_colours_out(seat: Seat) -> None:
    typed = list(islice(at_random(1), 40))
    seat.plays(typed, Seeded(7), drawn=True)
    assert "\x1b[38;" in seat.shown or "\x1b[30;48;" in seat.shown
    seat.monkeypatch.setenv("NO_COLOR", "1")
    seat.plays(typed, Seeded(7), drawn=True)
    assert set(ESCAPES.findall(seat.shown)) <= {"\x1b[2J", "\x1b[H"}  # the screen is still cleared


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_bytes_that_are_no_text_end_in_no_traceback(tmp_path: Path, encoding: str) -> None:
    typed = b"\n\xff\xfe\n\x00\x1b[A\n?\n? \xe2\x82\n3\ns\nl\nq\n"
    around = {**os.environ, "SILVERTRAY_HOME": str(tmp_path), "PYTHONIOENCODING": encoding}
    done = subprocess.run([sys.executable, "-c", SOLO], input=typed, capture_output=True, env=around, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Game saved." in done.stdout


def test_a_reader_who_goes_away_ends_the_game_quietly(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    around = {**os.environ, "SILVERTRAY_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", SOLO], input=b"\n1\n", stdout=writing, stderr=subprocess.PIPE, env=around, check=False
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, b"")

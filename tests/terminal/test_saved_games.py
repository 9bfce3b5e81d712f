"""Saved games: nothing is lost, and every one can be taken up again."""

from __future__ import annotations

import json
import os
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from tests.builds import examples
from tests.locale.said import refused, said
from tests.terminal.driving import Seat, at_random, position

from silvertray.core.errors import SetupError
from silvertray.games import game
from silvertray.locale import words
from silvertray.play import files
from silvertray.play.dealer import CommitReveal, Seeded, TableDice
from silvertray.play.home import home
from silvertray.play.match import Match
from silvertray.terminal import saves
from silvertray.terminal.family import family_of
from silvertray.terminal.screens import open_screen
from silvertray.terminal.seats import seat_names
from silvertray.terminal.session import begin


@pytest.mark.both_builds
def test_quitting_saves_and_says_how_to_go_on(seat: Seat) -> None:
    assert seat.plays(["", "1", "q"]) == 0
    assert len(seat.saved.log) == 2
    assert said("saved") in seat.shown


def test_the_end_of_the_input_saves_too(seat: Seat) -> None:
    assert seat.plays(["", "1"]) == 0
    assert said("saved") in seat.shown


def test_an_interrupt_saves_too(seat: Seat) -> None:
    def typed() -> object:
        yield ""
        yield "1"
        raise KeyboardInterrupt

    assert seat.plays(typed()) == 0  # type: ignore[arg-type]
    assert len(seat.saved.log) == 2
    assert said("saved") in seat.shown


def test_a_game_that_never_began_leaves_no_file(seat: Seat) -> None:
    assert seat.plays(["q"]) == 0
    assert not seat.home.exists()
    assert said("not-started") in seat.shown


@pytest.mark.parametrize("drawn", [False, True], ids=["plain", "drawn"])
@pytest.mark.parametrize("bots", [(), ("greedy", "random")], ids=["solo", "bots"])
def test_a_resumed_game_is_the_same_and_goes_on_as_it_would_have(
    seat: Seat, bots: tuple[str, ...], drawn: bool
) -> None:
    typed = list(islice(at_random(4), 80))
    seat.plays(typed, Seeded(1), drawn, bots=bots)
    whole = seat.saved
    seat.monkeypatch.setenv("SILVERTRAY_HOME", str(seat.home / "second"))
    seat.plays(typed[:33], Seeded(1), drawn, bots=bots)
    before = position(seat.saved)
    seat.resumes(["1"], drawn)
    assert position(seat.saved) == before
    seat.resumes(["", *typed[33:]], drawn)
    assert [str(step) for step in seat.saved.log] == [str(step) for step in whole.log]


# Enter, numbers, actions, undo, help, sheet, log, and what no one understands
KEYS = st.lists(
    st.sampled_from([*["", "1", "2", "3"] * 4, "9", "pick blue", "pass", "u", "? 1", "s", "t", "l", "x"]),
    min_size=10,
    max_size=30,
)
TABLES = [("clever", 1), ("clever", 2), ("clever", 2, "random"), ("twice", 2, "random"), ("dobro", 2, "random")]


def played(seat: Seat, keys: list[str], slug: str, players: int, *bots: str) -> list[str]:
    """A new game, played by these keys and then left: its log as it was in memory."""
    match = Match(game(slug), players, Seeded(1), names=seat_names(players, bots))
    sitting = family_of(match.game).sit_down(match, words("en"), saves.new_path(slug), 1)
    seat.at(keys, False, lambda: begin(sitting, open_screen(words("en"), False)))
    return [str(step) for step in match.log]


def kept() -> list[str]:
    """The log of the one game in the folder, if it has begun."""
    return [str(step) for path in [*saves.saved_games(), *home().glob("finished/*")] for step in saves.load(path).log]


@settings(
    max_examples=examples(30),
    phases=[Phase.reuse, Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.sampled_from(TABLES), KEYS, st.integers(0, 15))
def test_a_game_that_is_left_and_resumed_at_any_key_is_the_same(
    seat: Seat, tmp_path_factory: pytest.TempPathFactory, table: tuple[Any, ...], keys: list[str], left_after: int
) -> None:
    def at_home() -> None:
        seat.monkeypatch.setenv("SILVERTRAY_HOME", str(tmp_path_factory.mktemp("home")))

    at_home()
    log = played(seat, keys, *table)
    assert kept() == log
    at_home()
    if played(seat, keys[:left_after], *table):
        seat.resumes(["", *keys[left_after:]])
        assert kept() == log


@pytest.mark.both_builds
def test_typed_dice_are_taken_up_again_as_typed_dice(seat: Seat) -> None:
    seat.plays(["461253", "pick purple"], TableDice())
    seat.resumes(["", "251"])
    assert seat.saved.log[-1].text == "roll 25--1-"


def test_promised_dice_keep_their_promise_when_taken_up_again(seat: Seat) -> None:
    dealer = CommitReveal()
    seat.plays(["a word", "", "1"], dealer)
    seat.resumes(["", *islice(at_random(1), 300)])
    (match,) = seat.finished
    assert match.dealer.header(reveal=True) == dealer.header(reveal=True)
    assert files.verify(match, 1)


def test_a_promise_whose_seed_is_no_number_is_taken_up_too(seat: Seat) -> None:
    seat.plays(["a word", "", "1"], CommitReveal())
    (path,) = saves.saved_games()
    record = json.loads(path.read_text())
    record["dealer"] |= {"nonces": [], "seed": "abc"}
    path.write_text(json.dumps(record))
    assert seat.resumes(["1", "q"]) == 0


def test_bots_at_a_real_table_have_their_dice_typed(seat: Seat) -> None:
    seat.plays(["461253", "pick purple"], TableDice())
    (path,) = saves.saved_games()
    path.write_text(json.dumps(json.loads(path.read_text()) | {"names": ["bot greedy"]}))
    assert seat.resumes(["1", "q"]) == 0
    assert "greedy" in seat.shown


def test_the_list_of_saved_games_puts_the_latest_first(seat: Seat) -> None:
    seat.plays(["", "1"])
    (older,) = saves.saved_games()
    os.utime(older, (1, 1))
    seat.plays(["", "1"], bots=("greedy",))
    seat.resumes(["q"])
    lines = seat.shown.splitlines()
    assert lines[1].startswith("1. Ganz schön clever (You, greedy 2), round 1 of 6")
    assert lines[2].startswith("2. Ganz schön clever (You), round 1 of 6")
    assert lines[-1] == said("resume-left")


def test_a_wrong_number_in_the_list_is_told_and_asked_again(seat: Seat) -> None:
    seat.plays(["", "1"])
    seat.resumes(["7", "x", "1", "q"])
    assert refused("no-such-game", text="7", most=1) in seat.shown
    assert refused("no-such-game", text="x", most=1) in seat.shown
    assert said("saved") in seat.shown


@pytest.mark.parametrize("broken", [b"", b"{", b'{"silvertray": 1}', b"\xff\xfe", b"[]\n"])
def test_a_broken_file_is_listed_with_what_is_wrong(seat: Seat, broken: bytes) -> None:
    seat.home.mkdir(parents=True)
    (seat.home / "clever-broken.jsonl").write_bytes(broken)
    seat.resumes(["1", "q"])
    assert "1. clever-broken.jsonl: " in seat.shown
    assert (seat.home / "clever-broken.jsonl").read_bytes() == broken


def test_without_saved_games_there_is_nothing_to_resume(seat: Seat) -> None:
    with pytest.raises(SetupError, match="no-saved-games"):
        seat.resumes([])


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(seat: Seat) -> None:
    seat.home.write_text("in the way")
    assert seat.plays(["", "1"]) == 1
    assert refused("cannot-save", folder="", why="").partition("(")[0].strip() in seat.shown
    assert seat.plays(at_random(1)) == 1
    assert said("end-title") in seat.shown


@pytest.mark.both_builds
def test_the_folder_follows_the_environment(seat: Seat, tmp_path: Path) -> None:
    seat.monkeypatch.delenv("SILVERTRAY_HOME")
    seat.monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert home() == tmp_path / "silvertray"
    seat.monkeypatch.delenv("XDG_DATA_HOME")
    seat.monkeypatch.setenv("HOME", str(tmp_path))
    assert home() == tmp_path / ".local" / "share" / "silvertray"

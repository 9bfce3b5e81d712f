"""Matches to look at: short ones by a real table's dice, and whole ones of random choices."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from silvertray.core.bits import members
from silvertray.core.errors import SilvertrayError
from silvertray.games import game
from silvertray.play import files
from silvertray.play.dealer import CommitReveal, Dealer, Seeded, TableDice
from silvertray.play.match import Match

CLEVER: Any = game("clever")
TWICE: Any = game("twice")
in_both_games = pytest.mark.parametrize("rules", [CLEVER, TWICE], ids=["clever", "twice"])

# After `opened` a pick that sends no die to the tray and earns nothing: white 1.
FIRST_PICK = {"clever": "white orange", "twice": "white pink"}
DICE = {"clever": "wybgop", "twice": "wsybgp"}
SECRET = bytes(range(32))


def opened(players: int = 2, dice: str = "123456", rules: Any = CLEVER) -> Match:
    """A match by a real table's dice: seat 0 is first and has rolled."""
    match = Match(rules, players, TableDice())
    if players > 1:
        match.roll(0, "first 0")
    match.roll(0, f"roll {dice}")
    return match


def fair(players: int = 1, rules: Any = CLEVER) -> Match:
    """A match by promised dice, with a word of each player."""
    return Match(rules, players, CommitReveal([f"word {seat}" for seat in range(players)], SECRET))


def steps(match: Match, seed: int = 0) -> Iterator[Match]:
    """Play a match to its end by random choices; it is seen before each step."""
    luck = random.Random(seed)
    while not match.state.is_over():
        yield match
        if match.awaits_roll():
            match.roll(match.game.roller(match.state))
        else:
            seat = luck.choice(match.state.open_seats())
            match.do(seat, luck.choice(members(match.state.legal(seat))))


def played(match: Match, seed: int = 0) -> Match:
    """The same match, finished by random choices."""
    for _ in steps(match, seed):
        pass
    return match


def played_until(match: Match, wanted: Callable[[Match], bool], seed: int = 0) -> Match:
    """The same match, played until it is as wanted."""
    return next(now for now in steps(match, seed) if wanted(now))


def finished(players: int = 1, dealer: Dealer | None = None, seed: int = 0, rules: Any = CLEVER) -> Match:
    """A finished match of random choices."""
    return played(Match(rules, players, dealer or Seeded(seed)), seed)


def at_extra_dice(match: Match) -> list[int]:
    """The seats that may use an extra die now."""
    seats = () if match.awaits_roll() else match.state.open_seats()
    return [seat for seat in seats if match.state.stage(seat) == "extra"]


def may_return(match: Match) -> bool:
    """Whether somebody may return a die now; never in `clever`."""
    return any(match.state.stage(seat) == "return" for seat in range(match.players))


def may_cross(match: Match) -> bool:
    """Whether somebody may make an extra cross now; never in `clever`."""
    return any(match.state.chain(seat) for seat in range(match.players))


def pick_first(match: Match) -> None:
    """Seat 0 of an opened match picks white 1."""
    match.play(0, f"pick {FIRST_PICK[match.game.slug]}")


def first_legal(match: Match, seat: int) -> int:
    """The legal action of a seat with the lowest number."""
    return members(match.state.legal(seat))[0]


def seen(match: Match) -> tuple[Any, ...]:
    """All that a match tells."""
    return match.state.facts(), list(match.log), match.names, match.options


def read(path: Path) -> list[tuple[int, Match, Any]]:
    """All matches of a file."""
    return list(files.read(path))


def refused(door: Callable[..., Any], *arguments: Any) -> SilvertrayError:
    """The refusal that a door answers with."""
    with pytest.raises(SilvertrayError) as caught:
        door(*arguments)
    return caught.value

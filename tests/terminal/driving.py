"""A terminal for tests: somebody types, and what is shown can be looked at."""

from __future__ import annotations

import io
import random
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from tests.locale.said import refused

from silvertray.play.dealer import Dealer, Seeded
from silvertray.play.match import Match
from silvertray.terminal.saves import load, saved_games
from silvertray.terminal.session import play, resume

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEARED = "\x1b[2J"


class Output(io.StringIO):
    """What is shown."""

    encoding = "utf-8"

    def __init__(self, is_terminal: bool) -> None:
        super().__init__()
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal


class Keyboard(io.StringIO):
    """Somebody types line after line; `typed` may be endless."""

    def __init__(self, typed: Iterable[str]) -> None:
        super().__init__()
        self.typed = iter(typed)

    def readline(self, size: int | None = -1, /) -> str:
        line = next(self.typed, None)
        return "" if line is None else line + "\n"


class Seat:
    """A place at a terminal whose saved games lie in a folder of their own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
        self.monkeypatch = monkeypatch
        self.home = home
        self.shown = ""
        for name, value in {"SILVERTRAY_HOME": str(home), "TERM": "xterm-256color"}.items():
            monkeypatch.setenv(name, value)
        for name, value in {"COLUMNS": "80", "LINES": "24"}.items():
            monkeypatch.setenv(name, value)
        monkeypatch.delenv("NO_COLOR", raising=False)

    def plays(self, typed: Iterable[str], dealer: Dealer | None = None, drawn: bool = False, **table: object) -> int:
        """Start a game and type; what was shown is kept, whatever happens."""
        bots = tuple(table.get("bots", ()))  # type: ignore[arg-type]
        players = int(str(table.get("players", len(bots) + 1)))
        options = {"solo_fallback": str(table.get("solo_fallback", "on"))}
        seeded, slug = dealer or Seeded(1), str(table.get("game", "clever"))
        return self.at(typed, drawn, lambda: play(slug, players, bots, seeded, options, False, 1))

    def resumes(self, typed: Iterable[str], drawn: bool = False) -> int:
        """Take up a saved game and type."""
        return self.at(typed, drawn, lambda: resume(False))

    def at(self, typed: Iterable[str], drawn: bool, go: Callable[[], int]) -> int:
        """Do something with this keyboard and this screen."""
        output = Output(is_terminal=drawn)
        with self.monkeypatch.context() as here:
            here.setattr(sys, "stdin", Keyboard(typed))
            here.setattr(sys, "stdout", output)
            try:
                return go()
            finally:
                self.shown = output.getvalue()

    @property
    def saved(self) -> Match:
        """The latest saved game."""
        return load(saved_games()[0])

    @property
    def finished(self) -> list[Match]:
        """The finished games."""
        return [load(path) for path in sorted((self.home / "finished").iterdir())]

    @property
    def screens(self) -> list[list[str]]:
        """The drawn screens, one after the other, without colours."""
        return [ESCAPES.sub("", screen).splitlines() for screen in self.shown.split(CLEARED)[1:]]


def at_random(seed: int, odd: Iterable[str] = ()) -> Iterator[str]:
    """Somebody who presses Enter and numbers at random, now and then something odd; endlessly."""
    chance = random.Random(seed)
    strange = list(odd)
    while True:
        yield chance.choice(["", str(chance.randint(1, 8)), *(strange if chance.random() < 0.3 else [])])


def told(code: str, rule: str = "", /, *names: str, **params: str | int) -> str:
    """An error as the terminal shows it, to somebody who plays alone unless names are given."""
    line = refused(code, rule, *(names or ("You",)), **params)
    return line[:1].upper() + line[1:]


def position(match: Match) -> str:
    """The position of a match as text."""
    return match.game.position(match.state)

"""Where the game is shown and typed: a drawn screen, or plain sentences."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from io import TextIOWrapper
from typing import TYPE_CHECKING

from silvertray.locale import Words
from silvertray.terminal.shown import Page, Screen, Shown

if TYPE_CHECKING:
    from rich.console import Console

WIDTH = 80
BLANK = 60  # lines that push a hand out of sight where a screen cannot be cleared
FORGET_ABOVE = "\x1b[3J"  # what most terminals take for: forget the lines that have scrolled away


def open_screen(words: Words, plain: bool) -> Screen:
    """The drawn screen, or plain sentences if they are asked for or nothing else can be shown."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):  # no byte that is typed or shown may stop the game
            stream.reconfigure(errors="replace")
    if plain or not can_draw():
        return PlainScreen(words)
    return DrawnScreen(words, console())


def console() -> Console:
    """Rich's view of this terminal; with NO_COLOR nothing is sent but the signs themselves."""
    from rich.console import Console

    with suppress(ImportError):
        import readline  # noqa: F401 - lets a typed line be edited
    is_bare = bool(os.environ.get("NO_COLOR"))
    return Console(highlight=False, markup=False, emoji=False, color_system=None if is_bare else "auto")


def can_draw() -> bool:
    """Whether this is a terminal that is wide enough and knows the signs."""
    if not sys.stdout.isatty() or os.environ.get("TERM", "dumb") in ("dumb", "unknown"):
        return False
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    return encoding == "utf8" and shutil.get_terminal_size().columns >= WIDTH


def without(table: Shown, part: str) -> Shown:
    """The same table with one part left empty."""
    return replace(table, **{part: type(getattr(table, part))()})  # type: ignore[type-var] # tables are dataclasses


class PlainScreen:
    """Sentences without colours or boxes."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._told: Shown | None = None

    def show(self, table: Shown) -> None:
        """Read out the table; if nothing but the notice is new, only that."""
        known, self._told = self._told, without(table, "notice")
        if self._told == known:
            self.tell([table.notice or table.question])
        else:
            fresh = without(table, "news") if known and known.news == table.news else table
            self.tell(["", *([] if known else [table.hint]), *fresh.sentences()])

    def look_at(self, page: Page) -> None:
        """Read it out."""
        self.tell(page.sentences())

    def hide(self, line: str) -> None:
        """Blank lines push away what was shown."""
        self.tell([*[""] * BLANK, self._words.say("pushed-away", count=BLANK), line])

    def turn_page(self) -> None:
        """Sentences simply follow each other."""

    def read_out(self, lines: Sequence[str]) -> None:
        """Lines stay where they are: nothing covers them."""
        self.tell(lines)

    def tell(self, lines: Sequence[str]) -> None:
        """Print lines."""
        print("\n".join(lines), flush=True)

    def ask(self, prompt: str) -> str:
        """Read a line."""
        return input(prompt)


class DrawnScreen:
    """Boxes and colours, redrawn at every step."""

    def __init__(self, words: Words, console: Console) -> None:
        self._words = words
        self._console = console

    def show(self, table: Shown) -> None:
        """Draw the table."""
        self._draw(table)

    def look_at(self, page: Page) -> None:
        """Draw it and wait."""
        self._draw(page)
        self._wait()

    def hide(self, line: str) -> None:
        """Clear the screen, the lines that have scrolled away, and what the arrow keys bring back."""
        self._console.clear()
        self._console.file.write(FORGET_ABOVE)
        with suppress(ImportError):
            import readline

            readline.clear_history()
        self.tell([line])

    def turn_page(self) -> None:
        """Clear the screen."""
        self._console.clear()

    def read_out(self, lines: Sequence[str]) -> None:
        """Show a page until Enter is pressed."""
        self.turn_page()
        self.tell(lines)
        self._wait()

    def tell(self, lines: Sequence[str]) -> None:
        """Print lines."""
        self._console.print("\n".join(lines))

    def ask(self, prompt: str) -> str:
        """Read a line."""
        self._console.file.flush()
        return input(prompt)

    def _draw(self, page: Page) -> None:
        self.turn_page()
        for text in page.drawn():
            self._console.print(text, soft_wrap=True)

    def _wait(self) -> None:
        self.ask(self._words.say("notice-go-back") + " ")

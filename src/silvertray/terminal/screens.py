"""Where the game is shown and typed: a drawn screen, or plain sentences."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from io import TextIOWrapper
from typing import TYPE_CHECKING, Protocol

from silvertray.locale import Words
from silvertray.terminal.table import Table

if TYPE_CHECKING:
    from rich.console import Console

WIDTH = 80


class Screen(Protocol):
    """What the session needs of a screen."""

    def show(self, table: Table) -> None:
        """Show the table."""

    def show_sheet(self, table: Table) -> None:
        """Show one sheet to look at."""

    def read_out(self, lines: Sequence[str]) -> None:
        """Show lines to be read, until the player has read them."""

    def tell(self, lines: Sequence[str]) -> None:
        """Print lines that stay."""

    def ask(self, prompt: str) -> str:
        """What the player types; raises EOFError."""


def open_screen(words: Words, plain: bool) -> Screen:
    """The drawn screen, or plain sentences if they are asked for or nothing else can be shown."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):  # no byte that is typed or shown may stop the game
            stream.reconfigure(errors="replace")
    if plain or not can_draw():
        return PlainScreen()
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


class PlainScreen:
    """Sentences without colours or boxes."""

    def __init__(self) -> None:
        self._told: Table | None = None

    def show(self, table: Table) -> None:
        """Read out the table; if nothing but the notice is new, only that."""
        from silvertray.terminal.plain import table_sentences

        known, self._told = self._told, replace(table, notice="")
        if self._told == known:
            self.tell([table.notice or table.question])
        else:
            self.tell(["", *([] if known else [table.hint]), *table_sentences(table)])

    def show_sheet(self, table: Table) -> None:
        """Read out one sheet."""
        from silvertray.terminal.reading import sheet_sentences

        self.tell(sheet_sentences(table))

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

    def show(self, table: Table) -> None:
        """Draw the table."""
        from silvertray.terminal.frame import frame_lines

        self._console.clear()
        for text in frame_lines(table):
            self._console.print(text, soft_wrap=True)

    def show_sheet(self, table: Table) -> None:
        """Draw one sheet."""
        from silvertray.terminal.sheet import sheet_lines

        self._console.clear()
        self._console.print(self._words.say("sheet-of", name=table.names[table.seat]), style="reverse")
        for text in sheet_lines(table):
            self._console.print(text, soft_wrap=True)
        self._wait()

    def read_out(self, lines: Sequence[str]) -> None:
        """Show a page until Enter is pressed."""
        self._console.clear()
        self.tell(lines)
        self._wait()

    def tell(self, lines: Sequence[str]) -> None:
        """Print lines."""
        self._console.print("\n".join(lines))

    def ask(self, prompt: str) -> str:
        """Read a line."""
        self._console.file.flush()
        return input(prompt)

    def _wait(self) -> None:
        self.ask(self._words.say("notice-go-back") + " ")

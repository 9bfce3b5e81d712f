"""What is shown and on what: a family makes pages and tables, a screen shows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:  # rich takes a moment to load: only a drawn screen pays for it
    from rich.text import Text


class Page(Protocol):
    """Something to look at, for both kinds of screen."""

    def drawn(self) -> list[Text]:
        """In boxes and colours: at most 23 lines."""

    def sentences(self) -> list[str]:
        """In plain sentences."""


class Shown(Page, Protocol):
    """A table as it is shown to one seat: frozen data that can be compared."""

    @property
    def question(self) -> str:
        """What is asked."""

    @property
    def news(self) -> tuple[str, ...]:
        """What happened since this seat was asked before."""

    @property
    def notice(self) -> str:
        """What is to be noticed before all else."""

    @property
    def hint(self) -> str:
        """What the keys do."""


class Screen(Protocol):
    """What the session needs of a screen."""

    def show(self, table: Shown) -> None:
        """Show the table."""

    def look_at(self, page: Page) -> None:
        """Show something until the player has looked at it."""

    def hide(self, line: str) -> None:
        """Put out of sight all that was shown so far, then print a line."""

    def turn_page(self) -> None:
        """Begin on an empty screen, where there is one."""

    def read_out(self, lines: Sequence[str]) -> None:
        """Show lines to be read, until the player has read them."""

    def tell(self, lines: Sequence[str]) -> None:
        """Print lines that stay."""

    def ask(self, prompt: str) -> str:
        """What the player types; raises EOFError."""

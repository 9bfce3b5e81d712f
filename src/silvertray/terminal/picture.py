"""The screen of a position as an SVG picture, for pages about the game."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import MONOKAI

from silvertray.games.clever.game import DiceGame
from silvertray.locale import words
from silvertray.terminal.choices import in_order
from silvertray.terminal.frame import frame_lines
from silvertray.terminal.paint import WIDTH
from silvertray.terminal.seats import seat_names, shown_names
from silvertray.terminal.table import Table

FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"


def table_svg(game: DiceGame, state: Any, seat: int = 0, lang: str = "en") -> str:
    """The terminal screen of a position as a seat sees it; the picture asks no other machine for fonts."""
    console = Console(
        record=True, width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor", legacy_windows=False
    )
    for text in frame_lines(pictured(game, state, seat, lang)):
        console.print(text, soft_wrap=True)
    title = words(lang).say(f"game-{game.slug}")
    return console.export_svg(title=title, theme=MONOKAI, code_format=svg_form(), unique_id="silvertray")


def pictured(game: DiceGame, state: Any, seat: int, lang: str) -> Table:
    """The table to be drawn, with the choices of the seat."""
    said, view = words(lang), game.view(state, seat)
    names = shown_names(said, seat_names(state.players, ()))
    asked = view.asked if view.options else ""
    question = said.say(f"ask-{asked}") if asked else ""
    return Table(said, game, view, names, seat, question, in_order(view.options))


def svg_form() -> str:
    """Rich's picture frame without its fonts from elsewhere."""
    form = re.sub(r"@font-face \{\{.*?\}\}\s*|<!--.*?-->\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    form = form.replace("font-family: Fira Code, monospace;", f"font-family: {FONTS};")
    size = 'width="{width}" height="{height}" xml:space="preserve"'
    return form.replace('<svg class="rich-terminal"', f'<svg class="rich-terminal" {size}')

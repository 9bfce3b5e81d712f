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
from silvertray.terminal.chain import also_crossed
from silvertray.terminal.choices import question
from silvertray.terminal.frame import frame_lines
from silvertray.terminal.grouping import group_lines, listed_choices
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


def pictured(game: DiceGame, state: Any, seat: int, lang: str, group: str = "") -> Table:
    """The table to be drawn, with the choices of the seat; of very many, those of a group."""
    said, view = words(lang), game.view(state, seat)
    names = shown_names(said, seat_names(state.players, ()))
    asks = question(said, view) if view.options else ""
    listed = listed_choices(said, game.printed, view, group)
    areas = () if listed else group_lines(said, game.printed, view)
    return Table(said, game, view, names, seat, asks, listed, also_crossed(game, state, view), areas)


def svg_form() -> str:
    """Rich's picture frame without its fonts from elsewhere."""
    form = re.sub(r"@font-face \{\{.*?\}\}\s*|<!--.*?-->\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    form = form.replace("font-family: Fira Code, monospace;", f"font-family: {FONTS};")
    size = 'width="{width}" height="{height}" xml:space="preserve"'
    return form.replace('<svg class="rich-terminal"', f'<svg class="rich-terminal" {size}')

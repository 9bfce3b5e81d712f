"""The screen of a position as an SVG picture, for pages about the game."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import MONOKAI

from silvertray.core.game import Game
from silvertray.locale import words
from silvertray.terminal.family import family_of
from silvertray.terminal.paint import WIDTH

FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"


def table_svg(game: Game, state: Any, seat: int = 0, lang: str = "en") -> str:
    """The terminal screen of a position as a seat sees it; the picture asks no other machine for fonts."""
    console = Console(
        record=True, width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor", legacy_windows=False
    )
    for text in family_of(game).pictured(game, state, seat, lang).drawn():
        console.print(text, soft_wrap=True)
    title = words(lang).say(f"game-{game.slug}")
    return console.export_svg(title=title, theme=MONOKAI, code_format=svg_form(), unique_id="silvertray")


def svg_form() -> str:
    """Rich's picture frame without its fonts from elsewhere."""
    form = re.sub(r"@font-face \{\{.*?\}\}\s*|<!--.*?-->\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    form = form.replace("font-family: Fira Code, monospace;", f"font-family: {FONTS};")
    size = 'width="{width}" height="{height}" xml:space="preserve"'
    return form.replace('<svg class="rich-terminal"', f'<svg class="rich-terminal" {size}')

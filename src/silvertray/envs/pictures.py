"""A position to look at: as a text, as pixels, or as an SVG picture."""

from __future__ import annotations

import sys
from io import StringIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from silvertray.core.game import Game
from silvertray.envs.pixels import cards_pixels, dice_pixels
from silvertray.terminal.family import family_of
from silvertray.terminal.paint import WIDTH
from silvertray.terminal.picture import table_svg

MODES = ("human", "ansi", "rgb_array", "svg")


def check_mode(mode: str | None) -> None:
    """Refuse a mode that there is not; None shows nothing."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode={mode!r}: it is one of {', '.join(MODES)}")


def picture(mode: str | None, rules: Game, state: Any, seat: int) -> Any:
    """What a seat sees in a render mode; `human` is printed. None without a mode."""
    if mode is None:
        return None
    if mode == "rgb_array":
        return pixels(rules, state, seat)
    if mode == "svg":
        return table_svg(rules, state, seat)
    text = table_text(rules, state, seat)
    if mode == "ansi":
        return text
    sys.stdout.write(text)
    return None


def pixels(rules: Game, state: Any, seat: int) -> NDArray[np.uint8]:
    """The table as an array of height, width and colour."""
    view = rules.view(state, seat)
    return cards_pixels(view) if rules.slug == "dobro" else dice_pixels(rules, view, seat)


def table_text(rules: Game, state: Any, seat: int) -> str:
    """The terminal's own screen."""
    paper = StringIO()
    console = Console(file=paper, width=WIDTH, force_terminal=True, color_system="truecolor", legacy_windows=False)
    for line in family_of(rules).pictured(rules, state, seat, "en").drawn():
        console.print(line, soft_wrap=True)
    return paper.getvalue()

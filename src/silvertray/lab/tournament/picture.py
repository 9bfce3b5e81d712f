"""The ratings of a tournament as a picture: a dot for each bot on one scale, and a line for its 95 % interval."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from silvertray.core.errors import SetupError
from silvertray.lab.drawing import FAINT, STRONG, Scale, dot, line, round_marks, svg, text
from silvertray.lab.tournament.report import best_first, interval
from silvertray.locale import own_words
from silvertray.play.files import check_place, write_whole

WIDTH, ROW, TOP, BOTTOM = 720, 36, 64, 48
RIGHT = 150  # for the figures beside the dots
LETTER = 8.5  # the width of one, about


def check_picture(path: Path) -> None:
    """Refuse a file that no picture can be drawn into, before anything is played; an older picture stays whole."""
    if path.suffix.lower() != ".svg":
        raise SetupError("picture-not-svg", file=str(path))
    check_place(path)


def draw(figures: dict[str, Any], path: Path) -> None:
    """Write the picture."""
    write_whole(path, picture(figures).encode())


def picture(figures: dict[str, Any]) -> str:
    """The whole picture as SVG."""
    order = best_first(figures)
    height = TOP + ROW * len(order) + BOTTOM
    marks, scale = scaled(figures)
    said = own_words()
    heading = said.say("picture-title", game=figures["game"], players=figures["players"], deals=figures["deals"])
    drawn = [
        *(line for mark in marks for line in mark_lines(scale, mark, TOP + ROW * len(order))),
        text(scale.begin, height - 10, said.say("picture-scale")),
        *(line for at, bot in enumerate(order) for line in bot_lines(figures, scale, bot, TOP + ROW * (at + 0.5))),
    ]
    return svg(WIDTH, height, heading, drawn)


def scaled(figures: dict[str, Any]) -> tuple[list[int], Scale]:
    """Round ratings to be marked, from below the lowest interval to above the highest, and their scale."""
    drawn = [end for name in ("rating", "rating_low", "rating_high") for end in figures[name] if end is not None]
    marks = round_marks(min(drawn), max(drawn))
    return marks, Scale(marks[0], marks[-1], 32 + LETTER * max(map(len, figures["bots"])), WIDTH - RIGHT)


def mark_lines(scale: Scale, mark: int, bottom: float) -> Iterator[str]:
    """A mark of the scale."""
    yield line(scale.at(mark), TOP, scale.at(mark), bottom, FAINT, 1)
    yield text(scale.at(mark), bottom + 18, str(mark), 'text-anchor="middle" font-size="12"')


def bot_lines(figures: dict[str, Any], scale: Scale, bot: int, y: float) -> Iterator[str]:
    """A bot: its name, its interval if there is one, its rating as a dot and in figures."""
    rating, low, high = (figures[name][bot] for name in ("rating", "rating_low", "rating_high"))
    ends = f" ({interval(figures, bot)})" if interval(figures, bot) else ""
    yield text(scale.begin - 16, y + 5, figures["bots"][bot], 'text-anchor="end"')
    if low is not None:
        yield line(scale.at(low), y, scale.at(high), y, STRONG, 3)
    yield dot(scale.at(rating), y, 6)
    yield text(WIDTH - RIGHT + 16, y + 5, f"{rating:.0f}{ends}")

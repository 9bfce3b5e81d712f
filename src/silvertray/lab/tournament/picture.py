"""The ratings of a tournament as a picture: a dot for each bot on one scale, and a line for its 95 % interval."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

from silvertray.core.errors import SetupError
from silvertray.lab.tournament.report import best_first
from silvertray.locale import words

WIDTH, ROW, TOP, BOTTOM = 720, 36, 64, 48
RIGHT = 150  # for the figures beside the dots
LETTER = 8.5  # the width of one, about
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
MOST_TICKS = 8
INK, FAINT, DOT = "#1f2933", "#d5dbe1", "#0b6e8a"


class Scale(NamedTuple):
    """From ratings to places on the picture."""

    low: float
    high: float
    left: float

    def at(self, rating: float) -> float:
        """How far to the right a rating stands."""
        return self.left + (rating - self.low) / (self.high - self.low) * (WIDTH - RIGHT - self.left)


def check_picture(path: Path) -> None:
    """Refuse a file that no picture can be drawn into, before anything is played; an older picture stays whole."""
    if path.suffix.lower() != ".svg":
        raise SetupError("picture-not-svg", file=str(path))
    path.open("a", encoding="utf-8").close()


def draw(figures: dict[str, Any], path: Path) -> None:
    """Write the picture."""
    path.write_text(picture(figures), encoding="utf-8")


def picture(figures: dict[str, Any]) -> str:
    """The whole picture as SVG."""
    order = best_first(figures)
    height = TOP + ROW * len(order) + BOTTOM
    size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    ticks, scale = scaled(figures)
    said = words("en")
    heading = said.say("picture-title", game=figures["game"], players=figures["players"], deals=figures["deals"])
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif" font-size="14">',
            f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
            text(16, 28, heading, 'font-size="16"'),
            *(line for tick in ticks for line in tick_lines(scale, tick, TOP + ROW * len(order))),
            text(scale.left, height - 10, said.say("picture-scale")),
            *(line for at, bot in enumerate(order) for line in bot_lines(figures, scale, bot, TOP + ROW * (at + 0.5))),
            "</svg>\n",
        ]
    )


def scaled(figures: dict[str, Any]) -> tuple[list[int], Scale]:
    """Round ratings to be marked, from below the lowest interval to above the highest, and their scale."""
    low, high = min(figures["rating_low"]), max(figures["rating_high"])
    step = next(step for step in STEPS if (high - low) / step < MOST_TICKS - 1)
    ticks = [step * n for n in range(int(low // step), int(high // step) + 2)]
    return ticks, Scale(ticks[0], ticks[-1], 32 + LETTER * max(map(len, figures["bots"])))


def tick_lines(scale: Scale, tick: int, bottom: float) -> Iterator[str]:
    """A mark of the scale."""
    yield line(scale.at(tick), TOP, scale.at(tick), bottom, FAINT, 1)
    yield text(scale.at(tick), bottom + 18, str(tick), 'text-anchor="middle" font-size="12"')


def bot_lines(figures: dict[str, Any], scale: Scale, bot: int, y: float) -> Iterator[str]:
    """A bot: its name, its interval, its rating as a dot and in figures."""
    rating, low, high = (figures[name][bot] for name in ("rating", "rating_low", "rating_high"))
    yield text(scale.left - 16, y + 5, figures["bots"][bot], 'text-anchor="end"')
    yield line(scale.at(low), y, scale.at(high), y, DOT, 3)
    yield f'<circle cx="{scale.at(rating):.1f}" cy="{y:.1f}" r="6" fill="{DOT}"/>'
    yield text(WIDTH - RIGHT + 16, y + 5, f"{rating:.0f} ({low:.0f}–{high:.0f})")


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: int) -> str:
    """A straight line."""
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'


def text(x: float, y: float, content: str, style: str = "") -> str:
    """Some words."""
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{INK}" {style}>{escape(content)}</text>'

"""What pictures of the lab are drawn with: SVG from lines, dots and words, on scales with round marks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from typing import NamedTuple
from xml.sax.saxutils import escape

INK, FAINT, STRONG = "#1f2933", "#d5dbe1", "#0b6e8a"
MOST_MARKS = 8


class Scale(NamedTuple):
    """From numbers to places on a picture."""

    low: float
    high: float
    begin: float
    end: float

    def at(self, number: float) -> float:
        """Where a number stands."""
        return self.begin + (number - self.low) / (self.high - self.low) * (self.end - self.begin)


def round_marks(low: float, high: float) -> list[int]:
    """Round numbers to be marked on a scale, from below the lowest number to above the highest."""
    step = next(step for step in round_steps() if (high - low) / step < MOST_MARKS - 1)
    return [step * n for n in range(int(low // step), int(high // step) + 2)]


def round_steps() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50, …"""
    return (digit * 10**zeros for zeros in count() for digit in (1, 2, 5))


def svg(width: float, height: float, heading: str, drawn: Iterable[str]) -> str:
    """A whole picture."""
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif" font-size="14">'
    paper = f'<rect width="{width}" height="{height}" fill="#fff"/>'
    return "\n".join([opening, paper, text(16, 28, heading, 'font-size="16"'), *drawn, "</svg>\n"])


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: int) -> str:
    """A straight line."""
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'


def dot(x: float, y: float, radius: int) -> str:
    """A round dot."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{STRONG}"/>'


def text(x: float, y: float, content: str, style: str = "") -> str:
    """Some words."""
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{INK}" {style}>{escape(content)}</text>'

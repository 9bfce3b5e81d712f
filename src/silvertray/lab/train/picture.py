"""The learning curve as a picture: the mean of held-out games after so many games learnt from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from silvertray.lab.drawing import FAINT, STRONG, Scale, dot, line, round_marks, svg, text
from silvertray.lab.report import error_text
from silvertray.lab.train.training import Look
from silvertray.locale import own_words
from silvertray.play.files import write_whole

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 64, 680, 56, 340


def draw(name: str, curve: Sequence[Look], path: Path) -> None:
    """Write the picture."""
    write_whole(path, picture(name, curve).encode())


def picture(name: str, curve: Sequence[Look]) -> str:
    """The whole picture as SVG."""
    said = own_words()
    across, up = across_marks(curve), round_marks(min(map(lowest, curve)), max(map(highest, curve)))
    x, y = Scale(across[0], across[-1], LEFT, RIGHT), Scale(up[0], up[-1], BOTTOM, TOP)
    drawn = [
        *(part for mark in across for part in across_lines(x, mark)),
        *(part for mark in up for part in up_lines(y, mark)),
        text(LEFT, HEIGHT - 14, said.say("curve-scale")),
        *curve_lines(curve, x, y),
    ]
    last = curve[-1]
    heading = said.say("curve-title", recipe=name, mean=f"{last.mean:.2f}", se=error_text(last.se))
    return svg(WIDTH, HEIGHT, heading, drawn)


def across_marks(curve: Sequence[Look]) -> list[int]:
    """Thousands of games to be marked, from none on."""
    return round_marks(0, curve[-1].games / 1000)


def lowest(look: Look) -> float:
    """Where the bar of a point begins."""
    return look.mean - 2 * (look.se or 0)


def highest(look: Look) -> float:
    """Where it ends."""
    return look.mean + 2 * (look.se or 0)


def across_lines(x: Scale, mark: int) -> Iterator[str]:
    """A mark of the games."""
    yield line(x.at(mark), TOP, x.at(mark), BOTTOM, FAINT, 1)
    yield text(x.at(mark), BOTTOM + 18, f"{mark:,}", 'text-anchor="middle" font-size="12"')


def up_lines(y: Scale, mark: int) -> Iterator[str]:
    """A mark of the points."""
    yield line(LEFT, y.at(mark), RIGHT, y.at(mark), FAINT, 1)
    yield text(LEFT - 8, y.at(mark) + 4, str(mark), 'text-anchor="end" font-size="12"')


def curve_lines(curve: Sequence[Look], x: Scale, y: Scale) -> Iterator[str]:
    """The points, how sure they are, and the way from one to the next."""
    for before, after in pairwise(curve):
        yield line(at(before, x), y.at(before.mean), at(after, x), y.at(after.mean), STRONG, 2)
    for look in curve:
        yield line(at(look, x), y.at(lowest(look)), at(look, x), y.at(highest(look)), STRONG, 1)
        yield dot(at(look, x), y.at(look.mean), 3)


def at(look: Look, x: Scale) -> float:
    """How far to the right a point stands."""
    return x.at(look.games / 1000)

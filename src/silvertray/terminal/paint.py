"""Colours and pieces of lines for the drawn screen. Whatever colour says, a letter or a sign says too."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

WIDTH = 80
CELL = 4
GREY = "dim"
NOTICE = 2  # lines, so that a whole screen stays within 24
CHIPS = {
    "white": "black on white",
    "silver": "black on #939ba8",
    "yellow": "black on #f2c500",
    "blue": "bold white on #1f6fd1",
    "green": "black on #35b04a",
    "orange": "black on #f28a1c",
    "purple": "bold white on #8a3fb0",
    "pink": "black on #f083b6",
}
SHADES = {  # every second cell, so that neighbours can be told apart
    "silver": "black on #828a96",
    "yellow": "black on #dcae00",
    "blue": "bold white on #1a5cb0",
    "green": "black on #2d9a40",
    "orange": "black on #d97812",
    "purple": "bold white on #743396",
    "pink": "black on #db6da1",
}
NAMES = {
    "white": "bold",
    "silver": "bold #a4acb8",
    "yellow": "bold #d9a900",
    "blue": "bold #4c9bff",
    "green": "bold #35b04a",
    "orange": "bold #f28a1c",
    "purple": "bold #b86fe0",
    "pink": "bold #f083b6",
}


def chip(text: str, colour: str) -> Text:
    """A small piece on a ground of its colour."""
    return Text(text, CHIPS[colour])


def named(text: str, colour: str) -> Text:
    """Words in the colour they speak of."""
    return Text(text, NAMES.get(colour, ""))


def line(*parts: Text | str) -> Text:
    """Pieces side by side, never wrapped."""
    joined = Text(no_wrap=True, overflow="ellipsis")
    for part in parts:
        joined.append_text(part if isinstance(part, Text) else Text(part))
    return joined


def padded(text: Text, width: int) -> Text:
    """A line made as wide as its place."""
    text = text.copy()
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def side_by_side(left: list[Text], width: int, right: list[Text]) -> list[Text]:
    """Two columns of lines."""
    rows = max(len(left), len(right))
    left = left + [Text()] * (rows - len(left))
    right = right + [Text()] * (rows - len(right))
    return [line(padded(a, width), b) for a, b in zip(left, right, strict=True)]


def shade(area: str, n: int) -> str:
    """The ground of a cell."""
    return SHADES[area] if n % 2 else CHIPS[area]


def cell_text(text: str, style: str, width: int, is_marked: bool, is_legal: bool) -> Text:
    """A cell of an area; brackets say that it may be marked now."""
    if is_marked:
        return Text(f"{text:^{width}}", "bold")
    return Text(f"[{text:^{width - 2}}]" if is_legal else f" {text:^{width - 2}} ", style)


def counted(points: Sequence[int], marks: int, width: int) -> Text:
    """Points by the number of marks, in places of a width, with the present one told apart."""
    cells = [Text(f"{worth:^{width}}", present(n == marks)) for n, worth in enumerate(points, 1)]
    return Text("" if width else " ", no_wrap=True).join(cells)


def present(is_now: bool) -> str:
    """The style of points in a table: those of now are told apart."""
    return "bold underline" if is_now else GREY


def foot(notice: str, hint: str) -> list[Text]:
    """A notice, or else what the keys do."""
    if not notice:
        return [Text(hint, GREY)]
    return [Text(part, "bold") for part in wrap(notice, WIDTH, max_lines=NOTICE, placeholder="…")]

"""Write the tables of docs/speed.md and its picture anew from docs/speed/measured.json. Run it from anywhere."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import groupby
from math import log10
from pathlib import Path
from typing import Any

from silvertray.lab.drawing import FAINT, INK, STRONG, Scale, line, svg, text

HERE = Path(__file__).parent
PAGE, PICTURE = HERE.parent / "speed.md", HERE.parent / "pictures" / "speed.svg"
SIZES = (1, 64, 1024, 4096)
WIDTH, ROW, TOP, BOTTOM = 880, 22, 48, 48
NAMES, RIGHT = 310, 130  # the widths of the names and of the figures beside the bars
OURS = "Silvertray"
Speeds = dict[str, list[list[int]]]  # for each kind of game: games at once, steps/s, games/s, bytes a game


def measured() -> dict[str, Any]:
    """What `make peers` has kept."""
    figures: dict[str, Any] = json.loads((HERE / "measured.json").read_text("utf-8"))
    return figures


def written(page: str) -> str:
    """The page with its tables as they should be: each stands between two marks."""
    figures = measured()
    parts = {"when": when(figures), "peers": peers(speeds(figures)), "ours": ours(figures["ours"])}
    for name, content in parts.items():
        marks = rf"(<!-- {name} -->\n).*?(<!-- end -->)"
        page = re.sub(marks, lambda found, content=content: found[1] + content + "\n" + found[2], page, flags=re.DOTALL)
    return page


def speeds(figures: dict[str, Any]) -> Speeds:
    """The rows by the name of what was played, the quickest first."""
    found = {name: [row[1:] for row in rows] for name, rows in groupby(figures["rows"], key=lambda row: row[0])}
    return dict(sorted(found.items(), key=lambda item: most(item[1]), reverse=True))


def most(rows: list[list[int]]) -> int:
    """The highest speed of some rows."""
    return max(row[1] for row in rows)


def when(figures: dict[str, Any]) -> str:
    """When and where, and what is not in the tables."""
    missing = [f"{name} ({why})" for name, why in figures["missing"].items()]
    told = f"Measured on {figures['date']}: {figures['machine']}; the best of {figures['rounds']} rounds."
    return told + (f" Not to be measured here: {'; '.join(missing)}." if missing else " All of them installed here.")


def peers(found: Speeds) -> str:
    """A line for each kind of game."""
    sizes = " | ".join(f"{size:,}" for size in SIZES)
    head = [f"| games at once | {sizes} | games/s | bytes a game |", "|---|" + "---:|" * 6]
    return "\n".join([*head, *(peer(name, rows) for name, rows in found.items())])


def peer(name: str, rows: list[list[int]]) -> str:
    """Steps a second by the number of games, games a second where it is quickest, and the memory of one of the most."""
    by_size = {row[0]: row[1] for row in rows}
    games, memory = max(row[2] for row in rows), rows[-1][3]
    cells = [*(by_size.get(size, 0) for size in SIZES), games, memory]
    shown = " | ".join(f"{cell:,}" if cell else "–" for cell in cells)
    return f"| {f'**{name}**' if name.startswith(OURS) else name} | {shown} |"


def ours(rows: list[list[str]]) -> str:
    """Our environments by themselves."""
    return "\n".join(
        ["| what | quickest | middle | wanted |", "|---|---:|---:|---:|", *(f"| {' | '.join(row)} |" for row in rows)]
    )


def picture(found: Speeds) -> str:
    """A bar for each kind of game on a scale of powers of ten, its best speed beside it."""
    bottom = TOP + ROW * len(found)
    scale = Scale(2.5, 7.2, NAMES, WIDTH - RIGHT)
    drawn = [
        *(part for power in range(3, 8) for part in mark(scale, power, bottom)),
        *(part for at, name in enumerate(found) for part in bar(scale, name, found[name], TOP + ROW * (at + 0.5))),
        text(NAMES, bottom + 40, "steps a second of one core, random legal choices included", 'font-size="12"'),
    ]
    return svg(WIDTH, bottom + BOTTOM, "Steps a second, at the best number of games at once", drawn)


def mark(scale: Scale, power: int, bottom: float) -> Iterator[str]:
    """A power of ten."""
    yield line(scale.at(power), TOP, scale.at(power), bottom, FAINT, 1)
    yield text(scale.at(power), bottom + 18, f"{10**power:,}", 'text-anchor="middle" font-size="12"')


def bar(scale: Scale, name: str, rows: list[list[int]], y: float) -> Iterator[str]:
    """One kind of game."""
    end = scale.at(log10(most(rows)))
    weight = 'font-weight="bold" ' if name.startswith(OURS) else ""
    yield text(NAMES - 10, y + 4, name, f'{weight}text-anchor="end" font-size="12"')
    yield line(scale.begin, y, end, y, STRONG if weight else INK, 12)
    yield text(end + 8, y + 4, f"{most(rows):,}", 'font-size="12"')


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
    PICTURE.write_text(picture(speeds(measured())), "utf-8")

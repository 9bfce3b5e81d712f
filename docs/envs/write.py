"""Write the tables of docs/envs.md anew from the layouts in the code. Run it from anywhere."""

from __future__ import annotations

import re
from pathlib import Path

from silvertray.envs.layout import Field, layout, size
from silvertray.games import game

PAGE = Path(__file__).parents[1] / "envs.md"
SEATS = {"clever": 1, "twice": 1, "dobro": 2}


def written(page: str) -> str:
    """The page with its tables as they should be: each stands between two marks."""
    for slug in SEATS:
        marks = rf"(<!-- layout {slug} -->\n).*?(<!-- end -->)"
        page = re.sub(marks, lambda found, slug=slug: found[1] + table(slug) + found[2], page, flags=re.DOTALL)
    return page


def table(slug: str) -> str:
    """The fields of a game: those of the table, then those of each seat."""
    seats = SEATS[slug]
    fields = [field for field in layout(slug, seats) if "." not in field.name or field.name.startswith("0.")]
    seat_size = size(slug, seats + 1) - size(slug, seats)
    lines = [
        f"{len(game(slug).actions)} actions; {size(slug, seats) - seats * seat_size} numbers of the table, then "
        f"{seat_size} of each seat.\n",
        "| at | numbers | name | from | to | says |",
        "|---:|---:|---|---:|---:|---|",
        *(row(field) for field in fields),
    ]
    return "\n".join(lines) + "\n"


def row(field: Field) -> str:
    """A line of a table."""
    return f"| {field.at} | {field.size} | `{field.name}` | {field.low} | {field.high} | {field.says} |"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")

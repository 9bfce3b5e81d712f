"""Write the rules pages from the words that the page shows too: locale/en/rules-*.ftl. Run it from anywhere.

The tables at the end of a page are written by hand: they stay as they are, and tests hold them to the engine.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import fill, indent

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

HERE = Path(__file__).parent
WORDS = HERE.parents[1] / "src" / "silvertray" / "locale" / "en"
GAMES = ("clever", "twice", "dobro")
BY_HAND = "<!-- Written by hand from here on; everything above is made by write.py. -->\n"
WIDTH = 112
HEADS = "id | question | ruling | why"


def pages() -> dict[Path, str]:
    """Every rules page as it should be."""
    return {HERE / f"{game}.md": page(game) for game in GAMES}


def page(game: str) -> str:
    """The page of a game, with what is written by hand at its end."""
    kept = (HERE / f"{game}.md").read_text(encoding="utf-8").partition(BY_HAND)[2]
    return "".join(blocks(game)) + "\n" + BY_HAND + kept


def blocks(game: str) -> Iterator[str]:
    """The parts of a page one after the other, with an empty line before each that is of another kind."""
    bundle = FluentBundle(["en"], use_isolating=False)
    resources = [FluentResource((WORDS / name).read_text(encoding="utf-8")) for name in files(game)]
    for resource in resources:
        bundle.add_resource(resource)
    last = ""
    for entry in resources[-1].body:
        if isinstance(entry, ast.Message):
            kind = kind_of(entry.id.name, game)
            yield "\n" if last and (kind != last or kind == "text") else ""
            yield WRITERS[kind](Said(bundle, entry), first=kind != last)
            last = kind


def files(game: str) -> list[str]:
    """Doppelt so clever says a rule that it shares by pointing at the other game's."""
    return [f"rules-{name}.ftl" for name in ("clever", game)][game == "clever" :]


def kind_of(message: str, game: str) -> str:
    """What a message is: `rule` and `ruling` have a number, all others say it themselves."""
    name = message.removeprefix(f"rules-{game}-")
    if re.fullmatch(r"[A-Z]-\d+", name):
        return "ruling" if name[0] in "RA" else "rule"
    return name.partition("-")[0]


class Said:
    """One message and its attributes, in words."""

    def __init__(self, bundle: FluentBundle, message: ast.Message) -> None:
        self._bundle = bundle
        self._found = bundle.get_message(message.id.name)
        self.number = "-".join(message.id.name.split("-")[2:])
        self.parts = [attribute.id.name for attribute in message.attributes]

    def __call__(self, part: str = "") -> str:
        pattern = self._found.attributes[part] if part else self._found.value
        text, mistakes = self._bundle.format_pattern(pattern)
        assert not mistakes, mistakes
        return str(text)


def rule(said: Said, first: bool) -> str:
    """A numbered rule with its examples, its table and what follows that."""
    lines = [wrapped(f"- **{said.number}** {said()}", "  ")]
    lines += [wrapped(f"  Example: {said(part)}", "  ") for part in said.parts if part.startswith("example")]
    if "table" in said.parts:
        lines.append("\n" + indent(table(said("table").split("\n")), "  "))
    if "after" in said.parts:
        lines.append("\n" + wrapped(f"  {said('after')}", "  "))
    return "".join(lines)


def ruling(said: Said, first: bool) -> str:
    """A row of the table of rulings."""
    row = " | ".join((said.number, said(), said("ruling"), said("why")))
    return table([HEADS, row]) if first else f"| {row} |\n"


def table(rows: list[str]) -> str:
    """Rows whose cells are parted by bars, as a table of Markdown."""
    heads, *others = rows
    under = "|" + "---|" * (heads.count("|") + 1)
    return "".join(f"{line}\n" for line in (f"| {heads} |", under, *(f"| {row} |" for row in others)))


def wrapped(text: str, hang: str = "") -> str:
    """Text in lines; a plus stays with what it adds, as at the beginning of a line it would begin a list."""
    glued = text.replace(" + ", "\0+\0")
    lines = fill(glued, WIDTH, subsequent_indent=hang, break_long_words=False, break_on_hyphens=False)
    return lines.replace("\0", " ") + "\n"


WRITERS: dict[str, Callable[..., str]] = {
    "title": lambda said, first: f"# {said()}\n",
    "chapter": lambda said, first: f"## {said()}\n",
    "part": lambda said, first: f"### {said()}\n",
    "text": lambda said, first: wrapped(said()),
    "word": lambda said, first: wrapped(f"- {said()}", "  "),
    "move": lambda said, first: wrapped(f"{said.number.partition('-')[2]}. {said()}", "   "),
    "rule": rule,
    "ruling": ruling,
}


if __name__ == "__main__":
    for file, text in pages().items():
        file.write_text(text, encoding="utf-8")

"""The messages of a language as its files hold them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from silvertray.locale.languages import FOLDER
from silvertray.locale.words import LEARNING


class Things(Visitor):
    """Collects the things a message names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the name is Fluent's
        self.names.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    """Every message of a language, and `message.part` for all that belongs to one, with the things each names.

    Languages differ in forms: `area_acc` counts as `area`, and a message's own forms are left out."""
    found: dict[str, frozenset[str]] = {}
    for name, pattern in patterns(lang):
        assert name not in found, f"{lang}: {name} is there twice"
        found[name] = frozenset(thing.partition("_")[0] for thing in things_in(pattern))
    return {name: things for name, things in found.items() if name not in forms(lang)}


@cache
def forms(lang: str) -> dict[str, frozenset[str]]:
    """`message.form` for all forms of messages, such as `colour-yellow.acc`, with the things each names."""
    parts = ((name, pattern) for name, pattern in patterns(lang) if "." in name and not name.startswith(LEARNING))
    return {name: things_in(pattern) for name, pattern in parts}


def things_in(pattern: ftl.Pattern | None) -> frozenset[str]:
    """The things that a text names."""
    things = Things()
    if pattern:
        things.visit(pattern)
    return frozenset(things.names)


@cache
def patterns(lang: str) -> list[tuple[str, ftl.Pattern | None]]:
    """The texts of a language with their names: a rule's example is one as well as the rule."""
    found: list[tuple[str, ftl.Pattern | None]] = []
    for entry in entries(lang):
        found.append((entry.id.name, entry.value))
        found += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
    return found


def entries(lang: str) -> Iterator[ftl.Message]:
    """The messages, parsed; what Fluent cannot read is a mistake."""
    for file in sorted((FOLDER / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{lang}/{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                yield entry

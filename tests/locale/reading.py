"""The messages of a language as its files hold them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from silvertray.locale.languages import FOLDER


class Things(Visitor):
    """Collects the things a message names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the name is Fluent's
        self.names.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    """Every message of a language, with the things it names."""
    found: dict[str, frozenset[str]] = {}
    for entry in entries(lang):
        assert entry.id.name not in found, f"{lang}: {entry.id.name} is there twice"
        things = Things()
        things.visit(entry)
        found[entry.id.name] = frozenset(things.names)
    return found


def entries(lang: str) -> Iterator[ftl.Message]:
    """The messages, parsed; what Fluent cannot read is a mistake."""
    for file in sorted((FOLDER / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{lang}/{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                yield entry

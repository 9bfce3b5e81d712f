"""Rejected words stay out of the screens and the docs.

`rejected/LANGUAGE.txt` lists them, one `regex => what we say instead` a line; `#` starts a comment. The docs follow
`en.txt`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from silvertray.locale import languages
from silvertray.locale.languages import BASE, FOLDER

ROOT = Path(__file__).parents[2]
LISTS = Path(__file__).parent / "rejected"
GENERATED = ROOT / "docs" / "rules"  # from rules-*.ftl, which are screens
PAGES = [ROOT / "README.md", *(page for page in sorted((ROOT / "docs").rglob("*.md")) if GENERATED not in page.parents)]
# Pages in docs/ that are still to be rewritten; one that has no hit left has to leave the list.
TO_REWRITE = {"bot-api", "deploy", "envs", "people", "protocol", "rest", "security", "server", "serving"}
# A list in one script is tried on both: sr-Latn is generated from sr.
LIST_OF = {lang: "sr" if lang == "sr-Latn" else lang for lang in languages()}
SEPARATOR = " => "


class Rejected(NamedTuple):
    """A line of a list."""

    regex: re.Pattern[str]
    instead: str


class Text(NamedTuple):
    """A piece of text and where it is: a message of a file, or a line of a page."""

    place: str
    content: str


# -- the lists


@cache
def rejected_words(name: str) -> list[Rejected]:
    return parse_list((LISTS / f"{name}.txt").read_text(encoding="utf-8"))


def parse_list(content: str) -> list[Rejected]:
    return [parse_line(line) for line in content.splitlines() if line.strip() and not line.startswith("#")]


def parse_line(line: str) -> Rejected:
    regex, _, instead = line.partition(SEPARATOR)
    assert instead.strip(), f"not `regex{SEPARATOR}what we say instead`: {line}"
    return Rejected(re.compile(regex.strip(), re.IGNORECASE), instead.strip())


# -- the texts


def messages_of(lang: str) -> Iterator[Text]:
    """Every text of a language, once for each of its variants; ids and comments are left out."""
    for file in sorted((FOLDER / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                for part in (entry, *entry.attributes):
                    name = entry.id.name if part is entry else f"{entry.id.name}.{part.id.name}"
                    yield from (Text(f"{lang}/{file.name}: {name}", reading) for reading in readings(part.value))


def readings(pattern: ftl.Pattern | None) -> list[str]:
    """The readings of a pattern; together they show each variant of each selector at least once."""
    if pattern is None:
        return []
    longest = Longest()
    longest.visit(pattern)
    return [spell(pattern, number) for number in range(longest.variants)]


class Longest(Visitor):
    """Finds how many variants the longest selector has."""

    def __init__(self) -> None:
        self.variants = 1

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the name is Fluent's
        self.variants = max(self.variants, len(node.variants))
        self.generic_visit(node)


def spell(node: object, number: int) -> str:
    """A pattern with this variant of each selector, or its last one. Placeholders look as they do in the file."""
    match node:
        case ftl.Pattern():
            return "".join(spell(element, number) for element in node.elements)
        case ftl.TextElement():
            return re.sub(r"[ \n]+", " ", node.value)
        case ftl.Placeable():
            return spell(node.expression, number)
        case ftl.StringLiteral():
            return str(node.parse()["value"])
        case ftl.NumberLiteral():
            return str(node.value)
        case ftl.SelectExpression():
            return spell(node.variants[min(number, len(node.variants) - 1)].value, number)
        case ftl.FunctionReference():
            return spell(node.arguments.positional[0], number)
        case ftl.VariableReference():
            return f"{{ ${node.id.name} }}"
        case ftl.MessageReference():
            return f"{{ {node.id.name} }}"
        case ftl.TermReference():
            return f"{{ -{node.id.name} }}"
    raise TypeError(node)


def prose_of(page: str, content: str) -> Iterator[Text]:
    """The paragraphs of a page without code, comments and addresses, each at the line it begins on."""
    content = re.sub(r"^( *)```.*?^\1```$|<!--.*?-->", keep_lines, content, flags=re.MULTILINE | re.DOTALL)
    content = re.sub(r"`[^`\n]+`", "`…`", content)
    content = re.sub(r"\]\([^)]*\)|https?://\S+", "]", content)
    lines = content.splitlines()
    start = 0
    while start < len(lines):
        paragraph = list(takewhile(str.strip, lines[start:]))
        if paragraph:
            yield Text(f"{page}:{start + 1}", " ".join(" ".join(paragraph).split()))
        start += len(paragraph) + 1


def keep_lines(match: re.Match[str]) -> str:
    return "\n" * match[0].count("\n")


def hits(texts: Iterator[Text], rejected: list[Rejected]) -> list[str]:
    """One line for each rejected word: where it is, the word, and what we say instead."""
    return list(
        dict.fromkeys(
            f"{text.place}: “{match[0]}”, say: {word.instead}"
            for text in texts
            for word in rejected
            for match in word.regex.finditer(text.content)
        )
    )


# -- the tests


@pytest.mark.parametrize("lang", languages())
def test_no_message_says_a_rejected_word(lang: str) -> None:
    assert hits(messages_of(lang), rejected_words(LIST_OF[lang])) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_page_says_a_rejected_word(page: Path) -> None:
    prose = prose_of(str(page.relative_to(ROOT)), page.read_text(encoding="utf-8"))
    found = hits(prose, rejected_words(BASE))
    if page.parent.name == "docs" and page.stem in TO_REWRITE:
        assert found != [], "take this page off TO_REWRITE"
    else:
        assert found == []


def test_every_language_has_a_list_with_words_and_there_are_no_others() -> None:
    assert {file.stem for file in LISTS.glob("*")} == {*LIST_OF.values()}
    assert all(rejected_words(name) for name in LIST_OF.values())


SAMPLE_LIST = """
# Comments and empty lines say nothing.
\\bneuwurf\\w* => Nachwürfeln
поднос => тарелка
load anew => reload
(?<!\\u00a0)%$ => a non-breaking space before %
"""


@pytest.mark.parametrize(
    ("message", "found"),
    [
        ("a = Ein Neuwurf\n", ["a: “Neuwurf”, say: Nachwürfeln"]),
        ("a = Es ist kein\n    Load\n    anew\n", ["a: “Load anew”, say: reload"]),
        ("a = Серебряный ПОДНОС\n", ["a: “ПОДНОС”, say: тарелка"]),
        ("a = Das Blatt\n    .example = Drei Neuwürfe und ein Neuwurf\n", ["a.example: “Neuwurf”, say: Nachwürfeln"]),
        (
            "a = { $count ->\n    [one] { $count } Wurf\n   *[other] { $count } Neuwurfe\n  } bleibt\n",
            ["a: “Neuwurfe”, say: Nachwürfeln"],
        ),
        ("a = { $share } %\n", ["a: “%”, say: a non-breaking space before %"]),
        ('a = { NUMBER($share) }{ "\\u00A0" }%\n', []),
        ("neuwurf = Nachwürfeln\n", []),
        ("# Neuwurf, as it was once called\na = Nachwürfeln\n", []),
    ],
)
def test_a_rejected_word_is_found_in_a_message(
    message: str, found: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "page.ftl").write_text(message, encoding="utf-8")
    monkeypatch.setattr(f"{__name__}.FOLDER", tmp_path)
    assert hits(messages_of("xx"), parse_list(SAMPLE_LIST)) == [f"xx/page.ftl: {line}" for line in found]


@pytest.mark.parametrize(
    ("content", "found"),
    [
        ("# Page\n\nThe player can load\nanew.\n", ["page.md:3: “load anew”, say: reload"]),
        ("| what | how |\n|---|---|\n| load anew | key |\n", ["page.md:1: “load anew”, say: reload"]),
        ("```sh\nload anew\n```\n", []),
        ("- a\n  ```text\n  load anew\n  ```\n", []),
        ("Say `load anew`.\n", []),
        ("[here](load%20anew) and <!-- load anew -->\n", []),
    ],
)
def test_a_rejected_word_is_found_on_a_page(content: str, found: list[str]) -> None:
    assert hits(prose_of("page.md", content), parse_list(SAMPLE_LIST)) == found


@pytest.mark.parametrize("line", ["neuwurf", "neuwurf =>", "neuwurf => "])
def test_a_line_without_a_better_word_is_refused(line: str) -> None:
    with pytest.raises(AssertionError, match="what we say instead"):
        parse_list(line)

"""Plurals at the terminal; tests/web/page/test_languages.py holds the page to the same texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.locale.plurals import COUNTED, DECLENSIONS, FORMS, MORE, NO_FORM, NUMBERS, PLACES, PLURALS, REST, UNBENT
from tests.locale.reading import patterns, things_in

from silvertray.locale import languages, words
from silvertray.locale.latin import latin

CATEGORIES = {"zero", "one", "two", "few", "many"}
LETTERS = re.compile(r"[^\W\d_]+")
WORD = re.compile(r"[ \u00a0][^\W\d_]{2}")  # one letter is a unit, or a word that nobody bends


@pytest.mark.parametrize("lang", languages())
def test_plurals_read_correctly(lang: str) -> None:
    for message, thing, expected in PLURALS[lang] + MORE[lang]:
        said = [words(lang).say(message, **REST | {thing: number}) for number in NUMBERS]
        assert ", ".join(said) == expected


class Counts(Visitor):
    """Collects the selectors of a text that choose by a number's form."""

    def __init__(self) -> None:
        self.found: list[ftl.SelectExpression] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the name is Fluent's
        if forms(node) & CATEGORIES:
            self.found.append(node)
        self.generic_visit(node)


def counts(lang: str) -> Iterator[tuple[str, ftl.SelectExpression]]:
    """The same for all texts of a language, with their names."""
    for name, pattern in patterns(lang):
        if pattern:
            seen = Counts()
            seen.visit(pattern)
            yield from ((name, node) for node in seen.found)


def forms(node: ftl.SelectExpression) -> set[str]:
    """The keys of a selector."""
    return {key_of(variant) for variant in node.variants}


def key_of(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


def counted(node: ftl.SelectExpression) -> str:
    """The thing that a selector asks about."""
    assert isinstance(node.selector, ftl.VariableReference)
    return node.selector.id.name


@pytest.mark.parametrize("lang", languages())
def test_every_count_has_the_forms_of_its_language(lang: str) -> None:
    for name, node in counts(lang):
        assert forms(node) & CATEGORIES == FORMS[lang], f"{lang}: {name} has other forms than {lang}"


@pytest.mark.parametrize("lang", [lang for lang in languages() if "few" in FORMS[lang]])
def test_a_form_for_many_numbers_names_the_number(lang: str) -> None:
    """`one` is 21 as well in these languages, so it must not say `a card`; for 1 alone there is the key 1."""
    for name, node in counts(lang):
        for variant in node.variants:
            is_form = isinstance(variant.key, ftl.Identifier)
            assert not is_form or counted(node) in things_in(variant.value), f"{lang}: {name}, {key_of(variant)}"


@pytest.mark.parametrize("lang", list(DECLENSIONS))
def test_every_counted_word_is_declined_correctly(lang: str) -> None:
    found = {word: name for name, node in counts(lang) for word in changed_words(node)}
    assert {word: name for word, name in found.items() if word not in DECLENSIONS[lang]} == {}
    assert DECLENSIONS[lang] - found.keys() == set()


def changed_words(node: ftl.SelectExpression) -> Iterator[str]:
    """The words that differ between the forms, each as `one/few/many`."""
    texts = {key_of(variant): variant.value for variant in node.variants}
    many = "many" if "many" in texts else "other"
    forms = zip(*(words_in(texts[form]) for form in ("one", "few", many)), strict=True)
    return ("/".join(word) for word in forms if len(set(word)) > 1)


def words_in(text: ftl.Pattern) -> list[str]:
    """The words of a text, but for those that one thing doesn't have."""
    plain = " ".join(part.value for part in text.elements if isinstance(part, ftl.TextElement)).lower()
    return [word for word in LETTERS.findall(plain) if latin(word) not in {"sva", "sve", "svih"}]


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang not in UNBENT])
def test_a_word_after_a_number_is_inflected(lang: str) -> None:
    assert set(unbent(lang)) - set(NO_FORM) == set(), f"{lang}: give these a selector"


def test_no_exception_is_unneeded() -> None:
    needed = {name for lang in languages() if lang not in UNBENT for name in unbent(lang)}
    assert set(NO_FORM) - needed == set()


def unbent(lang: str) -> Iterator[str]:
    """The messages in which a word follows a number and is the same for all."""
    for name, pattern in patterns(lang):
        if pattern and numbers().intersection(stiff(pattern, lang, frozenset())):
            yield name


@cache
def numbers() -> set[str]:
    """The things that are counted: whatever has a selector in some language, and a few more."""
    return {counted(node) for lang in languages() for _, node in counts(lang)} - PLACES | COUNTED


def stiff(pattern: ftl.Pattern, lang: str, chosen: frozenset[str]) -> Iterator[str]:
    """The things that a word follows which is the same for all numbers."""
    rest = [*pattern.elements[1:], ftl.TextElement("")]
    for element, after in zip(pattern.elements, rest, strict=True):
        inner = element.expression if isinstance(element, ftl.Placeable) else None
        if isinstance(inner, ftl.VariableReference) and isinstance(after, ftl.TextElement):
            if WORD.match(after.value) and inner.id.name not in chosen:
                yield inner.id.name
        elif isinstance(inner, ftl.SelectExpression):
            choice = {counted(inner)} if bends(inner, lang) else set()
            for variant in inner.variants:
                yield from stiff(variant.value, lang, chosen | choice)


def bends(node: ftl.SelectExpression, lang: str) -> bool:
    """Whether a selector has a text for every form; where `one` is 1 alone, the key 1 will do."""
    return FORMS[lang] <= {"one" if key == "1" and FORMS[lang] == {"one"} else key for key in forms(node)}

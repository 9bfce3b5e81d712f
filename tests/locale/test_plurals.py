"""Plurals at the terminal; tests/web/test_languages.py holds the page to the same texts."""

from __future__ import annotations

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.locale.plurals import NUMBERS, PLURALS
from tests.locale.reading import entries

from silvertray.locale import languages, words

FORMS = {"en": {"one"}, "ru": {"one", "few"}, "sr": {"one", "few"}, "sr-Latn": {"one", "few"}}
FORMS |= {"de": {"one"}, "hu": {"one"}}  # and `other`, which every selector has


@pytest.mark.parametrize("lang", languages())
def test_plurals_read_right(lang: str) -> None:
    for message, thing, expected in PLURALS[lang]:
        said = [words(lang).say(message, **{thing: number}) for number in NUMBERS]
        assert ", ".join(said) == expected


class Counts(Visitor):
    """Collects which forms the selectors of a message have."""

    def __init__(self) -> None:
        self.forms: list[set[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the name is Fluent's
        keys = {key.key.name for key in node.variants if isinstance(key.key, ftl.Identifier)}
        if keys <= {"zero", "one", "two", "few", "many", "other"} and "other" in keys and len(keys) > 1:
            self.forms.append(keys - {"other"})
        self.generic_visit(node)


@pytest.mark.parametrize("lang", languages())
def test_every_count_has_the_forms_of_its_language(lang: str) -> None:
    for entry in entries(lang):
        counts = Counts()
        counts.visit(entry)
        for forms in counts.forms:
            assert forms - {"many"} <= FORMS[lang], f"{lang}: {entry.id.name} has a form that {lang} does not know"
            assert "one" in forms, f"{lang}: {entry.id.name} has no form for one"

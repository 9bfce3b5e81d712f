"""Messages by their ids, from the Fluent files of one language."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from typing import TYPE_CHECKING

from silvertray.core.errors import SetupError
from silvertray.locale.languages import FOLDER, languages, own_language

if TYPE_CHECKING:  # Fluent takes a moment to load: only those who say something pay for it
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

LEARNING = ("lesson-", "rules-")  # long texts that the page alone shows, and loads when somebody reads them
ENTRY = re.compile(r"^(?=([a-z][\w-]*) *=)", re.MULTILINE)  # only a message begins so, at the first column
FORM = re.compile(r"^\s+\.(\w+) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)")


class Inflected(str):
    """A text with its other forms, which are the attributes of its message: `жута`, and `acc`: `жуту`.

    A message that gets it as `$area` can write `{ $area_acc }` as well; for a text without that form, this is the text.
    """

    __slots__ = ("forms",)
    forms: dict[str, str]

    def __new__(cls, text: str, forms: dict[str, str]) -> Inflected:
        inflected = super().__new__(cls, text)
        inflected.forms = forms
        return inflected


def in_form(text: str, form: str) -> str:
    """A form of a text, which is the text itself if there is no other."""
    return text.forms.get(form, text) if isinstance(text, Inflected) else text


def with_forms(things: dict[str, str | float], forms: Collection[str]) -> dict[str, str | float]:
    """Things for a message, with `area_acc` beside `area`."""
    texts = {name: thing for name, thing in things.items() if isinstance(thing, str)}
    return things | {f"{name}_{form}": in_form(text, form) for name, text in texts.items() for form in forms}


class Words:
    """One language. A message is parsed when it is first said: all of them take a third of a second."""

    def __init__(self, lang: str, bundle: FluentBundle, sources: dict[str, str]) -> None:
        self.lang = lang
        self._bundle = bundle
        self._sources = sources
        self._forms = {form for source in sources.values() for form in FORM.findall(source)}

    def say(self, message: str, **things: str | float) -> str:
        """A message in words, `Inflected` if it has forms; a missing message or thing is our mistake, and raises."""
        text, mistakes = self._format(message, things)
        if mistakes:
            raise mistakes[0]
        return text

    def say_what_is_known(self, message: str, **things: str | float) -> str:
        """A message in words; a thing that is missing shows as its name."""
        return self._format(message, things)[0]

    def _format(self, message: str, things: dict[str, str | float]) -> tuple[str, list[Exception]]:
        self._parse(message)
        found = self._bundle.get_message(message)
        if found.value is None:
            raise LookupError(message)
        given, mistakes = with_forms(things, self._forms), list[Exception]()
        said = {name: self._text(part, given, mistakes) for name, part in found.attributes.items()}
        text = self._text(found.value, given, mistakes)
        return Inflected(text, said) if said else text, mistakes

    def _text(self, pattern: Pattern, given: dict[str, str | float], mistakes: list[Exception]) -> str:
        text, more = self._bundle.format_pattern(pattern, given)
        mistakes += more
        return str(text)

    def _parse(self, message: str) -> None:
        if self._bundle.has_message(message) or message not in self._sources:
            return
        from fluent.runtime import FluentResource

        source = self._sources[message]
        for other in REFERENCE.findall(source):
            self._parse(other)
        self._bundle.add_resource(FluentResource(source))


@cache
def words(lang: str) -> Words:
    """The words of a language; raises SetupError."""
    if lang not in languages():
        raise SetupError("unknown-language", language=lang, languages=", ".join(languages()))
    from fluent.runtime import FluentBundle

    sources: dict[str, str] = {}
    for file in sorted((FOLDER / lang).glob("*.ftl")):
        if not file.name.startswith(LEARNING):
            sources |= split(file.read_text(encoding="utf-8"))
    return Words(lang, FluentBundle([lang], use_isolating=False), sources)


def split(text: str) -> dict[str, str]:
    """The messages of a file, unparsed."""
    _, *parts = ENTRY.split(text)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def own_words() -> Words:
    """The words of whoever runs this program."""
    return words(own_language())

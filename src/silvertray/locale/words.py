"""Messages by their ids, from the Fluent files of one language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from silvertray.core.errors import SetupError
from silvertray.locale.languages import FOLDER, languages, own_language

if TYPE_CHECKING:  # Fluent takes a moment to load: only those who say something pay for it
    from fluent.runtime import FluentBundle

LEARNING = ("lesson-", "rules-")  # long texts that the page alone shows, and loads when somebody reads them


class Words:
    """One language."""

    def __init__(self, lang: str, bundle: FluentBundle) -> None:
        self.lang = lang
        self._bundle = bundle

    def say(self, message: str, **things: str | float) -> str:
        """A message in words; a message or a thing that is missing is a mistake of ours, and raises."""
        text, mistakes = self._format(message, things)
        if mistakes:
            raise mistakes[0]
        return text

    def say_what_is_known(self, message: str, **things: str | float) -> str:
        """A message in words; a thing that is missing shows as its name."""
        return self._format(message, things)[0]

    def _format(self, message: str, things: dict[str, str | float]) -> tuple[str, list[Exception]]:
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        text, mistakes = self._bundle.format_pattern(pattern, things)
        return str(text), mistakes


@cache
def words(lang: str) -> Words:
    """The words of a language; raises SetupError."""
    if lang not in languages():
        raise SetupError("unknown-language", language=lang, languages=", ".join(languages()))
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for file in sorted((FOLDER / lang).glob("*.ftl")):
        if file.name.startswith(LEARNING):
            continue
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return Words(lang, bundle)


def own_words() -> Words:
    """The words of whoever runs this program."""
    return words(own_language())

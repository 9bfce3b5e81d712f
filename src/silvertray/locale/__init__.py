"""The words of every screen and refusal: Fluent files, one folder a language."""

from silvertray.locale.explain import explain, reason
from silvertray.locale.words import Words, languages, words

__all__ = ["Words", "explain", "languages", "reason", "words"]

"""The words of every screen and refusal: Fluent files, one folder a language."""

from silvertray.locale.explain import explain, reason
from silvertray.locale.languages import languages
from silvertray.locale.reasons import because
from silvertray.locale.words import Words, own_words, words

__all__ = ["Words", "because", "explain", "languages", "own_words", "reason", "words"]

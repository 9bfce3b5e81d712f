"""A reason of a coach as a sentence."""

from __future__ import annotations

from collections.abc import Iterable

from silvertray.locale.explain import in_words
from silvertray.locale.words import Words


def sentence(words: Words, code: str, params: Iterable[tuple[str, str | int | float]]) -> str:
    """The words of a reason, with its particulars as a person reads them."""
    return words.say(f"reason-{code}", **{name: said(words, name, value) for name, value in params})


def said(words: Words, name: str, value: str | int | float) -> str | int:
    """One particular: points with one digit behind the point, everything else as in refusals."""
    return f"{value:.1f}" if isinstance(value, float) else in_words(words, name, value, ())

"""What the program says in English, asked for by its message: tests elsewhere spell no sentence out."""

from __future__ import annotations

from silvertray.core.errors import SilvertrayError
from silvertray.locale import explain, words

ENGLISH = words("en")


def said(message: str, **things: str | float) -> str:
    """A message."""
    return ENGLISH.say(message, **things)


def refused(code: str, rule: str = "", /, *names: str, **params: str | int) -> str:
    """The line of an error, among players with these names."""
    return explain(ENGLISH, SilvertrayError(code, rule, **params), names)

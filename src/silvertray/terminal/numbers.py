"""Numbers as people type them."""

from __future__ import annotations

from silvertray.core.errors import Refusal

LONGEST = 4


def number_typed(text: str) -> int:
    """The number that a text is; −1 if it is none, or far too long for any choice."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST else -1


def is_number(text: str) -> bool:
    """Whether somebody meant a number, be it ever so long."""
    return text.isascii() and text.isdigit()


def numbered(typed: str, most: int) -> int:
    """The number of a choice; raises Refusal."""
    if not typed:
        raise Refusal("nothing-typed", most=most)
    if not 1 <= number_typed(typed) <= most:
        raise Refusal("no-such-choice", number=typed[:20], most=most)
    return number_typed(typed)

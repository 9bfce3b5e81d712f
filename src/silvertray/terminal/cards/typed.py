"""Plays in the short forms that people type: `7 7`, `j7`, `J = 11`, `skip`."""

from __future__ import annotations

import re

from silvertray.locale import Words
from silvertray.locale.phrases import card
from silvertray.terminal.cards.phrases import JOKER, SPECIALS
from silvertray.terminal.numbers import is_number

PLAY = "play"
CARDS = re.compile(r"(?:(?:\d{1,2}|[jsr]) *)+(?:= *\d{1,3})?")


def understood(words: Words, typed: str) -> str:
    """A play as the rules write it; whatever else was typed stays as it is, and so do numbers of choices."""
    text = typed.lower().removeprefix(PLAY).replace(",", " ").strip()
    for face in (JOKER, *SPECIALS):
        text = text.replace(card(words, face).lower(), face.lower())
    if is_number(typed) or not CARDS.fullmatch(text):
        return typed
    faces, sign, named = text.partition("=")
    return f"{PLAY} {' '.join(re.findall('[0-9]+|[JSR]', faces.upper()))}{sign}{named.strip()}"

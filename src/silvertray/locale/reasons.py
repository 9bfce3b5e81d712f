"""A reason of the coach in one sentence; in the dice games with how many of the lost points are due to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from silvertray.locale.phrases import colour, colours_in, rewards_in
from silvertray.locale.words import Words


def because(words: Words, code: str, params: Iterable[tuple[str, str | float]]) -> str:
    """One sentence from a reason's code and particulars."""
    things = {name: in_words(words, name, value) for name, value in params}
    text = words.say(f"reason-{code}", **things)
    sentence = text[:1].upper() + text[1:]
    return words.say("reason-told", text=sentence, worth=things["worth"]) if "worth" in things else sentence


def in_words(words: Words, name: str, value: str | float) -> str | float:
    """One particular of a reason as a person reads it."""
    translate = TRANSLATED.get(name)
    return translate(words, value) if translate and isinstance(value, str) else value


TRANSLATED: dict[str, Callable[[Words, str], str]] = {
    "area": colour,
    "other": colour,
    "dice": colours_in,
    "reward": rewards_in,
}

"""A refusal in one line: the thing, the value, the rule and the cure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from silvertray.core.errors import SilvertrayError
from silvertray.locale.phrases import card, colour, colours_in, rewards_in
from silvertray.locale.words import Words

LARGE = 10**15  # numbers beyond this nobody reads to the end


def explain(words: Words, error: SilvertrayError, names: Sequence[str] = ()) -> str:
    """One line from an error, with what is legal instead; `names` are the players' by seat."""
    line = reason(words, error, names)
    legal = str(error.params.get("legal", "-"))
    return line if legal == "-" else words.say("with-legal", text=line, legal=legal)


def reason(words: Words, error: SilvertrayError, names: Sequence[str] = ()) -> str:
    """The same line for somebody who sees the legal choices anyway."""
    things = {name: in_words(words, name, value, names) for name, value in error.params.items()}
    if isinstance(error.__cause__, SilvertrayError):
        things["why"] = reason(words, error.__cause__, names)
    line = words.say_what_is_known(f"error-{error.code}", **things)
    if error.rule and f"({error.rule})" not in line:
        line = words.say("with-rule", text=line, rule=error.rule)
    if "line" in error.params:
        line = words.say("with-line", text=line, line=str(error.params["line"]))
    return " ".join(line.split())


def in_words(words: Words, name: str, value: str | int, names: Sequence[str]) -> str | int:
    """One particular of an error as a person reads it."""
    if name in ("seat", "roller", "turn") and isinstance(value, int):
        return names[value] if 0 <= value < len(names) else words.say("seat", seat=value)
    translate = TRANSLATED.get(name)
    if translate and isinstance(value, str) and value != "-":
        return translate(words, value)
    if isinstance(value, int):
        return value if abs(value) < LARGE else f"{str(value)[:20]}…"
    return printable(value)


def printable(text: str) -> str:
    """A text that somebody typed, without what could garble a screen."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


TRANSLATED: dict[str, Callable[[Words, str], str]] = {
    "die": colour,
    "area": colour,
    "dice": colours_in,
    "tray": colours_in,
    "reward": rewards_in,
    "waiting": rewards_in,
    "card": card,
}

"""Short phrases that screens and refusals share: colours, rewards, cards, lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from silvertray.locale.words import Inflected, Words, in_form

ANY = "?"  # a sign that cannot stand in a message's id


def colour(words: Words, name: str) -> str:
    """A colour, which names a die and an area as well."""
    return words.say(f"colour-{name}")


def forms_of(text: str) -> list[str]:
    """A text and its other forms."""
    return [text, *(text.forms.values() if isinstance(text, Inflected) else ())]


def letter(words: Words, name: str) -> str:
    """The letter that stands for a colour."""
    return words.say(f"letter-{name}")


def reward(words: Words, name: str) -> str:
    """A reward as it is said: `x:blue` is a blue X, `n:orange:6` an orange 6, `?:pink` a pink ?."""
    kind, *rest = name.replace(ANY, "any").split(":")
    if not rest:
        return words.say(f"reward-{kind}")
    number = int(rest[1]) if rest[1:] else 0
    return words.say(f"reward-{kind}", colour=colour(words, rest[0]), number=number)


def reward_sign(words: Words, name: str) -> str:
    """A reward as it is printed on a sheet, in at most four characters."""
    kind, *rest = name.replace(ANY, "any").split(":")
    if not rest:
        return words.say(f"sign-{kind}") if kind else ""
    return words.say(f"sign-{kind}", letter=letter(words, rest[0]).lower(), number=rest[-1])


def card(words: Words, face: str) -> str:
    """A card by its face: numbers as they are, `J` is a joker."""
    return face if face.isdigit() else words.say(f"card-{face}")


def listed(words: Words, parts: Iterable[str]) -> str:
    """Several things in a row, in each form that one of them has."""
    several, comma = list(parts), words.say("comma")
    names = {name for part in several if isinstance(part, Inflected) for name in part.forms}
    text = comma.join(several)
    return Inflected(text, {name: comma.join(in_form(part, name) for part in several) for name in names})


def colours_in(words: Words, names: str) -> str:
    """Several colours from one text with commas, as refusals and reasons carry them."""
    return listed(words, [colour(words, name) for name in names.split(", ")])


def rewards(words: Words, names: Sequence[str]) -> str:
    """Several rewards in a row."""
    return listed(words, [reward(words, name) for name in names])


def rewards_in(words: Words, names: str) -> str:
    """The same from one text with commas."""
    return rewards(words, names.split(", "))

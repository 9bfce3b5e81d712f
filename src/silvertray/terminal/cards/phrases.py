"""Cards, plays and what they do to the good number, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from silvertray.games.dobro.plays import ACTIONS, PLAYS, Play
from silvertray.games.dobro.view import LaidView, good_after
from silvertray.locale import Words
from silvertray.locale.phrases import card, listed

SPECIALS = ("S", "R")
JOKER = "J"


def play_of(text: str) -> Play:
    """The play that a text of the log says."""
    return PLAYS[ACTIONS.index(text)]


def cards(words: Words, faces: Iterable[str]) -> str:
    """Several cards in a row."""
    return listed(words, [card(words, face) for face in faces])


def play_words(words: Words, play: Play) -> str:
    """A play: `7`, `pair of 6`, `joker as 11`, `Skip`."""
    number = next((int(face) for face in play.cards if face.isdigit()), play.named or 0)
    if JOKER in play.cards:
        kind = "alone" if len(play.cards) == 1 else "two" if play.named else "with"
        return words.say(f"joker-{kind}", number=number)
    return words.say("pair", number=number) if len(play.cards) == 2 else card(words, play.cards[0])


def effect(words: Words, good: int, value: int) -> str:
    """What a play of this value does to the good number; Skip and Reverse have none."""
    if not value:
        return words.say("effect-stays", good=good) if good else words.say("effect-none")
    return words.say("effect-doubled" if value == good else "effect-number", good=good_after(good, value))


def why_good(words: Words, trick: Sequence[LaidView]) -> str:
    """Why the good number is what it is, from the plays of the trick in order."""
    if not trick:
        return words.say("good-none")
    last, before = trick[-1], trick[-2].good if len(trick) > 1 else 0
    said = play_words(words, play_of(last.text))
    if not last.value:
        return words.say("good-stays", play=said, good=before) if before else words.say("good-special-led", play=said)
    if last.doubled:
        return words.say("good-doubled", play=said, before=before, good=last.good)
    if len(last.cards) == 2:
        return words.say("good-pair", play=said, good=last.good)
    return words.say("good-higher", play=said, before=before) if before else words.say("good-led", play=said)

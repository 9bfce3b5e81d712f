"""Cards, plays and what they do to the good number, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from silvertray.games.dobro.plays import ACTIONS, PLAYS, Play
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
    number = next((face for face in play.cards if face.isdigit()), str(play.named))
    if JOKER in play.cards:
        kind = "alone" if len(play.cards) == 1 else "two" if play.named else "with"
        return words.say(f"joker-{kind}", number=number)
    return words.say("pair", number=number) if len(play.cards) == 2 else card(words, play.cards[0])


def good_after(good: int, play: Play) -> int:
    """The good number after a play: above it the value, equal to it doubled (D-23); Skip and Reverse leave it."""
    if not play.value:
        return good
    return 2 * play.value if play.value == good else play.value


def effect(words: Words, good: int, play: Play) -> str:
    """What a play does to the good number."""
    after = good_after(good, play)
    if not play.value:
        return words.say("effect-stays", good=good) if good else words.say("effect-none")
    return words.say("effect-doubled" if play.value == good else "effect-number", good=after)


def why_good(words: Words, trick: Sequence[str]) -> str:
    """Why the good number is what it is, from the plays of the trick in order."""
    before, good, last = 0, 0, None
    for text in trick:
        last = play_of(text)
        before, good = good, good_after(good, last)
    if last is None:
        return words.say("good-none")
    said = play_words(words, last)
    if last.cards[0] in SPECIALS:
        return words.say("good-stays", play=said, good=good) if good else words.say("good-special-led", play=said)
    if last.value == before:
        return words.say("good-doubled", play=said, before=before, good=good)
    if len(last.cards) == 2:
        return words.say("good-pair", play=said, good=good)
    return words.say("good-higher", play=said, before=before) if before else words.say("good-led", play=said)

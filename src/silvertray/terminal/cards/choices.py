"""The choices of a hand, numbered; jokers that may name a number stand in one line until they are chosen."""

from __future__ import annotations

from typing import NamedTuple

from silvertray.core.errors import Refusal
from silvertray.games.dobro.plays import DRAW, TAKE
from silvertray.games.dobro.view import OptionView, View
from silvertray.locale import Words
from silvertray.terminal.cards.phrases import JOKER, effect, play_of, play_words
from silvertray.terminal.numbers import is_number, number_typed, numbered

BACK, LEAVE = "back", "leave"  # what is chosen here and is no action of the rules
GROUPS = ("J", "J J")  # cards for which a number is named


class Choice(NamedTuple):
    """A numbered line, and the action, the group of jokers, BACK or LEAVE that it stands for."""

    number: int
    line: str
    does: str


def group_of(option: OptionView) -> str:
    """The jokers that an option names a number for; empty if it is listed by itself."""
    return " ".join(option.cards) if set(option.cards) == {JOKER} else ""


def members_of(view: View, group: str) -> list[OptionView]:
    """The options of a group."""
    return [option for option in view.options if group and group_of(option) == group]


def listed_choices(words: Words, view: View, group: str) -> tuple[Choice, ...]:
    """What is listed now: the numbers of a group of jokers, or everything with each group in one line."""
    if members := members_of(view, group):
        named = [Choice(number_named(option), line_of(words, view, option), option.text) for option in members]
        return (*named, Choice(0, words.say("choose-back"), BACK))
    found: dict[str, str] = {}  # what it does, and its line
    for option in view.options:
        key = group_of(option)
        if len(members_of(view, key)) > 1:
            found[key] = words.say(f"choose-group-{len(option.cards)}")
        else:
            found[option.text] = line_of(words, view, option)
    return tuple(Choice(n, line, does) for n, (does, line) in enumerate(found.items(), 1))


def draw_choices(words: Words, view: View) -> tuple[Choice, ...]:
    """Draw now, or leave it and risk the Forgetful card (D-52)."""
    options = [option for option in view.options if option.text == DRAW]
    lines = [(line_of(words, view, option), option.text) for option in options]
    lines.append((words.say("choose-leave"), LEAVE))
    return tuple(Choice(n, line, does) for n, (line, does) in enumerate(lines, 1))


def number_named(option: OptionView) -> int:
    """The number named for jokers: what is typed is what they count as."""
    return option.value // len(option.cards)


def line_of(words: Words, view: View, option: OptionView) -> str:
    """One option in words, with what becomes of the good number."""
    if option.text == TAKE:
        return words.say("choose-take", count=trick_cards(view))
    if option.text == DRAW:
        return words.say("choose-draw")
    play = play_of(option.text)
    message = "choose-reverse" if play.cards == ("R",) else "choose-play"
    return words.say(message, play=play_words(words, play), effect=effect(words, view.good, option.value))


def trick_cards(view: View) -> int:
    """How many cards the trick holds."""
    return sum(len(laid.cards) for laid in view.trick)


def question(words: Words, view: View) -> str:
    """What a seat is asked."""
    if view.asked == "lead":
        return words.say("ask-lead")
    if not view.good:
        return words.say("ask-lead-on")
    if len(view.options) == 1:
        return words.say("ask-take", good=view.good)
    is_beatable = any(option.value for option in view.options)
    return words.say("ask-reach" if is_beatable else "ask-special", good=view.good)


def chosen(choices: tuple[Choice, ...], typed: str) -> str | None:
    """What a typed number stands for; None if something else was typed. Raises Refusal."""
    if typed and not is_number(typed):
        return None
    if choices[-1].does == BACK:
        return named(choices, typed)
    return choices[numbered(typed, len(choices)) - 1].does


def named(choices: tuple[Choice, ...], typed: str) -> str:
    """What the number named for jokers stands for; raises Refusal."""
    numbers = {choice.number: choice.does for choice in choices}
    first, last = choices[0].number, choices[-2].number
    if not typed:
        raise Refusal("no-number-typed", "D-33", first=first, last=last)
    if number_typed(typed) not in numbers:
        raise Refusal("no-such-number", "D-33", number=typed[:20], first=first, last=last)
    return numbers[number_typed(typed)]

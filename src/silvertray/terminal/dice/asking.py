"""What is asked now, of whom, and what an answer does."""

from __future__ import annotations

from collections.abc import Callable

from silvertray.core.errors import Refusal
from silvertray.games.clever.view import OptionView, View
from silvertray.locale.phrases import colour, listed
from silvertray.terminal.dice.choices import BACK, question
from silvertray.terminal.dice.grouping import group_lines, groups, listed_choices
from silvertray.terminal.dice.sitting import DiceSitting
from silvertray.terminal.dice.typed_dice import outcome_typed, shown_outcomes
from silvertray.terminal.family import Asked
from silvertray.terminal.numbers import is_number, numbered


def asked_now(sitting: DiceSitting) -> Asked | None:
    """The question at hand; None if the dice roll by themselves, or the result is due."""
    if sitting.match.state.is_over():
        return None if sitting.is_accepted else pause(sitting, "ask-finish", sitting.accept)
    if not sitting.match.awaits_roll():
        return choice(sitting)
    if sitting.has_table_dice:
        return typed_roll(sitting)
    if sitting.auto_roll:
        return None
    if sitting.roller() in sitting.bots:
        return pause(sitting, "ask-go-on", sitting.roll)
    return roll(sitting)


# -- choices


def choice(sitting: DiceSitting) -> Asked:
    """A choice of the first person who has one, or of the one who was let go first."""
    seats = sitting.open_humans()
    seat = sitting.goes_first if sitting.goes_first in seats else seats[0]
    view = sitting.view(seat)
    options = listed_choices(sitting.words, sitting.game.printed, view, sitting.group)
    asks = sitting.addressed(seat, question(sitting.words, view)) + also_open(sitting, seat)
    if options:
        return Asked(seat, asks, lambda typed: choose(sitting, seat, options, typed), options)
    areas = group_lines(sitting.words, sitting.game.printed, view)
    return Asked(seat, asks, lambda typed: choose_area(sitting, seat, view, typed), outcomes=areas)


def choose(sitting: DiceSitting, seat: int, options: tuple[OptionView, ...], typed: str) -> None:
    """Do a choice by its number or its text."""
    text = options[numbered(typed, len(options)) - 1].text if is_number(typed) or not typed else typed
    if text == BACK:
        sitting.group = ""
    else:
        sitting.choose(seat, text)


def choose_area(sitting: DiceSitting, seat: int, view: View, typed: str) -> None:
    """Go on with an area by its number; do what is alone there, or a choice by its text."""
    if typed and not is_number(typed):
        sitting.choose(seat, typed)
        return
    found = groups(sitting.words, sitting.game.printed, view)
    name, options = list(found.items())[numbered(typed, len(found)) - 1]
    if len(options) == 1:
        sitting.choose(seat, options[0].text)
    else:
        sitting.group = name


def also_open(sitting: DiceSitting, seat: int) -> str:
    """Who else may choose, and how to let them."""
    say = sitting.words.say
    others = [sitting.names[other] for other in sitting.open_humans() if other != seat]
    if not others:
        return ""
    return " " + say("also-open", names=listed(sitting.words, others), first=say("key-first"))


# -- dice


def roll(sitting: DiceSitting) -> Asked:
    """The dice wait for Enter."""
    seat, moment = sitting.roller(), sitting.match.state.moment_name()
    message = {"roll": "ask-roll", "tie": "ask-tie", "first": "ask-draw"}[moment]
    asks = sitting.words.say(message, count=len(dice_to_roll(sitting)))
    return Asked(seat, sitting.addressed(seat, asks), lambda typed: roll_on_enter(sitting, seat, typed))


def dice_to_roll(sitting: DiceSitting) -> list[str]:
    """The dice of the roll at hand, in words."""
    view = sitting.view(sitting.roller())
    return [colour(sitting.words, die.name) for die in view.dice if die.rolled]


def roll_on_enter(sitting: DiceSitting, seat: int, typed: str) -> None:
    """Enter rolls; an action is refused in the rules' own words."""
    if is_number(typed):
        raise Refusal("no-choice-now", number=typed[:20])
    if typed:
        sitting.choose(seat, typed)
    else:
        sitting.roll()


def typed_roll(sitting: DiceSitting) -> Asked:
    """Real dice are rolled and typed in."""
    seat, moment = sitting.roller(), sitting.match.state.moment_name()
    dice = dice_to_roll(sitting)
    message = {"roll": "ask-faces", "tie": "ask-nearest", "first": "ask-first-seat"}[moment]
    asks = sitting.words.say(message, count=len(dice), dice=listed(sitting.words, dice))
    outcomes = () if moment == "roll" else shown_outcomes(sitting)
    shown = seat if seat in sitting.humans else min(sitting.humans, default=seat)
    if moment == "roll" and len(sitting.names) > 1:
        asks = sitting.words.say("ask-whose", name=sitting.names[seat], question=asks)
    return Asked(shown, asks, lambda typed: sitting.roll(outcome_typed(sitting, typed)), outcomes=outcomes)


# -- the last chance to take something back


def pause(sitting: DiceSitting, message: str, go_on: Callable[[], None]) -> Asked | None:
    """Wait for Enter before a step can no longer be taken back; None if there is none to take back."""
    seat = sitting.last_to_act()
    if seat is None or sitting.auto_roll:
        return None
    key = sitting.words.say("key-undo")
    asks = sitting.words.say(message, name=sitting.names[sitting.roller()], undo=key)
    return Asked(seat, asks, lambda typed: end_pause(sitting, typed, go_on))


def end_pause(sitting: DiceSitting, typed: str, go_on: Callable[[], None]) -> None:
    """Enter goes on; there is nothing to choose."""
    if typed:
        raise Refusal("no-choice-now", number=typed[:20])
    go_on()

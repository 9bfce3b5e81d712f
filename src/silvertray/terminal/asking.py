"""What is asked now, of whom, and what an answer does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from silvertray.core.errors import Refusal
from silvertray.games.clever.view import OptionView, View
from silvertray.locale.phrases import colour, listed
from silvertray.terminal.choices import in_order
from silvertray.terminal.numbers import is_number, number_typed
from silvertray.terminal.sitting import Sitting
from silvertray.terminal.typed_dice import outcome_typed, shown_outcomes


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to a seat; `answer` does what is typed, or raises SilvertrayError."""

    seat: int
    question: str
    answer: Callable[[str], None]
    choices: tuple[OptionView, ...] = ()
    outcomes: tuple[str, ...] = ()


def asked_now(sitting: Sitting) -> Asked | None:
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


def choice(sitting: Sitting) -> Asked:
    """A choice of the first person who has one, or of the one who was let go first."""
    seats = sitting.open_humans()
    seat = sitting.goes_first if sitting.goes_first in seats else seats[0]
    view = sitting.view(seat)
    options = in_order(view.options)
    question = sitting.words.say("ask-fields" if picks_from_fields(view) else f"ask-{view.asked}")
    question = addressed(sitting, seat, question) + also_open(sitting, seat)
    return Asked(seat, question, lambda typed: choose(sitting, seat, options, typed), options)


def picks_from_fields(view: View) -> bool:
    """Whether a passive player has come down to the die fields (C-52)."""
    on_fields = {die.name for die in view.dice if die.place.startswith("field")}
    return view.asked == "tray" and any(option.die in on_fields for option in view.options)


def choose(sitting: Sitting, seat: int, options: tuple[OptionView, ...], typed: str) -> None:
    """Do a choice by its number or its text."""
    if not typed:
        raise Refusal("nothing-typed", most=len(options))
    if not is_number(typed):
        sitting.choose(seat, typed)
        return
    number = number_typed(typed)
    if not 1 <= number <= len(options):
        raise Refusal("no-such-choice", number=typed[:20], most=len(options))
    sitting.choose(seat, options[number - 1].text)


def addressed(sitting: Sitting, seat: int, question: str) -> str:
    """A question with a name, if several people play."""
    if len(sitting.humans) == 1:
        return question
    return sitting.words.say("ask-whose", name=sitting.names[seat], question=question)


def also_open(sitting: Sitting, seat: int) -> str:
    """Who else may choose, and how to let them."""
    say = sitting.words.say
    others = [sitting.names[other] for other in sitting.open_humans() if other != seat]
    if not others:
        return ""
    return " " + say("also-open", names=listed(sitting.words, others), first=say("key-first"))


# -- dice


def roll(sitting: Sitting) -> Asked:
    """The dice wait for Enter."""
    seat, moment = sitting.roller(), sitting.match.state.moment_name()
    message = {"roll": "ask-roll", "tie": "ask-tie", "first": "ask-draw"}[moment]
    question = sitting.words.say(message, count=len(dice_to_roll(sitting)))
    return Asked(seat, addressed(sitting, seat, question), lambda typed: roll_on_enter(sitting, seat, typed))


def dice_to_roll(sitting: Sitting) -> list[str]:
    """The dice of the roll at hand, in words."""
    view = sitting.view(sitting.roller())
    return [colour(sitting.words, die.name) for die in view.dice if die.rolled]


def roll_on_enter(sitting: Sitting, seat: int, typed: str) -> None:
    """Enter rolls; an action is refused in the rules' own words."""
    if is_number(typed):
        raise Refusal("no-choice-now", number=typed[:20])
    if typed:
        sitting.choose(seat, typed)
    else:
        sitting.roll()


def typed_roll(sitting: Sitting) -> Asked:
    """Real dice are rolled and typed in."""
    seat, moment = sitting.roller(), sitting.match.state.moment_name()
    dice = dice_to_roll(sitting)
    message = {"roll": "ask-faces", "tie": "ask-nearest", "first": "ask-first-seat"}[moment]
    question = sitting.words.say(message, count=len(dice), dice=listed(sitting.words, dice))
    outcomes = () if moment == "roll" else shown_outcomes(sitting)
    shown = seat if seat in sitting.humans else sitting.humans[0]
    if moment == "roll" and len(sitting.names) > 1:
        question = sitting.words.say("ask-whose", name=sitting.names[seat], question=question)
    return Asked(shown, question, lambda typed: sitting.roll(outcome_typed(sitting, typed)), outcomes=outcomes)


# -- the last chance to take something back


def pause(sitting: Sitting, message: str, go_on: Callable[[], None]) -> Asked | None:
    """Wait for Enter before a step can no longer be taken back; None if there is none to take back."""
    seat = sitting.last_to_act()
    if seat is None or sitting.auto_roll:
        return None
    key = sitting.words.say("key-undo")
    question = sitting.words.say(message, name=sitting.names[sitting.roller()], undo=key)
    return Asked(seat, question, lambda typed: end_pause(sitting, typed, go_on))


def end_pause(sitting: Sitting, typed: str, go_on: Callable[[], None]) -> None:
    """Enter goes on; there is nothing to choose."""
    if typed:
        raise Refusal("no-choice-now", number=typed[:20])
    go_on()

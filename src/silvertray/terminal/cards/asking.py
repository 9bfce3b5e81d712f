"""What is asked now, of whom, and what an answer does."""

from __future__ import annotations

from silvertray.terminal.cards.choices import (
    BACK,
    GROUPS,
    LEAVE,
    Choice,
    chosen,
    draw_choices,
    listed_choices,
    members_of,
    question,
)
from silvertray.terminal.cards.sitting import CardSitting
from silvertray.terminal.family import Asked


def asked_now(sitting: CardSitting) -> Asked | None:
    """The question at hand: an owed draw first, then whoever's turn it is; None at the end."""
    if sitting.match.state.is_over():
        return None
    owes = sitting.awaits_draw()
    return turn(sitting, sitting.view(None).turn) if owes is None else draw(sitting, owes)


def turn(sitting: CardSitting, seat: int) -> Asked:
    """Play, or take and lead."""
    words, view = sitting.words, sitting.view(seat)
    choices = listed_choices(words, view, sitting.group)
    asks = words.say("ask-joker") if members_of(view, sitting.group) else question(words, view)
    return Asked(seat, sitting.addressed(seat, asks), lambda typed: choose(sitting, seat, choices, typed), choices)


def draw(sitting: CardSitting, seat: int) -> Asked:
    """Draw now or leave it (D-52)."""
    choices = draw_choices(sitting.words, sitting.view(seat))
    asks = sitting.words.say("ask-draw-now")
    return Asked(seat, sitting.addressed(seat, asks), lambda typed: choose(sitting, seat, choices, typed), choices)


def choose(sitting: CardSitting, seat: int, choices: tuple[Choice, ...], typed: str) -> None:
    """Do a choice by its number, or an action by its text."""
    does = chosen(choices, typed)
    if does in GROUPS:
        sitting.group = does
    elif does == BACK:
        sitting.group = ""
    elif does == LEAVE:
        sitting.leave_draw()
    else:
        sitting.choose(seat, does or sitting.understood(typed))

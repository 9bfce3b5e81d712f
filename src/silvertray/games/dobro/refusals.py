"""Why an action is refused, tested in the order of D-48: the first failure is the reason."""

from __future__ import annotations

from collections import Counter

from silvertray.core.errors import Refusal
from silvertray.games.dobro.cards import FACES, NUMBERS
from silvertray.games.dobro.plays import ACTIONS, DRAW, PLAYS, TAKE, Play, action_of, parse_play
from silvertray.games.dobro.state import Dobro

SPECIALS = {"S": "D-36", "R": "D-37"}  # Skip and Reverse, each with its rule
DRAW_ACTION, TAKE_ACTION = ACTIONS.index(DRAW), ACTIONS.index(TAKE)


def parse_action(state: Dobro, seat: int, text: str) -> int:
    """The action that a text says; refused in the order of D-48, which asks whose turn it is before what was typed."""
    if text == DRAW:
        return checked(why_no_draw(state, seat), DRAW_ACTION)
    checked(why_no_turn(state, seat), 0)
    if text == TAKE:
        return checked(why_no_take(state, seat), TAKE_ACTION)
    verb, _, words = text.partition(" ")
    play = parse_play(words) if verb == "play" else None
    if play is None:
        raise Refusal("E_UNKNOWN_ACTION", "D-30", text=text[:60])
    checked(why_no_play(state, seat, play), 0)
    return action_of(play)


def checked(refusal: Refusal | None, action: int) -> int:
    """The action, unless there is a reason against it."""
    if refusal:
        raise refusal
    return action


def why_not(state: Dobro, seat: int, action: int) -> Refusal | None:
    """Why an action is not legal, or None if it is."""
    if action == DRAW_ACTION:
        return why_no_draw(state, seat)
    if action == TAKE_ACTION:
        return why_no_take(state, seat)
    return why_no_play(state, seat, PLAYS[action])


def why_no_draw(state: Dobro, seat: int) -> Refusal | None:
    """Why this seat may not draw."""
    if round_is_over(state):
        return Refusal("E_ROUND_OVER", "D-60")
    return None if state.owes == seat else Refusal("E_NO_DRAW_DUE", "D-52", seat=seat)


def round_is_over(state: Dobro) -> bool:
    """Whether a round has ended and no other begun: until the next is dealt D-48 has E_ROUND_OVER before all else."""
    return state.is_over() or (bool(state.is_dealing) and state.round > 1)


def why_no_turn(state: Dobro, seat: int) -> Refusal | None:
    """Why this seat may neither play nor take."""
    if round_is_over(state):
        return Refusal("E_ROUND_OVER", "D-60")
    if state.moment_name() != "choice":  # D-48 knows no such moment: there cards come with the turn before
        return Refusal("E_CARDS_FIRST", "D-44")
    return None if state.turn == seat else Refusal("E_NOT_YOUR_TURN", "D-30", seat=seat, turn=state.turn)


def why_no_take(state: Dobro, seat: int) -> Refusal | None:
    """Why this seat may not take the trick."""
    refusal = why_no_turn(state, seat)
    if refusal or state.trick_size:
        return refusal
    return Refusal("E_NOTHING_TO_TAKE", "D-41")


def why_no_play(state: Dobro, seat: int, play: Play) -> Refusal | None:
    """Why this seat may not make this play."""
    return (
        why_no_turn(state, seat)
        or why_not_these_cards(state, seat, play)
        or why_not_this_name(state, seat, play)
        or why_not_this_value(state, play)
    )


def why_not_these_cards(state: Dobro, seat: int, play: Play) -> Refusal | None:
    """One or two cards of the own hand; Skip and Reverse alone; no number named for anything but a joker."""
    hand = dict(zip(FACES, state.hand(seat), strict=True))
    if len(play.cards) not in (1, 2):
        return Refusal("E_CARD_COUNT", "D-32", count=len(play.cards))
    for face, cards in Counter(play.cards).items():
        if hand[face] < cards:
            return Refusal("E_NOT_IN_HAND", "D-31", card=face)
    special = next((face for face in play.cards if face in SPECIALS), None)
    if special and len(play.cards) == 2:
        return Refusal("E_SPECIAL_ALONE", SPECIALS[special])
    if play.named is not None and "J" not in play.cards:
        return Refusal("E_JOKER_NUMBER", "D-33", number=play.named)
    if special and not state.may_lead_specials(seat):
        return Refusal("E_SPECIAL_LEAD", "D-38")
    return None


def why_not_this_name(state: Dobro, seat: int, play: Play) -> Refusal | None:
    """Jokers alone need a number from 2 to 12; beside a number card only that number may be named."""
    if "J" not in play.cards:
        return None
    partner = next((face for face in play.cards if face in FACES[:NUMBERS]), None)
    wrong = play.named not in (None, int(partner)) if partner else play.named is None or not 2 <= play.named <= 12
    named = "-" if play.named is None else str(play.named)
    rule = "D-34" if partner else "D-35" if len(play.cards) == 2 else "D-33"
    return Refusal("E_JOKER_NUMBER", rule, number=named) if wrong else None


def why_not_this_value(state: Dobro, play: Play) -> Refusal | None:
    """Two cards must be a pair, and a number play must reach the good number (D-22)."""
    if len(play.cards) == 2 and "J" not in play.cards and len(set(play.cards)) == 2:
        return Refusal("E_NOT_A_PAIR", "D-32", first=play.cards[0], second=play.cards[1])
    if play.cards[0] not in SPECIALS and play.value < state.good:
        return Refusal("E_TOO_LOW", "D-22", value=play.value, good=state.good)
    return None

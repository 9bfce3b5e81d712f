"""How a round ended, and who begins the next one and why."""

from __future__ import annotations

from collections.abc import Sequence

from silvertray.games.dobro.view import SeatView, View
from silvertray.locale import Words
from silvertray.locale.phrases import listed


def has_ended(before: View, after: View) -> bool:
    """Whether a round was closed between two views."""
    return after.round != before.round or after.moment == "over"


def end_lines(words: Words, names: Sequence[str], before: View, after: View) -> list[str]:
    """Everybody's cards taken and points, right after the closing play (D-60, D-70, D-71)."""
    head = words.say("round-over", round=before.round, name=names[after.closer])
    lines = [seat_line(words, names, seat, seat.seat == after.forgetful) for seat in after.seats]
    totals = [words.say("round-total", name=names[seat.seat], points=seat.score) for seat in after.seats]
    return [head, *lines, words.say("round-totals", totals=listed(words, totals))]


def seat_line(words: Words, names: Sequence[str], seat: SeatView, is_forgetful: bool) -> str:
    """What a round brought to one seat."""
    message = "round-seat-forgetful" if is_forgetful else "round-seat"
    return words.say(message, name=names[seat.seat], count=seat.pile_size, points=seat.points[-1])


def start_lines(words: Words, names: Sequence[str], view: View) -> list[str]:
    """A round has been dealt: the cards, and who begins and why (D-12, D-72)."""
    head = words.say("round-begins", round=view.round, rounds=view.rounds, count=view.seats[0].hand_size)
    return [head, words.say("first-player", name=names[view.turn], why=why_first(words, names, view))]


def why_first(words: Words, names: Sequence[str], view: View) -> str:
    """Why the first player is first."""
    if view.round == 1:
        return words.say("first-by-lot")
    lowest = min(seat.score for seat in view.seats)
    tied = [seat for seat in view.seats if seat.score == lowest]
    if len(tied) == 1:
        return words.say("first-by-total", points=lowest)
    shown = {seat.seat: numbers_shown(seat) for seat in tied}
    compared = [
        words.say("first-shows", name=names[seat], numbers=" ".join(map(str, numbers)) or "-")
        for seat, numbers in shown.items()
    ]
    is_highest = list(shown.values()).count(max(shown.values())) == 1
    message = "first-by-cards" if is_highest else "first-by-order"
    what = listed(words, compared if any(shown.values()) else [names[seat.seat] for seat in tied])
    return words.say(message, points=lowest, shown=what, closer=names[view.closer])


def numbers_shown(seat: SeatView) -> list[int]:
    """The numbers that a seat had to show, from the highest down (D-93)."""
    return sorted((int(face) for face in seat.shown), reverse=True)

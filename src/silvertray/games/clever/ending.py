"""The end: points line by line, places, and the solo rating."""

from __future__ import annotations

from silvertray.core.game import Place
from silvertray.games.clever.printed import Printed
from silvertray.games.clever.state import DiceState


def score_lines(printed: Printed, state: DiceState, seat: int) -> tuple[tuple[str, int], ...]:
    """The five areas and the foxes; together they are the score (C-62)."""
    points = state.area_points(seat)
    return (*zip(printed.areas, points, strict=True), ("fox", state.foxes(seat) * min(points)))


def ranking(printed: Printed, state: DiceState) -> list[Place]:
    """All seats, best first; seats that are level share a place (C-63)."""
    seats = sorted(range(state.players), key=state.strength, reverse=True)
    places = {seat: 1 + sum(state.strength(other) > state.strength(seat) for other in seats) for seat in seats}
    return [Place(seat, places[seat], state.score(seat), score_lines(printed, state, seat)) for seat in seats]


def rating(printed: Printed, score: int) -> int:
    """The band of a solo score, 1 is the best (C-64)."""
    return 1 + sum(score < floor for floor in printed.rating_floors)

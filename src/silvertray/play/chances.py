"""What else decides chance besides a secret, so that dice can be worked out again without knowing the rules."""

from __future__ import annotations

from typing import Any

from silvertray.core.game import CHANCE
from silvertray.games.dobro.cards import FACES
from silvertray.play.match import Match

TRAY = 3  # dice that lie on the tray of a passive player alone at the table (C-60)


def chance_of(match: Match) -> dict[str, Any]:
    """The point of the game at each chance step; among which dice lots were drawn; of which cards the deck was made."""
    points, ties, deck = list[int](), list[str](), dict[str, int]()
    state = match.at(0)
    for step in match.log:
        if step.seat == CHANCE:
            points.append(state.chance_point())
            ties += [tie(match, state)] if step.text.startswith("tray ") else []
            deck = deck or (whole_deck(state) if step.text.startswith("draw ") else {})
        state.apply(step.seat, step.action)
    return {"points": points} | ({"ties": ties} if ties else {}) | ({"deck": deck} if deck else {})


def tie(match: Match, state: Any) -> str:
    """The tied dice by their letters, and how many of them are drawn."""
    facts, printed = state.facts(), match.game.printed  # type: ignore[attr-defined]
    return f"{printed.letters(facts.rolled)} {TRAY - facts.tray.bit_count()}"


def whole_deck(state: Any) -> dict[str, int]:
    """How many cards of each face there are before the first is dealt."""
    return dict(zip(FACES, state.facts().unseen, strict=True))

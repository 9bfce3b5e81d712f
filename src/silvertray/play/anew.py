"""The same game with other hidden cards: as it could have been for all that one seat knew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

from silvertray.core.errors import SilvertrayError
from silvertray.core.rng import Rng
from silvertray.play.dealer import TableDice
from silvertray.play.match import Match

TRIES = 60  # what hands showed when they were compared rules many deals out


def dealt_anew(match: Match, step: int, seat: int, rng: Rng) -> list[str] | None:
    """The first steps of a match with the others' hidden cards dealt anew; None if nothing is hidden from this seat."""
    log = [(done.seat, done.action) for done in match.log[:step]]
    draws = islice(match.game.redrawn(match.at(0), log, seat, rng), TRIES)
    deals = (changed(match, step, others) for others in draws)
    return next((deal for deal in deals if looks_the_same(match, deal, seat)), None)


def changed(match: Match, step: int, outcomes: Mapping[int, str]) -> list[str]:
    """The first steps of a match, some of them with another outcome."""
    texts = [str(done) for done in match.log[:step]]
    return [f"* {outcomes[index]}" if index in outcomes else text for index, text in enumerate(texts)]


def looks_the_same(match: Match, changed: Sequence[str], seat: int) -> bool:
    """Whether changed first steps can be played, and this seat would have seen the same of them."""
    again = Match(match.game, match.players, TableDice(), match.options)
    try:
        for entry, step in zip(changed, match.log, strict=False):
            take_over(again, entry)
            if again.log[-1].seen(seat) != step.seen(seat):
                return False
    except SilvertrayError:
        return False
    return bool(again.view(seat) == match.game.view(match.at(len(changed)), seat))


def take_over(match: Match, entry: str) -> None:
    """Do once more what an entry says."""
    who, _, text = entry.partition(" ")
    if who == "*":
        match.record_outcome(text)
    else:
        match.play(int(who), text)

"""One game of bots, from the first roll or deal to its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from silvertray.bots import Bot, Table
from silvertray.core.game import Game
from silvertray.core.rng import Rng, key
from silvertray.play.dealer import Seeded
from silvertray.play.match import Match


def played(rules: Game, bots: Sequence[Bot], seed: int, options: Mapping[str, str], names: Sequence[str] = ()) -> Match:
    """A finished match; chance and the bots' own luck follow from the seed, by point of the game and by seat."""
    match = Match(rules, len(bots), Seeded(seed), options, names)
    streams = [Rng(key(seed, 1 + seat)) for seat in range(len(bots))]
    while not match.state.is_over():
        if match.awaits_roll():
            match.roll(rules.roller(match.state))
        else:
            seat = first_open(match)
            match.do(seat, bots[seat].choose(Table(rules, match.state, seat), streams[seat]))
    return match


def first_open(match: Match) -> int:
    """The open seat with the lowest number, after one that has to be quick."""
    awaited = match.game.awaited(match.state)
    return awaited if awaited is not None else int(match.state.open_seats()[0])

"""One game of bots, from the first roll or deal to its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from silvertray.bots import Bot, Table
from silvertray.core.game import CHANCE, Game
from silvertray.core.rng import Rng, key
from silvertray.play.asked import first_asked
from silvertray.play.dealer import Seeded
from silvertray.play.match import Match


def played(rules: Game, bots: Sequence[Bot], seed: int, options: Mapping[str, str]) -> tuple[Any, int]:
    """The last position and how many choices there were; chance and the bots' luck follow from the seed."""
    state, dealer = rules.new(len(bots), options), Seeded(seed)
    choices = play(rules, state, bots, seed, lambda: state.apply(CHANCE, dealer.outcome(state)), state.apply)
    return state, choices


def logged(
    rules: Game, bots: Sequence[Bot], seed: int, options: Mapping[str, str], names: Sequence[str]
) -> tuple[Match, int]:
    """The same game as a match, which keeps a log and so takes several times as long."""
    match = Match(rules, len(bots), Seeded(seed), options, names)
    choices = play(rules, match.state, bots, seed, lambda: match.roll(rules.roller(match.state)), match.do)
    return match, choices


def play(
    rules: Game,
    state: Any,
    bots: Sequence[Bot],
    seed: int,
    roll: Callable[[], None],
    do: Callable[[int, int], None],
) -> int:
    """Go on to the end of a game by these two doors to its position; how many choices there were."""
    streams = [Rng(key(seed, 1 + seat)) for seat in range(len(bots))]
    choices = 0
    while not state.is_over():
        if state.open_seats() == (CHANCE,):
            roll()
            continue
        seat = first_asked(rules, state, CHANCE)
        do(seat, bots[seat].choose(Table(rules, state, seat), streams[seat]))
        choices += 1
    return choices

"""Other draws of a log: what the others could have drawn for all that one seat knew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, repeat

from silvertray.core.game import CHANCE, Log
from silvertray.core.rng import Rng
from silvertray.games.dobro.cards import FACES, NUMBERS
from silvertray.games.dobro.facts import Facts
from silvertray.games.dobro.plays import PLAYS
from silvertray.games.dobro.state import Dobro


def redrawn(start: Dobro, log: Log, seat: int, rng: Rng) -> Iterator[dict[int, str]]:
    """Hidden draws as they could have been, by their steps, one try after the other; none if nothing is hidden."""
    end = start.copy()
    draws = hidden_draws(end, log, seat)
    while any(draws.values()):
        imagined = end.imagine(seat, rng).facts()
        pairs = [zip(steps, hidden_in(imagined, other), strict=True) for other, steps in draws.items()]
        yield {step: f"draw {FACES[kind]}" for step, kind in chain.from_iterable(pairs)}


def hidden_draws(state: Dobro, log: Log, seat: int) -> dict[int, list[int]]:
    """The steps by which each other seat has drawn what nobody else has seen, in their order; the log is played."""
    held: dict[int, list[int]] = {other: [] for other in range(state.players) if other != seat}
    for step, (who, action) in enumerate(log):
        before = state.round
        if who == CHANCE and state.drawer in held:
            held[state.drawer].append(step)
        elif who in held and action < len(PLAYS):
            lay_down(log, held[who], map(FACES.index, PLAYS[action].cards))
        state.apply(who, action)
        if state.round != before:
            held = {other: [] for other in held}
    for other, steps in held.items():
        lay_down(log, steps, kinds_of(state.facts().known[other]))
    return held


def lay_down(log: Log, held: list[int], kinds: Iterable[int]) -> None:
    """Cards leave what is hidden, the first drawn of each kind first: the others could have been any."""
    for kind in kinds:
        held.remove(next(step for step in held if log[step][1] == kind))


def hidden_in(facts: Facts, seat: int) -> list[int]:
    """What nobody else has seen of a hand, specials in front: what was compared early on is low or special."""
    hidden = [held - known for held, known in zip(facts.hands[seat], facts.known[seat], strict=True)]
    return sorted(kinds_of(hidden), key=lambda kind: kind < NUMBERS)


def kinds_of(counts: Sequence[int]) -> Iterator[int]:
    """Each kind of card as often as it is there."""
    return chain.from_iterable(map(repeat, range(len(counts)), counts))

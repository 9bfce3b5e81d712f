"""The same game with other hidden cards: as it could have been for all that one seat knew."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, repeat

from silvertray.core.errors import SilvertrayError
from silvertray.core.rng import Rng
from silvertray.games.dobro.cards import FACES, NUMBERS
from silvertray.games.dobro.facts import Facts
from silvertray.play.dealer import TableDice
from silvertray.play.match import Match

TRIES = 60  # what hands showed when they were compared rules many deals out


def dealt_anew(match: Match, step: int, seat: int, rng: Rng) -> list[str] | None:
    """The first steps of a match with the others' hidden cards dealt anew; None if nothing is hidden from this seat."""
    draws = hidden_draws(match, step, seat) if match.game.deals_at_once else {}
    if not any(draws.values()):
        return None
    deals = (redrawn(match, step, match.at(step).imagine(seat, rng).facts(), draws) for _ in range(TRIES))
    return next((changed for changed in deals if looks_the_same(match, changed, seat)), None)


def redrawn(match: Match, step: int, imagined: Facts, draws: Mapping[int, Sequence[int]]) -> list[str]:
    """The first steps of a match, but each seat has drawn what it holds in an imagined position."""
    texts = [str(done) for done in match.log[:step]]
    for seat, indexes in draws.items():
        hidden = [held - known for held, known in zip(imagined.hands[seat], imagined.known[seat], strict=True)]
        for index, kind in zip(indexes, lowest_first(hidden), strict=True):
            texts[index] = f"* draw {FACES[kind]}"
    return texts


def lowest_first(counts: Sequence[int]) -> Iterator[int]:
    """Kinds of cards as often as they are there, specials in front: what was compared early on is low or special."""
    order = chain(range(NUMBERS, len(counts)), range(NUMBERS))
    return chain.from_iterable(repeat(kind, counts[kind]) for kind in order)


def hidden_draws(match: Match, step: int, seat: int) -> dict[int, list[int]]:
    """The steps by which each other seat has drawn the cards that nobody else has seen, in their order."""
    held: dict[int, list[int]] = {other: [] for other in range(match.players) if other != seat}
    dealt, state = 0, match.at(0)
    for index, done in enumerate(match.log[:step]):
        state.apply(done.seat, done.action)
        if done.only in held:
            held[done.only].append(index)
        elif done.seat in held and done.text.startswith("play "):
            lay_down(match, held[done.seat], done.text.removeprefix("play ").partition("=")[0].split())
        dealt, before = state.facts().round, dealt
        if dealt != before:
            held = {other: [] for other in held}
    for other, indexes in held.items():
        shown = ([FACES[kind]] * known for kind, known in enumerate(state.facts().known[other]))
        lay_down(match, indexes, list(chain.from_iterable(shown)))
    return held


def lay_down(match: Match, held: list[int], faces: Sequence[str]) -> None:
    """Cards leave what is hidden, the first drawn of each kind first: the others could have been any."""
    for face in faces:
        held.remove(next(index for index in held if match.log[index].text == f"draw {face}"))


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

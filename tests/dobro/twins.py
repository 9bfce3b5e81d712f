"""Twin matches: the same to the eyes of one seat, with other cards in the hands of the others."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, NamedTuple

from tests.dobro.tables import deck
from tests.properties.walks import DOBRO, Setup, chance_or_choice

from silvertray.core.errors import SilvertrayError
from silvertray.core.game import CHANCE
from silvertray.play.dealer import Seeded
from silvertray.play.match import Match, Step


class Draw(NamedTuple):
    """A card off the deck: its place in the log, who drew it, and its face."""

    at: int
    seat: int
    face: str


def played(setup: Setup, seed: int, steps: int) -> Match:
    """A match of random choices, so many steps long or to its end."""
    match, luck = Match(DOBRO, setup.players, Seeded(seed), setup.options), random.Random(seed)
    while not match.state.is_over() and len(match.log) < steps:
        if match.awaits_roll():
            match.roll(DOBRO.roller(match.state))
        else:
            seat = luck.choice(match.state.open_seats())
            match.do(seat, chance_or_choice(match.state, seat, luck))
    return match


def rounds(match: Match) -> list[list[int]]:
    """The places in the log that belong to each round: a deal is as many draws as there are cards in full hands."""
    found: list[list[int]] = []
    state = DOBRO.new(match.players, match.options)
    for at, step in enumerate(match.log):
        if step.seat == CHANCE and state.is_dealing and not state.drawn:
            found.append([])
        if found:
            found[-1].append(at)
        state.apply(step.seat, step.action)
    return found


def draws(log: list[Step], places: list[int]) -> list[Draw]:
    """The cards that came off the deck in a round."""
    return [Draw(at, log[at].only or 0, log[at].text.split()[1]) for at in places if log[at].seat == CHANCE]


def unplayed(log: list[Step], places: list[int], seat: int) -> list[Draw]:
    """The cards of a round that others drew and have not shown; which of equal cards was shown does not matter."""
    shown: Counter[tuple[int, str]] = Counter()
    for step in (log[at] for at in places if DOBRO.reveals(log[at].action) and log[at].seat != CHANCE):
        shown.update((step.seat, face) for face in step.text.split("=")[0].split()[1:])
    hidden = []
    for draw in draws(log, places):
        if shown[draw.seat, draw.face]:
            shown[draw.seat, draw.face] -= 1
        elif draw.seat != seat:
            hidden.append(draw)
    return hidden


def undrawn(match: Match, log: list[Step], places: list[int]) -> list[str]:
    """The cards of a round that nobody drew."""
    left = Counter(deck(match.players, match.options["edition"]))
    left.subtract(draw.face for draw in draws(log, places))
    return list(left.elements())


def twin(match: Match, seat: int, luck: random.Random) -> Match | None:
    """The same match with all cards dealt anew that this seat has never seen; None if it would have seen a change."""
    texts = [step.text for step in match.log]
    for places in rounds(match):
        hidden = unplayed(match.log, places, seat)
        pool = [draw.face for draw in hidden] + undrawn(match, match.log, places)
        luck.shuffle(pool)
        for draw, face in zip(hidden, pool, strict=False):
            texts[draw.at] = f"draw {face}"
    return replayed(match, texts)


def replayed(match: Match, texts: list[str]) -> Match | None:
    """The match by other texts; None if a tie for the first player, or a special lead, would show other cards."""
    again = Match(DOBRO, match.players, Seeded(0), match.options)
    state = DOBRO.new(match.players, match.options)
    for step, text in zip(match.log, texts, strict=True):
        if step.seat == CHANCE:
            again.record_outcome(text)
        elif DOBRO.why_not(again.state, step.seat, step.action):
            return None
        else:
            again.do(step.seat, step.action)
        state.apply(step.seat, step.action)
        if (state.turn, state.facts().known) != (again.state.turn, again.state.facts().known):
            return None
    return again


def answer(match: Match, seat: int, text: str) -> Any:
    """What a seat is told about a text: its action, or the whole refusal."""
    try:
        return DOBRO.parse(match.state, seat, text)
    except SilvertrayError as error:
        refusal = match.with_legal(error, seat)
        return type(refusal), refusal.code, refusal.rule, refusal.params

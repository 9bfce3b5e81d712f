"""The games that `dump.py` plays: 200 of each kind, with every number of players, dealer and option."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count, cycle, product
from typing import Any, NamedTuple

from silvertray.bots import Table, bot
from silvertray.core.bits import members
from silvertray.core.errors import SilvertrayError
from silvertray.core.game import CHANCE
from silvertray.core.rng import Rng, key
from silvertray.games import game
from silvertray.play.anew import dealt_anew
from silvertray.play.dealer import CommitReveal, Dealer, Entropy, Seeded, TableDice
from silvertray.play.forks import Origin, entropy_or
from silvertray.play.match import Match

NUMBER = 200
BOTS = {"random": 4, "greedy": 3, "easy": 1, "hard": 1}  # and how often each of them plays
NAMES = ("Ann", "Bob", "Čeda", "Dóra", "Ева", "F 🎲")
ROLLER = Entropy()  # what real dice show


class Made(NamedTuple):
    """A match, and the commands that lead to it, or of a fork to its last steps."""

    match: Match
    commands: list[str]


def setups(slug: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players with every option that can be had, again and again."""
    rules = game(slug)
    names = [option.name for option in rules.options]
    found = []
    for players, *values in product(rules.seats, *[option.values for option in rules.options]):
        options = dict(zip(names, values, strict=True))
        try:
            rules.new(players, options)
        except SilvertrayError:
            continue
        found.append((players, options))
    random.Random(1).shuffle(found)
    return cycle(found)


def dealer(number: int) -> Dealer:
    """One of the four kinds."""
    return (Seeded(number * 7919), CommitReveal(("a word", "Слово")[: number % 3]), TableDice(), Entropy())[number % 4]


def made(slug: str) -> Iterator[Made]:
    """All games of a kind: every fifth is unfinished, every tenth goes on from a step of another one."""
    finished: list[Match] = []
    for number, (players, options) in zip(range(NUMBER), setups(slug), strict=False):
        luck = random.Random(f"{slug} {number}")
        if number % 10 == 9:
            one = forked(finished[number // 10], luck)
        else:
            one = Made(Match(game(slug), players, dealer(number), options, NAMES[:players]), [])
        stop = luck.randrange(4, 90) if number % 5 == 3 else 10**6
        play(one, luck, stop, is_sloppy=number % 3 == 0)
        if one.match.state.is_over() and not one.match.origin:
            finished.append(one.match)
        yield one


def forked(other: Match, luck: random.Random) -> Made:
    """A match that goes on from a step of another one, by its dice or fresh ones; hidden cards may be dealt anew."""
    step = luck.randrange(10, len(other.log))
    dice = luck.choice(("same", "fresh"))
    log = [str(done) for done in other.log]
    seat = luck.choice((None, 0))
    first = (dealt_anew(other, step, seat, Rng(step)) if seat is not None else None) or log[:step]
    origin = Origin("abcdefghijklmnop", step, dice, seat if first != log[:step] else None)  # type: ignore[arg-type]
    by = entropy_or(other.game, other.at(0), log, origin.dice)
    match = Match(other.game, other.players, by, other.options, other.names, origin)
    for entry in first:
        who, _, text = entry.partition(" ")
        if who == "*":
            match.record_outcome(text)
        else:
            match.play(int(who), text)
    return Made(match, [])


def play(one: Made, luck: random.Random, stop: int, is_sloppy: bool) -> None:
    """Play to the end or to a step; who is sloppy takes things back, and types real dice wrongly."""
    match, rules = one.match, one.match.game
    names = luck.choices(list(BOTS), list(BOTS.values()), k=match.players)
    bots = [bot(rules.slug, name) for name in names]
    for turn in count():
        if match.state.is_over() or len(match.log) >= stop:
            return
        if match.awaits_roll():
            roll(one, luck, is_sloppy)
            continue
        seat = luck.choice(match.state.open_seats())
        action = bots[seat].choose(Table(rules, match.state, seat), Rng(key(turn, seat)))
        if is_sloppy and match.can_undo(seat) and luck.random() < 0.15:
            do(one, seat, "undo")
        elif is_sloppy and luck.random() < 0.3:
            do(one, seat, "play", rules.text(match.state, seat, luck.choice(members(match.state.legal(seat)))))
        else:
            do(one, seat, "play", rules.text(match.state, seat, action))


def roll(one: Made, luck: random.Random, is_sloppy: bool) -> None:
    """The dice fall, or somebody types them, and puts them right."""
    match = one.match
    seat = match.game.roller(match.state)
    if match.dealer.kind != TableDice.kind:
        do(one, seat, "roll")
        return
    shown, typed = (match.game.text(match.state, CHANCE, ROLLER.outcome(match.state)) for _ in range(2))
    do(one, seat, "roll", typed)
    if is_sloppy and luck.random() < 0.2:
        do(one, seat, "correct", shown)


def do(one: Made, seat: int, kind: str, *text: str) -> None:
    """Give a command, and note it."""
    getattr(one.match, kind)(seat, *text)
    one.commands.append(" ".join([str(seat), kind, *text]))


def positions(matches: list[Match], number: int, luck: random.Random) -> Iterator[str]:
    """Positions of these games, as many of each moment of a game as there are of any other."""
    seen: dict[Any, list[str]] = {}
    for match in matches:
        state = match.at(0)
        for step in match.log:
            state.apply(step.seat, step.action)
            stages = [state.stage(seat) for seat in range(match.players)] if match.game.slug != "dobro" else ()
            kind = (state.moment_name(), match.players, state.facts().round, *sorted(stages))
            seen.setdefault(kind, []).append(match.game.position(state))
    for texts in seen.values():
        luck.shuffle(texts)
    turns = sorted(seen, key=str)
    while number > 0:
        for kind in turns:
            if seen[kind] and number > 0:
                yield seen[kind].pop()
                number -= 1

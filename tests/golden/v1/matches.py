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
ROLLER = Entropy()  # for table dice


class Played(NamedTuple):
    """A match and its commands; of a fork, those after its first steps."""

    match: Match
    commands: list[str]


def table_setups(slug: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Every valid combination of players and options, repeated."""
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


def make_dealer(number: int) -> Dealer:
    """One of the four kinds."""
    return (Seeded(number * 7919), CommitReveal(("a word", "Слово")[: number % 3]), TableDice(), Entropy())[number % 4]


def play_matches(slug: str) -> Iterator[Played]:
    """All matches of a game: every fifth is unfinished, every tenth is a fork."""
    finished: list[Match] = []
    for number, (players, options) in zip(range(NUMBER), table_setups(slug), strict=False):
        luck = random.Random(f"{slug} {number}")
        if number % 10 == 9:
            one = fork_match(finished[number // 10], luck)
        else:
            one = Played(Match(game(slug), players, make_dealer(number), options, NAMES[:players]), [])
        stop = luck.randrange(4, 90) if number % 5 == 3 else 10**6
        play_on(one, luck, stop, is_sloppy=number % 3 == 0)
        if one.match.state.is_over() and not one.match.origin:
            finished.append(one.match)
        yield one


def fork_match(other: Match, luck: random.Random) -> Played:
    """A fork with the same or fresh dice; hidden cards may be redrawn."""
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
    return Played(match, [])


def play_on(one: Played, luck: random.Random, stop: int, is_sloppy: bool) -> None:
    """Play to the end or to a step; a sloppy player uses undo and mistypes table dice."""
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
            give_command(one, seat, "undo")
        elif is_sloppy and luck.random() < 0.3:
            action = luck.choice(members(match.state.legal(seat)))
            give_command(one, seat, "play", rules.text(match.state, seat, action))
        else:
            give_command(one, seat, "play", rules.text(match.state, seat, action))


def roll(one: Played, luck: random.Random, is_sloppy: bool) -> None:
    """Roll the dice, or type table dice and sometimes correct them."""
    match = one.match
    seat = match.game.roller(match.state)
    if match.dealer.kind != TableDice.kind:
        give_command(one, seat, "roll")
        return
    shown, typed = (match.game.text(match.state, CHANCE, ROLLER.outcome(match.state)) for _ in range(2))
    give_command(one, seat, "roll", typed)
    if is_sloppy and luck.random() < 0.2:
        give_command(one, seat, "correct", shown)


def give_command(one: Played, seat: int, kind: str, *text: str) -> None:
    """Give a command and record it."""
    getattr(one.match, kind)(seat, *text)
    one.commands.append(" ".join([str(seat), kind, *text]))


def sample_positions(matches: list[Match], number: int, luck: random.Random) -> Iterator[str]:
    """Positions of these matches, spread evenly over the moments of a game."""
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

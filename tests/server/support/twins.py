"""Twin tables: two that differ only in what one seat may not know, played on side by side."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, NamedTuple

from silvertray.core.bits import members
from silvertray.core.game import CHANCE
from silvertray.games import game
from silvertray.server.table.entries import Entry, Record
from silvertray.server.table.folding import Folded

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")
LONGEST = 40  # twins of one game: the next ones are of another
TRIES = 50  # to draw a card that both decks have
ASIDE = 0.05  # how often somebody says something, or is away for a moment


class Twins(NamedTuple):
    """Two tables that are one to these seats, and to whoever looks on."""

    seats: tuple[int, ...]
    one: Folded
    other: Folded

    def do(self, first: Entry, second: Entry | None = None) -> None:
        """The same at both, or something of which those seats are not to know; ids of commands are nobody's to see."""
        self.one.apply(first._replace(command=f"one {self.one.seq}"))
        self.other.apply((second or first)._replace(command=f"other {self.other.seq}"))

    @property
    def hands(self) -> tuple[Any, Any]:
        """All hands of both."""
        return self.one.begun().state.facts().hands, self.other.begun().state.facts().hands


@dataclass
class Onlooker:
    """A seat's page without a line."""

    seat: int | None
    invited: bool = False
    guest_hash: str = ""
    guests: frozenset[str] = frozenset()
    address: str = ""
    have: int = 0

    def tell(self, message: Any) -> None:
        """Nothing is told: it is asked for."""


def twins(slug: str, seed: int) -> Iterator[Twins]:
    """Pairs of many games, without end."""
    luck = random.Random(f"{slug} {seed}")
    while True:
        yield from game_of_twins(slug, luck)


def pairs(slug: str, seed: int, count: int) -> Iterator[tuple[Twins, int]]:
    """So many pairs, each with the seat to which they have to be one."""
    return islice(((pair, seat) for pair in twins(slug, seed) for seat in pair.seats), count)


def game_of_twins(slug: str, luck: random.Random) -> Iterator[Twins]:
    """Pairs from one game: alike up to a moment, then apart in what is hidden, until an open card tells them apart."""
    pair = seated(slug, luck)
    alike_until = pair.one.seq + luck.choice((1, 1, luck.randrange(1, 200)))
    while pair.one.seq < alike_until and not pair.one.is_over:
        step(pair, luck, are_apart=False)
    for _ in range(LONGEST):
        if pair.one.is_over or not step(pair, luck, are_apart=True) or pair.one.is_over:
            return  # at the end everything is shown
        if are_apart(pair):
            yield pair


def are_apart(pair: Twins) -> bool:
    """Whether something hidden differs at a moment that people see; of dice games the secrets always do."""
    is_dealing = pair.one.begun().awaits_roll()
    return not pair.one.game.deals_at_once or (not is_dealing and pair.hands[0] != pair.hands[1])


# -- two tables


def seated(slug: str, luck: random.Random) -> Twins:
    """Twins at which everybody has sat down, with secrets of their own."""
    one = new_record(slug, luck)
    other = replace(one, secret=secret(one, luck), invite_hash=hexes(luck))
    some = luck.sample(range(one.players), luck.randrange(1, max(2, one.players)))  # but not all: somebody differs
    pair = Twins(tuple(some), Folded(one), Folded(other))
    for seat in range(one.players):
        said = Entry("sit", seat, NAMES[seat], "a word")
        hidden = said._replace(word=hexes(luck)) if one.dealer != "commit" else said  # words of a promise are told
        pair.do(said, hidden)
    pair.do(Entry("drawing", text="0"))  # so that no refusal is waited for
    return pair


def new_record(slug: str, luck: random.Random) -> Record:
    """A table as it could be asked for; a seed is hidden only where there are hidden cards."""
    rules = game(slug)
    players = luck.choice(rules.seats)
    options = {option.name: luck.choice(option.values) for option in rules.options if option.name != "rounds"}
    dealer: Any = luck.choice(("entropy", "commit", "seed") if rules.deals_at_once else ("entropy", "commit"))
    record = Record("a" * 16, slug, rules.rules_version, players, options, dealer, "", 45.0, 0.0, hexes(luck), True)
    return replace(record, secret=secret(record, luck))


def secret(record: Record, luck: random.Random) -> str:
    """What nobody may know before the end."""
    return str(luck.getrandbits(63)) if record.dealer == "seed" else hexes(luck)


def hexes(luck: random.Random) -> str:
    """256 bits, as hashes and promised secrets have them."""
    return f"{luck.getrandbits(256):064x}"


# -- one step at both


def step(pair: Twins, luck: random.Random, are_apart: bool) -> bool:
    """One step at both; whether they are still the same to the seats' eyes."""
    if pair.one.match is None:
        pair.do(Entry("start"))
        return True
    if luck.random() < ASIDE:
        aside(pair, luck)
        return True
    found = chance(pair, luck, are_apart) if pair.one.match.awaits_roll() else deed(pair, luck)
    if found is None:
        return False
    pair.do(*found)
    return eyes(pair.one, pair.seats) == eyes(pair.other, pair.seats)


def aside(pair: Twins, luck: random.Random) -> None:
    """Something beside the game; who leaves is noted by a hash that nobody is told."""
    seat = luck.randrange(pair.one.record.players)
    if luck.random() < 0.5:
        pair.do(Entry("say", seat, "thanks"))
        return
    pair.do(*(Entry("stand", seat, word=hexes(luck)) for _ in range(2)))
    pair.do(Entry("back", seat))


def chance(pair: Twins, luck: random.Random, are_apart: bool) -> tuple[Entry, Entry] | None:
    """The same outcome; but cards that those seats do not see may differ."""
    match = pair.one.begun()
    if are_apart and match.game.seen_by(match.state, CHANCE) not in (None, *pair.seats):
        return outcome(pair.one, luck), outcome(pair.other, luck)
    for _ in range(TRIES):
        found = outcome(pair.one, luck)
        if not match.game.deals_at_once or is_possible(pair.other, found):
            return found, found
    return None


def outcome(table: Folded, luck: random.Random) -> Entry:
    """An outcome by our own luck, so that a failure can be seen again."""
    state = table.begun().state
    return Entry("chance", CHANCE, table.game.text(state, CHANCE, state.outcome_of(luck.getrandbits(64))))


def is_possible(table: Folded, drawn: Entry) -> bool:
    """Whether chance can bring this here."""
    state = table.begun().state
    return drawn.text in [table.game.text(state, CHANCE, one) for one, _ in state.outcomes()]


def deed(pair: Twins, luck: random.Random) -> tuple[Entry, Entry] | None:
    """Something that a seat may do at both, for all actions are seen by everybody."""
    seat = luck.choice(pair.one.begun().state.open_seats())
    common = sorted(choices(pair.one, seat) & choices(pair.other, seat))
    if not common:
        return None
    done = Entry("play", seat, luck.choice(common))
    return done, done


def choices(table: Folded, seat: int) -> set[str]:
    """What a seat may do."""
    state = table.begun().state
    return {table.game.text(state, seat, action) for action in members(state.legal(seat))}


def eyes(table: Folded, seats: Iterable[int]) -> object:
    """A position without the hands of others and without the deck. Of dice everything lies open."""
    facts = table.begun().state.facts()
    return (
        facts._replace(hands=tuple(facts.hands[seat] for seat in seats), unseen=())
        if table.game.deals_at_once
        else facts
    )

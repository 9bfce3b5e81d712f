"""A table as its entries made it: who sits where, the match, what each seat has seen. Stored entries are the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, Final, Literal, NamedTuple, TypeVar

from silvertray.bots import USUAL_LEVEL, check_bot
from silvertray.core.bits import members
from silvertray.core.errors import Refusal
from silvertray.core.game import CHANCE, Game
from silvertray.games import game
from silvertray.games.clever.view import OptionView
from silvertray.play.dealer import CommitReveal, Dealer, Entropy, Seeded, TableDice
from silvertray.play.forks import Origin, entropy_or
from silvertray.play.match import Match, seen_by
from silvertray.server.bots.paces import USUAL, PaceKind, pace_named
from silvertray.server.table.chat import phrase_named
from silvertray.server.table.clocks import NEVER, Clock, asked_now
from silvertray.server.table.marks import marked

EntryKind = Literal[
    "sit", "stand", "bot", "away", "back", "kick", "start", "play", "chance", "undo", "pace", "say", "end", "rematch",
    "clock", "late", "pause", "resume", "correct",
]  # fmt: skip
ChairKind = Literal["empty", "person", "bot"]
DealerKind = Literal["entropy", "seed", "commit", "table"]

Thing = TypeVar("Thing")
NOBODY = -1
EMPTY: Final = "empty"
PERSON: Final = "person"
BOT: Final = "bot"


@dataclass(frozen=True, slots=True)
class Fork:
    """A game whose first steps are another one's: those are in `log`, and with the same dice all that follow there.

    `words`: what people had said to a fair dealer.
    """

    origin: Origin
    log: list[str]
    words: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Record:
    """What is settled when a table is made. `secret` is the seed, or what a fair dealer has promised."""

    id: str
    game: str
    rules: str
    players: int
    options: dict[str, str]
    dealer: DealerKind
    secret: str
    grace: float
    created: float
    invite_hash: str
    listed: bool = False  # anybody may find it and sit down
    fork: Fork | None = None


class Entry(NamedTuple):
    """One step of a table: `command` is the id of the command that brought it.

    `word` goes with `sit`; with `stand` and `kick` it is the guest who had the seat, by hash, and with `sit`
    on a shared phone it is the guest whose phone it is.
    """

    kind: EntryKind
    seat: int = NOBODY
    text: str = ""
    word: str = ""
    seq: int = 0
    at: float = 0.0
    command: str | None = None


class Chair(NamedTuple):
    """A seat at the table; `stand_in`: a bot plays until its owner is back, who has sat there since entry `since`."""

    kind: ChairKind = EMPTY
    name: str = ""
    word: str = ""
    stand_in: bool = False
    since: int = 0


class Folded:
    """All entries of a table, applied one by one through the checked doors. `moved`: the last that was no mere word."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game = game(record.game)
        self.chairs = [Chair() for _ in range(record.players)]
        self.match: Match | None = None
        self.next: str | None = None
        self.pace: PaceKind = USUAL
        self.barred: frozenset[str] = frozenset()
        self.clock = Clock()
        self.has_ended = False
        self.moved = 0
        self.history: list[Seen] = []

    def copy(self) -> Folded:
        """The same table, to try something at."""
        other = twin(self)
        other.chairs = list(self.chairs)
        other.match = copied(self.match) if self.match else None
        other.history = list(self.history)
        return other

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.history)

    def said(self, since: float) -> list[Entry]:
        """What was said at the table since a time, the latest first."""
        recent = takewhile(lambda seen: seen.entry.at >= since, reversed(self.history))
        return [seen.entry for seen in recent if seen.entry.kind == "say"]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match is not None and bool(self.match.state.is_over())

    @property
    def wakes_at(self) -> float | None:
        """When something is due even if nobody looks on: a bot's move, the end of a time. None: there is no clock."""
        if not self.clock.seconds:
            return None
        if not self.clock.runs:
            return NEVER
        if any(map(self.is_played_by_bot, self.clock.asked)):
            return self.history[-1].entry.at
        return min(filter(None, map(self.clock.until, self.clock.asked)), default=NEVER)

    @property
    def asked_people(self) -> set[int]:
        """The seats that are asked for something and that no program acts for."""
        return {seat for seat in self.clock.asked if not self.is_played_by_bot(seat)}

    def begun(self) -> Match:
        """The match; refused as long as there is none."""
        if self.match is None:
            raise Refusal("not-begun", open=sum(chair.kind == EMPTY for chair in self.chairs))
        return self.match

    def apply(self, entry: Entry) -> Entry:
        """Do what an entry says, if it may be; the entry as it is to be kept."""
        only = self.match.game.seen_by(self.match.state, entry.seat) if entry.kind == "chance" and self.match else None
        before = self.match.state.copy() if entry.kind == "play" and self.match else None
        text = DEEDS[entry.kind](self, entry)
        kept = entry._replace(text=text, seq=self.seq + 1)
        did = marked(self.game, before, self.match.log[-1]) if before is not None and self.match else None
        self.history.append(Seen(kept, only, did))
        self.moved = self.moved if entry.kind == "say" else kept.seq
        self._wind(kept)
        return kept

    def _wind(self, entry: Entry) -> None:
        """Let the clock go on from here, if an entry may have changed who is asked."""
        if entry.kind in ("start", "chance", "correct"):
            self.clock = self.clock.after_chance(asked_now(self.match), entry.at)
        elif entry.kind in ("play", "undo"):
            self.clock = self.clock.after_deed(asked_now(self.match), entry.at, entry.kind == "undo")

    # -- who plays for whom

    def is_played_by_bot(self, seat: int) -> bool:
        """Whether a program acts for this seat now."""
        return self.chairs[seat].kind == BOT or self.chairs[seat].stand_in

    def bot_of(self, seat: int) -> str:
        """The name of the program that acts for a seat."""
        chair = self.chairs[seat]
        return chair.name if chair.kind == BOT else USUAL_LEVEL

    @property
    def host(self) -> int | None:
        """The seat of whoever has sat here longest and is not stood in for; None if nobody is left."""
        people = [seat for seat, chair in enumerate(self.chairs) if chair.kind == PERSON and not chair.stand_in]
        return min(people, key=lambda seat: self.chairs[seat].since, default=None)


class Seen(NamedTuple):
    """An entry, and the one seat that may see it whole; None if everybody may. `did`: what it marked on a sheet."""

    entry: Entry
    only: int | None
    did: OptionView | None = None

    def text(self, seat: int | None) -> str:
        """The entry's text as a seat, or a spectator, sees it."""
        return seen_by(self.entry.text, self.only, seat)


# -- what each kind of entry does; the text that is kept


def sit(table: Folded, entry: Entry) -> str:
    """Somebody takes an empty seat."""
    check_free(table, entry.seat)
    table.chairs[entry.seat] = Chair(PERSON, entry.text, entry.word, since=table.seq + 1)
    return entry.text


def seat_bot(table: Folded, entry: Entry) -> str:
    """A bot takes an empty seat, or before the game that of another bot."""
    check_bot(table.record.game, entry.text)
    if table.match is not None or not is_bots(table, entry.seat):
        check_free(table, entry.seat)
    table.chairs[entry.seat] = Chair(BOT, entry.text)
    return entry.text


def tidy(name: str) -> str:
    """A name as it is shown: on one line, and never nothing."""
    return " ".join(name.split()) or "?"


def check_free(table: Folded, seat: int) -> None:
    """Refuse a seat that is none, or somebody's."""
    if not 0 <= seat < len(table.chairs):
        raise Refusal("no-such-seat", seat=seat, players=len(table.chairs))
    if table.chairs[seat].kind != EMPTY:
        raise Refusal("seat-taken", seat=seat)


def is_bots(table: Folded, seat: int) -> bool:
    """Whether a bot has this seat."""
    return 0 <= seat < len(table.chairs) and table.chairs[seat].kind == BOT


def stand(table: Folded, entry: Entry) -> str:
    """Somebody leaves: before the game the seat is free again, in the game a bot plays on."""
    if table.chairs[entry.seat].stand_in or table.is_over:
        raise Refusal("has-left", seat=entry.seat)
    if table.match is None:
        table.chairs[entry.seat] = Chair()
    else:
        set_stand_in(table, entry.seat, True)
    return ""


def set_stand_in(table: Folded, seat: int, stand_in: bool) -> None:
    """A bot plays for the owner of a seat from now on, or no more."""
    table.chairs[seat] = table.chairs[seat]._replace(stand_in=stand_in)


def go_away(table: Folded, entry: Entry) -> str:
    """Somebody was away for too long: a bot plays."""
    set_stand_in(table, entry.seat, True)
    return ""


def come_back(table: Folded, entry: Entry) -> str:
    """The seat is its owner's again."""
    set_stand_in(table, entry.seat, False)
    return ""


def kick(table: Folded, entry: Entry) -> str:
    """Somebody has to go, and may not sit down again: the seat is free, or in the game a bot's for good."""
    if not 0 <= entry.seat < len(table.chairs) or table.chairs[entry.seat].kind != PERSON or table.is_over:
        raise Refusal("nobody-to-kick", seat=entry.seat)
    name = table.chairs[entry.seat].name
    table.chairs[entry.seat] = Chair() if table.match is None else Chair(BOT, USUAL_LEVEL)
    table.barred |= {entry.word} - {""}
    return name


def start(table: Folded, entry: Entry) -> str:
    """All seats are taken: the game begins."""
    names = [f"bot {chair.name}" if chair.kind == BOT else chair.name for chair in table.chairs]
    origin = table.record.fork.origin if table.record.fork else None
    table.match = Match(table.game, len(table.chairs), dealer(table), table.record.options, names, origin)
    return ""


def play(table: Folded, entry: Entry) -> str:
    """An action of a seat."""
    match = table.begun()
    match.play(entry.seat, entry.text)
    return match.log[-1].text


def happen(table: Folded, entry: Entry) -> str:
    """An outcome of chance."""
    match = table.begun()
    match.record_outcome(entry.text)
    return match.log[-1].text


def correct(table: Folded, entry: Entry) -> str:
    """Real dice were typed wrongly: this is what they show."""
    if table.has_ended:
        raise Refusal("game-over")
    match = table.begun()
    match.correct(entry.seat, entry.text)
    return match.log[-1].text


def undo(table: Folded, entry: Entry) -> str:
    """A seat takes its last action back; what the game came to has been told."""
    if table.has_ended:
        raise Refusal("game-over")
    table.begun().undo(entry.seat)
    return ""


def set_pace(table: Folded, entry: Entry) -> str:
    """Bots take more or less time from now on."""
    table.pace = pace_named(entry.text)
    return table.pace


def set_clock(table: Folded, entry: Entry) -> str:
    """Everybody has so much time from the beginning on."""
    table.clock = Clock(int(entry.text))
    return entry.text


def be_late(table: Folded, entry: Entry) -> str:
    """A seat's time is over; what is done for it follows."""
    return ""


def pause(table: Folded, entry: Entry) -> str:
    """The clock stands."""
    table.clock = table.clock.paused(entry.at)
    return ""


def resume(table: Folded, entry: Entry) -> str:
    """The clock goes on."""
    table.clock = table.clock.resumed(entry.at)
    return ""


def speak(table: Folded, entry: Entry) -> str:
    """Somebody says a phrase; nothing changes by it."""
    return phrase_named(entry.text)


def end(table: Folded, entry: Entry) -> str:
    """The game is over: the points of all seats together."""
    table.has_ended = True
    return str(sum(place.score for place in table.begun().ranking()))


def play_again(table: Folded, entry: Entry) -> str:
    """The game goes on at another table."""
    table.next = entry.text
    return entry.text


DEEDS: dict[EntryKind, Callable[[Folded, Entry], str]] = {
    "sit": sit,
    "bot": seat_bot,
    "stand": stand,
    "away": go_away,
    "back": come_back,
    "kick": kick,
    "start": start,
    "play": play,
    "chance": happen,
    "correct": correct,
    "undo": undo,
    "pace": set_pace,
    "say": speak,
    "end": end,
    "rematch": play_again,
    "clock": set_clock,
    "late": be_late,
    "pause": pause,
    "resume": resume,
}


def copied(match: Match) -> Match:
    """The same match, to be played on by itself."""
    other = twin(match)
    other.state, other.log = match.state.copy(), list(match.log)
    return other


def twin(thing: Thing) -> Thing:
    """Another of its kind that holds the same; every move needs two, and `copy.copy` takes five times as long."""
    other = thing.__class__.__new__(thing.__class__)
    other.__dict__.update(thing.__dict__)
    return other


def dealer(table: Folded) -> Dealer:
    """Where chance comes from at this table."""
    kind, secret, fork = table.record.dealer, table.record.secret, table.record.fork
    words = fork.words if fork else [chair.word for chair in table.chairs if chair.kind == PERSON]
    makers: dict[str, Callable[[], Any]] = {
        "entropy": lambda: forked_chance(table, fork) if fork else Entropy(),
        "seed": lambda: Seeded(int(secret)),
        "commit": lambda: CommitReveal(words, bytes.fromhex(secret)),
        "table": TableDice,
    }
    made: Dealer = makers[kind]()
    return made


def forked_chance(table: Folded, fork: Fork) -> Dealer:
    """What cannot be foreseen, but with the same dice what came in the other game."""
    start = table.game.new(len(table.chairs), table.record.options)
    return entropy_or(table.game, start, fork.log, fork.origin.dice)


def folded(record: Record, entries: list[Entry]) -> Folded:
    """A table from what was stored."""
    table = Folded(record)
    for entry in entries:
        table.apply(entry)
    return table


def next_by_itself(table: Folded) -> Entry | None:
    """What follows without anybody's doing: the start, chance that nobody has to ask for, and the end."""
    if table.match is None:
        return Entry("start") if all(chair.kind != EMPTY for chair in table.chairs) else None
    if table.record.fork and len(table.match.log) < table.record.fork.origin.step:
        return taken_over(table.record.fork.log[len(table.match.log)])
    if table.is_over:
        return None if table.has_ended else Entry("end")
    match = table.match
    awaited = match.game.awaited(match.state)
    if awaited is not None and table.is_played_by_bot(awaited):
        return Entry("play", awaited, only_action(match, awaited))  # programs draw at once (D-57)
    if not match.awaits_roll() or match.dealer.kind == TableDice.kind:
        return None
    if table.game.deals_at_once or (not match.log and len(table.chairs) > 1):  # nobody asks who begins
        return rolled(match)
    return None


def typist(table: Folded, seat: int) -> int:
    """Whose typed dice a seat may put right: its own, or those of a bot, which has no hands."""
    match = table.begun()
    rollers = [seat, *filter(table.is_played_by_bot, range(match.players))]
    return next((roller for roller in rollers if match.typed(roller)), seat)


def taken_over(text: str) -> Entry:
    """A step of another game that this one begins with."""
    who, _, deed = text.partition(" ")
    return Entry("chance", CHANCE, deed) if who == "*" else Entry("play", int(who), deed)


def only_action(match: Match, seat: int) -> str:
    """What a seat can do that has to be quick: there is no choice in it."""
    (action,) = members(match.state.legal(seat))
    return match.game.text(match.state, seat, action)


def returned(table: Folded, seat: int) -> list[Entry]:
    """The owner of a seat is back, if a bot stands in."""
    return [Entry("back", seat)] if table.chairs[seat].stand_in else []


def rolled(match: Match) -> Entry:
    """The dealer's outcome of the chance step at hand."""
    return Entry("chance", CHANCE, match.game.text(match.state, CHANCE, match.dealer.outcome(match.state)))

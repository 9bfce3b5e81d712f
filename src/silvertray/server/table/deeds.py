"""What each kind of entry does at a table, if it may be; the text that is kept of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from silvertray.bots import USUAL_LEVEL, check_bot
from silvertray.core.errors import Refusal
from silvertray.play.dealer import CommitReveal, Dealer, Entropy, Seeded, TableDice
from silvertray.play.forks import entropy_or
from silvertray.play.match import Match
from silvertray.server.bots.paces import pace_named
from silvertray.server.table.chat import phrase_named
from silvertray.server.table.clocks import Clock
from silvertray.server.table.entries import BOT, EMPTY, PERSON, Chair, Entry, EntryKind, Fork, Record

if TYPE_CHECKING:  # which knows all deeds
    from silvertray.server.table.folding import Folded


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


def set_drawing(table: Folded, entry: Entry) -> str:
    """Who owes a draw has so much time before the next player's action counts (D-57)."""
    table.draw_seconds = int(entry.text)
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


def set_hints(table: Folded, entry: Entry) -> str:
    """Nobody is given hints at this table."""
    table.offers_hints = False
    return entry.text


def take_hint(table: Folded, entry: Entry) -> str:
    """A seat has asked the coach; nothing changes by it."""
    return entry.text


def be_rated(table: Folded, entry: Entry) -> str:
    """The game counts for the ratings."""
    table.is_rated = True
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


def dealer(table: Folded) -> Dealer:
    """Where chance comes from at this table."""
    kind, secret, fork = table.record.dealer, table.record.secret, table.record.fork
    words = fork.words if fork else words_at(table)
    makers: dict[str, Callable[[], Any]] = {
        "entropy": lambda: forked_chance(table, fork) if fork else Entropy(),
        "seed": lambda: Seeded(int(secret)),
        "commit": lambda: CommitReveal(words, bytes.fromhex(secret)),
        "table": TableDice,
    }
    made: Dealer = makers[kind]()
    return made


def words_at(table: Folded) -> list[str]:
    """What people have said to a fair dealer; in a contest nobody is asked, as all have the same dice."""
    return [] if table.record.contest else [chair.word for chair in table.chairs if chair.kind == PERSON]


def forked_chance(table: Folded, fork: Fork) -> Dealer:
    """What cannot be foreseen, but with the same dice what came in the other game."""
    start = table.game.new(len(table.chairs), table.record.options)
    return entropy_or(table.game, start, fork.log, fork.origin.dice, unrecorded(table.record))


def unrecorded(record: Record) -> Dealer:
    """Chance where none was recorded: in a contest the same for everybody."""
    return Entropy() if record.contest is None else CommitReveal(secret=bytes.fromhex(record.secret))


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
    "hints": set_hints,
    "hint": take_hint,
    "rated": be_rated,
    "drawing": set_drawing,
}


def deed_of(entry: Entry) -> Callable[[Folded, Entry], str]:
    """What an entry does; refused if only a newer worker knows its kind."""
    if entry.kind not in DEEDS:
        raise Refusal("table-unplayable", kind=entry.kind)
    return DEEDS[entry.kind]

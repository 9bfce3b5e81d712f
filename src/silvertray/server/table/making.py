"""What a new table is: refused where it cannot be played, else what is settled of it and its first entries."""

from __future__ import annotations

from collections.abc import Sequence

from silvertray.core.errors import SetupError
from silvertray.games import game
from silvertray.server.bots.paces import USUAL, pace_named
from silvertray.server.lines.tokens import hashed, new_table_id, table_id_after
from silvertray.server.lines.wishes import TableWish
from silvertray.server.table.clocks import LONGEST
from silvertray.server.table.entries import BOT, DRAW_SECONDS, Chair, DealerKind, Entry, Record
from silvertray.server.table.folding import Folded
from silvertray.server.table.following import next_by_itself
from silvertray.server.table.names import visible

ME, OPEN, HERE = "me", "open", "here"


def check_wish(wish: TableWish) -> None:
    """Refuse what cannot be played, and names that cannot be seen; raises SetupError or Refusal."""
    rules = game(wish.game)
    rules.new(len(wish.seats), wish.options)
    pace_named(wish.pace)
    if wish.seats.count(ME) != 1:
        raise SetupError("one-seat-is-mine", seats=",".join(wish.seats)[:60])
    check_phone(wish)
    for name in (wish.name, *wish.names):
        visible(name)
    if wish.dealer.kind == "table" and rules.deals_at_once:
        raise SetupError("no-table-dice", game=wish.game)
    if (wish.dealer.kind == "seed") != (wish.dealer.seed is not None):
        raise SetupError("seed-needed", kind=wish.dealer.kind)
    if (wish.dealer.kind == "commit") != (wish.dealer.commitment is not None):
        raise SetupError("promise-needed", kind=wish.dealer.kind)


def check_phone(wish: TableWish) -> None:
    """Refuse a shared phone where people could not use one, or where a name is missing; raises SetupError."""
    shared = wish.seats.count(HERE)
    if shared and wish.dealer.kind != "table":
        raise SetupError("phone-not-shared")
    if shared != len(wish.names):
        raise SetupError("names-needed", seats=shared, names=len(wish.names))


def check_clock(wish: TableWish, shortest: int) -> None:
    """Refuse clocks that nobody could play by; raises SetupError."""
    if wish.clock and not shortest <= wish.clock <= LONGEST:
        raise SetupError("wrong-clock", seconds=wish.clock, least=shortest, most=LONGEST)
    if wish.clock and wish.dealer.kind == "table":
        raise SetupError("no-clock-there")


def new_record(wish: TableWish, secret: str, invite: str, grace: float, now: float) -> Record:
    """What is settled of a new table."""
    rules = game(wish.game)
    return Record(
        id=new_table_id(),
        game=wish.game,
        rules=rules.rules_version,
        players=len(wish.seats),
        options={option.name: option.values[0] for option in rules.options} | wish.options,
        dealer=wish.dealer.kind,
        secret=secret,
        grace=grace,
        created=now,
        invite_hash=hashed(invite),
        listed=wish.listed,
    )


def record_again(old: Folded, dealer: DealerKind, secret: str, now: float) -> Record:
    """What is settled of a rematch: its id follows from the old table's, so that all find the same one."""
    record = old.record
    return Record(
        id=table_id_after(record.id, record.invite_hash),
        game=record.game,
        rules=old.game.rules_version,
        players=record.players,
        options=record.options,
        dealer=dealer,
        secret=secret,
        grace=record.grace,
        created=now,
        invite_hash=record.invite_hash,
        listed=record.listed,
    )


# -- first entries


def first_entries(record: Record, wish: TableWish, maker: str) -> list[Entry]:
    """What a table begins with, as somebody wishes it."""
    seated = [seat_entry(wish, seat, maker) for seat, name in enumerate(wish.seats) if name != OPEN]
    return made_of(record, [*settings_entries(wish.pace, wish.clock, wish.draw_seconds, wish.hints), *seated])


def entries_again(record: Record, old: Folded) -> list[Entry]:
    """What a rematch begins with."""
    first = sorted(enumerate(old.chairs), key=lambda one: one[1].since)  # so that the host is the host again
    chairs = [chair_entry(seat, chair) for seat, chair in first]
    settings = settings_entries(old.pace, old.clock.seconds, old.draw_seconds, old.offers_hints)
    return made_of(record, [*settings, *chairs])


def settings_entries(pace: str, seconds: int, draw_seconds: int, offers_hints: bool) -> list[Entry]:
    """The pace of the bots, the clock, the time for a draw and the hints, each where it is not the usual one."""
    paces = [] if pace == USUAL else [Entry("pace", text=pace)]
    clocks = [Entry("clock", text=str(seconds))] if seconds else []
    draws = [] if draw_seconds == DRAW_SECONDS else [Entry("drawing", text=str(draw_seconds))]
    return [*paces, *clocks, *draws, *([] if offers_hints else [Entry("hints", text="off")])]


def seat_entry(wish: TableWish, seat: int, maker: str) -> Entry:
    """Who sits there from the beginning; names on a shared phone are its owner's to erase."""
    name = wish.seats[seat]
    if name == HERE:
        return Entry("sit", seat, visible(wish.names[wish.seats[:seat].count(HERE)]), maker)
    return Entry("sit", seat, visible(wish.name), wish.word) if name == ME else Entry("bot", seat, name)


def chair_entry(seat: int, chair: Chair) -> Entry:
    """The same player again."""
    return Entry(BOT if chair.kind == BOT else "sit", seat, chair.name, chair.word)


def made_of(record: Record, entries: Sequence[Entry]) -> list[Entry]:
    """The first entries of a table, and what follows from them by itself; all of them when it was created."""
    table = Folded(record)
    made = [table.apply(entry._replace(at=record.created)) for entry in entries]
    while entry := next_by_itself(table):
        made.append(table.apply(entry._replace(at=record.created)))
    return made

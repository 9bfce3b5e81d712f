"""Whether a stored table still is what it was: every entry is done again, and compared with what was kept."""

from __future__ import annotations

from typing import NamedTuple

from silvertray.core.errors import MatchFileError, Refusal, SetupError, SilvertrayError
from silvertray.games import game
from silvertray.locale import own_words, reason
from silvertray.play import files
from silvertray.play.dealer import CommitReveal, Seeded
from silvertray.play.match import Match
from silvertray.server.keeping.archive import Stored
from silvertray.server.table.folding import Entry, Folded, Record, rolled

FORESEEN = (Seeded.kind, CommitReveal.kind)  # dealers that would give the same again


class Difference(NamedTuple):
    """The first thing at a table that is otherwise now: at which entry (0: before all), by which rule, and why."""

    table: str
    seq: int
    code: str
    rule: str
    cause: str


class Checked(NamedTuple):
    """A table that was looked at."""

    entries: int
    is_over: bool
    difference: Difference | None


def checked(stored: Stored) -> Checked:
    """Replay a table. Whatever is wrong with it is an answer."""
    replay = Replay()
    try:
        replay.run(stored)
        found = None
    except SilvertrayError as error:
        found = Difference(stored.row["id"], replay.seq, error.code, error.rule, reason(own_words(), error))
    except Exception as error:  # what nobody has foreseen in a damaged row
        broken = SetupError("unreadable-table", what=f"{type(error).__name__}: {error}"[:200])
        found = Difference(stored.row["id"], replay.seq, broken.code, "", reason(own_words(), broken))
    return Checked(len(stored.entries), replay.is_over, found)


class Replay:
    """How far a replay has come."""

    def __init__(self) -> None:
        self.seq = 0
        self.is_over = False

    def run(self, stored: Stored) -> None:
        """All of it; raises at the first difference."""
        record = stored.record
        check_record(record)
        table = Folded(record)
        for entry in stored.entries:
            self.seq = entry.seq
            check_entry(table, entry)
        self.is_over = table.is_over
        if table.match:
            check_match(table.match)
            check_scores(table.match, stored.scores)


def check_record(record: Record) -> None:
    """Refuse other rules, and what could never have been set up."""
    rules = game(record.game)
    if record.rules != rules.rules_version:
        raise SetupError("other-rules", rules=record.rules[:40], known=rules.rules_version)
    rules.new(record.players, record.options)


def check_entry(table: Folded, entry: Entry) -> None:
    """Do an entry again; refuse one that is out of order, or reads otherwise now."""
    if entry.seq != table.seq + 1:
        raise SetupError("entry-missing", number=table.seq + 1)
    if entry.kind == "chance" and table.match:
        check_chance(table.match, entry)
    found = table.apply(entry).text
    if found != entry.text:
        raise Refusal("other-text", stored=entry.text[:60], found=found[:60])


def check_chance(match: Match, entry: Entry) -> None:
    """Refuse an outcome that the dealer would not give."""
    if match.dealer.kind in FORESEEN and match.awaits_roll() and rolled(match).text != entry.text:
        raise Refusal("other-chance", match.game.chance_rule, stored=entry.text[:60], found=rolled(match).text)


def check_match(match: Match) -> None:
    """Refuse a match that its own match file does not tell."""
    record = files.parse_record(files.to_line(match, reveal=True).encode(), 1)
    again = files.replayed(record, 1)
    files.check_result(again, record["result"], 1)
    if match.game.position(again.state) != match.game.position(match.state):
        raise MatchFileError("other-position")


def check_scores(match: Match, scores: dict[int, int]) -> None:
    """Refuse points that were written down and are others now."""
    found = {place.seat: place.score for place in match.ranking()} if match.state.is_over() else {}
    for seat, score in scores.items():
        if found.get(seat) != score:
            raise Refusal("other-score", seat=seat, stored=score, found=str(found.get(seat, "-")))

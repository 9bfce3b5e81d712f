"""What follows at a table from how it stands: by itself, for programs, and for whoever is back."""

from __future__ import annotations

from silvertray.core.bits import members
from silvertray.core.game import CHANCE
from silvertray.play.dealer import TableDice
from silvertray.play.match import Match
from silvertray.server.table.entries import EMPTY, Entry
from silvertray.server.table.folding import Folded


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


def typist(table: Folded, seat: int) -> int:
    """Whose typed dice a seat may put right: its own, or those of a bot, which has no hands."""
    match = table.begun()
    rollers = [seat, *filter(table.is_played_by_bot, range(match.players))]
    return next((roller for roller in rollers if match.typed(roller)), seat)

"""A table that goes on from a step of a finished game: what is taken over, and where its chance comes from."""

from __future__ import annotations

import secrets
from dataclasses import replace

from silvertray.core.errors import SetupError
from silvertray.core.rng import Rng
from silvertray.play.anew import dealt_anew
from silvertray.play.dealer import CommitReveal
from silvertray.play.forks import Origin
from silvertray.play.match import Match
from silvertray.server.lines.protocol import ForkWish, TableWish
from silvertray.server.table.folding import Fork, Record

FORESEEN = ("seed", "commit")  # dealers that give the same again, whatever is chosen


def check_fork(match: Match, wish: ForkWish) -> None:
    """Refuse steps after which there is nothing to play, and other seats than there were; raises SetupError."""
    if wish.step >= len(match.log):
        raise SetupError("fork-at-end", step=wish.step, last=len(match.log) - 1)
    if len(wish.seats) != match.players:
        raise SetupError("fork-seats", seats=len(wish.seats), players=match.players)


def as_table(old: Record, wish: ForkWish) -> TableWish:
    """The same as the wish of a new table by the old one's rules."""
    seating = wish.model_dump(exclude={"step", "dice"})
    return TableWish(game=old.game, options=old.options, **seating)


def forked_record(record: Record, old: Record, match: Match, wish: ForkWish, seat: int) -> Record:
    """What is settled of a table that begins with the first steps of another one."""
    origin = Origin(old.id, wish.step, wish.dice)
    if wish.dice == "same":
        return same_dice(record, old, match, origin)
    anew = dealt_anew(match, wish.step, seat, Rng(secrets.randbits(64)))
    if anew is None:
        return replace(record, fork=Fork(origin, texts(match, wish.step)))
    return replace(record, fork=Fork(replace(origin, seat=seat), anew))


def same_dice(record: Record, old: Record, match: Match, origin: Origin) -> Record:
    """By the old dealer where it gives the same again, elsewhere by what was recorded."""
    if old.dealer not in FORESEEN:
        return replace(record, fork=Fork(origin, texts(match, len(match.log))))
    words = list(match.dealer.nonces) if isinstance(match.dealer, CommitReveal) else []
    return replace(record, dealer=old.dealer, secret=old.secret, fork=Fork(origin, texts(match, origin.step), words))


def texts(match: Match, step: int) -> list[str]:
    """The first steps of a match."""
    return [str(done) for done in match.log[:step]]

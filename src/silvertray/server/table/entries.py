"""What a table is made of: what is settled first, then entries, one after the other. All of it is plain data."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from silvertray.games.clever.view import OptionView
from silvertray.play.forks import Origin
from silvertray.play.match import seen_by

EntryKind = Literal[
    "sit", "stand", "bot", "away", "back", "kick", "start", "play", "chance", "undo", "pace", "say", "end", "rematch",
    "clock", "late", "pause", "resume", "correct", "hints", "hint", "rated",
    "drawing",
]  # fmt: skip
ChairKind = Literal["empty", "person", "bot"]
DealerKind = Literal["entropy", "seed", "commit", "table"]

NOBODY = -1
DRAW_SECONDS = 3  # for a draw before it is forgotten, where nobody has wished otherwise (D-57)
BESIDE = ("say", "hint", "rated")  # kinds of entries that change nothing in a game
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
    options: dict[str, str] = field(hash=False)
    dealer: DealerKind
    secret: str
    grace: float
    created: float
    invite_hash: str
    listed: bool = False  # anybody may find it and sit down
    fork: Fork | None = field(default=None, hash=False)
    contest: str | None = None  # everybody in it has the same dice, and plays alone
    sealed: float = 0.0  # until then nobody is told the secret, nor shown these dice before having played them

    @property
    def is_sealed(self) -> bool:
        """Whether others have still to play by these dice."""
        return self.sealed > time.time()


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


class Seen(NamedTuple):
    """An entry, and the one seat that may see it whole; None if everybody may. `did`: what it marked on a sheet."""

    entry: Entry
    only: int | None
    did: OptionView | None = None

    def text(self, seat: int | None) -> str:
        """The entry's text as a seat, or a spectator, sees it."""
        return seen_by(self.entry.text, self.only, seat)

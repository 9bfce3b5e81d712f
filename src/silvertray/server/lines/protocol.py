"""What travels over a line between page and server, as data; docs/protocol.md tells the story.

Every frame of the socket is one JSON object with a `type`. The page's TypeScript types are made from these.
"""

from __future__ import annotations

from typing import Annotated, Literal
from uuid import UUID

from pydantic import Field, TypeAdapter

from silvertray.games.clever.view import OptionView as DiceOption
from silvertray.games.clever.view import View as DiceView
from silvertray.games.dobro.view import View as CardsView
from silvertray.play.forks import Dice
from silvertray.server.bots.paces import PaceKind
from silvertray.server.lines.coached import HintInfo
from silvertray.server.lines.frames import (
    VERSION,
    Frame,
    Name,
    Params,
    TableId,
    Text,
    Token,
    Word,
)
from silvertray.server.table.entries import ChairKind, DealerKind, EntryKind

# -- what the page says


class Hello(Frame):
    """The first frame: the table, the token for a seat, and the last entry the page already has."""

    type: Literal["hello"] = "hello"
    version: int = VERSION
    table: TableId
    token: Token | None = None
    have: int = Field(default=0, ge=0)


class Command(Frame):
    """A request that is carried out once: the page makes the id, and a repeat gets the first answer."""

    id: UUID


class Play(Command):
    """An action in its text form, such as `pick white blue` or `play J=11`."""

    type: Literal["play"] = "play"
    text: Text


class Roll(Command):
    """Roll the dice; with real dice the text says what they show."""

    type: Literal["roll"] = "roll"
    text: Text | None = None


class Correct(Command):
    """Correct typed real dice, as long as no one has acted on them."""

    type: Literal["correct"] = "correct"
    text: Text


class Undo(Command):
    """Undo your last action."""

    type: Literal["undo"] = "undo"


class Sit(Command):
    """Take an empty seat; `word` is mixed into verifiable dice."""

    type: Literal["sit"] = "sit"
    seat: int
    name: Name
    word: Word = ""


class Stand(Command):
    """Leave your seat: before the game it becomes free, during it a bot takes over."""

    type: Literal["stand"] = "stand"


class Fill(Command):
    """Give every empty seat to a bot, so that the game begins; without a name to the game's default bot."""

    type: Literal["fill"] = "fill"
    bot: Name | None = None


class Place(Command):
    """Before the game: give a seat that is empty, or another bot's, to a bot; without a name the bot leaves."""

    type: Literal["place"] = "place"
    seat: int
    bot: Name | None


class Pace(Command):
    """How much time bots take from now on; only the host may set it."""

    type: Literal["pace"] = "pace"
    pace: Name


class Kick(Command):
    """The host removes a player: before the game the seat becomes free, during it a bot takes over for good."""

    type: Literal["kick"] = "kick"
    seat: int


class Pause(Command):
    """Stop the clock."""

    type: Literal["pause"] = "pause"


class Resume(Command):
    """Restart the clock."""

    type: Literal["resume"] = "resume"


class Say(Command):
    """Say a phrase to everyone at the table, by its key."""

    type: Literal["say"] = "say"
    phrase: Name


class Hint(Command):
    """Ask the coach: grade 1 names the area, 2 also the die or the cards, 3 the move and the value of every option."""

    type: Literal["hint"] = "hint"
    grade: int = Field(ge=1, le=3)


class Rematch(Command):
    """The same game again with the same people; the answer is a new table."""

    type: Literal["rematch"] = "rematch"


class Why(Frame):
    """Ask why an action is illegal; nothing changes."""

    type: Literal["why"] = "why"
    id: UUID
    text: Text


class Ping(Frame):
    """Ask the other end whether it still answers."""

    type: Literal["ping"] = "ping"


GameCommand = Play | Roll | Correct | Undo | Hint | Pause | Resume
AnyCommand = GameCommand | Sit | Stand | Fill | Place | Pace | Kick | Say | Rematch
FromSeated = AnyCommand | Why | Ping
FromPage = Annotated[Hello | FromSeated, Field(discriminator="type")]
FROM_PAGE: TypeAdapter[Hello | FromSeated] = TypeAdapter(FromPage)


# -- what the server says


class SeatInfo(Frame):
    """Who sits where; `stand_in`: a bot plays until its owner is back."""

    seat: int
    kind: ChairKind
    name: str
    bot: str = ""
    present: bool = False
    stand_in: bool = False


class DealerInfo(Frame):
    """Where outcomes come from; the secret is revealed after the match, once no one else can play with its dice."""

    kind: DealerKind
    seed: str | None = None  # as text: it may be too large for a number in a browser
    commitment: str | None = None
    words: tuple[str, ...] = ()
    secret: str | None = None


class ForkInfo(Frame):
    """The match that a table's first steps come from; `seat`: the hidden cards of all other seats were dealt again.

    `table` is empty if they come from a match file.
    """

    table: str
    step: int
    dice: Dice
    seat: int | None = None


class TableInfo(Frame):
    """The public facts of a table."""

    id: str
    game: str
    rules: str
    players: int
    options: dict[str, str]
    dealer: DealerInfo
    created: str
    grace: float  # seconds until a bot plays for somebody who is away
    draw_seconds: int  # where a draw may be forgotten: how long the next player's action waits for it
    pace: PaceKind  # how much time bots take
    host: int | None  # the seat that may change it
    listed: bool  # anybody may find it in the lobby and sit down
    coach: bool  # who plays here may ask for hints
    rated: bool  # the game counts for the ratings
    next: str | None = None  # the table of the rematch
    fork: ForkInfo | None = None
    contest: str | None = None  # everybody in it has the same dice, and plays alone


class ClockInfo(Frame):
    """The time a seat has for all choices between two rolls or draws; `left`: by seat, for those that may act now."""

    seconds: int
    paused: bool
    left: dict[int, float]


class EventInfo(Frame):
    """One entry of the log as this seat sees it. `seat` is −1 for chance; texts are written as in match files.

    `did`: in the dice games, the cell an action marked, the rewards it earned and the dice it sent to the tray.
    """

    seq: int
    kind: EntryKind
    seat: int
    text: str
    at: str
    did: DiceOption | None = None


class PlaceInfo(Frame):
    """The final place of a seat."""

    seat: int
    place: int
    score: int
    lines: tuple[tuple[str, int], ...]


class Welcome(Frame):
    """The answer to hello; `seat` is null for a spectator, `invited` says whether you may take an empty seat."""

    type: Literal["welcome"] = "welcome"
    version: int = VERSION
    table: TableInfo
    seat: int | None
    invited: bool


class News(Frame):
    """The events since the page's last entry, and the table as it sees it now; there is a view once the game has begun.

    `typed`: the real dice this seat has typed and can still correct, the latest last.
    """

    type: Literal["news"] = "news"
    seq: int
    events: tuple[EventInfo, ...]
    seats: tuple[SeatInfo, ...]
    view: DiceView | CardsView | None
    can_undo: bool
    typed: tuple[str, ...]
    result: tuple[PlaceInfo, ...] | None
    clock: ClockInfo | None
    table: TableInfo


class Done(Frame):
    """A command was stored; `seq` is its entry. `sit` returns the seat and its token, `rematch` the new table.

    `hint` returns the coach's hint; none if the answer is repeated after the table has moved on.
    """

    type: Literal["done"] = "done"
    id: UUID
    seq: int
    seat: int | None = None
    token: str | None = None
    table: str | None = None
    hint: HintInfo | None = None


class Refused(Frame):
    """A command was refused and changed nothing; the page makes the text from code, rule and params."""

    type: Literal["refused"] = "refused"
    id: UUID
    code: str
    rule: str
    params: Params


class Reason(Frame):
    """The answer to why; an empty code means that the action is legal."""

    type: Literal["reason"] = "reason"
    id: UUID
    code: str
    rule: str
    params: Params


class Pong(Frame):
    """The answer to ping."""

    type: Literal["pong"] = "pong"


class Closing(Frame):
    """The last frame before the server closes the socket, and why."""

    type: Literal["closing"] = "closing"
    code: str
    params: Params


FromServer = Annotated[Welcome | News | Done | Refused | Reason | Pong | Closing, Field(discriminator="type")]

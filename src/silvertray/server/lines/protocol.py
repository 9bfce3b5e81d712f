"""What travels between page and server, as data; docs/protocol.md tells the story.

Every frame of the socket is one JSON object with a `type`. The page's TypeScript types are made from these.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StrictBool, TypeAdapter

from silvertray.games.clever.view import OptionView as DiceOption
from silvertray.games.clever.view import View as DiceView
from silvertray.games.dobro.view import View as CardsView
from silvertray.play.forks import Dice
from silvertray.server.bots.paces import USUAL, PaceKind
from silvertray.server.table.chat import Phrase
from silvertray.server.table.folding import ChairKind, DealerKind, EntryKind

VERSION = 1
LONGEST_TEXT = 80
LONGEST_NAME = 24
LONGEST_TOKEN = 64

LobbyState = Literal["waiting", "running", "finished"]
Params = dict[str, str | int]
STORABLE = r"^[^\x00]*$"  # PostgreSQL cannot keep the character zero
Text = Annotated[str, Field(max_length=LONGEST_TEXT)]
Word = Annotated[str, Field(max_length=LONGEST_TEXT, pattern=STORABLE)]
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, pattern=STORABLE)]
Token = Annotated[str, Field(max_length=LONGEST_TOKEN, pattern=STORABLE)]
TABLE_ID = r"^([a-z2-7]{16}|[a-z2-7]{26})$"  # the short ones are older
TableId = Annotated[str, Field(pattern=TABLE_ID)]


class Frame(BaseModel):
    """Data that does not change once it is made, and holds nothing unknown."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# -- what the page says


class Hello(Frame):
    """The first frame: which table, by what right, and the last entry the page already has."""

    type: Literal["hello"] = "hello"
    version: int = VERSION
    table: TableId
    token: Token | None = None
    have: int = Field(default=0, ge=0)


class Command(Frame):
    """Something to be done once: the page makes the id, and a repeat gets the first answer."""

    id: UUID


class Play(Command):
    """An action in its text form, such as `pick white blue` or `play J=11`."""

    type: Literal["play"] = "play"
    text: Text


class Roll(Command):
    """Roll the dice; at a real table the text says what they show."""

    type: Literal["roll"] = "roll"
    text: Text | None = None


class Correct(Command):
    """Put right what was typed of real dice, as long as nobody has acted on it."""

    type: Literal["correct"] = "correct"
    text: Text


class Undo(Command):
    """Take back the own last action."""

    type: Literal["undo"] = "undo"


class Sit(Command):
    """Take an empty seat; `word` is mixed into dice that can be verified."""

    type: Literal["sit"] = "sit"
    seat: int
    name: Name
    word: Word = ""


class Stand(Command):
    """Leave the own seat: free before the game, played by a bot in it."""

    type: Literal["stand"] = "stand"


class Fill(Command):
    """Give every empty seat to a bot, so that the game begins; without a name to the game's usual one."""

    type: Literal["fill"] = "fill"
    bot: Name | None = None


class Place(Command):
    """Before the game: give an empty seat, or that of another bot, to a bot; without a name the bot leaves."""

    type: Literal["place"] = "place"
    seat: int
    bot: Name | None


class Pace(Command):
    """How much time bots take from now on; only the host may say."""

    type: Literal["pace"] = "pace"
    pace: Name


class Kick(Command):
    """The host lets somebody go: the seat is free before the game, and a bot's for good in it."""

    type: Literal["kick"] = "kick"
    seat: int


class Pause(Command):
    """Stop the clock."""

    type: Literal["pause"] = "pause"


class Resume(Command):
    """Let the clock go on."""

    type: Literal["resume"] = "resume"


class Say(Command):
    """A phrase for everybody at the table, by its key."""

    type: Literal["say"] = "say"
    phrase: Name


class Rematch(Command):
    """The same game with the same people again; the answer is a new table."""

    type: Literal["rematch"] = "rematch"


class Why(Frame):
    """Ask why an action is not legal; nothing is done."""

    type: Literal["why"] = "why"
    id: UUID
    text: Text


class Ping(Frame):
    """Is anybody there?"""

    type: Literal["ping"] = "ping"


AnyCommand = Play | Roll | Correct | Undo | Sit | Stand | Fill | Place | Pace | Kick | Pause | Resume | Say | Rematch
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
    """Where chance comes from; the secret is shown when the game is over."""

    kind: DealerKind
    seed: str | None = None  # as text: it may be too large for a number in a browser
    commitment: str | None = None
    words: tuple[str, ...] = ()
    secret: str | None = None


class ForkInfo(Frame):
    """Which game a table's first steps come from; `seat`: the hidden cards of all others were dealt anew."""

    table: str
    step: int
    dice: Dice
    seat: int | None = None


class TableInfo(Frame):
    """A table as everybody may know it."""

    id: str
    game: str
    rules: str
    players: int
    options: dict[str, str]
    dealer: DealerInfo
    created: str
    grace: float  # seconds until a bot plays for somebody who is away
    pace: PaceKind  # how much time bots take
    host: int | None  # the seat that may change it
    listed: bool  # anybody may find it in the lobby and sit down
    next: str | None = None  # the table of the rematch
    fork: ForkInfo | None = None


class ClockInfo(Frame):
    """The time for everything that a seat decides between two rolls or draws; `left`: by seat, of those asked now."""

    seconds: int
    paused: bool
    left: dict[int, float]


class EventInfo(Frame):
    """One entry of the log as this seat sees it. `seat` is −1 for chance; texts are those of match files.

    `did`: in the dice games, what an action marked where, what it earned, and which dice it sent to the tray.
    """

    seq: int
    kind: EntryKind
    seat: int
    text: str
    at: str
    did: DiceOption | None = None


class PlaceInfo(Frame):
    """How a seat ended."""

    seat: int
    place: int
    score: int
    lines: tuple[tuple[str, int], ...]


class Welcome(Frame):
    """The answer to hello; `seat` is None for a spectator, `invited` says whether empty seats may be taken."""

    type: Literal["welcome"] = "welcome"
    version: int = VERSION
    table: TableInfo
    seat: int | None
    invited: bool


class News(Frame):
    """What happened since the page's last entry, and how the table looks to it now; the view comes with the start.

    `typed`: what this seat has typed of real dice, the latest last, and can still put right.
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
    """A command was stored; `seq` is its entry. `sit` brings the seat and its token, `rematch` the new table."""

    type: Literal["done"] = "done"
    id: UUID
    seq: int
    seat: int | None = None
    token: str | None = None
    table: str | None = None


class Refused(Frame):
    """A command was refused, and nothing has changed; the words are made from code, rule and params."""

    type: Literal["refused"] = "refused"
    id: UUID
    code: str
    rule: str
    params: Params


class Reason(Frame):
    """The answer to why; an empty code says that the action is legal."""

    type: Literal["reason"] = "reason"
    id: UUID
    code: str
    rule: str
    params: Params


class Pong(Frame):
    """Somebody is."""

    type: Literal["pong"] = "pong"


class Closing(Frame):
    """The last frame before the server closes the socket, and why."""

    type: Literal["closing"] = "closing"
    code: str
    params: Params


FromServer = Annotated[Welcome | News | Done | Refused | Reason | Pong | Closing, Field(discriminator="type")]


# -- over plain HTTP


class Promise(Frame):
    """A secret that the server has chosen, by its hash: ask for it before you say your own word."""

    commitment: str


class DealerWish(Frame):
    """The dealer of a new table: a seed for `seed`, the promise that was made for `commit`."""

    kind: DealerKind = "entropy"
    seed: int | None = Field(default=None, ge=0, lt=1 << 64)
    commitment: Token | None = None


class TableWish(Frame):
    """A new table. Each seat is `me`, `open`, `here` or the name of a bot; exactly one is `me`.

    `here`: somebody else on the same phone, at a table with real dice; `names` are theirs, seat by seat.
    """

    game: Name
    seats: tuple[Name, ...] = Field(max_length=8)
    options: dict[Text, Name] = Field(default_factory=dict, max_length=8)
    dealer: DealerWish = DealerWish()
    pace: Name = USUAL
    clock: int = Field(default=0, ge=0, strict=True)  # seconds for a turn; 0: as long as one likes
    name: Name
    names: tuple[Name, ...] = Field(default=(), max_length=8)
    word: Word = ""
    listed: StrictBool = False  # anybody may find it in the lobby and sit down


class ForkWish(Frame):
    """A new table that goes on from a step of a finished game, by its dice or fresh ones; seats as in any new table."""

    step: int = Field(ge=0)
    dice: Dice = "same"
    seats: tuple[Name, ...] = Field(max_length=8)
    pace: Name = USUAL
    clock: int = Field(default=0, ge=0, strict=True)
    name: Name
    listed: StrictBool = False


class NewTable(Frame):
    """The answer: `token` opens the own seat, `invite` lets others sit down; `here`: those of the same phone."""

    table: str
    seat: int
    token: str
    invite: str
    here: dict[int, str] = Field(default_factory=dict)


class ListedSeat(Frame):
    """Who sits at a table in the lobby; `bot`: which program plays there now."""

    kind: ChairKind
    name: str
    bot: str


class ListedTable(Frame):
    """A table in the lobby."""

    id: str
    state: LobbyState
    game: str
    players: int
    free: int  # seats that can be taken
    seats: tuple[ListedSeat, ...]
    options: dict[str, str]
    dealer: DealerKind
    pace: PaceKind
    created: str


class Lobby(Frame):
    """Open tables, the newest first; `next`: where the list goes on."""

    tables: tuple[ListedTable, ...]
    next: str | None


class TableFacts(Frame):
    """What everybody may know of a table without looking on; no view, so that it gives nothing away.

    `asked`: the seats that something is waited for from. `scores`: by seat, as soon as the game has begun.
    """

    state: LobbyState
    seq: int
    table: TableInfo
    seats: tuple[SeatInfo, ...]
    round: int
    rounds: int
    asked: tuple[int, ...]
    scores: tuple[int, ...]
    result: tuple[PlaceInfo, ...] | None


class GameStatistics(Frame):
    """Finished games with so many players, and what a seat scored in them on average, bots among them."""

    game: str
    players: int
    games: int
    mean_score: float


class Statistics(Frame):
    """Finished games since ever, and on this day (UTC)."""

    ever: tuple[GameStatistics, ...]
    today: tuple[GameStatistics, ...]
    day: str


class Health(Frame):
    """The process lives."""

    status: Literal["ok"] = "ok"


class Trouble(Frame):
    """A refusal: what, by which rule, and the things it names; the words are made from them."""

    code: str
    rule: str
    params: Params


class Moment(Frame):
    """A game after so many steps, as a seat saw it; `rounds`: the steps at which they began, `result`: its end."""

    step: int
    steps: int
    rounds: tuple[int, ...]
    event: EventInfo | None
    view: DiceView | CardsView
    table: TableInfo
    seats: tuple[SeatInfo, ...]
    result: tuple[PlaceInfo, ...] | None


class FileWish(Frame):
    """A match as a match file tells it, and the moment of it that is to be shown."""

    match: dict[str, Any]
    step: int = Field(ge=0)
    seat: int | None = None


# -- the games as the page draws them


class LineInfo(Frame):
    """A row, column or diagonal of a grid, and what filling it gives."""

    name: str
    cells: tuple[int, ...]
    reward: str
    points: int


class GridInfo(Frame):
    """Cells in rows: a cell's number, −1 for a printed cross, null for a gap.

    `twice`: cells are circled first, then crossed; a crossed cell is marked by its number + `crossed_from`.
    `row_names`: rows that belong to dice; then points by count are each row's own.
    """

    kind: Literal["grid"] = "grid"
    name: str
    labels: tuple[str, ...]
    rows: tuple[tuple[int | None, ...], ...]
    lines: tuple[LineInfo, ...]
    points_by_count: tuple[int, ...]
    twice: bool
    crossed_from: int
    row_names: tuple[str, ...]


class RowInfo(Frame):
    """Cells from left to right: `labels` stand in them, `rewards` below; `paired`: first minus second."""

    kind: Literal["row"] = "row"
    name: str
    labels: tuple[str, ...]
    rewards: tuple[str, ...]
    points_by_count: tuple[int, ...]
    crossed: bool
    paired: bool


class TrackInfo(Frame):
    """The fields of an action, and the reward for circling the last one."""

    name: str
    fields: int
    end: str


class SheetInfo(Frame):
    """All that is printed on a sheet; marks in a view stand in the order of `areas`."""

    dice: tuple[str, ...]
    areas: tuple[Annotated[GridInfo | RowInfo, Field(discriminator="kind")], ...]
    tracks: tuple[TrackInfo, ...]
    round_rewards: tuple[str, ...]
    rounds_by_players: tuple[int, ...]
    rating_floors: tuple[int, ...]
    foxes: int


class OptionInfo(Frame):
    """A choice before a game, its default first."""

    name: str
    values: tuple[str, ...]
    rule: str


class GameInfo(Frame):
    """A game as the page offers it."""

    slug: str
    least: int
    most: int
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]  # the weakest first
    usual_bot: str
    actions: tuple[str, ...]
    sheet: SheetInfo | None
    cards: tuple[str, ...]


class Catalogue(Frame):
    """All games."""

    version: str
    games: tuple[GameInfo, ...]
    phrases: tuple[Phrase, ...]  # what people may say at a table

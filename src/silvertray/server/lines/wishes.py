"""What is wished for and answered over plain HTTP, as data; docs/rest.md tells the story."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StrictBool

from silvertray.games.clever.view import View as DiceView
from silvertray.games.dobro.view import View as CardsView
from silvertray.play.forks import Dice
from silvertray.server.bots.paces import USUAL, PaceKind
from silvertray.server.lines.frames import (
    Frame,
    LobbyState,
    Name,
    Params,
    Text,
    Token,
    Word,
)
from silvertray.server.lines.protocol import (
    EventInfo,
    News,
    PlaceInfo,
    SeatInfo,
    TableInfo,
)
from silvertray.server.table.entries import DRAW_SECONDS, ChairKind, DealerKind

DrawSeconds = Annotated[int, Field(ge=1, le=10, strict=True)]


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
    draw_seconds: DrawSeconds = DRAW_SECONDS  # for a draw that might be forgotten, in Dobro's classic drawing
    name: Name
    names: tuple[Name, ...] = Field(default=(), max_length=8)
    word: Word = ""
    listed: StrictBool = False  # anybody may find it in the lobby and sit down
    hints: StrictBool = True  # who plays may ask the coach, unless the game is rated


class ForkWish(Frame):
    """A new table that goes on from a step of a finished game, by its dice or fresh ones; seats as in any new table."""

    step: int = Field(ge=0)
    dice: Dice = "same"
    seats: tuple[Name, ...] = Field(max_length=8)
    pace: Name = USUAL
    clock: int = Field(default=0, ge=0, strict=True)
    draw_seconds: DrawSeconds = DRAW_SECONDS
    name: Name
    listed: StrictBool = False


class NewTable(Frame):
    """The answer: `token` opens the own seat, `invite` lets others sit down; `here`: those of the same phone.

    `news`: what the own seat would be told first at the table; none where the table has been there before.
    """

    table: str
    seat: int
    token: str
    invite: str
    here: dict[int, str] = Field(default_factory=dict)
    news: News | None = None


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
    """Open tables, the newest first; `next`: where the list goes on; `running`: games to watch, if wished for."""

    tables: tuple[ListedTable, ...]
    next: str | None
    running: tuple[ListedTable, ...]


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


class ReplayStep(Frame):
    """A step as a seat saw it, and the game after it; the first has no event."""

    event: EventInfo | None
    view: DiceView | CardsView


class ReplayInfo(Frame):
    """A game with all its steps; `rounds`: the steps at which they began, `result`: its end."""

    table: TableInfo
    seats: tuple[SeatInfo, ...]
    rounds: tuple[int, ...]
    result: tuple[PlaceInfo, ...] | None
    steps: tuple[ReplayStep, ...]


class FileWish(Frame):
    """A match as a match file tells it, and the moment of it that is to be shown; without a step, all of them."""

    match: dict[str, Any]
    step: int | None = Field(None, ge=0)
    seat: int | None = None


class FileForkWish(Frame):
    """A match as a match file tells it, and the new table that is to go on from one of its steps."""

    match: dict[str, Any]
    fork: ForkWish

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
    """The hash of a secret that the server has chosen: request it before you send your own word."""

    commitment: str


class DealerWish(Frame):
    """The dealer of a new table: a seed for `seed`, the server's commitment for `commit`."""

    kind: DealerKind = "entropy"
    seed: int | None = Field(default=None, ge=0, lt=1 << 64)
    commitment: Token | None = None


class TableWish(Frame):
    """A new table. Each seat is `me`, `open`, `here` or the name of a bot; exactly one is `me`.

    `here`: another person on the same phone, at a table with real dice; `names` are their names, seat by seat.
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
    """A new table that continues from a step of a finished match, with its dice or new ones; seats as for any table."""

    step: int = Field(ge=0)
    dice: Dice = "same"
    seats: tuple[Name, ...] = Field(max_length=8)
    pace: Name = USUAL
    clock: int = Field(default=0, ge=0, strict=True)
    draw_seconds: DrawSeconds = DRAW_SECONDS
    name: Name
    listed: StrictBool = False


class NewTable(Frame):
    """The answer: `token` opens your seat, `invite` lets others sit down; `here`: tokens of seats on the same phone.

    `news`: the first update for your seat; none if the table already existed.
    """

    table: str
    seat: int
    token: str
    invite: str
    here: dict[int, str] = Field(default_factory=dict)
    news: News | None = None


class ListedSeat(Frame):
    """A seat of a table in the lobby; `bot`: the program that plays there now."""

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
    """Open tables, the newest first; `next`: where the list continues; `running`: games to watch, if requested."""

    tables: tuple[ListedTable, ...]
    next: str | None
    running: tuple[ListedTable, ...]


class TableFacts(Frame):
    """The public facts of a table for someone who isn't watching it; without a view, so that nothing leaks.

    `asked`: the seats the table waits for. `scores`: by seat, once the game has begun.
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
    """Finished games with this number of players, and the average score of a seat, bots included."""

    game: str
    players: int
    games: int
    mean_score: float


class Statistics(Frame):
    """Finished games of all time, and of this day (UTC)."""

    ever: tuple[GameStatistics, ...]
    today: tuple[GameStatistics, ...]
    day: str


class Health(Frame):
    """The process is running."""

    status: Literal["ok"] = "ok"


class Trouble(Frame):
    """A refusal: its code, the rule behind it and the parameters; the page makes the text from them."""

    code: str
    rule: str
    params: Params


class Moment(Frame):
    """A match after `step` steps, as a seat saw it; `rounds`: the steps at which they began, `result`: its places."""

    step: int
    steps: int
    rounds: tuple[int, ...]
    event: EventInfo | None
    view: DiceView | CardsView
    table: TableInfo
    seats: tuple[SeatInfo, ...]
    result: tuple[PlaceInfo, ...] | None


class ReplayStep(Frame):
    """A step as a seat saw it, and the view after it; the first has no event."""

    event: EventInfo | None
    view: DiceView | CardsView


class ReplayInfo(Frame):
    """A match with all its steps; `rounds`: the steps at which they began, `result`: the final places."""

    table: TableInfo
    seats: tuple[SeatInfo, ...]
    rounds: tuple[int, ...]
    result: tuple[PlaceInfo, ...] | None
    steps: tuple[ReplayStep, ...]


class FileWish(Frame):
    """A match from a match file, and the step to show; without a step, all of them."""

    match: dict[str, Any]
    step: int | None = Field(None, ge=0)
    seat: int | None = None


class FileForkWish(Frame):
    """A match from a match file, and the new table that continues from one of its steps."""

    match: dict[str, Any]
    fork: ForkWish

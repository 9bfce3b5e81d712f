"""What travels between page and server about people, as data; docs/people.md tells the story."""

from __future__ import annotations

from typing import Any, Literal

from silvertray.server.lines.frames import Frame, Name, TableId

Options = dict[str, Any]  # of the browser's own making: what WebAuthn says


class NameWish(Frame):
    """How somebody wants to be called."""

    name: Name


class PasskeyAnswer(Frame):
    """What the browser says for a passkey, as WebAuthn has it."""

    credential: Options


class PasskeyInfo(Frame):
    """One of the own passkeys."""

    id: str
    added: str
    used: str


class SessionInfo(Frame):
    """A browser on which somebody is signed in; `device` is a hint such as `Firefox, Windows`, `here`: this one."""

    id: str
    device: str
    since: str
    seen: str
    here: bool


class RatingInfo(Frame):
    """How strong somebody is in a game of so many players: rating ± deviation."""

    game: str
    players: int
    rating: float
    deviation: float
    games: int
    provisional: bool


class BoardLine(Frame):
    """A place on a leaderboard; `me` marks the own one."""

    rank: int
    name: str
    rating: float
    deviation: float
    games: int
    me: bool


class Board(Frame):
    """The strongest in a game of so many players; provisional ratings are not on it."""

    game: str
    players: int
    lines: tuple[BoardLine, ...]


class GameOfMine(Frame):
    """One of the own tables: `others` are the people there; `place` and `score` once it is over.

    `change`: by how much the own rating has changed, if the game was rated.
    """

    table: str
    game: str
    players: int
    seat: int
    created: str
    state: Literal["waiting", "playing", "over"]
    others: tuple[str, ...]
    bots: int
    place: int | None
    score: int | None
    change: float | None


class GamesOfMine(Frame):
    """A page of the own tables, the newest first; `next` asks for the following page."""

    games: tuple[GameOfMine, ...]
    next: str | None


class Bar(Frame):
    """How many of the own games brought so many points."""

    least: int
    most: int
    games: int


class AreaMean(Frame):
    """What a line of the score brought on average."""

    name: str
    mean: float


class GamePoint(Frame):
    """An own game: its points, and if the coach has seen it, these without the luck, and what was lost by choices."""

    score: int
    adjusted: float | None
    loss: float | None


class LevelMark(Frame):
    """How a bot's level plays the same game: on average, between what points mostly, and from where they come."""

    name: str
    mean: float
    low: int
    high: int
    areas: tuple[AreaMean, ...]


class ScoresOfMine(Frame):
    """The own finished games with so many players; `recent`: the latest points, the last game last.

    `course`: the same games as the coach sees them; `unseen`: how many of these he has not looked at. `levels`: the
    bots, where they can be compared.
    """

    game: str
    players: int
    games: int
    wins: int  # shared ones too; none where nobody else plays
    mean: float
    best: int
    recent: tuple[int, ...]
    bars: tuple[Bar, ...]
    areas: tuple[AreaMean, ...]
    course: tuple[GamePoint, ...]
    unseen: int
    levels: tuple[LevelMark, ...]


class StatisticsOfMine(Frame):
    """How well whoever asks has played, what is played most first."""

    lines: tuple[ScoresOfMine, ...]


class BlockWish(Frame):
    """Block whoever holds this seat."""

    table: TableId
    seat: int


class BlockInfo(Frame):
    """Somebody who cannot sit down at the own tables, by the name they had then."""

    id: str
    name: str
    since: str


class EraseWish(Frame):
    """Erase everything about me: a guest says `erase`, a person lets a passkey say it."""

    confirm: Literal["", "erase"] = ""
    credential: Options | None = None


class Me(Frame):
    """Who asks: a guest has no name and no passkeys here."""

    signed_in: bool
    name: str = ""
    since: str = ""
    passkeys: tuple[PasskeyInfo, ...] = ()
    sessions: tuple[SessionInfo, ...] = ()
    ratings: tuple[RatingInfo, ...] = ()
    blocked: tuple[BlockInfo, ...] = ()

"""What travels between page and server about people, as data; docs/people.md tells the story."""

from __future__ import annotations

from typing import Any, Literal

from silvertray.server.lines.frames import Frame, Name, TableId

Options = dict[str, Any]  # of the browser's own making: what WebAuthn says


class NameWish(Frame):
    """The name a person wants to have."""

    name: Name


class PasskeyAnswer(Frame):
    """The browser's answer for a passkey, as WebAuthn defines it."""

    credential: Options


class PasskeyInfo(Frame):
    """One of your passkeys."""

    id: str
    added: str
    used: str


class SessionInfo(Frame):
    """A browser where you are signed in; `device` is a hint such as `Firefox, Windows`; `here` marks this browser."""

    id: str
    device: str
    since: str
    seen: str
    here: bool


class RatingInfo(Frame):
    """A person's strength in a game with this number of players: rating ± deviation."""

    game: str
    players: int
    rating: float
    deviation: float
    games: int
    provisional: bool


class BoardLine(Frame):
    """A line of the leaderboard; `me` marks yours."""

    rank: int
    name: str
    rating: float
    deviation: float
    games: int
    me: bool


class Board(Frame):
    """The highest rated players of a game for this number of players; provisional ratings are left out."""

    game: str
    players: int
    lines: tuple[BoardLine, ...]


class GameOfMine(Frame):
    """One of your tables: `others` are the other people there; `place` and `score` come once it is over.

    `change`: how much your rating changed, if the match was rated.
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
    """A page of your tables, the newest first; `next` requests the following page."""

    games: tuple[GameOfMine, ...]
    next: str | None


class Bar(Frame):
    """How many of your games scored from `least` to `most` points."""

    least: int
    most: int
    games: int


class AreaMean(Frame):
    """The average points of one line of the score."""

    name: str
    mean: float


class GamePoint(Frame):
    """One of your games: its points and, if reviewed, its points without luck and the points that choices lost."""

    score: int
    adjusted: float | None
    loss: float | None


class LevelMark(Frame):
    """How a bot level scores in the same game: its mean, its usual range, and the mean of each area."""

    name: str
    mean: float
    low: int
    high: int
    areas: tuple[AreaMean, ...]


class ScoresOfMine(Frame):
    """Your finished games with this number of players; `recent`: the latest points, the last game last.

    `course`: the same games as the coach sees them; `unseen`: how many of them have no review yet. `levels`: the bots,
    where they can be compared.
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
    """Your scores in each game, the most played first."""

    lines: tuple[ScoresOfMine, ...]


class BlockWish(Frame):
    """Block the person at this seat."""

    table: TableId
    seat: int


class BlockInfo(Frame):
    """A person who can't sit down at your tables, by the name they had when you blocked them."""

    id: str
    name: str
    since: str


class EraseWish(Frame):
    """Erase everything about me: a guest sends `erase`, a person confirms with a passkey."""

    confirm: Literal["", "erase"] = ""
    credential: Options | None = None


class Me(Frame):
    """Who you are to the server; a guest has no name and no passkeys."""

    signed_in: bool
    name: str = ""
    since: str = ""
    passkeys: tuple[PasskeyInfo, ...] = ()
    sessions: tuple[SessionInfo, ...] = ()
    ratings: tuple[RatingInfo, ...] = ()
    blocked: tuple[BlockInfo, ...] = ()

"""The games as the page offers and draws them: options, bots, and all that is printed on a sheet."""

from __future__ import annotations

from functools import cache

from silvertray import __version__
from silvertray.analysis import COACHES
from silvertray.bots import BOTS, USUAL_LEVEL
from silvertray.core.game import Game
from silvertray.games import GAMES, game
from silvertray.games.clever.game import DiceGame
from silvertray.games.clever.position import CROSSED_CIRCLE
from silvertray.games.clever.printed import Grid, Printed, Row
from silvertray.games.dobro.cards import FACES
from silvertray.server.lines.drawn import (
    Catalogue,
    GameInfo,
    GridInfo,
    LineInfo,
    OptionInfo,
    RowInfo,
    SheetInfo,
    TrackInfo,
)
from silvertray.server.table.chat import PHRASES


@cache
def catalogue() -> Catalogue:
    """All games."""
    return Catalogue(version=__version__, games=tuple(game_info(game(slug)) for slug in GAMES), phrases=PHRASES)


@cache
def written() -> bytes:
    """All games as they are told: they stay the same as long as the server runs."""
    return catalogue().model_dump_json().encode()


def game_info(rules: Game) -> GameInfo:
    """One game."""
    return GameInfo(
        slug=rules.slug,
        kind="dice" if isinstance(rules, DiceGame) else "cards",
        least=rules.seats.start,
        most=rules.seats.stop - 1,
        options=tuple(OptionInfo(name=one.name, values=one.values, rule=one.rule) for one in rules.options),
        bots=tuple(BOTS[rules.slug]),
        usual_bot=USUAL_LEVEL,
        actions=rules.actions,
        sheet=sheet_info(rules.printed) if isinstance(rules, DiceGame) else None,
        cards=() if isinstance(rules, DiceGame) else FACES,
        coach=rules.slug in COACHES,
    )


def sheet_info(printed: Printed) -> SheetInfo:
    """What is printed on a sheet."""
    areas = zip(printed.areas, printed.sheet, strict=True)
    return SheetInfo(
        dice=printed.dice,
        areas=tuple(grid_info(name, area) if isinstance(area, Grid) else row_info(name, area) for name, area in areas),
        tracks=tuple(
            TrackInfo(name=name, fields=printed.track_fields, end=end) for name, end in printed.tracks.items()
        ),
        round_rewards=printed.round_rewards,
        rounds_by_players=printed.rounds_by_players,
        rating_floors=printed.rating_floors,
        foxes=printed.foxes,
    )


def grid_info(name: str, grid: Grid) -> GridInfo:
    """An area with cells in any order."""
    return GridInfo(
        name=name,
        labels=grid.labels,
        rows=grid.rows,
        lines=tuple(LineInfo(**line._asdict()) for line in grid.lines),
        points_by_count=grid.points_by_count,
        twice=grid.twice,
        crossed_from=CROSSED_CIRCLE if grid.twice else 0,
        row_names=grid.row_names,
    )


def row_info(name: str, row: Row) -> RowInfo:
    """An area from left to right."""
    return RowInfo(
        name=name,
        labels=row.labels,
        rewards=row.rewards,
        points_by_count=row.points_by_count,
        crossed=row.is_crossed,
        paired=row.paired,
    )


if __name__ == "__main__":
    print(catalogue().model_dump_json(exclude={"version"}))  # for the page's build

"""Choices as rows of a Parquet file; needs pyarrow, the extra `data`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
from pyarrow import parquet

from silvertray import __version__
from silvertray.core.errors import SetupError
from silvertray.games import game
from silvertray.lab.dataset.card import card
from silvertray.lab.dataset.choices import GAMES_A_PART, Part, Played, games_of
from silvertray.lab.simulate import Plan, checked
from silvertray.locale.explain import printable
from silvertray.play.files import check_place, whole, write_whole

ROWS = 50_000  # of a group, which readers load at once
COLUMNS = {
    "game": (pa.int32(), "the number of the game, from 0"),
    "seed": (pa.uint64(), "the seed of its dice or cards"),
    "step": (pa.int16(), "how many choices the game had before"),
    "seat": (pa.int8(), "who chooses, from 0"),
    "bot": (pa.dictionary(pa.int8(), pa.string()), "the bot in this seat"),
    "position": (pa.string(), "the whole position as text, hidden cards included"),
    "options": (pa.list_(pa.int16()), "every legal action"),
    "values": (pa.list_(pa.float32()), "what each option is worth, in the same order"),
    "choice": (pa.int16(), "the action that was chosen"),
    "scores": (pa.list_(pa.int16()), "the final points of all seats"),
    "place": (pa.int8(), "the final place of this seat, from 1"),
}
Row = tuple[Any, ...]


def check_file(path: Path) -> None:
    """Refuse a name that says another kind of file."""
    if path.suffix != ".parquet":
        raise SetupError("not-parquet", file=str(path))


def write(
    plan: Plan,
    path: Path,
    jobs: int,
    progress: Callable[[int], None],
    *,
    games_a_part: int = GAMES_A_PART,
    rows_a_group: int = ROWS,
) -> dict[str, Any]:
    """Play all games and write their choices, then the card; what was written. Raises SetupError."""
    check_file(path)
    plan = checked(plan)
    check_place(path)
    told = origin(plan)
    form = schema(told)
    totals, rows = [0] * plan.players, 0
    parts = games_of(plan, jobs, games_a_part)
    with whole(path) as file, parquet.ParquetWriter(file, form, compression="zstd") as writer:
        for group in groups(plan, parts, progress, totals, rows_a_group):
            writer.write_table(pa.Table.from_arrays(columns(group), schema=form))
            rows += len(group)
    figures = {**told, "choices": rows, "mean": [total / plan.games for total in totals], "file": printable(path.name)}
    says = {name: (str(kind), told) for name, (kind, told) in COLUMNS.items()}
    write_whole(path.with_suffix(".md"), card(figures, says).encode())
    return figures


def origin(plan: Plan) -> dict[str, Any]:
    """What the games are and where they come from; it stands in the file, too."""
    return {
        "game": plan.game,
        "rules_version": game(plan.game).rules_version,
        "players": plan.players,
        "bots": list(plan.bots),
        "options": dict(plan.options),
        "games": plan.games,
        "seed": plan.seed,
        "silvertray": __version__,
    }


def schema(told: dict[str, Any]) -> pa.Schema:
    """The columns, each with what it says."""
    fields = [pa.field(name, kind, nullable=False, metadata={"says": says}) for name, (kind, says) in COLUMNS.items()]
    return pa.schema(fields, metadata={"silvertray": json.dumps(told)})


def groups(
    plan: Plan, parts: Iterable[Part], progress: Callable[[int], None], totals: list[int], rows_a_group: int
) -> Iterator[list[Row]]:
    """Rows in groups; the points of each seat are added up on the way."""
    waiting: list[Row] = []
    for part in parts:
        for played in part.games:
            totals[:] = [total + score for total, score in zip(totals, played.scores, strict=True)]
            waiting += rows_of(plan, played)
        progress(part.size)
        if len(waiting) >= rows_a_group:
            yield waiting
            waiting = []
    if waiting:
        yield waiting


def rows_of(plan: Plan, played: Played) -> Iterator[Row]:
    """The choices of a game, in the order of the columns."""
    for step, seat, position, values, action in played.choices:
        told = (played.number, played.seed, step, seat, plan.bots[seat], position)
        yield *told, [*values], [*values.values()], action, played.scores, played.places[seat]


def columns(rows: list[Row]) -> list[pa.Array]:
    """Rows as Arrow's arrays."""
    return [pa.array(column, kind) for column, (kind, _) in zip(zip(*rows, strict=True), COLUMNS.values(), strict=True)]

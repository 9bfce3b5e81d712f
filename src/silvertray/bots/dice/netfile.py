"""Net files: a line of JSON that says where a net comes from and how well it plays, then its weights, compressed."""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from silvertray.bots.dice.net import WIDEST, Net, size
from silvertray.core.errors import SetupError
from silvertray.play.files import write_whole

FORMAT = "silvertray-net-1"
ROUNDS = 6  # of the longest game
Kind = TypeVar("Kind")


class HeldOut(NamedTuple):
    """How a net played in games that were never used for learning."""

    games: int
    mean: float
    se: float | None  # of which one game tells nothing


class Header(NamedTuple):
    """Where a net comes from and how well it plays."""

    game: str
    players: tuple[int, ...]  # the tables it learnt at
    width: int
    recipe: str
    seed: int
    commit: str  # the code it was trained by
    games: int  # that it learnt from
    held_out: HeldOut
    spread: tuple[float, ...]  # standard deviation of final score − prediction, with 0, 1, … rounds to come


def read_net(path: Path) -> tuple[Header, Net]:
    """A net and its header; raises SetupError."""
    header, weights = unpacked(path.read_bytes(), str(path))
    return header, Net(header.width, weights)


def read_weights(path: Path) -> tuple[Header, array[int]]:
    """The same with bare weights; raises SetupError."""
    return unpacked(path.read_bytes(), str(path))


def shipped(name: str) -> tuple[Header, Net]:
    """A net that comes with the package: a new one each time, as a net remembers the position it priced last."""
    header, weights = shipped_weights(name)
    return header, Net(header.width, weights)


@cache
def shipped_weights(name: str) -> tuple[Header, array[int]]:
    """What is read once of a net that comes with the package."""
    file = files("silvertray.bots").joinpath("nets", f"{name}.net")
    return unpacked(file.read_bytes(), str(file))


def write_net(path: Path, header: Header, weights: array[int]) -> None:
    """Write a net file."""
    told = {"format": FORMAT, **header._asdict(), "held_out": header.held_out._asdict()}
    write_whole(path, json.dumps(told).encode() + b"\n" + zlib.compress(little_endian(weights).tobytes(), 9))


def unpacked(content: bytes, file: str) -> tuple[Header, array[int]]:
    """What a net file holds; raises SetupError."""
    line, _, packed = content.partition(b"\n")
    try:
        header = header_of(json.loads(line))
        return header, weights_of(packed, header.width)
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError, zlib.error):
        raise SetupError("broken-net", file=file) from None


def header_of(told: Mapping[str, Any]) -> Header:
    """A header from its JSON; raises ValueError, KeyError or TypeError for what is none."""
    if (
        told["format"] != FORMAT
        or not 0 < told["width"] <= WIDEST
        or len(told["spread"]) != ROUNDS
        or not min(told["spread"]) >= 0
    ):
        raise ValueError
    return Header(
        game=exactly(str, told["game"]),
        players=all_of(int, told["players"]),
        width=exactly(int, told["width"]),
        recipe=exactly(str, told["recipe"]),
        seed=exactly(int, told["seed"]),
        commit=exactly(str, told["commit"]),
        games=exactly(int, told["games"]),
        held_out=held_out_of(told["held_out"]),
        spread=all_of(float, told["spread"]),
    )


def held_out_of(told: Mapping[str, Any]) -> HeldOut:
    """How a net played, from JSON; raises ValueError, KeyError or TypeError for what does not tell it."""
    se = None if told["se"] is None else float(told["se"])
    return HeldOut(exactly(int, told["games"]), float(told["mean"]), se)


def exactly(kind: type[Kind], value: Any) -> Kind:
    """A value of this kind; raises TypeError for another one."""
    if type(value) is not kind:
        raise TypeError
    return value


def all_of(kind: type[Kind], values: Sequence[Any]) -> tuple[Kind, ...]:
    """Values of this kind; raises TypeError for another one."""
    return tuple(exactly(kind, value) for value in values)


def weights_of(packed: bytes, width: int) -> array[int]:
    """The weights of a net of this width; raises ValueError or zlib.error if they are not just that."""
    unzip = zlib.decompressobj()
    content = unzip.decompress(packed, 2 * size(width) + 1)
    if len(content) != 2 * size(width) or not unzip.eof or unzip.unused_data:
        raise ValueError
    return little_endian(array("h", content))


def little_endian(weights: array[int]) -> array[int]:
    """Weights from this machine's order of bytes to that of the file, or back."""
    if sys.byteorder == "little":
        return weights
    turned = array("h", weights)
    turned.byteswap()
    return turned

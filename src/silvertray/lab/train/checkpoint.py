"""Checkpoints: a training as a file, to go on with after a pause, a crash or a power cut."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from silvertray.bots.dice.net import size
from silvertray.core.errors import SetupError
from silvertray.lab.train.playing import Snapshot
from silvertray.lab.train.training import Look, Training
from silvertray.play.files import write_whole

FORMAT = "silvertray-training-1"


def beside(net: Path) -> Path:
    """Where the checkpoint of a net lies."""
    return net.with_name(f"{net.name}.checkpoint")


def identity(training: Training) -> dict[str, Any]:
    """What a training is called by: with another one of these it is another training."""
    return {"recipe": json.loads(json.dumps(asdict(training.recipe))), "seed": training.seed, "start": training.start}


def save(training: Training, path: Path) -> None:
    """Write a checkpoint."""
    content = b"".join([*training.learner.memory(), training.ahead.weights])
    told = {
        "format": FORMAT,
        **identity(training),
        "games": training.games,
        "seconds": training.seconds,
        "error": training.error,
        "curve": training.curve,
        "steps": training.learner.steps,
        "progress": training.ahead.progress,
        "sum": zlib.crc32(content),
    }
    write_whole(path, json.dumps(told).encode() + b"\n" + content)


def resume(training: Training, path: Path) -> None:
    """Bring a training that has just begun to where its checkpoint was; raises SetupError."""
    line, _, content = path.read_bytes().partition(b"\n")
    try:
        told = json.loads(line)
        check_same(training, told, path)
        go_on(training, told, content)
    except (ValueError, KeyError, TypeError, RecursionError):
        raise SetupError("broken-checkpoint", file=str(path)) from None


def check_same(training: Training, told: dict[str, Any], path: Path) -> None:
    """Refuse the checkpoint of another training."""
    for name, value in identity(training).items():
        if told[name] != value:
            raise SetupError("other-training", file=str(path), what=name)


def go_on(training: Training, told: dict[str, Any], content: bytes) -> None:
    """Take everything over; raises ValueError, KeyError or TypeError for what does not fit."""
    sizes = [4 * size(training.recipe.width)] * 4 + [2 * size(training.recipe.width)]
    if told["format"] != FORMAT or len(content) != sum(sizes) or told["sum"] != zlib.crc32(content):
        raise ValueError
    *memory, ahead = pieces(content, sizes)
    training.learner.remember(memory, told["steps"])
    training.games, training.seconds, training.error = told["games"], told["seconds"], told["error"]
    training.curve = [Look(*look) for look in told["curve"]]
    training.ahead = Snapshot(ahead, told["progress"])


def pieces(content: bytes, sizes: list[int]) -> Iterator[bytes]:
    """Bytes in pieces of these sizes."""
    for piece in sizes:
        yield content[:piece]
        content = content[piece:]

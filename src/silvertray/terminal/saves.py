"""Saved games: one match file each in the player's own folder, finished ones in a folder of their own."""

from __future__ import annotations

import secrets
import time
from pathlib import Path

from silvertray.core.errors import MatchFileError
from silvertray.play.files import read, save
from silvertray.play.home import home
from silvertray.play.match import Match

ENDING = ".jsonl"
FINISHED = "finished"


def new_path(slug: str) -> Path:
    """A file for a new game; the last part keeps games apart that begin in the same second."""
    return home() / f"{slug}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}{ENDING}"


def saved_games() -> list[Path]:
    """The files of games that can be gone on with, the latest first."""
    return sorted(home().glob("*" + ENDING), key=lambda path: path.stat().st_mtime, reverse=True)


def load(path: Path) -> Match:
    """The match of a saved game; raises SilvertrayError."""
    try:
        for _, match, _ in read(path):
            return match
    except OSError as error:
        raise MatchFileError("unreadable", file=str(path), why=str(error.strerror)) from None
    raise MatchFileError("empty-file", file=str(path))


def finish(match: Match, path: Path) -> Path:
    """Move a finished game out of the way; returns where it lies now."""
    kept = path.parent / FINISHED / path.name
    save(match, kept)
    path.unlink(missing_ok=True)
    return kept

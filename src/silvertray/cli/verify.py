"""`silvertray verify`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path


def add_arguments(command: ArgumentParser) -> None:
    """A match file."""
    command.add_argument("file", type=Path, help="command-any-file")


def run(request: Namespace) -> int:
    """Check the dice of every commit–reveal match of a file."""
    from silvertray.locale import own_words
    from silvertray.play import files

    verified = [files.verify(match, line) for line, match, _ in files.read(request.file)]
    message = "verify-ok" if any(verified) else "verify-nothing"
    print(own_words().say(message, file=request.file.name, verified=sum(verified), matches=len(verified)))
    return 0

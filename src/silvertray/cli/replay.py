"""`silvertray replay`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path


def add_arguments(command: ArgumentParser) -> None:
    """A match file."""
    command.add_argument("file", type=Path, help="command-any-file")


def run(request: Namespace) -> int:
    """Check every match of a file."""
    from silvertray.locale import own_words
    from silvertray.play import files

    count = 0
    for line, match, claimed in files.read(request.file):
        files.check_result(match, claimed, line)
        count += 1
    print(own_words().say("replay-ok", file=request.file.name, matches=count))
    return 0

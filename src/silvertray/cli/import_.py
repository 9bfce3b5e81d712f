"""`silvertray import`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from silvertray.cli.database import add_database, database_settings
from silvertray.cli.ending import DIFFERENT


def add_arguments(command: ArgumentParser) -> None:
    """From which file, into whose tables."""
    command.add_argument("file", type=Path, metavar="FILE.jsonl[.gz]")
    add_database(command)


def run(request: Namespace) -> int:
    """Bring in what a file tells, if all of it holds."""
    from silvertray.server.keeping.reporting import report_import

    return 0 if report_import(database_settings(request), request.file) else DIFFERENT

"""`silvertray export`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from silvertray.cli.database import add_database, database_settings
from silvertray.cli.ending import DIFFERENT


def add_arguments(command: ArgumentParser) -> None:
    """Into which file, whose tables, and which of them."""
    command.add_argument("file", type=Path, metavar="FILE.jsonl[.gz]")
    add_database(command)
    command.add_argument("--finished", action="store_true", help="command-export-finished")


def run(request: Namespace) -> int:
    """Write all tables, or the finished games, into a file."""
    from silvertray.lab.report import progress_bar
    from silvertray.server.keeping.reporting import report_export, report_finished

    report = report_finished if request.finished else report_export
    return 0 if report(database_settings(request), request.file, progress_bar) else DIFFERENT

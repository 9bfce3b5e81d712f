"""`silvertray audit`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from silvertray.cli.database import add_database, database_settings
from silvertray.cli.ending import DIFFERENT
from silvertray.cli.work import check_jobs


def add_arguments(command: ArgumentParser) -> None:
    """Whose tables, how many workers, and for whom it is told."""
    add_database(command)
    command.add_argument("--json", action="store_true", help="command-audit-json")
    command.add_argument("--jobs", type=int, default=1, help="command-any-jobs")


def run(request: Namespace) -> int:
    """Replay every stored table."""
    from silvertray.lab.report import progress_bar
    from silvertray.server.keeping.reporting import report_audit

    check_jobs(request)
    same = report_audit(database_settings(request), request.jobs, request.json, progress_bar)
    return 0 if same else DIFFERENT

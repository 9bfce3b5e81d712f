"""`silvertray tidy`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from silvertray.cli.database import SERVER


def add_arguments(command: ArgumentParser) -> None:
    """Whose tables, and how long they may lie."""
    command.add_argument("--database", metavar="URL", help="command-any-database")
    command.add_argument("--days", dest="tidy_days", metavar="N", help="command-tidy-days")
    command.set_defaults(needs=SERVER)


def run(request: Namespace) -> int:
    """Remove tables that were left before the end."""
    from silvertray.server.settings import settings

    found = settings({"database": request.database, "tidy_days": request.tidy_days})
    from silvertray.server.keeping.tidy import tidy
    from silvertray.server.serve import check_database

    check_database(found)
    return tidy(found)

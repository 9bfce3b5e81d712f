"""What commands have in common that work on a server's database."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

SERVER = "server"  # the extra without which there is no server


def add_database(command: ArgumentParser) -> None:
    """`--database`, as for `silvertray serve`."""
    command.add_argument("--database", metavar="URL", help="command-any-database")
    command.set_defaults(needs=SERVER)


def database_settings(request: Namespace) -> Any:
    """How the server is set up whose database is meant."""
    from silvertray.server.settings import settings

    return settings({"database": request.database})

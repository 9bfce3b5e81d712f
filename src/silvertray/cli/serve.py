"""`silvertray serve`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from silvertray.cli.database import SERVER


def add_arguments(command: ArgumentParser) -> None:
    """Where to listen, where games are kept, and who works."""
    command.add_argument("--host", help="command-serve-host")
    command.add_argument("--port", help="command-serve-port")
    command.add_argument("--database", metavar="URL", help="command-serve-database")
    command.add_argument("--workers", metavar="N", help="command-serve-workers")
    command.add_argument("--redis", metavar="URL", help="command-serve-redis")
    command.add_argument("--open", action="store_true", help="command-serve-open")
    command.set_defaults(needs=SERVER)


def run(request: Namespace) -> int:
    """Serve the page until somebody stops it."""
    from silvertray.server.settings import settings

    found = settings({name: getattr(request, name) for name in ("host", "port", "database", "workers", "redis")})
    from silvertray.server.serve import serve  # takes its time, so not before what was asked for can be

    return serve(found, request.open)

"""`silvertray serve`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from silvertray.cli.database import SERVER


def add_arguments(command: ArgumentParser) -> None:
    """Where to listen, where games are kept, and who works."""
    command.add_argument("--host", help="address to listen at (default 127.0.0.1; 0.0.0.0 lets phones in)")
    command.add_argument("--port", help="port to listen at (default 8000)")
    command.add_argument(
        "--database",
        metavar="URL",
        help="where games are kept, such as sqlite:///tables.db or postgresql://user@host/name",
    )
    command.add_argument("--workers", metavar="N", help="processes that serve all tables together (default 1)")
    command.add_argument("--redis", metavar="URL", help="how they hear of each other, such as redis://localhost")
    command.add_argument("--open", action="store_true", help="open the page, where there is a screen")
    command.set_defaults(needs=SERVER)


def run(request: Namespace) -> int:
    """Serve the page until somebody stops it."""
    from silvertray.server.settings import settings

    found = settings({name: getattr(request, name) for name in ("host", "port", "database", "workers", "redis")})
    from silvertray.server.serve import serve  # takes its time, so not before what was asked for can be

    return serve(found, request.open)

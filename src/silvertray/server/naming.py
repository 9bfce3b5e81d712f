"""Lines of the log tell visitors apart without telling who they are."""

from __future__ import annotations

import hmac
import secrets
from functools import lru_cache

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from structlog.contextvars import bound_contextvars

from silvertray.server.lines.visitors import address

KEY = secrets.token_bytes(32)  # never kept: after the next start nobody can tell whom a name meant
LETTERS = 12


class Named:
    """Every line about a visit names its visitor."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        visitor = {} if scope["type"] == "lifespan" else {"visitor": name_of(address(HTTPConnection(scope)))}
        with bound_contextvars(**visitor):
            await self._app(scope, receive, send)


@lru_cache(maxsize=10_000)
def name_of(where: str) -> str:
    """The same for the same address as long as this process runs, and of no use to anybody else."""
    return hmac.new(KEY, where.encode(), "sha256").hexdigest()[:LETTERS]

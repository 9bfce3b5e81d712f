"""Who may say where a visitor comes from: proxies on a list, and whoever comes in by a file."""

from __future__ import annotations

from fastapi import FastAPI
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from silvertray.server.settings import Settings

HERE = "127.0.0.1"


class ByFile:
    """Whoever may open the file is a proxy on this machine, though it has no address there."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            scope["client"] = (HERE, 0)
        await self._app(scope, receive, send)


def add_to(app: FastAPI, settings: Settings) -> None:
    """Believe them, and nobody else."""
    trusted = [*settings.trusted_proxies, HERE] if settings.is_behind_file else [*settings.trusted_proxies]
    if trusted:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=trusted)
    if settings.is_behind_file:
        app.add_middleware(ByFile)  # added last, asked first

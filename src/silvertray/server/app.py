"""The application: settings, store, tables, routes, and the headers that keep a page safe."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response, WebSocket
from starlette.responses import JSONResponse

from silvertray import __version__
from silvertray.server import health, web
from silvertray.server.limits import Buckets
from silvertray.server.metrics import measured
from silvertray.server.people.routes import api as people_api
from silvertray.server.redis_wire import RedisWire
from silvertray.server.settings import Settings
from silvertray.server.socket import visit
from silvertray.server.store import Store
from silvertray.server.tables import Tables
from silvertray.server.tidy import tidy_daily
from silvertray.server.wire import Alone, Wire


def application(settings: Settings) -> FastAPI:
    """The whole server as one ASGI application."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.database_url)
        await store.migrate()
        app.state.tables = Tables(settings, store, wire_of(settings))
        tidying = asyncio.create_task(tidy_daily(store, app.state.tables.wire, settings.tidy_days), name="tidy")
        async with measured(settings, app.state.tables.live):
            yield
        tidying.cancel()
        await app.state.tables.close()
        await store.close()

    app = FastAPI(title="Silvertray", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.makers = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
    app.state.askers = Buckets(settings.asks_per_minute / 60, settings.asks_per_minute)
    app.middleware("http")(safe)
    app.add_api_websocket_route("/socket", socket)
    app.include_router(health.routes)
    app.include_router(people_api)
    web.add_to(app)
    return app


def wire_of(settings: Settings) -> Wire:
    """The way to the other workers, where there may be some."""
    return RedisWire(settings.redis) if settings.redis else Alone()


async def socket(websocket: WebSocket) -> None:
    """The one socket of a page."""
    await visit(websocket, websocket.app.state.tables)


def too_large(request: Request) -> Response | None:
    """The refusal of a body that is too large, or does not say beforehand how large it is."""
    length = request.headers.get("content-length", "0")
    if "transfer-encoding" not in request.headers and length.isdecimal() and int(length) <= web.LARGEST_BODY:
        return None
    return JSONResponse({"code": "body-too-large", "rule": "", "params": {"most": web.LARGEST_BODY}}, 413)


async def safe(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
    """Refuse bodies that are too large; tell browsers what this page never does."""
    response = too_large(request) or await call_next(request)
    host = request.headers.get("host", "")
    response.headers["content-security-policy"] = (
        f"default-src 'self'; connect-src 'self' ws://{host} wss://{host}; img-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
    response.headers["x-content-type-options"] = "nosniff"
    response.headers["referrer-policy"] = "no-referrer"
    response.headers["cross-origin-opener-policy"] = "same-origin"
    return response

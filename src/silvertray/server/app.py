"""The application: settings, store, tables, routes, and the headers that keep a page safe."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from fastapi import FastAPI, Request, Response, WebSocket
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from silvertray import __version__
from silvertray.server import health, proxies, timing
from silvertray.server.api import matchfile, pages, refusing, web
from silvertray.server.api.lobby import keep_attended
from silvertray.server.api.policy import policy
from silvertray.server.api.refusing import Unwelcome, refusal
from silvertray.server.api.remembering import Remembered
from silvertray.server.api.statistics import LongAgo
from silvertray.server.contests.contests import Contests
from silvertray.server.contests.routes import api as contests_api
from silvertray.server.keeping.store import Store
from silvertray.server.keeping.tidy import tidy_daily
from silvertray.server.lines.limits import Buckets, Places, crowd, minutely, shared
from silvertray.server.lines.socket import visit
from silvertray.server.lines.visitors import address, is_secure
from silvertray.server.lines.wishes import Lobby, Statistics
from silvertray.server.metrics import measured
from silvertray.server.naming import Named
from silvertray.server.people.routes import api as people_api
from silvertray.server.practice.routes import api as practice_api
from silvertray.server.push.routes import api as push_api
from silvertray.server.settings import Settings
from silvertray.server.table.tables import Tables
from silvertray.server.table.waking import keep_waking
from silvertray.server.wires.redis_wire import RedisWire
from silvertray.server.wires.wire import Alone, Wire

LARGEST_BODY = 16_384
A_YEAR = 365 * 24 * 3600
ABOUT = (
    "Tables of a Silvertray server: create one, find open ones, play, and get finished games. "
    'A refused request is answered with a 4xx status and {"code", "rule", "params"}.'
)


@asynccontextmanager
async def lifespan(settings: Settings, app: FastAPI) -> AsyncIterator[None]:
    """The tables of this process, and what is done besides, from the first visitor to the last."""
    store = Store(settings.database_url)
    await store.migrate()
    tables = app.state.tables = Tables(settings, store, wire_of(settings), timing.SYSTEM_TIME)
    besides = [
        asyncio.create_task(tidy_daily(store, tables.wire, settings.tidy_days, tables.time), name="tidy"),
        asyncio.create_task(keep_attended(tables), name="attended"),
        asyncio.create_task(keep_waking(tables), name="waking"),
        asyncio.create_task(tables.talks.keep_checked(), name="sessions"),
    ]
    contests = app.state.contests = Contests(tables)
    async with measured(settings, tables.live):
        yield
    for task in besides:
        task.cancel()
    await asyncio.gather(*besides, return_exceptions=True)  # whoever is still at the database would never end
    await contests.close()
    await tables.close()
    await store.close()


def application(settings: Settings) -> FastAPI:
    """The whole server as one ASGI application."""
    app = FastAPI(
        title="Silvertray",
        version=__version__,
        description=ABOUT,
        lifespan=partial(lifespan, settings),
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.makers = minutely(settings, settings.tables_per_minute)
    app.state.askers = minutely(settings, settings.asks_per_minute)
    app.state.senders = shared(settings, settings.frames_per_second, settings.frame_burst)
    app.state.crowd = crowd(settings)
    app.state.requests = shared(settings, settings.requests_per_second, settings.request_burst)
    app.state.open_lines = set()
    app.state.readiness = Remembered[health.Readiness](settings.ready_seconds)
    app.state.statistics = Remembered[Statistics](settings.statistics_seconds)
    app.state.long_ago = LongAgo()
    app.state.lobby = Remembered[Lobby](settings.lobby_seconds)
    app.state.places = Places(max(1, settings.lines_per_address // settings.workers))
    app.add_middleware(Gate, app.state.requests)
    app.add_middleware(Safe)
    app.add_middleware(Named)
    proxies.add_to(app, settings)
    app.add_api_websocket_route("/socket", socket)
    app.include_router(health.routes)
    app.include_router(people_api)
    app.include_router(push_api)
    app.include_router(contests_api)
    app.include_router(practice_api)
    refusing.add_to(app)
    app.add_exception_handler(Exception, broken)
    web.add_to(app)
    pages.add_to(app)
    return app


def wire_of(settings: Settings) -> Wire:
    """The way to the other workers, where there may be some."""
    return RedisWire(settings.redis) if settings.redis else Alone()


async def socket(websocket: WebSocket) -> None:
    """The one socket of a page."""
    await visit(websocket, websocket.app.state.tables)


def too_large(request: Request) -> Response | None:
    """The refusal of a body that is too large, or does not say beforehand how large it is."""
    is_file = request.url.path in matchfile.PATHS
    most = matchfile.LARGEST if is_file else LARGEST_BODY
    length = request.headers.get("content-length", "0")
    if "transfer-encoding" not in request.headers and length.isdecimal() and int(length) <= most:
        return None
    if is_file:
        return refusal(Unwelcome(413, "line-too-long", line=1, most=most))  # a file of one line is sent along
    return refusal(Unwelcome(413, "body-too-large", most=most))


class Gate:
    """Refuses whoever asks for too much."""

    def __init__(self, app: ASGIApp, askers: Buckets) -> None:
        self._app = app
        self._askers = askers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request; sockets say by themselves why they end."""
        is_asking = scope["type"] == "http" and costs(scope["path"])
        is_too_fast = is_asking and not self._askers.take(address(HTTPConnection(scope)))
        await (refusal(Unwelcome(429, "too-fast")) if is_too_fast else self._app)(scope, receive, send)


def costs(path: str) -> bool:
    """Whether a request may ask the database for something: files and the signs of life do not, or hardly ever."""
    is_file = "." in path and not path.startswith("/api/")
    return not is_file and path not in health.PATHS


class Safe:
    """Refuses bodies that are too large, and tells browsers what this page never does."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request; sockets pass."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(safe_headers(request))
                if needs_policy(scope["path"], headers):
                    headers["content-security-policy"] = policy(request.headers.get("host", ""))
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await (too_large(request) or self._app)(scope, receive, send_safely)


async def broken(request: Request, error: Exception) -> Response:
    """What nobody foresaw is told without particulars; Safe does not see this answer, which goes out above it."""
    return PlainTextResponse("Internal Server Error", 500, headers=safe_headers(request))


def needs_policy(path: str, headers: MutableHeaders) -> bool:
    """Whether scripts could run in an answer: in a document, or as the service worker."""
    return headers.get("content-type", "").startswith("text/html") or path == "/worker.js"


def safe_headers(request: Request) -> dict[str, str]:
    """What a browser is to know about every answer."""
    host = request.headers.get("host", "")
    return {
        **lasting(request, host),
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
    }


def lasting(request: Request, host: str) -> dict[str, str]:
    """Whoever came over https stays with it; but this machine's own name is for other servers too, on other ports."""
    is_here = host.partition(":")[0].endswith("localhost")
    wanted = is_secure(request) and not is_here
    return {"strict-transport-security": f"max-age={A_YEAR}; includeSubDomains"} if wanted else {}

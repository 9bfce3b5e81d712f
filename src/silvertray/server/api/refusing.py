"""How plain HTTP says no: a status, and the same code, rule and particulars as everywhere."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.routing import Match, Route

from silvertray.core.errors import SilvertrayError
from silvertray.server import metrics
from silvertray.server.lines.callers import Hangup
from silvertray.server.lines.wishes import Trouble

UNPROCESSABLE = 422
STATUSES = {  # of what does not say so itself
    "bad-frame": UNPROCESSABLE,
    "frame-too-long": 413,
    "no-coach": 409,
    "no-such-table": 404,
    "review-failed": 503,
    "other-version": 409,
    "sealed": 409,
    "server-full": 503,
    "table-full": 503,
    "table-unplayable": 409,
    "too-fast": 429,
    "too-many-lines": 429,
    "too-many-hints": 429,
    "too-many-reviews": 429,
    "wrong-token": 403,
}


class Unwelcome(SilvertrayError):  # noqa: N818 - what it is to the visitor
    """A request that is refused, with the status it is answered by."""

    def __init__(self, status: int, code: str, **params: str | int) -> None:
        super().__init__(code, "", **params)
        self.status = status


ABOUT = {
    401: "Sign in first.",
    403: "A request from another site, or an invalid token.",
    404: "Not found.",
    409: "Not possible in the current state.",
    413: "Request too large.",
    422: "Invalid request.",
    429: "Too many requests: try again in a moment.",
    503: "The server is full: try again later.",
}


def troubles(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """How a request may be refused, for the OpenAPI document."""
    return {status: {"model": Trouble, "description": ABOUT[status]} for status in statuses}


def content(kind: str, schema: dict[str, Any], *statuses: int) -> dict[int | str, dict[str, Any]]:
    """The same for a request whose answer is not JSON: its refusals are."""
    trouble = {"application/json": {"schema": {"$ref": f"#/components/schemas/{Trouble.__name__}"}}}
    refused: dict[int | str, dict[str, Any]] = {
        status: {"content": trouble, "description": ABOUT[status]} for status in statuses
    }
    return {200: {"content": {kind: {"schema": schema}}}, **refused}


def add_to(app: FastAPI) -> None:
    """Every refusal is told as data."""
    app.add_exception_handler(SilvertrayError, told)
    app.add_exception_handler(Hangup, ended)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(400, unreadable)
    app.add_exception_handler(404, nowhere)
    app.add_exception_handler(405, wrong_method)


def refusal(error: SilvertrayError) -> JSONResponse:
    """A refusal as data; the page makes the words."""
    metrics.note_refusal(error.code)
    status = error.status if isinstance(error, Unwelcome) else STATUSES.get(error.code, UNPROCESSABLE)
    return JSONResponse({"code": error.code, "rule": error.rule, "params": particulars(error)}, status)


def particulars(error: SilvertrayError) -> dict[str, str | int]:
    """All that it names, and what its cause names: the page tells why in words as well."""
    cause = error.__cause__
    return cause.params | error.params if isinstance(cause, SilvertrayError) else error.params


async def told(request: Request, error: Exception) -> JSONResponse:
    """What the rules or the server refuse."""
    assert isinstance(error, SilvertrayError)
    return refusal(error)


async def ended(request: Request, error: Exception) -> JSONResponse:
    """What would end a talk."""
    assert isinstance(error, Hangup)
    return refusal(SilvertrayError(error.closing.code, rule="", **error.closing.params))


async def unreadable(request: Request, error: Exception) -> JSONResponse:
    """A body that is no JSON at all."""
    return refusal(Unwelcome(UNPROCESSABLE, "bad-request", where="body"))


async def nowhere(request: Request, error: Exception) -> JSONResponse:
    """An address that leads nowhere."""
    return refusal(Unwelcome(404, "no-such-address"))


async def wrong_method(request: Request, error: Exception) -> JSONResponse:
    """An address that is asked for something else."""
    answer = refusal(Unwelcome(405, "wrong-method", method=request.method[:20]))
    answer.headers["allow"] = ", ".join(sorted(allowed(request)))
    return answer


def allowed(request: Request) -> set[str]:
    """By which methods an address can be asked for; each may have a route of its own."""
    there = [route for route in request.app.routes if route.matches(request.scope)[0] is not Match.NONE]
    return {method for route in there if isinstance(route, Route) for method in route.methods or ()}


async def malformed(request: Request, error: Exception) -> JSONResponse:
    """A request that is not what was asked for."""
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"])
    return refusal(Unwelcome(UNPROCESSABLE, "bad-request", where=where))

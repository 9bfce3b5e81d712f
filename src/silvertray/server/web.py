"""Everything over plain HTTP: the page itself, the catalogue, new tables, finished games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Body, Depends, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles

from silvertray.core.errors import SilvertrayError
from silvertray.core.game import CHANCE
from silvertray.play.files import to_line
from silvertray.play.match import Match
from silvertray.server.catalogue import catalogue
from silvertray.server.folding import EntryKind, Folded
from silvertray.server.limits import Buckets
from silvertray.server.marks import marked
from silvertray.server.news import about, result, seats
from silvertray.server.people.who import known_guest
from silvertray.server.protocol import Catalogue, EventInfo, Moment, NewTable, Promise, TableWish
from silvertray.server.tables import Tables
from silvertray.server.visitors import give_cookie, is_welcome

PAGE = Path(__file__).parent / "page"
LARGEST_BODY = 16_384
api = APIRouter(prefix="/api")


class Unwelcome(SilvertrayError):  # noqa: N818 - what it is to the visitor
    """A request that is refused, with the status it is answered by."""

    def __init__(self, status: int, code: str, **params: str | int) -> None:
        super().__init__(code, "", **params)
        self.status = status


def the_tables(request: Request) -> Tables:
    """The tables of this process."""
    tables: Tables = request.app.state.tables
    return tables


TheTables = Annotated[Tables, Depends(the_tables)]


@api.get("/games")
async def games() -> Catalogue:
    """All games, with what is printed on their sheets."""
    return catalogue()


def check_maker(request: Request, tables: TheTables) -> None:
    """Refuse pages of other sites, and who asks for too much."""
    if not is_welcome(request, tables.settings):
        raise Unwelcome(403, "foreign-page")
    makers: Buckets = request.app.state.makers
    if not makers.take(request.client.host if request.client else ""):
        raise Unwelcome(429, "too-many-tables")


@api.post("/promises", status_code=201, dependencies=[Depends(check_maker)])
async def promise(tables: TheTables) -> Promise:
    """The promise of a secret, to be asked for before one's own word is said."""
    return Promise(commitment=await tables.promises.make())


@api.post("/tables", status_code=201, dependencies=[Depends(check_maker)])
async def create(
    wish: Annotated[TableWish, Body()], request: Request, response: Response, tables: TheTables
) -> NewTable:
    """A new table."""
    async with tables.store.engine.begin() as connection:
        maker = await known_guest(connection, request, response)
    return await tables.create(wish, maker.guest)


@api.get("/tables/{table}/match")
async def match_file(table: str, tables: TheTables) -> Response:
    """The match file of a finished game."""
    found, match = await finished(tables, table)
    name = f"{found.record.game}-{table}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(to_line(match) + "\n", media_type="application/jsonl", headers=headers)


@api.get("/tables/{table}/moments/{step}")
async def moment(table: str, step: int, tables: TheTables, seat: int | None = None) -> Moment:
    """A finished game after so many steps, as a seat saw it."""
    found, match = await finished(tables, table)
    steps = len(match.log)
    if not 0 <= step <= steps:
        raise Unwelcome(404, "no-such-step", step=step, steps=steps)
    if seat is not None:
        match.check_seat(seat)
    return Moment(
        step=step,
        steps=steps,
        event=event_of(match, step, seat) if step else None,
        view=match.game.view(match.at(step), seat),
        table=about(found),
        seats=seats(found, ()),
        result=result(match),
    )


def event_of(match: Match, number: int, seat: int | None) -> EventInfo:
    """A step of the net log as a seat saw it."""
    step = match.log[number - 1]
    kind: EntryKind = "chance" if step.seat == CHANCE else "play"
    did = marked(match.game, match.at(number - 1), step) if kind == "play" else None
    return EventInfo(seq=number, kind=kind, seat=step.seat, text=step.seen(seat), at="", did=did)


async def finished(tables: Tables, table: str) -> tuple[Folded, Match]:
    """A finished game; running ones would tell what is hidden."""
    live = await tables.open(table)
    if live is None:
        raise Unwelcome(404, "no-such-table", table=table[:20])
    tables.let_go(live)
    if not live.table.is_over or live.table.match is None:
        raise Unwelcome(409, "not-over")
    return live.table, live.table.match


# -- around it


def add_to(app: FastAPI) -> None:
    """Routes, the page, and how errors are told."""
    app.include_router(api)
    app.add_exception_handler(SilvertrayError, told)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(400, unreadable)
    if (PAGE / "assets").is_dir():
        app.mount("/assets", StaticFiles(directory=PAGE / "assets"))
    app.add_api_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)


async def page(path: str, request: Request) -> Response:
    """The page; it finds its own way by the address. Every guest gets a cookie, so that seats are found again."""
    if path in {file.name for file in PAGE.glob("*.*")}:
        return FileResponse(PAGE / path)
    if path.partition("/")[0] == "api" or "." in path:
        raise Unwelcome(404, "no-such-address")
    if not (PAGE / "index.html").is_file():
        return PlainTextResponse("the page is not built: run `make play`", status_code=503)
    response = FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache"})
    give_cookie(request, response)
    return response


async def told(request: Request, error: Exception) -> JSONResponse:
    """A refusal as data; the page makes the words."""
    assert isinstance(error, SilvertrayError)
    status = error.status if isinstance(error, Unwelcome) else 422
    return JSONResponse({"code": error.code, "rule": error.rule, "params": error.params}, status_code=status)


async def unreadable(request: Request, error: Exception) -> JSONResponse:
    """A body that is no JSON at all."""
    return JSONResponse({"code": "bad-request", "rule": "", "params": {"where": "body"}}, status_code=422)


async def malformed(request: Request, error: Exception) -> JSONResponse:
    """A body that is not what was asked for."""
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"])
    return JSONResponse({"code": "bad-request", "rule": "", "params": {"where": where}}, status_code=422)

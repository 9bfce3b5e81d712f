"""The tables of this server over plain HTTP: games, statistics, open tables, new ones."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, FastAPI, Query, Request, Response
from fastapi.openapi.models import Example

from silvertray.server.api import finished, matchfile
from silvertray.server.api.asking import TheTables, check_maker, opened
from silvertray.server.api.catalogue import written
from silvertray.server.api.conditional import conditional_answer
from silvertray.server.api.lobby import lobby
from silvertray.server.api.refusing import troubles
from silvertray.server.api.remembering import Remembered
from silvertray.server.api.statistics import statistics
from silvertray.server.coach.routes import router as coach_router
from silvertray.server.lines import events
from silvertray.server.lines.drawn import Catalogue
from silvertray.server.lines.frames import LobbyState, TableId
from silvertray.server.lines.wishes import Lobby, NewTable, Promise, Statistics, TableFacts, TableWish
from silvertray.server.people.who import known_guest
from silvertray.server.table.folding import Folded
from silvertray.server.table.news import about, result, seats

api = APIRouter(prefix="/api")
A_WISH: dict[str, Example] = {
    "with a friend": {"value": {"game": "clever", "seats": ["me", "open"], "name": "Ann"}},
    "against bots": {"value": {"game": "dobro", "seats": ["me", "easy", "hard"], "name": "Ann", "pace": "instant"}},
}
GameSlug = Annotated[str, Query(pattern="^[a-z]{1,24}$", examples=["clever"])]


@api.get("/games", tags=["games"], response_model=Catalogue, responses=troubles(429))
async def games(request: Request) -> Response:
    """All games, with their options, their bots and what is printed on their sheets."""
    return conditional_answer(request, written())


@api.get("/statistics", tags=["games"], responses=troubles(429))
async def counted(request: Request, tables: TheTables) -> Statistics:
    """How many games were finished here, and with what scores."""
    remembered: Remembered[Statistics] = request.app.state.statistics
    return await remembered.get("all", partial(statistics, tables.store, request.app.state.long_ago))


@api.get("/lobby", tags=["tables"], responses=troubles(422, 429))
async def open_tables(
    request: Request,
    tables: TheTables,
    state: LobbyState = "waiting",
    game: GameSlug | None = None,
    before: Annotated[TableId | None, Query(description="the last table of the page before")] = None,
    most: Annotated[int, Query(ge=1, le=50)] = 20,
    running: Annotated[int, Query(ge=0, le=50, description="how many running games to list as well")] = 0,
) -> Lobby:
    """Tables that are open to everybody: to sit down at, to look on, or to look at again."""
    remembered: Remembered[Lobby] = request.app.state.lobby
    asked = (state, game, before, most, running)
    return await remembered.get(asked, partial(lobby, tables.store, *asked, tables.time.now()))


MAKING: dict[str, Any] = {
    "tags": ["tables"],
    "status_code": 201,
    "dependencies": [Depends(check_maker)],
    "responses": troubles(403, 413, 422, 429),
}


@api.post("/promises", **MAKING)
async def promise(tables: TheTables) -> Promise:
    """The promise of a secret, to be asked for before one's own word is said."""
    return Promise(commitment=await tables.promises.make())


@api.post("/tables", **MAKING)
async def create(
    wish: Annotated[TableWish, Body(openapi_examples=A_WISH)], request: Request, response: Response, tables: TheTables
) -> NewTable:
    """A new table; the answer brings the own seat's token and the invitation."""
    async with tables.store.engine.begin() as connection:
        maker = await known_guest(connection, request, response)
    return await tables.create(wish, maker.guest)


@api.get("/tables/{table}", tags=["tables"], responses=troubles(404, 422, 429, 503))
async def facts(table: str, tables: TheTables) -> TableFacts:
    """What everybody may know of a table."""
    live = await opened(tables, table)
    found = live.table
    return TableFacts(
        state="finished" if found.is_over else "running" if found.match else "waiting",
        seq=found.seq,
        table=about(found),
        seats=seats(found, live.present()),
        **standing(found),
        result=result(found.match) if found.match and found.is_over else None,
    )


def standing(table: Folded) -> dict[str, Any]:
    """How far a game is, as anybody who looks on would see."""
    if table.match is None:
        return {"round": 0, "rounds": 0, "asked": (), "scores": ()}
    view, ranking = table.match.view(None), table.match.ranking()
    scores = tuple(place.score for place in sorted(ranking, key=lambda place: place.seat))
    return {"round": view.round, "rounds": view.rounds, "asked": tuple(sorted(table.clock.asked)), "scores": scores}


def add_to(app: FastAPI) -> None:
    """All of /api."""
    for router in (api, finished.router, matchfile.router, coach_router, events.router):
        app.include_router(router)

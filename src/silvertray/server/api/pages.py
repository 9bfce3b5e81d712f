"""What a browser is given: the page itself, and the reference of /api for people."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from starlette.convertors import PathConvertor, register_url_convertor
from starlette.types import Scope

from silvertray.server.api.hints import PAGE, hints
from silvertray.server.api.reference import reference
from silvertray.server.api.refusing import Unwelcome
from silvertray.server.lines.visitors import give_cookie

ASK_AGAIN = {"cache-control": "no-cache"}
ENDINGS = {"br": ".br", "gzip": ".gz"}  # of compressed files, the smallest first
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}


def add_to(app: FastAPI) -> None:
    """All of it; the page is asked last, as it answers to almost every address."""
    app.add_api_route("/api/docs", docs, methods=["GET"], include_in_schema=False)
    if (PAGE / "assets").is_dir():
        app.mount("/assets", Assets(PAGE / "assets"))
    register_url_convertor("page", PagePath())
    app.add_api_route("/{path:page}", page, methods=["GET", "HEAD"], include_in_schema=False)


class Assets(StaticFiles):
    """Parts of the page, with a hash in their names: they never change, and are compressed beforehand."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self._files = {file.name for file in directory.iterdir()}

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A part, as small as the browser takes it."""
        takes = Request(scope).headers.get("accept-encoding", "")
        way = next((way for way in ENDINGS if way in takes and path + ENDINGS[way] in self._files), "")
        response = await super().get_response(path + ENDINGS.get(way, ""), scope)
        response.headers.update(FOR_EVER | ({"content-encoding": way} if way else {}))
        return response


async def docs(request: Request) -> HTMLResponse:
    """The reference for people."""
    return HTMLResponse(reference(request.app.openapi()))


class PagePath(PathConvertor):
    """Any address of the page; what is wrong below /api is told as data."""

    regex = "(?!api(/|$)).*"


async def page(path: str, request: Request) -> Response:
    """The page; it finds its own way by the address. Each visit gives a guest the cookie for another year."""
    if path in {file.name for file in PAGE.glob("*.*")}:
        return FileResponse(PAGE / path, headers=ASK_AGAIN)
    if "." in path:
        raise Unwelcome(404, "no-such-address")
    if not (PAGE / "index.html").is_file():
        return PlainTextResponse("the page is not built: run `make play`", status_code=503)
    response = FileResponse(PAGE / "index.html", headers=ASK_AGAIN | {"link": await hints(path, request)})
    give_cookie(request, response)
    return response

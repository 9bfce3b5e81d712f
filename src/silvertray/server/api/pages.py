"""What a browser is given: the page itself, and the reference of /api for people."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from starlette.convertors import PathConvertor, register_url_convertor

from silvertray.server.api.reference import reference
from silvertray.server.api.refusing import Unwelcome
from silvertray.server.lines.visitors import give_cookie

PAGE = Path(__file__).parents[1] / "page"


def add_to(app: FastAPI) -> None:
    """All of it; the page is asked last, as it answers to almost every address."""
    app.add_api_route("/api/docs", docs, methods=["GET"], include_in_schema=False)
    if (PAGE / "assets").is_dir():
        app.mount("/assets", StaticFiles(directory=PAGE / "assets"))
    register_url_convertor("page", PagePath())
    app.add_api_route("/{path:page}", page, methods=["GET", "HEAD"], include_in_schema=False)


async def docs(request: Request) -> HTMLResponse:
    """The reference for people."""
    return HTMLResponse(reference(request.app.openapi()))


class PagePath(PathConvertor):
    """Any address of the page; what is wrong below /api is told as data."""

    regex = "(?!api(/|$)).*"


async def page(path: str, request: Request) -> Response:
    """The page; it finds its own way by the address. Every guest gets a cookie, so that seats are found again."""
    if path in {file.name for file in PAGE.glob("*.*")}:
        return FileResponse(PAGE / path)
    if "." in path:
        raise Unwelcome(404, "no-such-address")
    if not (PAGE / "index.html").is_file():
        return PlainTextResponse("the page is not built: run `make play`", status_code=503)
    response = FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache"})
    give_cookie(request, response)
    return response

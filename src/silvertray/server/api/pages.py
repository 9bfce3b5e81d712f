"""What a browser is given: the page itself, and the reference of /api for people."""

from __future__ import annotations

from functools import cache
from mimetypes import guess_type
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse
from fastapi.staticfiles import StaticFiles
from starlette.convertors import PathConvertor, register_url_convertor
from starlette.types import Scope

from silvertray.server.api.conditional import is_known, tag_of
from silvertray.server.api.hints import PAGE, hints
from silvertray.server.api.reference import reference
from silvertray.server.api.refusing import Unwelcome
from silvertray.server.lines.visitors import give_cookie

ASK_AGAIN = {"cache-control": "no-cache"}
A_DAY = {"cache-control": "public, max-age=86400"}
ENDINGS = {"br": ".br", "gzip": ".gz"}  # of compressed files, the smallest first
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
PRIVATE = (*ENDINGS.values(), ".json")  # what the build left for the server itself


def add_to(app: FastAPI) -> None:
    """All of it; the page is asked last, as it answers to almost every address."""
    app.add_api_route("/api/docs", docs, methods=["GET"], include_in_schema=False)
    if (PAGE / "assets").is_dir():
        app.mount("/assets", Assets(PAGE / "assets"))
    register_url_convertor("page", PagePath())
    app.add_api_route("/favicon.ico", favicon, methods=["GET", "HEAD"], include_in_schema=False)
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


async def favicon() -> RedirectResponse:
    """Browsers ask for this name where no document names an icon, and crawlers always do."""
    return RedirectResponse("/icon-192.png", 308, headers=A_DAY)


async def page(path: str, request: Request) -> Response:
    """The page; it finds its own way by the address. Each visit gives a guest the cookie for another year."""
    if path in page_files():
        return file_response(path, request)
    if "." in path:
        raise Unwelcome(404, "no-such-address")
    if "index.html" not in page_files():
        return PlainTextResponse("the page is not built: run `make play`", status_code=503)
    response = file_response("index.html", request)
    is_opened = request.headers.get("sec-fetch-dest", "document") == "document"  # not fetched by the page or its worker
    if is_opened and response.status_code != 304:  # a browser that has the page has its files
        response.headers["link"] = await hints(path, request)
    give_cookie(request, response)
    return response


@cache
def page_files() -> frozenset[str]:
    """The files outside of /assets that browsers may have: their names stay the same in every build."""
    return frozenset(file.name for file in PAGE.glob("*.*") if file.suffix not in PRIVATE)


def file_response(name: str, request: Request) -> Response:
    """A file as small as the browser takes it; nothing but a 304 if it has exactly this."""
    accepted = request.headers.get("accept-encoding", "")
    coding = next((coding for coding in ENDINGS if coding in accepted and encoded(name, ENDINGS[coding])), "")
    body = encoded(name, ENDINGS.get(coding, ""))
    kind = guess_type(name)[0] or "application/octet-stream"
    headers = (A_DAY if kind.startswith("image/") else ASK_AGAIN) | {"etag": tag_of(body), "vary": "accept-encoding"}
    if is_known(request, headers["etag"]):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers | ({"content-encoding": coding} if coding else {}), media_type=kind)


@cache
def encoded(name: str, ending: str) -> bytes:
    """A file of the page as the build compressed it; empty if it did not."""
    file = PAGE / (name + ending)
    return file.read_bytes() if file.is_file() else b""

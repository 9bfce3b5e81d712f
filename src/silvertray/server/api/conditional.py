"""Answers that a browser keeps: sent again only after a change, and JSON compressed."""

from __future__ import annotations

import gzip
import hashlib

from fastapi import Request, Response

TAG_DIGITS = 32


def json_answer(request: Request, content: bytes, headers: dict[str, str] | None = None) -> Response:
    """An answer, compressed if the client accepts it."""
    known = {"vary": "accept-encoding"} | (headers or {})
    if "gzip" in request.headers.get("accept-encoding", ""):
        content, known = gzip.compress(content, 6, mtime=0), known | {"content-encoding": "gzip"}
    return Response(content, headers=known, media_type="application/json")


def conditional_answer(request: Request, content: bytes) -> Response:
    """The same for one browser to keep: it asks each time, and gets 304 until the content is another."""
    tag = tag_of(content)
    headers = {"etag": f"W/{tag}", "cache-control": "private, no-cache"}
    if is_known(request, tag):
        return Response(status_code=304, headers=headers | {"vary": "accept-encoding"})
    return json_answer(request, content, headers)


def tag_of(content: bytes) -> str:
    """The name of a content in an `ETag`."""
    return f'"{hashlib.sha256(content).hexdigest()[:TAG_DIGITS]}"'


def is_known(request: Request, tag: str) -> bool:
    """Whether the browser has this content; tags are compared weakly, as a proxy that compresses makes one weak."""
    given = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    return tag in given or given == ["*"]

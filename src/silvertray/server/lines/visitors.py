"""Who knocks: guests by cookie, and pages of other sites that are kept out."""

from __future__ import annotations

import re
from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection
from starlette.responses import Response

from silvertray.server.lines.frames import LONGEST_TOKEN
from silvertray.server.lines.tokens import hashed, new_token
from silvertray.server.settings import Settings

COOKIE = "silvertray_guest"
BOUND = "__Host-"  # browsers take such a cookie from this host alone, and over https alone
TOKEN = re.compile(rf"[\w.-]{{1,{LONGEST_TOKEN}}}", re.ASCII)
A_YEAR = 365 * 24 * 3600
HOUSEHOLD = 64  # bits of an IPv6 address; the others are chosen by whoever lives there


def is_welcome(visitor: HTTPConnection, settings: Settings) -> bool:
    """Whether the page behind a request is ours; programs without a page send no origin, and no cookie of others."""
    origin = visitor.headers.get("origin")
    if origin is None:
        return True
    return origin in settings.origins or origin.partition("://")[2] == visitor.headers.get("host")


def address(visitor: HTTPConnection) -> str:
    """Where somebody comes from, as limits know it; behind a proxy we trust, as the proxy tells."""
    return household(visitor.client.host) if visitor.client else ""


def household(where: str) -> str:
    """An address, of IPv6 the network that one household has: it may come from any address there."""
    try:
        found = ip_address(where)
    except ValueError:
        return where
    if not isinstance(found, IPv6Address):
        return where
    return str(found.ipv4_mapped or IPv6Network((int(found), HOUSEHOLD), strict=False))


def is_secure(visitor: HTTPConnection) -> bool:
    """Whether the visitor came over https; the whole address need not be readable for it."""
    return visitor.scope.get("scheme") in ("https", "wss")


def cookie_name(visitor: HTTPConnection, name: str) -> str:
    """The name of a cookie on this way in."""
    return BOUND + name if is_secure(visitor) else name


def guest_hash(visitor: HTTPConnection) -> str:
    """The guest who asks, by the hash of the cookie; empty if there is none."""
    cookie = visitor.cookies.get(cookie_name(visitor, COOKIE), "")
    return hashed(cookie) if cookie else ""


def give_cookie(visitor: HTTPConnection, response: Response) -> None:
    """A guest stays the same for another year; whoever brings no cookie that could be ours is a new one."""
    token = visitor.cookies.get(cookie_name(visitor, COOKIE), "")
    set_cookie(visitor, response, token if TOKEN.fullmatch(token) else new_token())


def new_cookie(visitor: HTTPConnection, response: Response) -> str:
    """Another guest from now on; the guest's hash."""
    token = new_token()
    set_cookie(visitor, response, token)
    return hashed(token)


def set_cookie(visitor: HTTPConnection, response: Response, token: str) -> None:
    """By which this guest is known."""
    name, secure = cookie_name(visitor, COOKIE), is_secure(visitor)
    response.set_cookie(name, token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure, path="/")

"""What travels between page and server about notices, as data."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from silvertray.server.lines.frames import Frame
from silvertray.server.push.endpoints import ADDRESS, LONGEST

P256DH = r"^[A-Za-z0-9_-]{87}=?$"  # 65 bytes
AUTH = r"^[A-Za-z0-9_-]{22}(==)?$"  # 16 bytes


class PushKey(Frame):
    """The key by which push services know this server, for the browser's `applicationServerKey`."""

    key: str


class PushKeys(Frame):
    """A browser's keys: only it can read what is sent to it."""

    p256dh: Annotated[str, Field(pattern=P256DH)]
    auth: Annotated[str, Field(pattern=AUTH)]


class PushWish(Frame):
    """Tell this browser: the address that its maker's push service gave it, and its keys."""

    endpoint: Annotated[str, Field(pattern=ADDRESS, max_length=LONGEST)]
    keys: PushKeys


class PushInfo(Frame):
    """A browser that is told, by the name under which it is kept."""

    id: str

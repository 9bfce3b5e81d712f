"""What travels between page and server about notices, as data."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from silvertray.server.lines.frames import Frame
from silvertray.server.push.endpoints import ADDRESS, LONGEST

P256DH = r"^[A-Za-z0-9_-]{87}=?$"  # 65 bytes
AUTH = r"^[A-Za-z0-9_-]{22}(==)?$"  # 16 bytes


class PushKey(Frame):
    """The key that identifies this server to push services, for the browser's `applicationServerKey`."""

    key: str


class PushKeys(Frame):
    """A browser's keys: messages are encrypted so that only this browser can read them."""

    p256dh: Annotated[str, Field(pattern=P256DH)]
    auth: Annotated[str, Field(pattern=AUTH)]


class PushWish(Frame):
    """Notify this browser: the address from its push service, and its keys."""

    endpoint: Annotated[str, Field(pattern=ADDRESS, max_length=LONGEST)]
    keys: PushKeys


class PushInfo(Frame):
    """The id under which a browser's push subscription is stored."""

    id: str

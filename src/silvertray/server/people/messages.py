"""What travels between page and server about people, as data; docs/people.md tells the story."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from silvertray.server.protocol import Frame, Name

Options = dict[str, Any]  # of the browser's own making: what WebAuthn says


class NameWish(Frame):
    """How somebody wants to be called."""

    name: Name


class Credential(Frame):
    """What the browser says for a passkey, as WebAuthn has it."""

    credential: Options


class PasskeyInfo(Frame):
    """One of the own passkeys."""

    id: str
    added: str
    used: str


class Me(Frame):
    """Who asks: a guest has no name and no passkeys here."""

    signed_in: bool
    name: str = ""
    since: str = ""
    passkeys: tuple[PasskeyInfo, ...] = Field(default=())

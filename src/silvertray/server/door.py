"""The door: an address of this machine, or a file by which a proxy on the same machine comes in."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from silvertray.core.errors import SetupError
from silvertray.server.settings import Settings

ANYWHERE = ("0.0.0.0", "::")
FOR_OWNER_AND_GROUP = 0o117  # what a file for others would have is taken away


@contextmanager
def held(settings: Settings) -> Iterator[socket.socket]:
    """The door, held before anything else starts; raises SetupError if somebody else has it."""
    try:
        door = at_file(Path(settings.host)) if settings.is_behind_file else at_address(settings)
    except OSError as error:
        raise SetupError("no-door", door=name_of(settings), why=str(error.strerror)) from None
    with door:
        yield door
    if settings.is_behind_file:
        Path(settings.host).unlink(missing_ok=True)


def name_of(settings: Settings) -> str:
    """How somebody asked for a door."""
    return settings.host if settings.is_behind_file else f"{in_address(settings.host)}:{settings.port}"


def at_address(settings: Settings) -> socket.socket:
    """A door for everybody who can reach this address; raises OSError."""
    door = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind((settings.host, settings.port))
    return door


def at_file(file: Path) -> socket.socket:
    """A door for whoever may open a file; one that a killed server left behind gives way. Raises OSError."""
    if not hasattr(socket, "AF_UNIX"):
        raise OSError(errno.EAFNOSUPPORT, os.strerror(errno.EAFNOSUPPORT))
    door = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    if file.is_socket() and not is_answered(file):
        file.unlink()
    usual = os.umask(FOR_OWNER_AND_GROUP)
    try:
        door.bind(str(file))
    finally:
        os.umask(usual)
    return door


def is_answered(file: Path) -> bool:
    """Whether somebody is behind a door."""
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as visitor:
        visitor.connect(str(file))
        return True
    return False


def address_of(settings: Settings, door: socket.socket) -> str:
    """Where somebody on this machine finds the page: an address to follow, or the file for the proxy."""
    host = "127.0.0.1" if settings.host in ANYWHERE else settings.host
    return host if settings.is_behind_file else f"http://{in_address(host)}:{door.getsockname()[1]}/"


def in_address(host: str) -> str:
    """A host as it stands in an address."""
    return f"[{host}]" if ":" in host else host

"""A network that breaks sockets: whatever asks for an upgrade is cut off, everything else passes."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

CHUNK = 65536


@contextmanager
def broken_network(port: int) -> Iterator[tuple[str, list[str]]]:
    """The server at a port, seen through such a network: its address, and the requests that were cut off."""
    cut: list[str] = []
    with socket.create_server(("127.0.0.1", 0)) as door:
        threading.Thread(target=let_in, args=(door, port, cut), daemon=True).start()
        yield f"http://127.0.0.1:{door.getsockname()[1]}", cut


def let_in(door: socket.socket, port: int, cut: list[str]) -> None:
    """Two threads for each connection, one a direction."""
    with suppress(OSError):
        while True:
            page, _ = door.accept()
            server = socket.create_connection(("127.0.0.1", port))
            threading.Thread(target=pass_on, args=(page, server, cut), daemon=True).start()
            threading.Thread(target=pass_on, args=(server, page, []), daemon=True).start()


def pass_on(source: socket.socket, target: socket.socket, cut: list[str]) -> None:
    """Everything but a request for a socket."""
    with suppress(OSError), source, target:
        while data := source.recv(CHUNK):
            if b"upgrade: websocket" in data.lower():
                cut.append(data.decode(errors="replace").splitlines()[0])
                break
            target.sendall(data)
        for end in (source, target):
            end.shutdown(socket.SHUT_RDWR)

"""A line made of a WebSocket."""

from __future__ import annotations

from fastapi import WebSocket
from starlette.datastructures import State

from silvertray.server import metrics
from silvertray.server.lines.callers import Hangup
from silvertray.server.lines.frames import Message, as_text
from silvertray.server.lines.talk import HUNG_UP, Gone, Visitor
from silvertray.server.lines.visitors import address, is_welcome
from silvertray.server.table.tables import Tables

FOREIGN = 4403


class SocketLine:
    """Frames of a socket."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    async def receive(self) -> str:
        """The next frame; empty if it is no text. Raises Gone."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        return message.get("text") or ""

    async def send(self, message: Message) -> None:
        """Send a frame."""
        await self._socket.send_text(as_text(message))

    async def close(self, code: int) -> None:
        """Hang up."""
        await self._socket.close(code)


async def visit(socket: WebSocket, tables: Tables) -> None:
    """Serve a socket; pages of other sites are turned away before it is accepted."""
    if not is_welcome(socket, tables.settings):
        metrics.note_refusal("foreign-page")
        await socket.close(FOREIGN)
        return
    await socket.accept()
    line, where, state = SocketLine(socket), address(socket), socket.app.state
    if ended := too_much(state, where):
        metrics.note_refusal(ended.closing.code)
        await line.send(ended.closing)
        await line.close(HUNG_UP)
        return
    with state.places.taken(where):
        await Visitor(line, tables, socket).talk()


def too_much(state: State, where: str) -> Hangup | None:
    """Why an address is given no socket now: it has asked for too much, or has all lines that it may have."""
    if not state.requests.take(where):
        return Hangup("too-fast")
    return Hangup("too-many-lines", most=state.places.most) if state.places.is_full(where) else None

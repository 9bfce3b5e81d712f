"""A server that gets a newer build: the same files, but those with a hash in their names have other names."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from tests.web.serving import Server

PASSED_ON = ("content-type", "cache-control", "content-security-policy", "link")
HASHED = re.compile(r"(-[\w-]{8})\.(js|css)")
BUILD = re.compile(r"(?<=`)[0-9a-f]{12}(?=`)")  # in the worker


class Front:
    """What stands before the server: it answers as the server does, or as if it had another build."""

    def __init__(self, server: Server, address: str) -> None:
        self.server, self.address = server, address
        self.is_newer = False
        self.missing = ""  # a part of the name of files that don't come
        self.asked: list[str] = []

    def answer(self, path: str) -> tuple[int, dict[str, str], bytes]:
        """The server's answer with the names of this build; status 0 if none comes."""
        self.asked.append(path)
        if self.missing and self.missing in path:
            return 0, {}, b""
        if path.startswith("/assets/") and ("+newer." in path) != self.is_newer:
            return 404, {}, b""
        answer = self.server.get(path.replace("+newer", ""), headers={"accept-encoding": "identity"})
        headers = {name: answer.headers[name] for name in PASSED_ON if name in answer.headers}
        if not self.is_newer or not headers.get("content-type", "").startswith("text/"):
            return answer.status_code, headers, answer.content
        headers.pop("link", None)
        text = BUILD.sub("another build", HASHED.sub(r"\1+newer.\2", answer.text))
        return answer.status_code, headers, text.encode()


@contextmanager
def front_of(server: Server) -> Iterator[Front]:
    """Such a server, for whatever is only asked for."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            status, headers, body = front.answer(self.path)
            if not status:
                return
            with suppress(OSError):  # whoever asked may be gone
                self.send_response(status)
                for name, value in (headers | {"content-length": str(len(body))}).items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as door:
        front = Front(server, f"http://127.0.0.1:{door.server_port}")
        threading.Thread(target=door.serve_forever, daemon=True).start()
        yield front
        door.shutdown()

"""A push service as the makers of browsers run them, and browsers that are reached by it."""

from __future__ import annotations

import datetime
import json
import secrets
import ssl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from tests.server.support.authenticator import decoded, encoded
from tests.server.support.waiting import until

from py_vapid import Vapid02

HOUR = 3600


class Post(NamedTuple):
    """What was posted for a browser."""

    path: str
    headers: Message
    body: bytes


@dataclass
class Reached:
    """A browser's subscription; only it has the private key."""

    service: PushService
    path: str = field(default_factory=lambda: f"/push/{secrets.token_urlsafe(12)}")
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    @property
    def wish(self) -> dict[str, Any]:
        """As the page hands it to the server."""
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": encoded(public), "auth": encoded(self.auth)}
        return {"endpoint": self.service.address + self.path, "keys": keys}

    def posts(self) -> list[Post]:
        """What has come for it."""
        return [post for post in self.service.posts if post.path == self.path]

    def told(self) -> list[dict[str, Any]]:
        """The same, decrypted."""
        return [json.loads(self.read(post)) for post in self.posts()]

    def read(self, post: Post) -> bytes:
        """What was meant for this browser alone."""
        assert post.headers["content-encoding"] == "aes128gcm"
        text: bytes = http_ece.decrypt(post.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return text

    def until_told(self, times: int) -> list[dict[str, Any]]:
        """Wait for so many notices."""
        until(lambda: len(self.posts()) >= times)
        return self.told()


class PushService:
    """Keeps what is posted, and answers as it is told to."""

    def __init__(self, server: ThreadingHTTPServer, certificate: Path) -> None:
        self.host = f"localhost:{server.server_port}"
        self.address = f"https://{self.host}"
        self.certificate = certificate
        self.posts: list[Post] = []
        self.answers: dict[str, tuple[int, dict[str, str]]] = {}

    def browser(self, status: int = 201, **headers: str) -> Reached:
        """A browser that has subscribed, and how the service answers what is posted for it."""
        reached = Reached(self)
        self.answers[reached.path] = (status, headers)
        return reached

    def take(self, post: Post) -> tuple[int, dict[str, str]]:
        """Something was posted."""
        self.posts.append(post)
        return self.answers.get(post.path, (404, {}))


def claims(post: Post) -> dict[str, Any]:
    """Who sent a notice, as signed in its header."""
    signed = post.headers["authorization"]
    assert Vapid02.verify(signed)
    told: dict[str, Any] = json.loads(decoded(part(signed, "t").split(".")[1]))
    assert time.time() < told["exp"] <= time.time() + 24 * HOUR
    return told | {"key": part(signed, "k")}


def part(signed: str, name: str) -> str:
    """A part of the header, such as the key."""
    return dict(one.split("=", 1) for one in signed.removeprefix("vapid ").split(","))[name]


def handler(services: list[PushService]) -> type[BaseHTTPRequestHandler]:
    """What answers requests to a service that is about to be."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            status, headers = services[0].take(Post(self.path, self.headers, body))
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Nobody reads it."""

    return Handler


@contextmanager
def push_service(folder: Path) -> Iterator[PushService]:
    """A running service, over https."""
    services: list[PushService] = []
    with ThreadingHTTPServer(("127.0.0.1", 0), handler(services)) as server:
        certificate = certified(folder)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        server.socket = context.wrap_socket(server.socket, server_side=True)
        services.append(PushService(server, certificate))
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield services[0]
        server.shutdown()
        thread.join()


def certified(folder: Path) -> Path:
    """A key and a certificate for this machine's own name, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "push.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + made.public_bytes(Encoding.PEM))
    return file

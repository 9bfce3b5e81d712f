"""A passkey in software, as a phone or a security key holds one, and a browser that uses it."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.support.running import ANSWER_SECONDS, GUEST, SESSION, Server
from tests.server.support.waiting import NO_TLS

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
Told = dict[str, Any]


def encoded(raw: bytes) -> str:
    """Base64 as WebAuthn writes it."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """And back."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Passkey:
    """A key pair for one site. `count` goes up with each use, unless `counts` is off, as with synced passkeys."""

    rp: str
    user: str
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    count: int = 0
    step: int = 1
    flags: int = PRESENT | VERIFIED

    def data(self, flags: int) -> bytes:
        """What an authenticator says of itself."""
        return hashlib.sha256(self.rp.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def public(self) -> dict[int, Any]:
        """The public key, as authenticators write it."""
        numbers = self.key.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}

    def made(self, challenge: str, origin: str) -> Told:
        """The answer to being made."""
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(self.public())
        thing = {"fmt": "none", "attStmt": {}, "authData": self.data(self.flags | ATTESTED) + attested}
        client = client_data("webauthn.create", challenge, origin)
        return self.said({"clientDataJSON": encoded(client), "attestationObject": encoded(cbor2.dumps(thing))})

    def signed(self, challenge: str, origin: str) -> Told:
        """The answer to being asked."""
        self.count += self.step
        client, data = client_data("webauthn.get", challenge, origin), self.data(self.flags)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self.said({name: encoded(part) for name, part in parts.items()} | {"userHandle": self.user})

    def said(self, response: Told) -> Told:
        """As the browser sends it."""
        return {"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key", "response": response}


def client_data(kind: str, challenge: str, origin: str) -> bytes:
    """What a browser lets a passkey sign."""
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()


class Browser:
    """Somebody's browser at a server, which it calls by name: cookies, and passkeys that it can use."""

    def __init__(self, server: Server, *passkeys: Passkey) -> None:
        self.server = server
        host = server.address.partition("://")[2].replace("127.0.0.1", "localhost")
        self.origin = f"http://{host}"
        headers = {"host": host, "origin": self.origin, "connection": "close"}
        self.client = httpx.Client(base_url=server.address, headers=headers, timeout=ANSWER_SECONDS, verify=NO_TLS)
        self.passkeys = list(passkeys)

    def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        """Ask for something, which is answered as expected."""
        response = self.client.request(method, f"/api{path}", **more)
        assert response.status_code == status, response.text
        is_json = response.content and response.headers["content-type"] == "application/json"
        return response.json() if is_json else response.text

    @property
    def cookie(self) -> str:
        """Which guest this is."""
        return self.client.cookies.get(GUEST) or ""

    @property
    def session(self) -> str:
        """By which this one is signed in."""
        return self.client.cookies.get(SESSION) or ""

    def me(self) -> Told:
        """What the server knows of this one."""
        told: Told = self.ask("GET", "/me")
        return told

    # -- passkeys

    def offered(self, name: str = "Ann") -> Told:
        """What a new passkey is made from."""
        options: Told = self.ask("POST", "/me/passkeys/options", json={"name": name})
        return options

    def new_passkey(self, options: Told, **more: Any) -> Passkey:
        """A passkey for these options, kept in this browser."""
        self.passkeys.append(Passkey(options["rp"]["id"], options["user"]["id"], **more))
        return self.passkeys[-1]

    def register(self, name: str = "Ann", status: int = 201, **more: Any) -> Passkey:
        """Keep my games on all my devices."""
        options = self.offered(name)
        passkey = self.new_passkey(options, **more)
        self.send("/me/passkeys", passkey.made(options["challenge"], self.origin), status)
        return passkey

    def sign_in(self, passkey: Passkey | None = None, status: int = 201) -> Any:
        """Sign in by a passkey; what the server says."""
        challenge = self.ask("POST", "/sessions/options")["challenge"]
        return self.send("/sessions", (passkey or self.passkeys[0]).signed(challenge, self.origin), status)

    def prove(self, passkey: Passkey | None = None, status: int = 204) -> Any:
        """Show a passkey once more; what the server says."""
        challenge = self.ask("POST", "/sessions/here/options")["challenge"]
        return self.send("/sessions/here", (passkey or self.passkeys[0]).signed(challenge, self.origin), status)

    def send(self, path: str, credential: Told, status: int = 201) -> Any:
        """An answer of a passkey."""
        return self.ask("POST", path, status, json={"credential": credential})

"""Tokens: long random words that open a seat or a table; only their hashes are kept."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Mapping

# How tokens are hashed, by what they begin with up to a dot. A new hash is a line here and a name for new tokens: those
# that are out keep theirs until they have run out, and then its line can go.
HASHES = {"": "sha256"}
NEW = ""


def new_token(new: str = NEW) -> str:
    """192 random bits, which say how they are to be hashed."""
    return (f"{new}." if new else "") + secrets.token_urlsafe(24)


def new_table_id() -> str:
    """128 random bits in letters that can be read aloud."""
    return readable(secrets.token_bytes(16))


def table_id_after(table: str, secret: str) -> str:
    """The id of the table that follows another one: the same for everybody who knows the secret."""
    return readable(hashlib.sha256(f"{table} {secret}".encode()).digest()[:16])


def readable(bits: bytes) -> str:
    """Bits in letters that can be read aloud."""
    return base64.b32encode(bits).decode().rstrip("=").lower()


def hashed(token: str, hashes: Mapping[str, str] = HASHES, new: str = NEW) -> str:
    """What is kept of a token; it is long and random, so a plain hash cannot be turned back."""
    name, dot, _ = token.partition(".")
    return hashlib.new(hashes.get(name if dot else "", hashes[new]), token.encode()).hexdigest()

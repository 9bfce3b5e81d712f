"""Secrets that a fair dealer has promised before anybody said a word; each is used for one table."""

from __future__ import annotations

import secrets
from collections import OrderedDict

from silvertray.core.errors import SetupError
from silvertray.play.dealer import commitment_to

MOST = 10_000  # promises that wait for their table; the oldest are forgotten


class Promises:
    """What has been promised and not been used."""

    def __init__(self) -> None:
        self._secrets: OrderedDict[str, bytes] = OrderedDict()

    def make(self) -> str:
        """Promise a new secret: its commitment."""
        secret = secrets.token_bytes(32)
        commitment = commitment_to(secret)
        self._secrets[commitment] = secret
        if len(self._secrets) > MOST:
            self._secrets.popitem(last=False)
        return commitment

    def keep(self, commitment: str) -> str:
        """The secret behind a commitment, which is then used up; raises SetupError."""
        secret = self._secrets.pop(commitment, None)
        if secret is None:
            raise SetupError("promise-gone")
        return secret.hex()

"""Where chance comes from. A dealer answers each chance step with an outcome; at a real table people do."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any, Protocol

from silvertray.core.errors import SetupError
from silvertray.core.game import State
from silvertray.core.rng import key, word

DICE = 0  # the label of a seed's dice; seats have 1, 2, …
LIMIT = 1 << 64  # seeds are below


class Dealer(Protocol):
    """A source of chance."""

    kind: str

    def outcome(self, state: State) -> int:
        """The outcome of the chance step at hand."""

    def header(self, reveal: bool) -> dict[str, Any]:
        """What a match file says of this dealer; `reveal` shows what is secret during the game."""


class Entropy:
    """The system's own randomness: nobody can foresee or repeat it."""

    kind = "entropy"

    def outcome(self, state: State) -> int:
        """A fresh outcome."""
        return state.outcome_of(secrets.randbits(64))

    def header(self, reveal: bool) -> dict[str, Any]:
        """Nothing to tell."""
        return {"kind": self.kind}


class Seeded:
    """A seed: the same dice at the same point of the game for everybody, whatever was chosen before."""

    kind = "seed"

    def __init__(self, seed: int) -> None:
        if not 0 <= seed < LIMIT:
            raise SetupError("wrong-seed", seed=str(seed)[:40], most=LIMIT - 1)
        self.seed = seed
        self._key = key(seed, DICE)

    def outcome(self, state: State) -> int:
        """The outcome that belongs to this point of the game."""
        return state.outcome_of(word(self._key, state.chance_point()))

    def header(self, reveal: bool) -> dict[str, Any]:
        """The seed itself."""
        return {"kind": self.kind, "seed": self.seed}


class TableDice:
    """People roll real dice and type what they show."""

    kind = "table"

    def outcome(self, state: State) -> int:
        """People roll."""
        raise SetupError("people-roll")

    def header(self, reveal: bool) -> dict[str, Any]:
        """Nothing to tell."""
        return {"kind": self.kind}


class CommitReveal:
    """Dice nobody can bend: a secret is promised by its hash, the players' words are mixed in, then it is shown."""

    kind = "commit"

    def __init__(self, nonces: Sequence[str] = (), secret: bytes | None = None, promised: str | None = None) -> None:
        self.nonces = tuple(nonces)
        self.secret = secret if secret is not None else secrets.token_bytes(32)
        self.commitment = commitment_to(self.secret) if promised is None else promised
        self._has_rolled = False

    def mix_in(self, nonce: str) -> None:
        """Add a player's word; once dice have fallen it is too late."""
        if self._has_rolled:
            raise SetupError("words-too-late")
        self.nonces += (nonce,)

    def outcome(self, state: State) -> int:
        """The outcome that belongs to this point of the game."""
        self._has_rolled = True
        return state.outcome_of(committed_word(self.secret, self.nonces, state.chance_point()))

    def header(self, reveal: bool) -> dict[str, Any]:
        """The promise and the players' words; the secret when it is time."""
        shown = {"kind": self.kind, "commitment": self.commitment, "nonces": list(self.nonces)}
        return {**shown, "secret": self.secret.hex()} if reveal else shown


def commitment_to(secret: bytes) -> str:
    """The promise that is published before the game."""
    return hashlib.sha256(b"silvertray commitment" + secret).hexdigest()


def committed_word(secret: bytes, nonces: Sequence[str], point: int) -> int:
    """64 bits for a point of the game, from the secret and every player's word."""
    words = b"".join(hashlib.sha256(nonce.encode()).digest() for nonce in nonces)
    digest = hashlib.sha256(secret + words + point.to_bytes(8, "big")).digest()
    return int.from_bytes(digest[:8], "big")


class Unknown:
    """The dealer of a saved commit–reveal match whose secret is not in the file: it can only be looked at."""

    kind = "commit"

    def __init__(self, header: dict[str, Any]) -> None:
        self._header = header

    def outcome(self, state: State) -> int:
        """No more dice can be had."""
        raise SetupError("secret-missing")

    def header(self, reveal: bool) -> dict[str, Any]:
        """As it was read."""
        return self._header

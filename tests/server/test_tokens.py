"""Tokens say how they are hashed, so that the hash can be exchanged while some are out."""

from __future__ import annotations

import hashlib

import pytest

from silvertray.server.lines import tokens


def test_a_new_hash_is_for_new_tokens_and_those_that_are_out_keep_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    old = tokens.new_token()
    kept = tokens.hashed(old)
    monkeypatch.setattr(tokens, "HASHES", {"": "sha256", "3": "sha3_256"})
    monkeypatch.setattr(tokens, "NEW", "3")
    new = tokens.new_token()
    assert tokens.hashed(old) == kept
    assert tokens.hashed(new) == hashlib.sha3_256(new.encode()).hexdigest()


def test_a_token_that_names_no_hash_of_ours_is_one_like_any_other() -> None:
    assert tokens.hashed("nobodys.token") == hashlib.sha256(b"nobodys.token").hexdigest()

"""Tokens say how they are hashed, so that the hash can be exchanged while some are out."""

from __future__ import annotations

import hashlib

from silvertray.server.lines import tokens


def test_a_new_hash_is_for_new_tokens_and_those_that_are_out_keep_theirs() -> None:
    old = tokens.new_token()
    hashes = {"": "sha256", "3": "sha3_256"}
    new = tokens.new_token("3")
    assert tokens.hashed(old, hashes, "3") == tokens.hashed(old)
    assert tokens.hashed(new, hashes, "3") == hashlib.sha3_256(new.encode()).hexdigest()


def test_a_token_that_names_no_hash_of_ours_is_one_like_any_other() -> None:
    assert tokens.hashed("nobodys.token") == hashlib.sha256(b"nobodys.token").hexdigest()

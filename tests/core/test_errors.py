"""Refusals as data."""

from __future__ import annotations

import copy
import pickle

import pytest

from silvertray.core import codes
from silvertray.core.codes import CODES
from silvertray.core.errors import (
    MatchFileError,
    NotationError,
    PositionError,
    Refusal,
    SetupError,
    SilvertrayError,
)

KINDS = [Refusal, NotationError, PositionError, SetupError, MatchFileError]


@pytest.mark.parametrize("kind", KINDS)
def test_every_refusal_is_a_silvertray_error_with_code_rule_and_parameters(kind: type[SilvertrayError]) -> None:
    error = kind("too-low", "G-3", value=2, least=3)
    assert isinstance(error, SilvertrayError)
    assert (error.code, error.rule, error.params) == ("too-low", "G-3", {"value": 2, "least": 3})


def test_a_refusal_prints_its_code_parameters_and_rule() -> None:
    assert str(Refusal("too-low", "G-3", value=2, least=3)) == "too-low value=2 least=3 (G-3)"
    assert str(Refusal("not-over")) == "not-over"


@pytest.mark.parametrize("kind", KINDS)
def test_a_refusal_survives_pickling(kind: type[SilvertrayError]) -> None:
    error = kind("too-low", "G-3", value=2, least=3)
    for other in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(other) is kind
        assert (other.code, other.rule, other.params) == (error.code, error.rule, error.params)


def test_a_code_is_registered_once() -> None:
    assert len(CODES) == sum(len(part) for part in (*codes.PLAYING, *codes.RUNNING))


@pytest.mark.parametrize("kind", KINDS)
def test_an_unregistered_code_cannot_be_raised(kind: type[SilvertrayError]) -> None:
    with pytest.raises(LookupError, match="no-such-code"):
        kind("no-such-code")


def test_an_error_cannot_be_raised_without_the_parameters_of_its_code() -> None:
    with pytest.raises(LookupError, match="too-low without least"):
        Refusal("too-low", "G-3", value=2)
    assert Refusal("game-over", text="more than its words name").params == {"text": "more than its words name"}

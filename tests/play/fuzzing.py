"""What the readers make of nonsense: a refusal of ours, or something that can be played."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.properties.walks import law

from silvertray.core.bits import members
from silvertray.core.errors import SilvertrayError
from silvertray.core.game import CHANCE
from silvertray.play import files

often = law(150)


def check(path: Path, content: bytes) -> None:
    """Read, check and verify every match of a file; a refusal of ours may end it, and names the line."""
    path.write_bytes(content)
    refusal = refusal_of(path)
    assert refusal is None or (refusal.code and isinstance(refusal.params["line"], int))


def refusal_of(path: Path) -> SilvertrayError | None:
    try:
        for line, match, claimed in files.read(path):
            files.verify(match, line)
            files.check_result(match, claimed, line)
    except SilvertrayError as error:
        return error
    return None


def understood(reader: Callable[..., Any], *arguments: Any) -> Any:
    """What a reader makes of a text; None if it refuses."""
    try:
        return reader(*arguments)
    except SilvertrayError:
        return None


def check_position(rules: Any, text: str) -> None:
    """A position that is not refused reads the same by its own words, and can be played to an end."""
    state = understood(rules.from_position, text)
    if state is None:
        return
    again = rules.from_position(rules.position(state))
    assert again.facts() == state.facts()
    for seat in range(state.players):
        assert rules.view(again, seat) == rules.view(state, seat)
    play_out(rules, state)


def play_out(rules: Any, state: Any) -> None:
    """Play a position to its end by random choices, which must be in sight; the first steps read as they stand."""
    luck = random.Random(1)
    for step in range(2000):
        if step < 4:
            assert rules.from_position(rules.position(state)).facts() == state.facts()
        if state.is_over():
            return
        seat = luck.choice(state.open_seats())
        if seat == CHANCE:
            assert state.moment_name() != "tie" or state.outcomes()
            state.apply(CHANCE, state.outcome_of(luck.getrandbits(64)))
        else:
            state.apply(seat, luck.choice(members(state.legal(seat))))
    raise AssertionError("a game has no more than some hundred steps")

"""Positions as text at the edges of what the engine has room for."""

from __future__ import annotations

import pytest
from tests.play.tables import CLEVER, refused

from silvertray.core.errors import NotationError, PositionError

FULL = (
    "yellow=1a,1b,2a,2b,3a,3b,4a,4b,5a,5b,6a,6b blue=2,3,4,5,6,7,8,9,10,11,12 green=11"
    " orange=6,6,6,12,6,6,12,6,12,6,18 purple=6,6,6,6,6,6,6,6,6,6,6"
)


def test_a_full_sheet_with_all_its_foxes_can_be() -> None:
    state = CLEVER.from_position(f"clever moment=over round=6 / {FULL} fox=5 reroll=0-7 extra=0-7")
    assert state.score(0) == 60 + 56 + 66 + 96 + 66 + 5 * 56


@pytest.mark.parametrize("foxes", [6, 15])
def test_more_foxes_than_the_sheet_has_are_refused(foxes: int) -> None:
    # Fifteen would score 1184: compiled, counting that result writes behind the tally.
    refusal = refused(CLEVER.from_position, f"clever moment=over round=6 / {FULL} fox={foxes}")
    assert isinstance(refusal, NotationError | PositionError)


@pytest.mark.parametrize("words", [f"waiting={','.join(['x:yellow'] * 16)}", "reroll=99", "extra=16-0", "fox=100"])
def test_counts_that_no_sheet_has_room_for_are_refused(words: str) -> None:
    table = "clever moment=choice round=4 dice=123456 tray=wyb fields=gop"
    assert isinstance(refused(CLEVER.from_position, f"{table} / stage=reward {words}"), NotationError)


@pytest.mark.parametrize("words", ["reroll=7-1", "extra=0-8"])
def test_tracks_have_no_more_fields_than_are_printed(words: str) -> None:
    refusal = refused(CLEVER.from_position, f"clever moment=over round=6 / {words}")
    assert (refusal.code, refusal.rule) == ("impossible-position", "C-44")

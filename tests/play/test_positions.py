"""Positions as text at the edges of what the engine has room for."""

from __future__ import annotations

from typing import Any

import pytest
from tests.play.tables import CLEVER, TWICE, refused

from silvertray.core import tally
from silvertray.core.errors import NotationError, PositionError

FULL = (
    "yellow=1a,1b,2a,2b,3a,3b,4a,4b,5a,5b,6a,6b blue=2,3,4,5,6,7,8,9,10,11,12 green=11"
    " orange=6,6,6,12,6,6,12,6,12,6,18 purple=6,6,6,6,6,6,6,6,6,6,6"
)


def test_a_full_sheet_with_all_its_foxes_is_possible() -> None:
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


@pytest.mark.parametrize("stage", ["picked", "pick", "wait"])
def test_no_dice_are_to_be_rolled_while_a_reward_waits(stage: str) -> None:
    table = "clever moment=roll round=1 roll=2 dice=223456 rolled=ybgop pool=ybgop fields=w"
    assert CLEVER.from_position(f"{table} / stage={stage} orange=2")
    assert isinstance(
        refused(CLEVER.from_position, f"{table} / stage={stage} orange=2 waiting=x:yellow"), PositionError
    )


# -- twice

SILVER = ",".join(f"{number}{row}" for row in "abcd" for number in range(1, 7))
YELLOW = "1,2a,2b,3a,3b,4a,4b,5a,5b,6"
BEST = (
    f"silver={SILVER} yellow={YELLOW},{YELLOW.replace(',', '!,')}! blue=12,12,12,12,12,12,12,12,12,12,12,12"
    " green=12,2,12,1,18,3,18,2,18,1,24,1 pink=6,6,6,6,6,6,6,6,6,6,6,6 reroll=0-6 return=0-6 extra=0-6"
)
WORST = "green=2,12,2,6,3,18,3,12,3,6,4,6"


def test_the_best_and_worst_sheets_of_twice_are_possible() -> None:
    best = TWICE.from_position(f"twice moment=over round=6 / {BEST} fox=6")
    assert best.area_points(0) == [88, 165, 78, 92, 72]
    assert best.score(0) == 495 + 6 * 72
    worst = TWICE.from_position(f"twice moment=over round=6 / {WORST} fox=6")
    assert worst.score(0) == -43 - 6 * 43


COUNTED = {
    "the best of clever": (CLEVER, f"round=6 / {FULL} fox=5 reroll=0-7 extra=0-7"),
    "the best of twice": (TWICE, f"round=6 / {BEST} fox=6"),
    "the worst of twice": (TWICE, f"round=6 / {WORST} fox=6"),
    "the worst of twice beside the best": (TWICE, f"round=6 / {BEST} fox=6 / {WORST} fox=6"),
}


@pytest.mark.parametrize(("rules", "words"), COUNTED.values(), ids=COUNTED)
def test_the_tally_has_room_for_every_possible_score(rules: Any, words: str) -> None:
    # Checked before it is counted: compiled, a score without a place is written outside of the tally.
    state = rules.from_position(f"{rules.slug} moment=over {words}")
    scores = [state.score(seat) for seat in range(state.players)]
    assert all(tally.LOWEST <= score < tally.LOWEST + tally.SCORES for score in scores)
    counted = tally.empty(state.players)
    rules.add_result(state, counted)
    assert [counted[seat * tally.SEAT + score - tally.LOWEST] for seat, score in enumerate(scores)] == [1] * len(scores)


@pytest.mark.parametrize("words", ["reroll=6-1", "extra=0-7", "return=4-3"])
def test_tracks_of_twice_have_six_fields(words: str) -> None:
    refusal = refused(TWICE.from_position, f"twice moment=over round=6 / {words}")
    assert (refusal.code, refusal.rule) == ("impossible-position", "C-44")


@pytest.mark.parametrize("words", ["silver=1e", "yellow=1a", "yellow=7", "return=16", "chain=o", "waiting=x:yellow"])
def test_words_that_the_sheet_of_twice_does_not_have_are_refused(words: str) -> None:
    assert isinstance(refused(TWICE.from_position, f"twice moment=over round=6 / {words}"), NotationError)


@pytest.mark.parametrize("marks", ["yellow=1!", "blue=2,3", "blue=13", "green=3", "green=2,2,7", "pink=7", "pink=0"])
def test_marks_that_never_fitted_in_twice_are_refused(marks: str) -> None:
    refusal = refused(TWICE.from_position, f"twice moment=over round=6 / {marks}")
    assert (refusal.code, refusal.rule) == ("impossible-marks", "C-22")


RETURNING = "twice moment=choice round=3 roll=1 dice=234561 pool=sybg tray=p fields=w / stage=return"


def test_a_die_is_returned_only_with_a_return_left() -> None:
    state = TWICE.from_position(f"{RETURNING} return=1")
    state.apply(0, TWICE.parse(state, 0, "return pink"))
    again = TWICE.from_position(TWICE.position(state))
    assert (again.facts(), state.sheet_facts(0).returns) == (state.facts(), 0)


@pytest.mark.parametrize(
    "position",
    [
        RETURNING,
        f"{RETURNING} return=0-2",
        f"{RETURNING} return=1".replace("roll=1", "roll=3"),
        f"{RETURNING} return=1".replace("tray=p ", "").replace("pool=sybg", "pool=sybgp"),
    ],
    ids=["none earned", "none left", "after the third roll", "nothing on the tray"],
)
def test_no_return_is_offered_when_no_die_can_be_returned(position: str) -> None:
    assert isinstance(refused(TWICE.from_position, position), PositionError)


@pytest.mark.parametrize("words", ["", "reroll=1", "extra=1"])
def test_no_die_is_returned_in_clever(words: str) -> None:
    table = "clever moment=choice round=3 roll=1 dice=234561 pool=ybgo tray=p fields=w"
    assert isinstance(refused(CLEVER.from_position, f"{table} / stage=return {words}"), PositionError)


def test_an_extra_cross_that_earns_a_reward_leaves_the_waiting_ones_apart() -> None:
    table = "twice moment=choice round=1 roll=1 dice=234561 rolled=wsybgp pool=ybg tray=wp fields=s"
    sheet = f"{table} / stage=picked silver=2a,2b,2c chain=w waiting="
    state = TWICE.from_position(sheet + ",".join(["?:yellow"] * 12))
    state.apply(0, TWICE.parse(state, 0, "cross white pink"))
    assert TWICE.view(state, 0).sheets[0].waiting == ("?:yellow",) * 13
    assert isinstance(refused(TWICE.from_position, sheet + ",".join(["?:yellow"] * 13)), NotationError)


@pytest.mark.parametrize(("moment", "stage"), [("roll", "wait"), ("choice", "pick")])
def test_no_extra_cross_waits_before_a_pick(moment: str, stage: str) -> None:
    table = f"twice moment={moment} round=1 roll=1 dice=123456 rolled=wsybgp pool=wsybgp / stage={stage}"
    assert TWICE.from_position(table)
    assert isinstance(refused(TWICE.from_position, f"{table} chain=w"), PositionError)

"""A row says what a view says, each number at the place the page names."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.dobro.tables import FACES
from tests.envs.named import flags, named
from tests.properties.walks import SEEDS, law, walk

from silvertray.envs.boxes import observation_box
from silvertray.envs.layout import layout, size
from silvertray.envs.seeing import eyes_of, mask_of, observed
from silvertray.games import game

TABLES = [(slug, seats) for slug in ("clever", "twice", "dobro") for seats in game(slug).seats]

# The numbers of stages and moments in a row, as the page about environments has them.
STAGES = ("wait", "reward", "pick", "picked", "return", "tray", "extra", "done")
MOMENTS = ("first", "roll", "tie", "choice", "over")
CARD_MOMENTS = ("first", "deal", "choice", "over")


def position(slug: str, seats: int, seed: int) -> Any:
    """A position somewhere in a random game, now and then the last one."""
    state, luck = game(slug).new(seats, {}), random.Random(seed)
    steps = luck.randrange(40 * seats)
    for number, _ in enumerate(walk(state, seed)):
        if number == steps:
            break
    return state


def shown_sheet(slug: str, view: Any, seat: int, rules: Any) -> dict[str, list[int]]:
    """What a view tells of a sheet, in the words of the layout."""
    sheet, dice = view.sheets[seat], rules.printed.dice
    tracks = ("reroll", "extra", "return") if slug == "twice" else ("reroll", "extra")
    said = {
        **areas(slug, sheet.marks),
        "stage": [STAGES.index(sheet.stage)],
        "foxes": [sheet.foxes],
        "score": [sheet.score],
        "points": [points for name, points in sheet.lines if name != "fox"],
        "left": [getattr(sheet, f"{track}s") for track in tracks],
        "spent": [getattr(sheet, f"{track}s_spent") for track in tracks],
        "used": flags(sheet.used, dice),
        "waiting": [sheet.waiting.count(name) for name in rules.printed.rewards[5:]],
    }
    return {**said, "chain": flags(sheet.chain, dice)} if slug == "twice" else said


def areas(slug: str, marks: Any) -> dict[str, list[int]]:
    """The cells of the areas."""

    def written(which: int, cells: int) -> list[int]:
        return [*marks[which], *[0] * (cells - len(marks[which]))]

    if slug == "clever":
        grids = {"yellow": flags(marks[0], range(12)), "blue": flags(marks[1], range(11)), "green": [len(marks[2])]}
        return {**grids, "orange": written(3, 11), "purple": written(4, 11)}
    yellow = [flags(marks[1], [cell, cell + 16]) for cell in range(10)]
    grids = {"silver": flags(marks[0], range(24)), "yellow": [sum(cell) for cell in yellow]}
    return {**grids, "blue": written(2, 12), "green": written(3, 12), "pink": written(4, 12)}


@pytest.mark.parametrize(("slug", "seats"), [entry for entry in TABLES if entry[0] != "dobro"])
@law(8)
@given(seed=SEEDS)
def test_a_row_of_a_dice_game_is_what_its_seat_sees(slug: str, seats: int, seed: int) -> None:
    rules: Any = game(slug)
    state, seat = position(slug, seats, seed), seed % seats
    view, row = rules.view(state, seat), named(slug, seats, observed(rules, state, seat))
    assert row["round"] == [view.round]
    assert row["turn"] == [view.turn]
    assert row["active"] == [(view.active - seat) % seats]
    assert row["roll"] == [view.roll]
    assert row["moment"] == [MOMENTS.index(view.moment)]
    assert row["face"] == [die.face for die in view.dice]
    assert row["rolled"] == [int(die.rolled) for die in view.dice]
    assert row["tray"] == [int(die.place == "tray") for die in view.dice]
    assert row["fields"] == [int(die.place.startswith("field")) for die in view.dice]
    for n in range(seats):
        said = shown_sheet(slug, view, (seat + n) % seats, rules)
        assert {name: row[f"{n}.{name}"] for name in said} == said
        assert {f"{n}.{name}" for name in said} == {name for name in row if name.startswith(f"{n}.")}


@pytest.mark.parametrize("seats", game("dobro").seats)
@law(10)
@given(seed=SEEDS)
def test_a_row_of_dobro_is_what_its_seat_sees(seats: int, seed: int) -> None:
    rules: Any = game("dobro")
    state, seat = position("dobro", seats, seed), seed % seats
    view, row = rules.view(state, seat), named("dobro", seats, observed(rules, state, seat))

    def behind(other: int) -> list[int]:
        return [0 if other < 0 else 1 + (other - seat) % seats]

    trick = [1 + rules.actions.index(play.text) for play in view.trick]
    assert row["round"] == [view.round]
    assert row["moment"] == [CARD_MOMENTS.index(view.moment)]
    assert row["turn"] == [(view.turn - seat) % seats]
    assert (row["direction"], row["good"], row["deck"]) == ([view.direction], [view.good], [view.deck_size])
    assert [row[name] for name in ("owes", "forgetful", "closer")] == [
        behind(other) for other in (view.owes, view.forgetful, view.closer)
    ]
    assert row["trick"] == trick + [0] * (60 - len(trick))
    assert row["hand"] == [view.hand.count(face) for face in FACES]
    for n in range(seats):
        shown = view.seats[(seat + n) % seats]
        assert row[f"{n}.cards"] + row[f"{n}.pile"] == [shown.hand_size, shown.pile_size]
        assert row[f"{n}.sum"] == [-1 if shown.pile_sum is None else shown.pile_sum]
        assert row[f"{n}.score"] == [shown.score]
        assert row[f"{n}.points"] == [*shown.points, *[0] * (6 - len(shown.points))]
        assert row[f"{n}.shown"] == [shown.shown.count(face) for face in FACES]


def test_the_sums_of_dobro_are_in_the_row_where_a_tie_made_them_known() -> None:
    rules, told = game("dobro"), 0
    for seed in range(30):
        state = rules.new(5, {})
        for _ in walk(state, seed):
            pass
        row, view = named("dobro", 5, observed(rules, state, 0)), rules.view(state, 0)
        sums = [seat.pile_sum for seat in view.seats]
        assert [row[f"{n}.sum"][0] for n in range(5)] == [-1 if found is None else found for found in sums]
        told += sums.count(None) < 5
    assert 0 < told < 30


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_every_row_of_a_game_lies_within_its_bounds(slug: str, seats: int) -> None:
    rules, box = game(slug), observation_box(slug, seats)
    assert box.shape == (size(slug, seats),)
    for seed in range(3):
        for step in walk(rules.new(seats, {}), seed):
            assert observed(rules, step.state, seed % seats) in box


@law(30)
@given(legal=st.integers(1, 2**95 - 1))
def test_a_mask_has_a_flag_for_each_action(legal: int) -> None:
    flagged = mask_of(game("twice"), legal)
    assert (len(flagged), flagged.dtype) == (95, np.int8)
    assert [n for n in range(95) if flagged[n]] == [n for n in range(95) if legal >> n & 1]


@pytest.mark.parametrize("slug", ["clever", "dobro"])
def test_wrong_row_lengths_and_unknown_seats_are_refused(slug: str) -> None:
    state = game(slug).new(2, {})
    with pytest.raises(ValueError, match="a row has"):
        eyes_of(slug).seen(state, 0, np.zeros(size(slug, 2) - 1, np.int16))
    with pytest.raises(IndexError, match="no seat 2"):
        eyes_of(slug).seen(state, 2, np.zeros(size(slug, 2), np.int16))


def test_fields_follow_each_other_without_gaps() -> None:
    for slug, seats in TABLES:
        at = 0
        for field in layout(slug, seats):
            assert field.at == at
            assert field.low < field.high
            at += field.size

"""The sums of numbers in the last piles are shown to all if they decide the places, and only then (D-92)."""

from __future__ import annotations

import pytest
from tests.dobro.tables import DOBRO, table


def sums(text: str) -> list[int | None]:
    """The sum that everybody sees of each seat's pile."""
    return [seat.pile_sum for seat in DOBRO.view(table(text), None).seats]


@pytest.mark.rule("D-81", "D-92")
def test_the_sums_of_players_tied_in_total_and_last_round_are_shown() -> None:
    seats = "/ points=1-2-1 pile=3-20 / points=2-1-1 pile=3-19 / points=3-1-2 pile=2-9"
    assert sums(f"moment=over round=3 {seats}") == [20, 19, None]


@pytest.mark.rule("D-81", "D-92")
def test_a_tie_that_the_last_round_settles_shows_no_sums() -> None:
    assert sums("moment=over round=3 / points=2-2-1 pile=3-20 / points=2-1-2 pile=1-2") == [None, None]


@pytest.mark.rule("D-92")
def test_before_the_end_no_sums_are_shown() -> None:
    assert sums("round=2 / hand=2 points=1 pile=3-20 / hand=3 points=1 pile=3-19") == [None, None]


@pytest.mark.rule("D-81", "D-92")
def test_the_brazilian_edition_never_comes_to_sums() -> None:
    assert sums("edition=br moment=over round=3 / points=1-1-1 pile=3-20 / points=1-1-1 pile=3-19") == [None, None]

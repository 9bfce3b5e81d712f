"""Perft: how many ways lead so many choices deep. One wrong legal move anywhere changes a count.

Dice and cards are those of a seed, so the tree branches over choices alone; counts were agreed by both builds.
"""

import pytest
from tests.perft.counting import leaves, ways

from silvertray.games import game
from silvertray.play.dealer import Seeded

CLEVER = game("clever")
TWICE = game("twice")
DOBRO = game("dobro")

BLACK = (
    "clever moment=choice round=4 turn=0 / stage=reward yellow=1a,2a,3a,6a blue=5,6,7 green=4 waiting=black"
    " / stage=reward yellow=1a,1b blue=2,3 orange=1,2 purple=3,6 waiting=black"
)
CHAINS = (
    "clever moment=choice round=5 turn=0 roll=3 dice=462555 rolled=wb pool=wb tray=yg fields=op"
    " / stage=pick yellow=3a,6a,2b,1a,4a blue=2,3,7,8,5,10,11 green=8 orange=1,1,1,2 purple=1,2,3 reroll=1-1 extra=2-0"
)
EXTRAS = (
    "clever moment=choice round=6 turn=1 dice=135246 tray=wyg fields=bop"
    " / stage=extra yellow=1a,2b blue=4,5 green=3 orange=1,2,3 purple=3 extra=4-1 used=y"
)

SILVER = (
    "twice moment=choice round=2 roll=1 dice=245131 rolled=wsybgp pool=wsybgp"
    " / stage=pick silver=1a,2b,3c yellow=1,2a blue=9 green=4 pink=3 reroll=1-0 return=1-0 extra=1-0"
)
RETURNS = (
    "twice moment=choice round=3 roll=1 dice=626131 tray=wbgp fields=s pool=y"
    " / stage=return silver=6a yellow=6 blue=8,7 return=2-0 extra=1-0"
)
BLACK_ANY = "twice moment=choice round=4 turn=0 / stage=reward silver=1a,1b,1c yellow=3a,6 pink=5,5 waiting=?:black"

JOKERS = (
    "dobro moment=choice round=2 good=6 deck_size=8 drawn=30 turn=0 unseen=2,2,3,4,7,9,12,S trick=6"
    " / hand=3,3,6,J,J,S points=1 / hand=5,5,8,10,J,R points=2 / hand=2,4,4,11,12,12 points=3"
)
OWED = (
    "dobro draw=classic moment=choice round=1 good=10 deck_size=4 drawn=40 turn=1 owes=0 unseen=2,5,8,J trick=5,J+5"
    " / hand=3,3,7 / hand=5,5,10,J / hand=2,12,12,S"
)
LAST_CARDS = (
    "dobro moment=choice round=3 good=24 turn=0 trick=J+12"
    " / hand=2,12,J,R points=1-2 / hand=3,4,J points=2-1 / hand=12,S points=3-3"
)
NO_SPECIAL_LEAD = (
    "dobro lead_specials=off moment=choice round=1 turn=2 / hand=2,2,R / hand=9,J / hand=2,S,S / hand=4,4,7"
)


@pytest.mark.parametrize(
    ("players", "seed", "counts"),
    [
        (1, 1, [13, 91, 447, 2459, 19854]),
        (1, 2, [13, 88, 443, 3487, 29427]),
        (2, 1, [13, 98, 571, 3540, 26722]),
        (4, 3, [13, 76, 375, 2184, 17394]),
    ],
)
def test_the_first_choices_of_a_game_branch_as_counted(players: int, seed: int, counts: list[int]) -> None:
    start = CLEVER.new(players, {})
    assert [leaves(start.copy(), Seeded(seed), depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        pytest.param(BLACK, [19, 369, 3321, 14597], id="round-4 answers of two players"),
        pytest.param(CHAINS, [7, 44, 216, 974], id="a third roll with rewards about to chain"),
        pytest.param(EXTRAS, [7, 30, 98, 258], id="four extra dice, one die used"),
    ],
)
def test_known_positions_branch_as_counted(position: str, counts: list[int]) -> None:
    start = CLEVER.from_position(position)
    assert [leaves(start.copy(), Seeded(5), depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("players", "seed", "counts"), [(1, 1, [20, 181, 1287, 9621]), (3, 2, [20, 226, 1644, 13323])])
def test_the_first_choices_of_twice_branch_as_counted(players: int, seed: int, counts: list[int]) -> None:
    start = TWICE.new(players, {})
    assert [leaves(start.copy(), Seeded(seed), depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        pytest.param(SILVER, [19, 146, 838, 5856], id="a roll whose silver picks chain"),
        pytest.param(RETURNS, [5, 18, 121, 635], id="two returns before the second roll"),
        pytest.param(BLACK_ANY, [54, 856, 4367, 22826], id="a black question mark"),
    ],
)
def test_known_positions_of_twice_branch_as_counted(position: str, counts: list[int]) -> None:
    start = TWICE.from_position(position)
    assert [leaves(start.copy(), Seeded(5), depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(
    ("players", "options", "counts"),
    [
        (2, {}, [6, 27, 83, 311, 1328]),
        (3, {}, [6, 24, 108, 435, 1830]),
        (4, {"draw": "classic"}, [5, 28, 181, 1039, 5011]),
        (6, {"lead_specials": "off"}, [16, 60, 186, 529, 1839]),
    ],
    ids=["two", "three", "four, classic", "six, no special leads"],
)
def test_the_first_choices_of_dobro_branch_as_counted(players: int, options: dict[str, str], counts: list[int]) -> None:
    start = DOBRO.new(players, options)
    assert [ways(start.copy(), Seeded(players), depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        pytest.param(JOKERS, [23, 178, 1174, 6019], id="jokers on a low good number"),
        pytest.param(OWED, [9, 54, 209, 630, 2779], id="a draw that can be forgotten"),
        pytest.param(LAST_CARDS, [3, 19, 147, 648, 2273], id="the last cards of a game"),
        pytest.param(NO_SPECIAL_LEAD, [1, 4, 10, 27, 144], id="a lead without Skip and Reverse"),
    ],
)
def test_known_positions_of_dobro_branch_as_counted(position: str, counts: list[int]) -> None:
    start = DOBRO.from_position(position)
    assert [ways(start.copy(), Seeded(5), depth) for depth in range(1, len(counts) + 1)] == counts

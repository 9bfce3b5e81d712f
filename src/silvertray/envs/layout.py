"""The names of the numbers in an observation: where each stands, and between what bounds it lies.

An environment's version (`-v0`) stands for this layout and for the game's table of actions. Whatever changes a number's
place or meaning is a new version; the old one then stays for a release.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from silvertray.games import game


class Part(NamedTuple):
    """Numbers that belong together: a name, how many, their bounds, and what they say."""

    name: str
    size: int
    low: int
    high: int
    says: str


class Field(NamedTuple):
    """A part at its place in the row."""

    name: str
    at: int
    size: int
    low: int
    high: int
    says: str


DICE = "in the order of the dice"
SCORES = (-512, 1023)


def dice_parts(seats: int) -> list[Part]:
    """Where a dice game stands."""
    return [
        Part("round", 1, 0, 6, "the round, from 1"),
        Part("turn", 1, 0, max(1, seats - 1), "the turn of the round, from 0; alone, turn 1 is the passive one"),
        Part("active", 1, 0, max(1, seats - 1), "the active player: 0 is the own seat, 1 the next, …"),
        Part("roll", 1, 0, 3, "the roll of the turn, from 1"),
        Part("moment", 1, 0, 4, "0 first seat, 1 roll, 2 tie, 3 choice, 4 over"),
        Part("face", 6, 0, 6, f"what the dice show, {DICE}; 0 before the first roll"),
        Part("rolled", 6, 0, 1, f"the dice of the last roll, {DICE}"),
        Part("tray", 6, 0, 1, f"the dice on the tray, {DICE}"),
        Part("fields", 6, 0, 1, f"the dice on the die fields, {DICE}"),
    ]


CLEVER_AREAS = [
    Part("yellow", 12, 0, 1, "crossed cells: both 1s, both 2s, …"),
    Part("blue", 11, 0, 1, "crossed sums, 2 to 12"),
    Part("green", 1, 0, 11, "how many cells are crossed"),
    Part("orange", 11, 0, 18, "written numbers, multiplied; 0: empty"),
    Part("purple", 11, 0, 6, "written numbers; 0: empty"),
]
TWICE_AREAS = [
    Part("silver", 24, 0, 1, "crossed cells: 1 to 6 of the yellow row, then blue, green, pink"),
    Part("yellow", 10, 0, 2, "1 circled, 2 crossed: 1, both 2s, 3s, 4s and 5s, 6"),
    Part("blue", 12, 0, 12, "written sums; 0: empty"),
    Part("green", 12, 0, 24, "written numbers, multiplied; 0: empty"),
    Part("pink", 12, 0, 6, "written numbers; 0: empty"),
]
CLEVER_WAITING = "x:yellow, x:blue, x:green, n:orange:4, n:orange:5, n:orange:6, n:purple:6, black"
TWICE_WAITING = "?:silver, ?:yellow, ?:blue, ?:green, ?:pink, ?:black"


def kept_parts(tracks: str, fields: int, chain: list[Part], waiting: str) -> list[Part]:
    """What a sheet has besides its areas."""
    count = len(tracks.split(", "))
    return [
        Part("stage", 1, 0, 7, "0 wait, 1 reward, 2 pick, 3 picked, 4 return, 5 tray, 6 extra, 7 done"),
        Part("foxes", 1, 0, 15, "foxes"),
        Part("score", 1, *SCORES, "the points now"),
        Part("points", 5, -64, 255, "the points of the areas"),
        Part("left", count, 0, fields, f"actions to be used: {tracks}"),
        Part("spent", count, 0, fields, f"actions used: {tracks}"),
        Part("used", 6, 0, 1, f"dice taken as extra dice this turn, {DICE}"),
        *chain,
        Part("waiting", len(waiting.split(", ")), 0, 15, f"rewards to be used now: {waiting}"),
    ]


CHAIN = [Part("chain", 6, 0, 1, f"dice that may still be crossed in silver (T-2), {DICE}")]
SHEETS = {
    "clever": [*CLEVER_AREAS, *kept_parts("reroll, extra", 7, [], CLEVER_WAITING)],
    "twice": [*TWICE_AREAS, *kept_parts("reroll, extra, return", 6, CHAIN, TWICE_WAITING)],
}
NOBODY = "0: nobody, 1: the own seat, 2: the next, …"


def card_parts(seats: int) -> list[Part]:
    """Where a game of Dobro stands, and the own hand."""
    return [
        Part("round", 1, 0, 6, "the round, from 1"),
        Part("moment", 1, 0, 3, "0 first seat, 1 deal, 2 choice, 3 over"),
        Part("turn", 1, 0, seats - 1, "whose turn it is: 0 is the own seat, 1 the next, …"),
        Part("direction", 1, -1, 1, "1 in the order of the seats, −1 against it"),
        Part("good", 1, 0, 48, "the good number; 0: a lead"),
        Part("deck", 1, 0, 60, "cards in the deck"),
        Part("owes", 1, 0, seats, f"who owes a draw; {NOBODY}"),
        Part("forgetful", 1, 0, seats, f"who has the Forgetful card; {NOBODY}"),
        Part("closer", 1, 0, seats, f"who ended the last round; {NOBODY}"),
        Part("trick", 60, 0, 59, "the plays in the trick, the first one first: the action's number + 1; 0: none"),
        Part("hand", 14, 0, 6, "the own cards of each kind: 2 to 12, joker, Skip, Reverse"),
    ]


SEAT = [
    Part("cards", 1, 0, 6, "cards in the hand"),
    Part("pile", 1, 0, 60, "cards taken"),
    Part("sum", 1, -1, 512, "the sum of the numbers taken, where a tie made it known (D-81), else −1"),
    Part("score", 1, -8, 64, "the points of the rounds that are over"),
    Part("points", 6, -1, 6, "the points of each round; 0: not over yet"),
    Part("shown", 14, 0, 6, "cards of the hand that all have seen, by kind"),
]


def parts(slug: str, seats: int) -> Iterator[Part]:
    """All parts of a game's row; of each seat, the own one first, then the others in the order of the seats."""
    game(slug)  # refuses one that there is not
    yield from card_parts(seats) if slug == "dobro" else dice_parts(seats)
    for seat in range(seats):
        for part in SEAT if slug == "dobro" else SHEETS[slug]:
            yield part._replace(name=f"{seat}.{part.name}")


@cache
def layout(slug: str, seats: int) -> tuple[Field, ...]:
    """Every field of a game's observation, in order."""
    found: list[Field] = []
    for part in parts(slug, seats):
        at = found[-1].at + found[-1].size if found else 0
        found.append(Field(part.name, at, *part[1:]))
    return tuple(found)


@cache
def size(slug: str, seats: int) -> int:
    """How many numbers an observation has."""
    last = layout(slug, seats)[-1]
    return last.at + last.size

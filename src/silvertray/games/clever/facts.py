"""A dice-game position as plain data, for views, position texts and copies across processes."""

from typing import NamedTuple


class SheetFacts(NamedTuple):
    """One sheet. `marks`: for each area the crossed cells or the written numbers."""

    marks: tuple[tuple[int, ...], ...] = ((),) * 5
    stage: str = "wait"
    used: int = 0
    rerolls: int = 0
    rerolls_spent: int = 0
    extras: int = 0
    extras_spent: int = 0
    returns: int = 0
    returns_spent: int = 0
    foxes: int = 0
    waiting: int = 0
    chain: int = 0


class Facts(NamedTuple):
    """The table; sets of dice are masks, `faces` has four bits a die."""

    sheets: tuple[SheetFacts, ...]
    fallback: bool = True
    first: int = 0
    round: int = 0
    turn: int = 0
    moment: str = "first"
    roll: int = 0
    reroll: int = 0
    faces: int = 0
    rolled: int = 0
    pool: int = 0
    tray: int = 0
    fields: tuple[int, ...] = ()

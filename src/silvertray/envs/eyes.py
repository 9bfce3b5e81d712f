"""What a seat sees of a dice game, as a row of small numbers; `layout.py` names them.

A set of up to eight is written in one go, and may spill over what follows: so a row is written from left to right.
"""

from typing import Any

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.games.clever.paper import Sheet
    from silvertray.games.clever.sheet import score_of
    from silvertray.games.clever.table import Table, sheet_of

    # Where the dice stand in a row, and the first reward that is a mark.
    FACES, ROLLED, TRAY, FIELDS, SHEETS, FIRST_MARK = 5, 11, 17, 23, 29, 5

    def eight(row: Any, at: int, spread: list[int], members: int) -> None:
        """Write for each of eight whether it is a member."""
        for n in range(8):
            row[at + n] = spread[8 * members + n]


SPREAD = [members >> n & 1 for members in range(256) for n in range(8)]


class DiceEyes:
    """How a game's rows are laid out: the dice, the own sheet, then the others in turn order."""

    def __init__(self, cells: int, tracks: int, rewards: int, chains: bool) -> None:
        self.cells = cells  # of all areas
        self.tracks = tracks
        self.rewards = rewards  # kinds of marks that can wait
        self.chains = chains  # whether dice can wait for an extra cross (T-2)
        self.score_at = SHEETS + cells + 2
        self.sheet_size = cells + 8 + 2 * tracks + (12 if chains else 6) + rewards

    def row_size(self, players: int) -> int:
        """How many numbers a row has."""
        return SHEETS + players * self.sheet_size

    def seen(self, table: Table, seat: int, row: Any) -> None:
        """Write what a seat sees into a row of the right length."""
        if len(row) != self.row_size(table.players):
            raise ValueError(f"a row has {self.row_size(table.players)} numbers, not {len(row)}")
        if not 0 <= seat < table.players:
            raise IndexError(f"there is no seat {seat}")
        if cython.compiled:
            self.look(table, seat, cython.address(row[0]), 0)
        else:
            self.look(table, seat, row, 0)

    def look(self, table: Table, seat: int, row: Any, at: int) -> None:
        """Write what a seat sees from a place on."""
        dice_seen(table, seat, row, at)
        at += SHEETS
        for n in range(table.players):
            sheet = sheet_of(table, (seat + n) % table.players)
            self.areas(sheet, row, at)
            sheet_seen(self, sheet, row, at + self.cells)
            at += self.sheet_size

    def areas(self, sheet: Sheet, row: Any, at: int) -> None:
        """Each game's own: the cells of all areas."""


class GanzEyes(DiceEyes):
    """Yellow and blue cell by cell, how far green is, the numbers of orange and purple."""

    def __init__(self) -> None:
        DiceEyes.__init__(self, 46, 2, 8, False)

    def areas(self, sheet: Sheet, row: Any, at: int) -> None:
        """The cells of all areas."""
        eight(row, at, SPREAD, sheet.area[0].marks & 255)
        eight(row, at + 8, SPREAD, sheet.area[0].marks >> 8)
        eight(row, at + 12, SPREAD, sheet.area[1].marks & 255)
        eight(row, at + 20, SPREAD, sheet.area[1].marks >> 8)
        row[at + 23] = sheet.area[2].count
        numbers(sheet.area[3].written, 11, row, at + 24)
        numbers(sheet.area[4].written, 11, row, at + 35)


class DoppeltEyes(DiceEyes):
    """Silver cell by cell, yellow circled or crossed, the numbers of blue, green and pink."""

    def __init__(self) -> None:
        DiceEyes.__init__(self, 70, 3, 6, True)

    def areas(self, sheet: Sheet, row: Any, at: int) -> None:
        """The cells of all areas."""
        for n in range(3):
            eight(row, at + 8 * n, SPREAD, sheet.area[0].marks >> 8 * n & 255)
        for cell in range(10):
            row[at + 24 + cell] = (sheet.area[1].marks >> cell & 1) + (sheet.area[1].marks >> (16 + cell) & 1)
        numbers(sheet.area[2].written, 12, row, at + 34)
        numbers(sheet.area[3].written, 12, row, at + 46)
        numbers(sheet.area[4].written, 12, row, at + 58)


def dice_seen(table: Table, seat: int, row: Any, at: int) -> None:
    """Where the game stands, and the dice."""
    row[at] = table.round
    row[at + 1] = table.turn
    row[at + 2] = (table.active - seat + table.players) % table.players
    row[at + 3] = table.roll
    row[at + 4] = table.moment
    for die in range(6):
        row[at + FACES + die] = table.faces >> 4 * die & 7
    eight(row, at + ROLLED, SPREAD, table.rolled)
    eight(row, at + TRAY, SPREAD, table.tray)
    eight(row, at + FIELDS, SPREAD, table.fields)


def sheet_seen(eyes: DiceEyes, sheet: Sheet, row: Any, at: int) -> None:
    """What every sheet has besides its areas: stage, foxes, points, actions, dice used, rewards that wait."""
    row[at] = sheet.stage
    row[at + 1] = sheet.foxes
    row[at + 2] = score_of(sheet)
    for which in range(5):
        row[at + 3 + which] = sheet.area[which].points
    at += 8
    for track in range(eyes.tracks):
        row[at + track] = sheet.left[track + 1]
        row[at + eyes.tracks + track] = sheet.spent[track + 1]
    at += 2 * eyes.tracks
    eight(row, at, SPREAD, sheet.used)
    at += 6
    if eyes.chains:
        eight(row, at, SPREAD, sheet.chain)
        at += 6
    for n in range(eyes.rewards):
        row[at + n] = sheet.waiting >> 4 * (FIRST_MARK + n) & 15


def numbers(written: int, cells: int, row: Any, at: int) -> None:
    """The numbers of a row, 0 where none stands yet."""
    for n in range(cells):
        row[at + n] = written >> 5 * n & 31

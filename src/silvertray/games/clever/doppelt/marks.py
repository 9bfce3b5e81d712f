"""Doppelt so clever: what the dice and the rewards may mark on this sheet."""

import cython
from silvertray.games.clever.doppelt.rewards import codes
from silvertray.games.clever.layout import ROUNDS_BY_PLAYERS, of_dice, placements

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.games.clever.doppelt import blue, green, pink, silver, yellow
    from silvertray.games.clever.paper import Sheet, area_of
    from silvertray.games.clever.rewards import one
    from silvertray.games.clever.state import DiceState
    from silvertray.games.clever.table import FIRST_PLACEMENT, sheet_of

if not cython.compiled:  # compiled, the same names are constants in the .pxd
    SILVER, YELLOW, BLUE, GREEN, PINK = range(5)

    # The ways to use a ?: 24 cells of silver, 10 of yellow, 11 sums, 1 to 6 in green and in pink.
    CROSS_SILVER, MARK_YELLOW, WRITE_BLUE, WRITE_GREEN, WRITE_PINK = 0, 24, 34, 45, 51
    ANY_SILVER, ANY_YELLOW, ANY_BLUE, ANY_GREEN, ANY_PINK, BLACK = range(5, 11)
    FIRST_CROSS, FIRST_RETURN, FIRST_USE = 20, 32, 38

DICE = ("white", "silver", "yellow", "blue", "green", "pink")
AREAS = DICE[1:]

ROUND_REWARDS = ("reroll", "extra", "return", "?:black", "", "")
TRACK_FIELDS = 6
TRACK_ENDS = {"reroll": "fox", "return": "?:pink", "extra": "?:silver"}
RATING_FLOORS = (321, 300, 280, 260, 240, 220, 200, 180, 160, 140)  # the best band first (C-64)

# A placement is a die, an area and a slot: silver has four rows, yellow two cells of most numbers.
AREA_SLOTS = ((0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (2, 0), (3, 0), (4, 0))
PLACEMENTS = placements(AREA_SLOTS)
OF_DICE = of_dice(PLACEMENTS)
DIE = [0, 0] + [die for die, _, _ in PLACEMENTS]
AREA = [0, 0] + [area for _, area, _ in PLACEMENTS]
SLOT = [0, 0] + [slot for _, _, slot in PLACEMENTS]

# Extra crosses in silver are a die and a row: coloured dice in their own, white and silver in any (T-2).
CROSSES = [(die, die - 2) for die in range(2, 6)] + [(die, row) for die in (0, 1) for row in range(4)]
CROSSES_OF = of_dice(CROSSES)
CROSS_DIE = [die for die, _ in CROSSES]
CROSS_ROW = [row for _, row in CROSSES]

SPENDS = [ANY_SILVER] * 24 + [ANY_YELLOW] * 10 + [ANY_BLUE] * 11 + [ANY_GREEN] * 6 + [ANY_PINK] * 6
ROUND_REWARD = [0, *codes(ROUND_REWARDS)]
TRACK_END = [0, *codes([TRACK_ENDS[track] for track in ("reroll", "extra", "return")])]


def yellow_cells(sheet: Sheet) -> int:
    """The cells of yellow that can be circled or crossed: all but the crossed ones (T-5)."""
    return ~(area_of(sheet, YELLOW).marks >> 16) & 1023


def uses_of(sheet: Sheet, reward: int) -> int:
    """What a coloured ? may mark: any number of that colour which fits (T-9)."""
    if reward == ANY_SILVER:
        return ~area_of(sheet, SILVER).marks & 0xFFFFFF
    if reward == ANY_YELLOW:
        fitting = yellow_cells(sheet)
        return fitting << MARK_YELLOW
    if reward == ANY_BLUE:
        totals = area_of(sheet, BLUE).accepts >> 2
        return totals << WRITE_BLUE
    if reward == ANY_GREEN:
        fitting = area_of(sheet, GREEN).accepts >> 1
        return fitting << WRITE_GREEN
    fitting = area_of(sheet, PINK).accepts >> 1
    return fitting << WRITE_PINK


class Doppelt(DiceState):
    """A position of Doppelt so clever."""

    def __init__(self, players: int = 1, solo_fallback: bool = True) -> None:
        DiceState.__init__(self, players, ROUNDS_BY_PLAYERS[players], players > 1 or solo_fallback)
        self.dice_of = DIE
        self.track_fields = TRACK_FIELDS
        self.first_return = FIRST_RETURN
        self.first_use = FIRST_USE
        self.may_decline = 1  # C-15
        self.chaining = sum([1 << action for action in range(2, 20) if AREA[action] == SILVER])
        for seat in range(players):
            sheet = sheet_of(self, seat)
            silver.begin(area_of(sheet, SILVER))
            yellow.begin(area_of(sheet, YELLOW))
            blue.begin(area_of(sheet, BLUE))
            green.begin(area_of(sheet, GREEN))
            pink.begin(area_of(sheet, PINK))

    def blank(self) -> DiceState:
        """A position to be filled."""
        return Doppelt.__new__(Doppelt)

    def round_reward(self, round: int) -> int:
        """Reroll, extra die, return, then a black ? (C-5)."""
        return ROUND_REWARD[round]

    def track_end(self, action: int) -> int:
        """Reroll: a fox; extra die: a silver ?; return: a pink ? (T-11)."""
        return TRACK_END[action]

    def placements(self, sheet: Sheet, dice: int) -> int:
        """White marks any area, a coloured die its own (C-20); blue always takes blue + white (C-21)."""
        faces = self.faces
        white = faces & 7
        rows = sheet.area[SILVER].accepts
        cells = sheet.area[YELLOW].accepts
        green_fits = sheet.area[GREEN].accepts & 64  # any value fits, or none
        pink_fits = sheet.area[PINK].accepts & 64
        total_fits = sheet.area[BLUE].accepts >> (white + (faces >> 12 & 7)) & 1
        fitting = (rows >> 4 * white & 15) | (cells >> 2 * white & 3) << 4
        fitting |= total_fits << 6 | green_fits << 1 | pink_fits << 2
        fitting |= (rows >> 4 * (faces >> 4 & 7) & 15) << 9 | (cells >> 2 * (faces >> 8 & 7) & 3) << 13
        fitting |= total_fits << 15 | green_fits << 10 | pink_fits << 11
        return (fitting & OF_DICE[dice]) << FIRST_PLACEMENT

    def place(self, sheet: Sheet, action: int) -> int:
        """Mark a placement with the value its die shows."""
        value = self.faces >> 4 * DIE[action] & 7
        area = AREA[action]
        if area == SILVER:
            return silver.cross(area_of(sheet, SILVER), SLOT[action], value)
        if area == YELLOW:
            return yellow.mark(area_of(sheet, YELLOW), yellow.CELL[2 * value + SLOT[action]])
        if area == BLUE:
            return blue.write(area_of(sheet, BLUE), (self.faces & 7) + (self.faces >> 12 & 7))
        if area == GREEN:
            return green.write(area_of(sheet, GREEN), value)
        return pink.write(area_of(sheet, PINK), value)

    def crosses(self, sheet: Sheet) -> int:
        """The dice of this pick that can still be crossed in silver, each in the rows open to it (T-2)."""
        fitting = CROSSES_OF[sheet.chain]
        for n in range(12):
            free = sheet.area[SILVER].accepts >> (4 * (self.faces >> 4 * CROSS_DIE[n] & 7) + CROSS_ROW[n]) & 1
            bit = 1
            if not free:
                fitting &= ~(bit << n)
        return fitting << FIRST_CROSS

    def cross(self, sheet: Sheet, action: int) -> int:
        """Cross a die's own face in silver, blue without white; each die once (T-2)."""
        die = CROSS_DIE[action - FIRST_CROSS]
        sheet.chain &= ~(1 << die)
        return silver.cross(area_of(sheet, SILVER), CROSS_ROW[action - FIRST_CROSS], self.faces >> 4 * die & 7)

    def uses(self, sheet: Sheet, reward: int) -> int:
        """A coloured ? marks its own area, a black one any of the five (T-9)."""
        if reward != BLACK:
            return uses_of(sheet, reward)
        fitting = 0
        for coloured in range(ANY_SILVER, BLACK):
            fitting |= uses_of(sheet, coloured)
        return fitting

    def use(self, sheet: Sheet, way: int) -> int:
        """Spend the ? of that colour if one waits, else the black one; then mark."""
        coloured = one(SPENDS[way])
        sheet.waiting -= coloured if sheet.waiting & (15 * coloured) else one(BLACK)
        if way < MARK_YELLOW:
            return silver.cross(area_of(sheet, SILVER), way // 6, way % 6 + 1)
        if way < WRITE_BLUE:
            return yellow.mark(area_of(sheet, YELLOW), way - MARK_YELLOW)
        if way < WRITE_GREEN:
            return blue.write(area_of(sheet, BLUE), way - WRITE_BLUE + 2)
        if way < WRITE_PINK:
            return green.write(area_of(sheet, GREEN), way - WRITE_GREEN + 1)
        return pink.write(area_of(sheet, PINK), way - WRITE_PINK + 1)

    def mark_again(self, sheet: Sheet, which: int, mark: int) -> bool:
        """Repeat a mark of a known position, without its reward, if it fits."""
        area = area_of(sheet, which)
        if which == SILVER:
            return silver.again(area, mark)
        if which == YELLOW:
            return yellow.again(area, mark)
        if which == BLUE:
            return blue.again(area, mark)
        if which == GREEN:
            return green.again(area, mark)
        return pink.again(area, mark)

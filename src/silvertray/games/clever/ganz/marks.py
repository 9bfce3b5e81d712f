"""Ganz schön clever: what the dice and the rewards may mark on this sheet."""

import cython
from silvertray.games.clever.ganz.rewards import codes
from silvertray.games.clever.layout import ROUNDS_BY_PLAYERS, of_dice, placements

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.games.clever.ganz import blue, green, orange, purple, yellow
    from silvertray.games.clever.paper import Sheet, area_of
    from silvertray.games.clever.rewards import one
    from silvertray.games.clever.state import DiceState
    from silvertray.games.clever.table import FIRST_PLACEMENT, sheet_of

if not cython.compiled:  # compiled, the same names are constants in the .pxd
    YELLOW, BLUE, GREEN, ORANGE, PURPLE = range(5)

    # The ways to use a reward: 12 yellow cells, 11 sums, green, a 4, 5 or 6 in orange, a 6 in purple.
    CROSS_YELLOW, CROSS_BLUE, CROSS_GREEN, WRITE_ORANGE, WRITE_PURPLE = 0, 12, 23, 24, 27
    X_YELLOW, X_BLUE, X_GREEN, ORANGE_4, ORANGE_5, ORANGE_6, PURPLE_6, BLACK = range(5, 13)

DICE = ("white", "yellow", "blue", "green", "orange", "purple")
AREAS = DICE[1:]

ROUND_REWARDS = ("reroll", "extra", "reroll", "black", "", "")
TRACK_FIELDS = 7  # of rerolls, and of extra dice
RATING_FLOORS = (281, 260, 240, 220, 200, 180, 160, 140)  # the best band first (C-64)

# A placement is a die, an area and a slot: yellow has two cells of each number.
AREA_SLOTS = ((0, 0), (0, 1), (1, 0), (2, 0), (3, 0), (4, 0))
PLACEMENTS = placements(AREA_SLOTS)
OF_DICE = of_dice(PLACEMENTS)
DIE = [0, 0] + [die for die, _, _ in PLACEMENTS]
AREA = [0, 0] + [area for _, area, _ in PLACEMENTS]
SLOT = [0, 0] + [slot for _, _, slot in PLACEMENTS]

SPENDS = [X_YELLOW] * 12 + [X_BLUE] * 11 + [X_GREEN, ORANGE_4, ORANGE_5, ORANGE_6, PURPLE_6]
ROUND_REWARD = [0, *codes(ROUND_REWARDS)]


def yellow_crosses(sheet: Sheet) -> int:
    free = sheet.area[YELLOW].accepts >> 2
    return free << CROSS_YELLOW


def blue_crosses(sheet: Sheet) -> int:
    free = sheet.area[BLUE].accepts >> 2
    return free << CROSS_BLUE


def green_cross(sheet: Sheet) -> int:
    free = 1 if sheet.area[GREEN].accepts else 0
    return free << CROSS_GREEN


def orange_number(sheet: Sheet, reward: int) -> int:
    free = 1 if sheet.area[ORANGE].accepts else 0
    return free << (WRITE_ORANGE + reward - ORANGE_4)


def purple_six(sheet: Sheet) -> int:
    free = 1 if sheet.area[PURPLE].accepts else 0
    return free << WRITE_PURPLE


def black(sheet: Sheet) -> int:
    """A cross in yellow, blue or green, or a 6 in orange or purple (C-46)."""
    crosses = yellow_crosses(sheet) | blue_crosses(sheet) | green_cross(sheet)
    return crosses | orange_number(sheet, ORANGE_6) | purple_six(sheet)


class Ganz(DiceState):
    """A position of Ganz schön clever."""

    def __init__(self, players: int = 1, solo_fallback: bool = True) -> None:
        DiceState.__init__(self, players, ROUNDS_BY_PLAYERS[players], players > 1 or solo_fallback)
        self.dice_of = DIE
        self.track_fields = TRACK_FIELDS
        self.first_use = FIRST_PLACEMENT + len(PLACEMENTS)
        for seat in range(players):
            sheet = sheet_of(self, seat)
            yellow.begin(area_of(sheet, YELLOW))
            blue.begin(area_of(sheet, BLUE))
            green.begin(area_of(sheet, GREEN))
            orange.begin(area_of(sheet, ORANGE))
            purple.begin(area_of(sheet, PURPLE))

    def blank(self) -> DiceState:
        """A position to be filled."""
        return Ganz.__new__(Ganz)

    def round_reward(self, round: int) -> int:
        """Reroll, extra die, reroll, then the choice of black X or black 6 (C-5)."""
        return ROUND_REWARD[round]

    def placements(self, sheet: Sheet, dice: int) -> int:
        """White marks any area, a coloured die its own (C-20); blue always takes blue + white (C-21)."""
        faces = self.faces
        white = faces & 7
        cells = sheet.area[YELLOW].accepts
        green_fits = sheet.area[GREEN].accepts
        orange_fits = sheet.area[ORANGE].accepts & 64  # any value fits, or none
        purple_fits = sheet.area[PURPLE].accepts
        total_fits = sheet.area[BLUE].accepts >> (white + (faces >> 8 & 7)) & 1
        fitting = cells >> 2 * white & 3
        fitting |= total_fits << 2 | (green_fits >> white & 1) << 3
        fitting |= orange_fits >> 2 | (purple_fits >> white & 1) << 5
        fitting |= (cells >> 2 * (faces >> 4 & 7) & 3) << 6
        fitting |= total_fits << 8 | (green_fits >> (faces >> 12 & 7) & 1) << 9
        fitting |= orange_fits << 4 | (purple_fits >> (faces >> 20 & 7) & 1) << 11
        return (fitting & OF_DICE[dice]) << FIRST_PLACEMENT

    def place(self, sheet: Sheet, action: int) -> int:
        """Mark a placement with the value its die shows."""
        value = self.faces >> 4 * DIE[action] & 7
        area = AREA[action]
        if area == YELLOW:
            return yellow.cross(area_of(sheet, YELLOW), 2 * value - 2 + SLOT[action])
        if area == BLUE:
            return blue.cross(area_of(sheet, BLUE), (self.faces & 7) + (self.faces >> 8 & 7))
        if area == GREEN:
            return green.cross(area_of(sheet, GREEN))
        if area == ORANGE:
            return orange.write(area_of(sheet, ORANGE), value)
        return purple.write(area_of(sheet, PURPLE), value)

    def uses(self, sheet: Sheet, reward: int) -> int:
        """A cross goes into any free cell of a grid or the next of a row (C-42), a number into its row (C-43)."""
        if reward == X_YELLOW:
            return yellow_crosses(sheet)
        if reward == X_BLUE:
            return blue_crosses(sheet)
        if reward == X_GREEN:
            return green_cross(sheet)
        if reward == PURPLE_6:
            return purple_six(sheet)
        if reward == BLACK:
            return black(sheet)
        return orange_number(sheet, reward)

    def use(self, sheet: Sheet, way: int) -> int:
        """Spend the reward of that colour if one waits, else the black one; then mark."""
        coloured = one(SPENDS[way])
        sheet.waiting -= coloured if sheet.waiting & (15 * coloured) else one(BLACK)
        if way < CROSS_BLUE:
            return yellow.cross(area_of(sheet, YELLOW), way - CROSS_YELLOW)
        if way < CROSS_GREEN:
            return blue.cross(area_of(sheet, BLUE), way - CROSS_BLUE + 2)
        if way == CROSS_GREEN:
            return green.cross(area_of(sheet, GREEN))
        if way < WRITE_PURPLE:
            return orange.write(area_of(sheet, ORANGE), way - WRITE_ORANGE + 4)
        return purple.write(area_of(sheet, PURPLE), 6)

    def mark_again(self, sheet: Sheet, which: int, mark: int) -> bool:
        """Repeat a mark of a known position, without its reward, if it fits."""
        area = area_of(sheet, which)
        if which == YELLOW:
            return yellow.again(area, mark)
        if which == BLUE:
            return blue.again(area, mark)
        if which == GREEN:
            return green.again(area, mark)
        if which == ORANGE:
            return orange.again(area, mark)
        return purple.again(area, mark)

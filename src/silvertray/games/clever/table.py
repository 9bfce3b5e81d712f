"""The table of a dice game: dice, sheets and stages, and what a game says of its own sheet.

Actions are numbered: pass, reroll, placements of dice, then what only some sheets have, then the ways to use a
waiting reward. Those have a mask of their own, so that either fits into 64 bits.
"""

from typing import Literal

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.games.clever.paper import Sheet

# The stages of a seat and the moments of the table; each name stands at the index of its number.
Stage = Literal["wait", "reward", "pick", "picked", "return", "tray", "extra", "done"]
Moment = Literal["first", "roll", "tie", "choice", "over"]
STAGES: tuple[Stage, ...] = ("wait", "reward", "pick", "picked", "return", "tray", "extra", "done")
MOMENTS: tuple[Moment, ...] = ("first", "roll", "tie", "choice", "over")

if not cython.compiled:  # compiled, the same names are constants in the .pxd
    WAIT, REWARD, PICK, PICKED, RETURNS, TRAY, EXTRA_DICE, DONE = range(8)
    FIRST_SEAT, ROLL, TIE, CHOICE, OVER = range(5)

    # Actions that every sheet has; its placements follow.
    PASS, AGAIN, FIRST_PLACEMENT = range(3)

    def sheet_of(table: "Table", seat: int) -> Sheet:
        """The sheet of a seat."""
        return table.sheets[seat]


# An outcome of chance is six faces of four bits each, or one of these with a set of dice or a seat.
DRAWN = 1 << 24
SEATED = 1 << 25


class Table:
    """A position of a dice game as the rules see it: the dice, and a sheet for each seat."""

    def begin(self, players: int, rounds: int, fallback: int) -> None:
        """Lay out the sheets (C-2); a game then says what is printed on them."""
        if not cython.compiled:
            self.sheets = [Sheet() for _ in range(players)]
            self.dice_of: list[int] = []  # the die of each placement
        self.players = players
        self.rounds = rounds
        self.turns = 2 if players == 1 else players  # of each round; alone, the second one is passive (C-4, C-60)
        self.fallback = fallback
        self.track_fields = 7
        self.first_return = 0  # the action that returns the first die; the others follow
        self.first_use = 64  # the action that uses a reward in the first way; the others follow
        self.may_decline = 0  # whether any roll may be declined (C-15)
        self.chaining = 0  # placements that let the dice they send to the tray be crossed too (T-2)
        self.round = self.turn = self.first = self.active = self.roll = self.reroll = 0
        self.rolled = self.pool = self.tray = self.fields = self.on_fields = 0
        self.faces = 0
        self.moment = FIRST_SEAT

    def round_reward(self, round: int) -> int:
        """The reward that the tracker gives at the start of a round (C-5)."""
        return 0

    def placements(self, sheet: Sheet, dice: int) -> int:
        """What these dice could mark on this sheet, one bit a placement (C-20)."""
        return 0

    def place(self, sheet: Sheet, action: int) -> int:
        """Mark a placement; return the rewards it earns (C-23)."""
        return 0

    def uses(self, sheet: Sheet, reward: int) -> int:
        """All marks that a waiting reward could make, one bit each."""
        return 0

    def use(self, sheet: Sheet, way: int) -> int:
        """Make a mark with a waiting reward, which is spent; return the rewards it earns."""
        return 0

    def track_end(self, action: int) -> int:
        """The reward for circling the last field of an action's track (T-11)."""
        return 0

    def crosses(self, sheet: Sheet) -> int:
        """The extra crosses that the dice of a chain could make (T-2)."""
        return 0

    def cross(self, sheet: Sheet, action: int) -> int:
        """Make an extra cross with a die of the chain; return the rewards it earns."""
        return 0

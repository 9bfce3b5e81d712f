"""What can be done between two rolls: die, cell, chains of rewards, extra dice, returns.

A line of choices ends at the next roll, where the net prices the position. Others' choices do not change one's own
sheet, so they pass. Left out is what hardly ever matters: other orders of rewards, more than one or two stored actions
at once, and deep in a chain all ways to use a reward but the one that looks best. Prices are in units of 2^-10 points;
a gauge may tell by how much the net's are wrong.
"""

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.bots.dice.inputs import HEADS, WORDS, Inputs, awaits_gift, head
    from silvertray.bots.dice.net import UNIT, Net, price
    from silvertray.core.bits import lowest
    from silvertray.games.clever.paper import Sheet
    from silvertray.games.clever.sheet import score_of
    from silvertray.games.clever.state import DiceState
    from silvertray.games.clever.table import (
        CHOICE,
        EXTRA_DICE,
        FIRST_PLACEMENT,
        OVER,
        PASS,
        RETURNS,
        sheet_of,
    )
    from silvertray.games.clever.turn import act

    NEVER = -(1 << 30)
    KNOTS, KNOT = 16, 15  # of a gauge, for each head: every 2^15 units, which are 32 points, from 0 on

ONE = 1
GAUGE = HEADS, KNOTS  # the same for those who cannot see what is C's own
STEP = 1 << KNOT - UNIT  # points from one knot to the next
WIDE = 2  # choices of a line up to which all ways to use a reward are followed
LONGEST = 48  # choices after which a line ends at the latest; the longest ever seen had seven


class Search:
    """A net, the positions of the line at hand, and what the last question found."""

    def __init__(
        self, net: Net, inputs: Inputs, start: DiceState, thorough: bool = False, longest: int = LONGEST
    ) -> None:
        self.net = net
        self.inputs = inputs
        self.thorough = thorough  # whether lines pass rounds' rewards, and use up all extra dice in the last turn
        self.longest = longest
        self.gauged = False  # whether what the net is wrong by is added to its prices
        self.line = [start.copy() for _ in range(longest + 1)]
        self.root = start.copy()  # where a line begins whose position has to stay as it is
        if not cython.compiled:
            self.words = [0] * WORDS
            self.actions = [0] * 128
            self.prices = [0] * 128
            self.gauge = [0] * (HEADS * KNOTS)
        self.found = 0
        self.keeps = False  # whether the end of the best line is kept
        self.best = 0
        self.end = start.copy()
        self.through_gifts = False  # whether lines go on through a round's reward (C-5) instead of ending there

    def put_right(self, gauge: list[int]) -> None:
        """From now on add to the net's prices what it is wrong by: knots for each head, by the score it expects."""
        if len(gauge) != HEADS * KNOTS:
            raise ValueError(f"a gauge has {HEADS * KNOTS} knots, not {len(gauge)}")
        for n in range(HEADS * KNOTS):
            self.gauge[n] = gauge[n]
        self.gauged = True

    def options(self, state: DiceState, seat: int, deep: int) -> list[tuple[int, int]]:
        """Every legal action of a seat with its price; `deep` stored actions are looked through after it."""
        check(state, seat)
        weigh(self, state, seat, deep)
        return [(self.actions[n], self.prices[n]) for n in range(self.found)]

    def everybody(self, state: DiceState, seat: int, action: int) -> list[int]:
        """What every seat may expect after an action of one of them."""
        check(state, seat)
        return [of_another(self, state, seat, action, other) for other in range(state.players)]

    def best_price(self, state: DiceState, seat: int, deep: int) -> int:
        """What the best line from here to the next roll is worth to a seat."""
        check(state, seat)
        return best_from(self, state, seat, deep)

    def value(self, state: DiceState, seat: int) -> int:
        """The price of a position about to be rolled."""
        check(state, seat)
        return leaf(self, state, seat)

    def head_of(self, state: DiceState, seat: int) -> int:
        """Which head of the net prices a position about to be rolled."""
        check(state, seat)
        return head(state, seat)


def check(state: DiceState, seat: int) -> None:
    """Refuse what the compiled search would not survive."""
    if not 0 <= seat < state.players or state.round == 0:
        raise ValueError(f"seat {seat} of {state.players} has no price in round {state.round}")


def weigh(search: Search, state: DiceState, seat: int, deep: int) -> int:
    """Price all legal actions of a seat; the index of the best one."""
    sheet = sheet_of(state, seat)
    search.found = 0
    search.through_gifts = awaits_gift(state, seat)
    best = 0
    turns = sheet.legal
    while turns:
        consider(search, state, seat, lowest(turns), deep)
        turns &= turns - 1
    uses = sheet.uses
    while uses:
        consider(search, state, seat, state.first_use + lowest(uses), deep)
        uses &= uses - 1
    for n in range(1, search.found):
        if search.prices[n] > search.prices[best]:
            best = n
    return best


def consider(search: Search, state: DiceState, seat: int, action: int, deep: int) -> None:
    """Price one action of the position at hand."""
    search.actions[search.found] = action
    search.prices[search.found] = after(search, state, seat, action, deep, 0)
    search.found += 1


def after(search: Search, state: DiceState, seat: int, action: int, deep: int, depth: int) -> int:
    """The price of the best line that begins with this action."""
    if depth == search.longest:
        return leaf(search, state, seat)
    if spends(state, sheet_of(state, seat), action):
        deep -= 1
    child = search.line[depth]
    state.copy_into(child)
    act(child, seat, action)
    return best_line(search, child, seat, deep, depth + 1)


def of_another(search: Search, state: DiceState, seat: int, action: int, other: int) -> int:
    """What an action is worth to another seat: dice that are left on the tray are there for all."""
    child = search.line[0]
    search.through_gifts = False
    state.copy_into(child)
    act(child, seat, action)
    return best_line(search, child, other, 1, 1)


def best_from(search: Search, state: DiceState, seat: int, deep: int) -> int:
    """The price of the best line from a position that stays as it is."""
    search.through_gifts = False
    state.copy_into(search.root)
    return best_line(search, search.root, seat, deep, 0)


def spends(state: DiceState, sheet: Sheet, action: int) -> bool:
    """Whether an action uses up an extra die or a return."""
    if sheet.stage == EXTRA_DICE:
        return FIRST_PLACEMENT <= action < state.first_use and not sheet.chain
    return sheet.stage == RETURNS and action != PASS


def best_line(search: Search, state: DiceState, seat: int, deep: int, depth: int) -> int:
    """The price of the best line from here to the next roll."""
    let_others_pass(state, seat)
    sheet = sheet_of(state, seat)
    if state.moment != CHOICE or ends_at_gift(search, state, seat):
        return keep_best(search, state, leaf(search, state, seat))
    best = NEVER
    turns = worthwhile(state, sheet, deep)
    if search.thorough and turns == ONE << PASS and is_last_turn(state):
        turns = best_extra(search, state, seat, depth)
    uses = 0 if turns else next_uses(search, state, seat, depth)
    while turns:
        found = after(search, state, seat, lowest(turns), deep, depth)
        best = found if found > best else best
        turns &= turns - 1
    while uses:
        found = after(search, state, seat, state.first_use + lowest(uses), deep, depth)
        best = found if found > best else best
        uses &= uses - 1
    return best


def ends_at_gift(search: Search, state: DiceState, seat: int) -> bool:
    """Whether a line ends where a round's reward is to be used (C-5), of which there are many ways."""
    return passes_gift(search, state, seat) and not search.thorough


def passes_gift(search: Search, state: DiceState, seat: int) -> bool:
    """Whether a line has come to a round's reward without having begun there."""
    return awaits_gift(state, seat) and not search.through_gifts


def keep_best(search: Search, state: DiceState, found: int) -> int:
    """Remember where the best line ends, if somebody wants to look beyond."""
    if search.keeps and found > search.best:
        search.best = found
        state.copy_into(search.end)
    return found


def worthwhile(state: DiceState, sheet: Sheet, deep: int) -> int:
    """The choices of the turn worth a look: crosses of one die of a chain at a time, no actions beyond the depth."""
    if sheet.chain:
        return next_crosses(state, sheet)
    if deep < 1 and (sheet.stage == EXTRA_DICE or sheet.stage == RETURNS):
        return sheet.legal & ONE << PASS
    return sheet.legal


def is_last_turn(state: DiceState) -> bool:
    """Whether nothing is rolled after this turn: what is stored is lost with it."""
    return state.round == state.rounds and state.turn + 1 == state.turns


def best_extra(search: Search, state: DiceState, seat: int, depth: int) -> int:
    """The extra die that brings most by itself, or none if none brings anything."""
    keeps = search.keeps
    search.thorough = search.keeps = False
    turns = sheet_of(state, seat).legal
    chosen = turns
    best = NEVER
    while turns:
        found = after(search, state, seat, lowest(turns), 0, depth)
        if found > best:
            best = found
            chosen = turns & -turns
        turns &= turns - 1
    search.thorough = True
    search.keeps = keeps
    return chosen


def next_crosses(state: DiceState, sheet: Sheet) -> int:
    """The crosses of the first die of a chain that fits; declining them never pays (T-2)."""
    chain = sheet.chain
    rest = chain
    fitting = 0
    while not fitting:
        sheet.chain = rest & -rest
        fitting = state.crosses(sheet)
        rest &= rest - 1
    sheet.chain = chain
    return fitting


def next_uses(search: Search, state: DiceState, seat: int, depth: int) -> int:
    """Rewards that wait are used one kind after the other; those that come late in a line as looks best at once."""
    sheet = sheet_of(state, seat)
    uses = search.inputs.sensible(sheet, state.uses(sheet, lowest(sheet.waiting) >> 2))
    if depth < WIDE and not passes_gift(search, state, seat):
        return uses
    return best_at_once(search, state, seat, uses, depth)


def best_at_once(search: Search, state: DiceState, seat: int, uses: int, depth: int) -> int:
    """Of many ways to use a reward, the one that the net prices highest before anything follows from it."""
    child = search.line[depth]
    best = NEVER
    chosen = uses
    while uses:
        state.copy_into(child)
        act(child, seat, state.first_use + lowest(uses))
        found = leaf(search, child, seat)
        if found > best:
            best = found
            chosen = uses & -uses
        uses &= uses - 1
    return chosen


def let_others_pass(state: DiceState, seat: int) -> None:
    """Let everybody else finish until this seat has a choice or dice are to be rolled."""
    while state.moment == CHOICE and not state.has_choice(seat):
        other = state.first_open()
        sheet = sheet_of(state, other)
        act(state, other, lowest(sheet.legal) if sheet.legal else state.first_use + lowest(sheet.uses))


def leaf(search: Search, state: DiceState, seat: int) -> int:
    """The points now and those the net expects; at the end of the game only those now."""
    now = score_of(sheet_of(state, seat)) << UNIT
    if state.moment == OVER:
        return now
    search.inputs.fill(state, seat, search.words)
    told = now + price(search.net, search.words, head(state, seat))
    return told + wrong_by(search, head(state, seat), told) if search.gauged else told


def wrong_by(search: Search, head: int, told: int) -> int:
    """By how much positions are better of which the net tells so much at such a moment, between two knots."""
    place = min(max(told, 0), (KNOTS - 1 << KNOT) - 1)
    knot = head * KNOTS + (place >> KNOT)
    low, high = search.gauge[knot], search.gauge[knot + 1]
    between = (place & (1 << KNOT) - 1) >> 5  # leaves room for the product
    return low + ((high - low) * between >> KNOT - 5)

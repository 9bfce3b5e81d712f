"""One roll further: the best few options, priced by what the dice that are rolled next would bring.

Up to three dice every fall is looked at, of more the same sampled falls for every option. Prices as in `search`.
"""

from itertools import permutations

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.bots.dice.inputs import OTHERS, phase
    from silvertray.bots.dice.net import UNIT
    from silvertray.bots.dice.search import NEVER, Search, after, best_line, check
    from silvertray.core.bits import count
    from silvertray.core.rng import word
    from silvertray.games.clever.state import DiceState
    from silvertray.games.clever.table import ROLL, TIE
    from silvertray.games.clever.turn import chance, happen

EXACT_DICE = 3
BEFORE = 2  # stored actions that are looked through before the roll
ALL_FALLS = [1, 6, 36, 216]
ORDERS = [face + 1 for order in permutations(range(6)) for face in order]  # all 720 orders of the faces


class Foresight:
    """How far to look: so many options, and so many falls of the dice for each."""

    def __init__(
        self,
        search: Search,
        start: DiceState,
        options: int,
        falls: int,
        margin: int,
        deep: int = 1,
        exact: int = EXACT_DICE,
    ) -> None:
        self.search = search
        self.options = options
        self.falls = falls
        self.deep = deep  # stored actions that are looked through after the roll
        self.exact = exact  # dice of which options are priced by all falls
        self.margin = margin << UNIT  # options that promise so many points less than the best one are not looked at
        self.rolled = start.copy()
        self.end = start.copy()

    def weighed(self, state: DiceState, seat: int, key: int) -> list[tuple[int, int]]:
        """The best few actions with their prices after the next roll, best first."""
        first = sorted(self.search.options(state, seat, BEFORE), key=by_price, reverse=True)
        near = [option for option in first[: self.options] if option[1] > first[0][1] - self.margin]
        if len(near) == 1:
            return near
        again = [(action, foresee(self, state, seat, action, key)) for action, _ in near]
        return sorted(again, key=by_price, reverse=True)

    def foreseen(self, state: DiceState, seat: int, key: int) -> list[tuple[int, int]]:
        """Every legal action with its price after the next roll."""
        legal = [action for action, _ in self.search.options(state, seat, 0)]
        return [(action, foresee(self, state, seat, action, key)) for action in legal]

    def mean_after(self, state: DiceState, seat: int, key: int) -> int:
        """The mean of the best prices after the dice about to be rolled, by as many falls as price an option."""
        check_roll(state, seat)
        look_from(self, state)
        return mean_of_falls(self, seat, key)

    def after_falls(self, state: DiceState, seat: int, key: int) -> list[int]:
        """The best prices after every fall of the dice about to be rolled, or after sampled ones."""
        check_roll(state, seat)
        look_from(self, state)
        return [after_fall(self, seat, key, n, EXACT_DICE) for n in range(falls_of(self, EXACT_DICE))]

    def codes(self, state: DiceState, key: int, exact: int = EXACT_DICE) -> list[int]:
        """The same falls as outcomes of chance; all of so many dice at most."""
        look_from(self, state)
        return [fall_code(self, key, n, exact) for n in range(falls_of(self, exact))]


def check_roll(state: DiceState, seat: int) -> None:
    """Refuse a position in which a seat is not about to answer a roll."""
    check(state, seat)
    if not rolls_next(state, seat):
        raise ValueError(f"seat {seat} has no answer to this moment, {state.moment_name()}")


def by_price(option: tuple[int, int]) -> int:
    """What options are sorted by."""
    return option[1]


def foresee(ahead: Foresight, state: DiceState, seat: int, action: int, key: int) -> int:
    """The mean price after the roll that follows the best line of an action."""
    search = ahead.search
    search.keeps = search.through_gifts = True  # a line that ends at a gift ends at no roll
    search.best = NEVER
    after(search, state, seat, action, BEFORE, 0)
    search.keeps = search.through_gifts = False
    search.end.copy_into(ahead.end)
    return mean_of_falls(ahead, seat, key) if rolls_next(ahead.end, seat) else search.best


def rolls_next(end: DiceState, seat: int) -> bool:
    """Whether the next thing is a roll that this seat answers: its own, or alone the passive one."""
    return end.moment == ROLL and (end.players == 1 or phase(end, seat) != OTHERS)


@cython.cdivision(False)  # rounds down below zero, too, as Python does
def mean_of_falls(ahead: Foresight, seat: int, key: int) -> int:
    """The mean of the best prices after every fall, or after sampled ones."""
    falls = falls_of(ahead, ahead.exact)
    total = 0
    for n in range(falls):
        total += after_fall(ahead, seat, key, n, ahead.exact)
    return total // falls


def look_from(ahead: Foresight, state: DiceState) -> None:
    """Take a position that is about to be rolled as the end of a line."""
    state.copy_into(ahead.end)


def falls_of(ahead: Foresight, exact: int) -> int:
    """How many falls are looked at: all of a few dice, a sample of more."""
    dice = count(ahead.end.rolled)
    return ALL_FALLS[dice] if dice <= exact else ahead.falls


def after_fall(ahead: Foresight, seat: int, key: int, n: int, exact: int) -> int:
    """The best price after the n-th fall of the dice to be rolled."""
    ahead.end.copy_into(ahead.rolled)
    happen(ahead.rolled, fall_code(ahead, key, n, exact))
    break_tie(ahead.rolled, key, n)
    return best_line(ahead.search, ahead.rolled, seat, ahead.deep, 0)


def fall_code(ahead: Foresight, key: int, n: int, exact: int) -> int:
    """The n-th fall of the dice to be rolled."""
    dice = ahead.end.rolled
    return nth_fall(dice, n) if count(dice) <= exact else sampled_fall(dice, key, n)


def nth_fall(dice: int, n: int) -> int:
    """The n-th way in which a few dice can fall."""
    faces = 0
    for die in range(6):
        if dice >> die & 1:
            faces |= (n % 6 + 1) << 4 * die
            n = n // 6
    return faces


def sampled_fall(dice: int, key: int, n: int) -> int:
    """The n-th fall of a sample: in six of them in a row each die shows every face once, in an order of its own."""
    faces = 0
    for die in range(6):
        if dice >> die & 1:
            order = word(key, 8 * (n // 6) + die) % 720
            faces |= ORDERS[6 * order + n % 6] << 4 * die
    return faces


def break_tie(state: DiceState, key: int, n: int) -> None:
    """Draw the tray's last dice, if they tie (C-60)."""
    if state.moment == TIE:
        chance(state, word(key, 8 * n + 7))

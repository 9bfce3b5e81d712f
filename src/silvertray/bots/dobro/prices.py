"""Prices: what every legal action is worth on average, all of them tried on the same imagined deals."""

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.bots.dobro.clues import Clues, imagine, read
    from silvertray.bots.dobro.script import sensible
    from silvertray.bots.dobro.search import top, try_all
    from silvertray.bots.dobro.worth import WHOLE
    from silvertray.core.rng import Rng
    from silvertray.games.dobro.state import Dobro
    from silvertray.games.dobro.table import ACTIONS, TAKE
    from silvertray.games.dobro.turn import act, options


def worths(state: Dobro, seat: int, deals: int, rng: Rng) -> list[tuple[int, float]]:
    """Every legal action of a seat with the share of the victory that it may hope for, in percent."""
    sums = [0] * 64
    dealt, trial, taken, clues = state.copy(), state.copy(), state.copy(), Clues()
    with cython.nogil:
        add_up(state, seat, deals, rng, dealt, trial, taken, clues, sums)
    legal = options(state, seat)
    whole = 0.01 * WHOLE * deals
    return [(action, sums[action] / whole) for action in range(ACTIONS) if legal >> action & 1]


def add_up(
    state: Dobro,
    seat: int,
    deals: int,
    rng: Rng,
    dealt: Dobro,
    trial: Dobro,
    taken: Dobro,
    clues: Clues,
    sums: list[int],
) -> None:
    """What each action brings in all deals together; whoever takes goes on with the lead that fares best."""
    one = 1
    leads = [0] * 64
    read(clues, state)
    legal = options(state, seat)
    plays = legal & ~(one << TAKE)
    for _ in range(deals):
        state.copy_into(dealt)
        imagine(clues, dealt, seat, rng, trial)
        key = rng.next()
        try_all(dealt, seat, plays, key, trial, sums)
        if plays != legal:
            dealt.copy_into(taken)
            act(taken, seat, TAKE)
            try_all(taken, seat, sensible(options(taken, seat)), key, trial, leads)
    if plays != legal:
        sums[TAKE] = leads[top(sensible(options(taken, seat)), leads)]

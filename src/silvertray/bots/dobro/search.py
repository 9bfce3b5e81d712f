"""The search: every action tried on the same imagined deals, the better half on twice as many, until one is left."""

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.bots.dobro.clues import Clues, imagine, read
    from silvertray.bots.dobro.script import cheapest, sensible
    from silvertray.bots.dobro.worth import WHOLE, worth
    from silvertray.core.bits import count, lowest
    from silvertray.core.rng import Rng
    from silvertray.games.dobro.rounds import deal_chance
    from silvertray.games.dobro.state import Dobro
    from silvertray.games.dobro.table import ACTIONS, CHOICE, OVER
    from silvertray.games.dobro.turn import act, options


def best(state: Dobro, seat: int, deals: int, rng: Rng) -> int:
    """The action that fared best in imagined deals."""
    dealt, trial, clues = state.copy(), state.copy(), Clues()
    with cython.nogil:
        return halve(state, seat, deals, rng, dealt, trial, clues)


def weighed(state: Dobro, seat: int, deals: int, rng: Rng) -> list[tuple[int, float]]:
    """Every legal action with the share of the victory to hope for: the mean of imagined deals, the same for all."""
    sums = [0] * 64
    dealt, trial, clues = state.copy(), state.copy(), Clues()
    legal = options(state, seat)
    read(clues, state)
    for _ in range(deals):
        state.copy_into(dealt)
        imagine(clues, dealt, seat, rng, trial)
        try_all(dealt, seat, legal, rng.next(), trial, sums)
    whole = 1.0 * deals * WHOLE  # whole numbers would be divided as C does it
    return [(action, sums[action] / whole) for action in range(ACTIONS) if legal >> action & 1]


def halve(state: Dobro, seat: int, deals: int, rng: Rng, dealt: Dobro, trial: Dobro, clues: Clues) -> int:
    """Drop the worse half of the actions again and again."""
    sums = [0] * 64
    read(clues, state)
    left = sensible(options(state, seat))
    rollouts = deals * count(left)
    while count(left) > 1:
        for _ in range(rollouts // count(left)):
            state.copy_into(dealt)
            imagine(clues, dealt, seat, rng, trial)
            try_all(dealt, seat, left, rng.next(), trial, sums)
        left = better_half(left, sums)
    return lowest(left)


def try_all(dealt: Dobro, seat: int, actions: int, key: int, trial: Dobro, sums: list[int]) -> None:
    """Play a deal to the end of the round after each action, with the same cards to come."""
    while actions:
        action = lowest(actions)
        actions &= actions - 1
        dealt.copy_into(trial)
        act(trial, seat, action)
        finish_round(trial, dealt.round, key)
        sums[action] += worth(trial, seat)


def finish_round(table: Dobro, now: int, key: int) -> None:
    """Play by the script until this round has points."""
    while table.round == now and table.moment != OVER:
        if table.moment != CHOICE:
            deal_chance(table, key)
        else:
            seat = table.turn if table.owes < 0 else table.owes
            act(table, seat, cheapest(options(table, seat)))


def better_half(left: int, sums: list[int]) -> int:
    """The better half of the actions; of equal ones those that come first."""
    kept = 0
    one = 1
    for _ in range((count(left) + 1) // 2):
        action = top(left & ~kept, sums)
        kept |= one << action
    return kept


def top(left: int, sums: list[int]) -> int:
    """The action with the highest sum."""
    found = lowest(left)
    for action in range(ACTIONS):
        if left >> action & 1 and sums[action] > sums[found]:
            found = action
    return found

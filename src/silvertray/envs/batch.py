"""Many solo games stepped together: one call, one action for each, and what is seen goes into arrays bound once.

A game that has ended shows its end; the next step, whatever its action, begins another (Gymnasium's NEXT_STEP).
"""

from array import array
from collections.abc import Sequence
from typing import Any, NamedTuple

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.core.bits import count
    from silvertray.core.rng import draw, key, word
    from silvertray.envs.eyes import DiceEyes
    from silvertray.games.clever.paper import Sheet
    from silvertray.games.clever.playout import nth_action
    from silvertray.games.clever.state import DiceState
    from silvertray.games.clever.table import CHOICE, OVER, ROLL, sheet_of
    from silvertray.games.clever.turn import act, deal_chance, fall

    SCORE, FINAL, WIN = range(3)

    def flags(row: Any, at: int, table: list[int], members: int) -> None:
        """Write for each of eight whether it is a member."""
        for n in range(8):
            row[at + n] = table[8 * members + n]

    def game_of(batch: "Batch", n: int) -> DiceState:
        """The position of a game."""
        return batch.games[n]


REWARDS = ("score", "final", "win")
FLAGS = [members >> n & 1 for members in range(256) for n in range(8)]


class Arrays(NamedTuple):
    """Where a batch writes: rows of numbers and of flags, and for each game its reward, its end, its refusal."""

    observation: Any  # int16
    mask: Any  # int8
    reward: Any  # float64
    ended: Any  # uint8
    refused: Any  # uint8


class Batch:
    """Solo games that begin alike, each with dice of its own seed."""

    def __init__(
        self, start: DiceState, eyes: DiceEyes, actions: int, reward: str, target: int, arrays: Arrays
    ) -> None:
        games = len(arrays.reward)
        if start.players != 1 or games < 1:
            raise ValueError(f"{games} games of {start.players} players: a batch is of solo games, at least one")
        self.start = start
        self.eyes = eyes
        self.actions = actions
        self.row_size = eyes.row_size(1)
        self.size = games
        self.kind = REWARDS.index(reward)
        self.target = target
        self.games = [start.copy() for _ in range(games)]
        self.places = array("Q", [id(state) for state in self.games])
        self.seeds = array("Q", range(games))
        self.keys = array("Q", bytes(8 * games))
        self.over = bytearray(games)
        self.scores = array("i", bytes(4 * games))
        self.rolls = array("i", bytes(4 * games))
        self.script = array("I", [0])
        self.scripted = 0
        self.luck = self.drawn = 0
        self.bind(*arrays)

    def bind(self, observation: Any, mask: Any, reward: Any, ended: Any, refused: Any) -> None:
        """Say where everything is to be written: a row for each game, one behind the other."""
        sizes = (len(observation), len(mask), len(reward), len(ended), len(refused))
        if sizes != (self.size * self.row_size, self.size * self.actions, self.size, self.size, self.size):
            raise ValueError(f"arrays of {sizes} numbers do not fit {self.size} games")
        self.arrays = (observation, mask, reward, ended, refused)  # as long as they are written to, they live
        if cython.compiled:
            self.observation, self.mask = cython.address(observation[0]), cython.address(mask[0])
            self.reward, self.ended = cython.address(reward[0]), cython.address(ended[0])
            self.refused = cython.address(refused[0])
        else:
            self.observation, self.mask = observation, mask
            self.reward, self.ended, self.refused = reward, ended, refused

    def seed(self, seeds: Sequence[int]) -> None:
        """The seed of each game's dice: the same dice as a match with this seed has."""
        for n in range(self.size):
            self.seeds[n] = seeds[n]

    def write_script(self, rolls: Sequence[int]) -> None:
        """Let the first rolls of each game show these faces, four bits a die; then the seed decides."""
        self.script = array("I", rolls or [0])
        self.scripted = len(rolls)

    def begin_all(self) -> None:
        """New games everywhere, with the seeds as they are."""
        for n in range(self.size):
            self.rolls[n] = 0
            begin(self, cython.cast(DiceState, game_of(self, n)), n)

    def next_seeds(self) -> None:
        """The seeds of the games that follow."""
        for n in range(self.size):
            self.seeds[n] = word(self.seeds[n], 1)

    def step(self, actions: Any, first: int, last: int) -> int:
        """An action for each game from the first up to the last; how many were not legal, and so not done."""
        illegal = 0
        if len(actions) != self.size or first < 0 or last > self.size:
            raise ValueError(f"{self.size} games need as many actions, not {len(actions)}")
        if not cython.compiled:  # NumPy's numbers would overflow in the rules
            actions = [int(action) for action in actions]
        with cython.nogil:
            for n in range(first, last):
                illegal += step_one(self, cython.cast(DiceState, game_of(self, n)), n, actions[n])
        return illegal

    def seed_sample(self, seed: int) -> None:
        """Where the choices of `sample` come from."""
        self.luck = key(seed, 1)
        self.drawn = 0

    def sample(self, actions: Any) -> None:
        """An even choice among each game's legal actions; 0 where a game has ended."""
        if len(actions) != self.size:
            raise ValueError(f"{self.size} games need as many actions, not {len(actions)}")
        with cython.nogil:
            for n in range(self.size):
                actions[n] = sampled(self, cython.cast(DiceState, game_of(self, n)), n)

    # -- one game

    def check(self, n: int) -> None:
        """Refuse a game that is not there."""
        if not 0 <= n < self.size:
            raise IndexError(f"there is no game {n}")

    def step_game(self, n: int, action: int) -> bool:
        """An action for one game; whether it was legal, and so done."""
        self.check(n)
        return step_one(self, cython.cast(DiceState, game_of(self, n)), n, action) == 0

    def state(self, n: int) -> DiceState:
        """The position of a game, as a copy."""
        self.check(n)
        return self.games[n].copy()

    def seed_of(self, n: int) -> int:
        """The seed of a game's dice."""
        self.check(n)
        return self.seeds[n]

    def saved(self, n: int) -> tuple[DiceState, int, tuple[int, ...], int]:
        """All that a game is: its position, its seed, the rolls written for it and how many it has made."""
        self.check(n)
        state = self.games[n]
        script = tuple([self.script[k] for k in range(self.scripted)])
        return state.copy(), self.seeds[n], script, self.rolls[n]

    def restore(self, n: int, saved: tuple[DiceState, int, tuple[int, ...], int]) -> None:
        """Go on from what was saved."""
        self.check(n)
        state, found = self.games[n], saved[0]
        if type(found) is not type(state) or found.players != 1:
            raise ValueError("a saved game can only go on as the same solo game")
        found.copy_into(state)
        self.seeds[n] = saved[1]
        self.keys[n] = key(saved[1], 0)
        self.write_script(saved[2])
        self.rolls[n] = saved[3]
        self.reward[n] = 0
        self.ended[n] = self.over[n] = state.moment == OVER
        show(self, state, n)


def step_one(batch: Batch, state: DiceState, n: int, action: int) -> int:
    """Do a legal action and settle the dice; after an end, begin the next game."""
    batch.reward[n] = 0
    batch.refused[n] = 0
    if batch.over[n]:
        batch.seeds[n] = word(batch.seeds[n], 1)
        batch.rolls[n] = batch.scripted
        begin(batch, state, n)
        return 0
    if not is_legal(batch, state, action):
        batch.refused[n] = 1
        return 1
    before = batch.scores[n]
    act(state, 0, action)
    settle(batch, state, n)
    show(batch, state, n)
    batch.ended[n] = batch.over[n] = state.moment == OVER
    batch.reward[n] = rewarded(batch, state, batch.scores[n] - before, batch.scores[n])
    return 0


def is_legal(batch: Batch, state: DiceState, action: int) -> bool:
    """Whether the player may do this now."""
    if action < 0 or action >= batch.actions:
        return False
    sheet = sheet_of(state, 0)
    if action < state.first_use:
        return sheet.legal >> action & 1 != 0
    return sheet.uses >> (action - state.first_use) & 1 != 0


def begin(batch: Batch, state: DiceState, n: int) -> None:
    """A new game up to its first choice."""
    batch.start.copy_into(state)
    batch.keys[n] = key(batch.seeds[n], 0)
    batch.ended[n] = batch.over[n] = 0
    batch.reward[n] = 0
    settle(batch, state, n)
    show(batch, state, n)


def settle(batch: Batch, state: DiceState, n: int) -> None:
    """Let chance do its part: by the rolls that were written, then by the seed."""
    while state.moment < CHOICE:
        if state.moment == ROLL and batch.rolls[n] < batch.scripted:
            fall(state, batch.script[batch.rolls[n]])
            batch.rolls[n] += 1
        else:
            deal_chance(state, batch.keys[n])


def show(batch: Batch, state: DiceState, n: int) -> None:
    """Write what is seen and what is legal."""
    at = n * batch.row_size
    batch.eyes.look(state, 0, batch.observation, at)
    batch.scores[n] = batch.observation[at + batch.eyes.score_at]
    mask_seen(sheet_of(state, 0), state.first_use, batch.actions, batch.mask, n * batch.actions)


def mask_seen(sheet: Sheet, first_use: int, actions: int, row: Any, at: int) -> None:
    """One flag an action, eight at a time; the last eight may overlap those before."""
    low = sheet.legal | sheet.uses << first_use
    high = sheet.uses >> (64 - first_use)
    if not cython.compiled:
        low &= 0xFFFFFFFFFFFFFFFF
    for n in range(actions >> 3):
        flags(row, at + 8 * n, FLAGS, (low >> 8 * n if n < 8 else high >> (8 * n - 64)) & 255)
    last = actions - 8
    flags(row, at + last, FLAGS, (low >> last if last < 56 else high >> (last - 64)) & 255)


def rewarded(batch: Batch, state: DiceState, gained: int, score: int) -> float:
    """Points as they come; or all of them, or a victory, at the end."""
    if batch.kind == SCORE:
        return gained
    if state.moment != OVER:
        return 0
    return score if batch.kind == FINAL else score >= batch.target


def sampled(batch: Batch, state: DiceState, n: int) -> int:
    """One of a game's legal actions by chance."""
    sheet = sheet_of(state, 0)
    options = count(sheet.legal) + count(sheet.uses)
    batch.drawn += 1
    return nth_action(state, sheet, draw(batch.luck, batch.drawn, options)) if options else 0

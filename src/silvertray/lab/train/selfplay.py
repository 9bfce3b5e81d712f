"""Games that a net plays with itself, and what each position turned out to be worth: TD(λ)."""

from array import array
from collections.abc import Iterator, Sequence
from itertools import pairwise

import cython
from silvertray.bots.dice import net

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.bots.dice.inputs import WORDS, Inputs, awaits_gift, head
    from silvertray.bots.dice.net import Net
    from silvertray.bots.dice.search import Search, leaf, weigh
    from silvertray.core.rng import draw, key
    from silvertray.games.clever.sheet import score_of
    from silvertray.games.clever.state import DiceState
    from silvertray.games.clever.table import CHOICE, OVER, ROLL, sheet_of
    from silvertray.games.clever.turn import act, deal_chance

    LONGEST = 1024  # positions that one game may have

POINT = float(net.POINT)
FOLLOWED = -1.0e9  # no exploring choice was made between two positions


class Lessons:
    """Positions about to be rolled, and the points that were still to come."""

    def __init__(self) -> None:
        self.words = array("Q")
        self.heads = array("b")
        self.targets = array("f")
        self.promised = array("f")  # what the net expected instead
        self.scores: list[int] = []

    def __len__(self) -> int:
        return len(self.heads)

    def packed(self) -> tuple[bytes, bytes, bytes]:
        """What is learnt from, to be sent."""
        return self.words.tobytes(), self.heads.tobytes(), self.targets.tobytes()

    def add(self, packed: tuple[bytes, bytes, bytes]) -> None:
        """Take in what was sent."""
        words, heads, targets = packed
        self.words.frombytes(words)
        self.heads.frombytes(heads)
        self.targets.frombytes(targets)

    def batches(self, least: int) -> Iterator["tuple[array[int], array[int], array[float]]"]:
        """All positions in batches of about the same length, at least so long if there are so many."""
        count = max(1, len(self) // least)
        ends = [len(self) * n // count for n in range(count + 1)]
        for first, last in pairwise(ends):
            words = self.words[first * WORDS : last * WORDS]
            yield words, self.heads[first:last], self.targets[first:last]


class SelfPlay:
    """Plays whole games and writes down what it saw."""

    def __init__(self, net: Net, inputs: Inputs, start: DiceState, lam: float) -> None:
        self.search = Search(net, inputs, start)
        self.start = start
        self.state = start.copy()
        self.lam = lam
        if not cython.compiled:
            self.words = [0] * (LONGEST * WORDS)
            self.heads = [0] * LONGEST
            self.seats = [0] * LONGEST
            self.now = [0.0] * LONGEST
            self.promised = [0.0] * LONGEST
            self.values = [0.0] * LONGEST
            self.cut = [0.0] * LONGEST
            self.last = [0] * 4
            self.gifts = [0] * 4  # the round of the last reward that was written down
            self.taste = [0] * 128
        self.seen = 0

    def play(self, seed: int, taste: list[int], slips: int, lessons: Lessons) -> None:
        """One game: dice by the seed; `taste` is added to prices, `slips` of 1,000 choices are random."""
        for n in range(128):
            self.taste[n] = taste[n] if n < len(taste) else 0
        self.start.copy_into(self.state)
        play_out(self, seed, slips)
        self.write_down(lessons)

    def write_down(self, lessons: Lessons) -> None:
        """Turn the game's positions into lessons."""
        for n in range(self.seen):
            lessons.words.extend([self.words[n * WORDS + w] for w in range(WORDS)])
            lessons.heads.append(self.heads[n])
            lessons.targets.append(self.values[n] - self.now[n])
            lessons.promised.append(self.promised[n] - self.now[n])
        lessons.scores.extend([score_of(sheet_of(self.state, seat)) for seat in range(self.state.players)])


def play_out(play: SelfPlay, seed: int, slips: int) -> None:
    """Play the game to its end and work out what its positions were worth."""
    state = play.state
    play.seen = 0
    for seat in range(state.players):
        play.gifts[seat] = 0
    dice = key(seed, 0)
    choices = key(seed, 1)
    drawn = 0
    while state.moment != OVER:
        if state.moment == ROLL:
            look(play)
        if state.moment != CHOICE:
            deal_chance(state, dice)
        for seat in range(state.players):
            while state.has_choice(seat):
                note_gift(play, seat)
                drawn += 1
                act(state, seat, choose(play, seat, choices, drawn, slips))
    look_back(play)


def choose(play: SelfPlay, seat: int, choices: int, drawn: int, slips: int) -> int:
    """The best action to this game's taste; now and then any other."""
    search = play.search
    best = weigh(search, play.state, seat, 1)
    chosen = best
    for n in range(search.found):
        if liking(play, n) > liking(play, chosen):
            chosen = n
    if draw(choices, 2 * drawn, 1000) < slips:
        chosen = draw(choices, 2 * drawn + 1, search.found)
    if search.prices[chosen] < search.prices[best]:
        explored(play, seat, search.prices[best])
    return search.actions[chosen]


def liking(play: SelfPlay, n: int) -> int:
    """The price of an option, coloured by taste."""
    return play.search.prices[n] + play.taste[play.search.actions[n]]


def look(play: SelfPlay) -> None:
    """Write down the position about to be rolled for every seat."""
    for seat in range(play.state.players):
        note(play, seat)


def note_gift(play: SelfPlay, seat: int) -> None:
    """Write down the position before a round's reward is used (C-5), but not what follows from it."""
    if awaits_gift(play.state, seat) and play.gifts[seat] < play.state.round:
        play.gifts[seat] = play.state.round
        note(play, seat)


def note(play: SelfPlay, seat: int) -> None:
    """Write down what a seat sees, and what the net thinks of it."""
    n = play.seen
    play.promised[n] = leaf(play.search, play.state, seat) / POINT
    for w in range(WORDS):
        play.words[n * WORDS + w] = play.search.words[w]
    play.heads[n] = head(play.state, seat)
    play.seats[n] = seat
    play.now[n] = score_of(sheet_of(play.state, seat))
    play.cut[n] = FOLLOWED
    play.last[seat] = n
    play.seen += 1


def explored(play: SelfPlay, seat: int, best: int) -> None:
    """A choice that was not the best one says nothing about the position before: remember what the best promised."""
    if play.cut[play.last[seat]] == FOLLOWED:
        play.cut[play.last[seat]] = best / POINT


def look_back(play: SelfPlay) -> None:
    """From the end to the beginning: each position is worth a mix of what the next one promised and what came."""
    for seat in range(play.state.players):
        worth = float(score_of(sheet_of(play.state, seat)))
        n = play.seen
        while n > 0:
            n -= 1
            if play.seats[n] == seat:
                worth = play.cut[n] if play.cut[n] != FOLLOWED else worth
                play.values[n] = worth
                worth = play.promised[n] + play.lam * (worth - play.promised[n])


def tastes(placements: Sequence[tuple[int, int, int]], strengths: list[int]) -> list[int]:
    """What each placement is liked more than its price, by its area."""
    return [0, 0] + [strengths[area] for _, area, _ in placements]

"""The difference between two options, split into parts that add up to it.

Both options are followed to the next roll. What the dice are worth there and what the sheet is worth is told apart by
putting either sheet on either table. From the sheets single things are then taken away: actions that were used, foxes,
rewards; and the number that was written gives way to the usual ones.
"""

from __future__ import annotations

from collections import Counter
from statistics import fmean
from typing import NamedTuple

from silvertray.analysis.dice.appraiser import AGAIN
from silvertray.analysis.dice.ends import End, spent, unfoxed, unspent
from silvertray.analysis.dice.numbers import quality, written
from silvertray.analysis.dice.scales import Scales
from silvertray.games.clever.facts import SheetFacts
from silvertray.games.clever.printed import Grid, Printed, Row


class Parts(NamedTuple):
    """What speaks for the better option, in points; what speaks against it is negative."""

    dice: float = 0.0  # what is rolled next
    kept: float = 0.0  # actions that it does not use up
    extra: float = 0.0  # what extra dice bring afterwards
    fox: float = 0.0  # what foxes multiply
    number: float = 0.0  # how good the written number is
    points: float = 0.0  # what the mark scores at once
    reward: float = 0.0  # what it earns
    promise: float = 0.0  # what is left: what the mark is good for later
    roll: float = 0.0  # at a reroll: the roll at hand against any other

    def shares(self, difference: float) -> Parts:
        """What speaks for the better option alone, in shares of the difference between the prices."""
        speaking = sum(part for part in self if part > 0)
        return Parts(*(max(0.0, part) * difference / speaking for part in self)) if speaking else Parts()


class Balance:
    """Two ends on the scales, the better one first."""

    def __init__(self, scales: Scales, printed: Printed, before: SheetFacts, better: End, other: End) -> None:
        self.worth = scales.worth
        self.scales = scales
        self.printed = printed
        self.before = before
        self.better, self.other = better, other
        self.ends = better, other

    def parts(self) -> Parts:
        """All parts of the difference."""
        if AGAIN in (self.better.actions[0], self.other.actions[0]):
            return self.of_reroll()
        spared, fox, number, points = self.spared(), self.fox(), self.number(), self.points()
        kept, returned = (spared, 0.0) if self.spends else (0.0, spared)
        left = self.apart(self.better.plain, self.other.plain) - spared - fox - number - points
        reward = max(0.0, min(left, self.reward()))
        return Parts(self.dice() + returned, kept, self.extra(), fox, number, points, reward, left - reward)

    def of_reroll(self) -> Parts:
        """A reroll costs an action, and gives the roll at hand for any other."""
        kept = self.spared()
        whole = self.worth(self.better.sheet, self.better) - self.worth(self.other.sheet, self.other)
        return Parts(kept=kept, roll=whole - kept)

    def apart(self, better: SheetFacts, other: SheetFacts) -> float:
        """By how much one sheet is better than another, in the mean of both tables."""
        return fmean(self.worth(better, end) - self.worth(other, end) for end in self.ends)

    def dice(self) -> float:
        """By how much one table is better than the other, in the mean of both sheets."""
        return fmean(self.worth(end.plain, self.better) - self.worth(end.plain, self.other) for end in self.ends)

    def extra(self) -> float:
        """What extra dice add."""
        better, other = (self.worth(end.sheet, end) - self.worth(end.plain, end) for end in self.ends)
        return better - other

    def spared(self) -> float:
        """What the actions are worth that only the other option uses up."""
        better, other = (spent(end.plain) for end in self.ends)
        return self.refund(self.other) - self.refund(self.better) if better != other else 0.0

    @property
    def spends(self) -> bool:
        """Whether an option itself uses up an action; a return later in the line is for the sake of the dice."""
        return any(spent(end.marked) != spent(self.before) for end in self.ends)

    def refund(self, end: End) -> float:
        """What it would be worth to get back what an option used up."""
        return self.worth(unspent(end.plain, self.before), end) - self.worth(end.plain, end)

    def fox(self) -> float:
        """What is due to the foxes that the sheet had before."""
        better, other = (self.adds(end.plain, unfoxed(end.plain, self.before)) for end in self.ends)
        return better - other

    def adds(self, sheet: SheetFacts, without: SheetFacts) -> float:
        """What a sheet has more than one without a single thing, at first sight."""
        return fmean(self.scales.glance(sheet, end) - self.scales.glance(without, end) for end in self.ends)

    def number(self) -> float:
        """How much better the written number is for its cell."""
        better, other = (self.quality(end) for end in self.ends)
        return better - other

    def quality(self, end: End) -> float:
        """How much better than usual the number is that an option writes."""
        mark = written(self.printed, self.before, end)
        return quality(self.scales, self.before, end, mark) if mark else 0.0

    def points(self) -> int:
        """How many points more the mark itself scores at once, where they do not depend on a written number."""
        better, other = (self.scored(end) for end in self.ends)
        return better - other

    def scored(self, end: End) -> int:
        """What an option's own mark scores in areas that count crosses, lines or cells."""
        before = self.scales.area_points(self.before, end)
        after = self.scales.area_points(end.marked, end)
        return sum(after[n] - before[n] for n, area in enumerate(self.printed.sheet) if not sums_numbers(area))

    def reward(self) -> float:
        """What rewards and further crosses add, if some of them come with the better option alone."""
        has_more = gained(self.better, self.other) or self.better.crosses > self.other.crosses
        return self.followed(self.better) if has_more else 0.0

    def followed(self, end: End) -> float:
        """What follows from an option's own mark."""
        return self.adds(unfoxed(end.plain, self.before), unfoxed(end.marked, self.before))


def gained(better: End, other: End) -> tuple[str, ...]:
    """The rewards that come with one option alone, in the order in which they first come."""
    more = Counter(better.earned) - Counter(other.earned)
    return tuple(reward for reward in dict.fromkeys(better.earned) for _ in range(more[reward]))


def sums_numbers(area: Grid | Row) -> bool:
    """Whether an area scores the numbers that are written in it."""
    return isinstance(area, Row) and not area.points_by_count

"""What a mark is good for later: a prize that comes near, a cell that seldom fits, an area that needs it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from silvertray.analysis.dice.case import Case, Cause, cause
from silvertray.analysis.dice.ends import PASS, End
from silvertray.analysis.dice.numbers import SUMS, marked_area, written
from silvertray.games.clever.facts import SheetFacts
from silvertray.games.clever.printed import Grid, Row

RARE = 1 / 3  # a cell that fewer dice fit is hard to fill


def promised(case: Case) -> Cause | None:
    """What speaks for the mark of the better option, or against that of the other, beyond what it brings at once."""
    for look in (missed, near, rare, anything):
        found = look(case)
        if found:
            return found
    return None


def missed(case: Case) -> Cause | None:
    """The number of the other option is too low for the reward under its cell (T-8)."""
    mark = written(case.printed, case.before, case.ends[1])
    if mark and (least := mark.row.labels[mark.cell]).startswith("≥") and mark.number < int(least[1:]):
        return cause(case.parts.promise, "missed", reward=mark.row.rewards[mark.cell], number=mark.number)
    return None


class Prize(NamedTuple):
    """What fills a line or stands under a cell."""

    usual: int  # what it is usually worth, in points
    reward: str = ""
    points: int = 0


USUAL = {"reroll": 4, "return": 6, "fox": 14, "extra": 18}
MARK = 16  # points that a reward to be marked is usually worth


def near(case: Case) -> Cause | None:
    """A prize is one cell away after the better option, and not after the other."""
    mine, theirs = (set(prizes(case, end)) for end in case.ends)
    found = max(mine - theirs, default=None)
    if not found:
        return None
    if found.reward:
        return cause(case.parts.promise, "near", reward=found.reward)
    return cause(case.parts.promise, "near-points", points=found.points)


def prizes(case: Case, end: End) -> Iterator[Prize]:
    area = marked_area(case.before, end.marked)
    if area is None:
        return
    printed, marks = case.printed.sheet[area], end.plain.marks[area]
    if isinstance(printed, Row):
        if len(marks) < len(printed.rewards) and printed.rewards[len(marks)]:
            yield prize(printed.rewards[len(marks)], 0)
        return
    new = set(marks) - set(case.before.marks[area])
    for line in printed.lines:
        if (line.reward or line.points) and new & set(line.cells) and len(set(line.cells) - set(marks)) == 1:
            yield prize(line.reward, line.points)


def prize(reward: str, points: int) -> Prize:
    return Prize(USUAL.get(reward, MARK) if reward else points, reward, points)


def rare(case: Case) -> Cause | None:
    mine, theirs = (chance(case, end) for end in case.ends)
    if mine is not None and mine <= RARE and (theirs or 1) >= 2 * mine:
        return cause(case.parts.promise, "rare", percent=round(100 * mine))
    return None


def chance(case: Case, end: End) -> float | None:
    area = marked_area(case.before, end.marked)
    if area is None:
        return None
    printed, marks = case.printed.sheet[area], case.before.marks[area]
    if isinstance(printed, Grid):
        if case.printed.areas[area] != "blue":
            return None
        new = (set(end.marked.marks[area]) - set(marks)).pop()
        return SUMS.count(int(printed.labels[new])) / 36
    label = printed.labels[len(marks)]
    if label.startswith("≥") and printed.is_crossed:
        return (7 - int(label[1:])) / 6
    if label == "<":
        return (6 - marks[-1] % 6) / 6
    if label == "≤":
        return sum(s <= marks[-1] for s in SUMS) / 36
    return 1.0


def anything(case: Case) -> Cause | None:
    mine, theirs = (marked_area(case.before, end.marked) for end in case.ends)
    names = case.printed.areas
    if mine is None:
        return cause(case.parts.promise, "spoils", area=names[theirs]) if theirs is not None else None
    if theirs is None:
        return cause(case.parts.promise, "pass", area=names[mine])
    if mine == theirs:
        return cause(case.parts.promise, "cell", area=names[mine])
    return cause(case.parts.promise, "area", area=names[mine], other=names[theirs])

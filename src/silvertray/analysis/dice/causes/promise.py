"""What a mark is good for beyond what it brings at once: the first of several things that can be said of it."""

from __future__ import annotations

from silvertray.analysis.dice.case import Case, Cause, cause
from silvertray.analysis.dice.causes.chances import seldom_fits
from silvertray.analysis.dice.causes.prizes import one_cell_away, some_cells_away
from silvertray.analysis.dice.ends import PASS
from silvertray.analysis.dice.numbers import OPENS, written
from silvertray.analysis.dice.parts import gained
from silvertray.games.clever.printed import Grid

NARROW = 3  # from this number on a rising row is narrow
TEMPTING = 3  # points: nobody takes a mark for the sake of fewer
NOTHING = 0.5  # points: an action that is worth less is of no use any more


def promised(case: Case) -> Cause | None:
    """The most telling thing."""
    return next(filter(None, (look(case) for look in TELLING)), None)


def reward_missed(case: Case) -> Cause | None:
    """The number of the other option is too low for the reward under its cell (T-8)."""
    mark = written(case.printed, case.before, case.ends[1])
    if not mark or not mark.is_too_low:
        return None
    return cause(case.parts.promise, "missed", reward=mark.row.rewards[mark.cell], number=mark.number)


def row_opened(case: Case) -> Cause | None:
    """A 6 lets any number follow in a row that had become narrow (G-5)."""
    mark = written(case.printed, case.before, case.ends[0])
    if not mark or not mark.rises or mark.number != OPENS:
        return None
    is_narrow = mark.cell > 0 and NARROW <= case.before.marks[mark.area][-1] < OPENS
    return cause(case.parts.promise, "six", area=case.printed.areas[mark.area]) if is_narrow else None


def prize_waits(case: Case) -> Cause | None:
    """What the other option brings at once can still be had later."""
    mine, theirs = case.ends
    rewards = gained(theirs, mine)
    worth = case.balance.followed(theirs) - case.balance.followed(mine) if rewards else 0.0
    points = -case.balance.points()
    if 2 * (worth + max(0, points)) < case.measured.promise:
        return None
    if rewards and worth > points:
        return cause(case.parts.promise, "waits", reward=", ".join(rewards))
    return cause(case.parts.promise, "waits-points", points=points) if points >= TEMPTING else None


def passing(case: Case) -> Cause | None:
    """One of them marks nothing."""
    mine, theirs = case.areas
    if theirs is None and mine is not None:
        return cause(case.parts.promise, "pass", area=case.printed.areas[mine])
    if mine is None and theirs is not None:
        return cause(case.parts.promise, "spoils", area=case.printed.areas[theirs])
    return None


def last_use(case: Case) -> Cause | None:
    """The other option passes, and what it keeps will never be used."""
    is_extra = case.state.stage(case.seat) == "extra" and case.other.action == PASS
    return cause(case.parts.promise, "last") if is_extra and case.balance.refund(case.ends[0]) < NOTHING else None


def lone_cross(case: Case) -> Cause | None:
    """The other option makes a single cross in silver, which lives on the crosses that come along (T-2)."""
    mine, theirs = case.areas
    if mine is None or theirs is None or mine == theirs or case.ends[1].crosses:
        return None
    printed = case.printed.sheet[theirs]
    is_silver = isinstance(printed, Grid) and bool(printed.row_names)
    return cause(case.parts.promise, "lone", area=case.printed.areas[theirs]) if is_silver else None


def counts_more(case: Case) -> Cause | None:
    """Marks of the better option's area count more from one to the next, those of the other's do not."""
    mine, theirs = case.areas
    if mine is None or theirs is None or not is_counted(case, mine) or is_counted(case, theirs):
        return None
    return cause(case.parts.promise, "growing", area=case.printed.areas[mine])


def is_counted(case: Case, area: int) -> bool:
    """Whether an area scores by the number of its marks."""
    return bool(case.printed.sheet[area].points_by_count)


def mark_compared(case: Case) -> Cause | None:
    """Where the marks are made, if nothing else can be said."""
    mine, theirs = case.areas
    areas = case.printed.areas
    if mine is None or theirs is None:
        return None
    if mine == theirs:
        return cause(case.parts.promise, "cell", area=areas[mine])
    return cause(case.parts.promise, "area", area=areas[mine], other=areas[theirs])


TELLING = (
    reward_missed,
    last_use,
    passing,
    row_opened,
    prize_waits,
    lone_cross,
    one_cell_away,
    seldom_fits,
    counts_more,
    some_cells_away,
    mark_compared,
)

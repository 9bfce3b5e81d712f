"""Numbers written into rows: good ones of the better option, bad ones of the other."""

from __future__ import annotations

from silvertray.analysis.dice.case import Case, Cause, Code, cause
from silvertray.analysis.dice.numbers import OPENS, Written, written

HALF = 3  # up to here a rising row has room for as many numbers again


def number_written(case: Case) -> Cause | None:
    """The better option writes a better number for its cell, or the other one a worse."""
    mine, theirs = (written(case.printed, case.before, end) for end in case.ends)
    good, bad = (case.balance.quality(end) for end in case.ends)
    if mine and mine.rises and mine.number == OPENS and not case.ends[0].table.is_over():
        return cause(case.parts.number, "six", area=case.printed.areas[mine.area])
    if mine and good >= -bad:
        return told(case, mine, good_number(mine))
    return told(case, theirs, bad_number(theirs)) if theirs else None


def told(case: Case, mark: Written, code: Code) -> Cause:
    """What is said of a number."""
    area = case.printed.areas[mark.area]
    return cause(case.parts.number, code, area=area, number=mark.number, written=mark.number * mark.times)


def good_number(mark: Written) -> Code:
    """Why a number is good where it stands."""
    if mark.falls or (mark.rises and mark.number <= HALF):
        return "room"
    return "low-second" if mark.is_taken_off else "high"


def bad_number(mark: Written) -> Code:
    """Why a number is bad where it stands."""
    if mark.falls or (mark.rises and mark.number > HALF):
        return "no-room"
    return "high-second" if mark.is_taken_off else "low"

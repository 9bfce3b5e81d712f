"""Rewards that are earned, and crosses that come along."""

from __future__ import annotations

from silvertray.analysis.dice.case import Case, Cause, cause
from silvertray.analysis.dice.parts import gained


def earned(case: Case) -> Cause | None:
    """The better option earns rewards that the other one does not, or takes more crosses along (T-2)."""
    if gained(*case.ends):
        return told(case, case.parts.reward)
    more = case.ends[0].crosses - case.ends[1].crosses
    return cause(case.parts.reward, "crosses", count=more) if more > 0 else None


def told(case: Case, weight: float) -> Cause:
    """What is said of the rewards that come with the better option alone."""
    rewards = gained(*case.ends)
    return cause(weight, "reward" if len(rewards) == 1 else "chain", reward=", ".join(rewards))

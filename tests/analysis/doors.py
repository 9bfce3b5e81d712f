"""The inner parts of coaches that tests look into. They are imported here alone, so that moving one costs one edit."""

from __future__ import annotations

from silvertray.analysis.dice.appraiser import AGAIN, DEPTHS, Appraiser
from silvertray.analysis.dice.case import Code
from silvertray.analysis.dice.coach import DiceCoach
from silvertray.analysis.dice.line import line
from silvertray.analysis.dice.outcomes import SAMPLES, Outcomes
from silvertray.analysis.dice.reasons import FELT, MOST
from silvertray.analysis.dice.walk import Walk
from silvertray.analysis.dobro.case import case_of
from silvertray.analysis.dobro.coach import left_of_even, victory
from silvertray.analysis.dobro.reasons import reasons

__all__ = [
    "AGAIN",
    "DEPTHS",
    "FELT",
    "MOST",
    "SAMPLES",
    "Appraiser",
    "Code",
    "DiceCoach",
    "Outcomes",
    "Walk",
    "case_of",
    "left_of_even",
    "line",
    "reasons",
    "victory",
]

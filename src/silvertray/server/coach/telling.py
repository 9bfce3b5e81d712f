"""What the coach thinks of a choice, as it is told to the page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, repeat
from typing import Any

from silvertray.analysis.account import Priced, Reason
from silvertray.core.game import Game
from silvertray.games.clever.game import DiceGame
from silvertray.server.coach.questions import Advice
from silvertray.server.lines.coached import HintInfo, PricedInfo, ReasonInfo, Unit

DIGITS = 2  # of values: nobody reads more
THINGS, MOVE = 2, 3  # grades of a hint: what each tells besides


def hint(rules: Game, state: Any, seat: int, advice: Advice, grade: int) -> HintInfo:
    """As much as a grade tells."""
    best = next(one for one in rules.view(state, seat).options if one.action == advice.options[0].action)
    return HintInfo(
        grade=grade,
        unit=unit_of(rules),
        area=getattr(best, "area", "") or best.text.partition(" ")[0],
        things=things_of(best) if grade >= THINGS else (),
        options=tuple(priced_with_reasons(advice)) if grade >= MOVE else (),
    )


def unit_of(rules: Game) -> Unit:
    """What values are counted in."""
    return "points" if isinstance(rules, DiceGame) else "chances"


def things_of(option: Any) -> tuple[str, ...]:
    """The die, or the cards, of an option; some need none."""
    cards: tuple[str, ...] = option.cards if hasattr(option, "cards") else (option.die,)
    return tuple(filter(None, cards))


def priced_with_reasons(advice: Advice) -> Iterator[PricedInfo]:
    """All options, and why the first is better than some of the others."""
    explained = chain([()], advice.reasons or (), repeat(()))
    return map(priced, advice.options, explained)


def priced(option: Priced, why: Iterable[Reason] = ()) -> PricedInfo:
    """An option and its value."""
    return PricedInfo(text=option.text, value=rounded(option.value), win=rounded(option.win), reasons=told(why))


def told(reasons: Iterable[Reason]) -> tuple[ReasonInfo, ...]:
    """Reasons as data."""
    return tuple(ReasonInfo(code=reason.code, params=dict(reason.params)) for reason in reasons)


def rounded(value: Any) -> Any:
    """A number as exact as anybody reads it."""
    return round(value, DIGITS) if isinstance(value, float) else value

"""An answer to a card: judged by the coach, and remembered for the next time."""

from __future__ import annotations

import time
from typing import Any

from silvertray.analysis.marks import THRESHOLDS
from silvertray.core.errors import Refusal
from silvertray.core.rng import Rng
from silvertray.games import game
from silvertray.server.bots.thinking import Gone
from silvertray.server.coach.telling import priced, rounded, unit_of
from silvertray.server.lines.coached import PricedInfo
from silvertray.server.practice.boxes import Drill
from silvertray.server.practice.cards import Position
from silvertray.server.practice.messages import Grade, Verdict
from silvertray.server.practice.questions import Answered, Judged
from silvertray.server.table.news import moment
from silvertray.server.table.tables import Tables

RIGHT = ("best", "good")


async def judged(tables: Tables, asked: Position, text: str, asker: str) -> Judged:
    """What the coach says to an answer; refused if it was none, or one too many from this address."""
    chosen = " ".join(text.split())
    options: Any = game(asked.game).view(asked.state, asked.seat).options
    if chosen not in {option.text for option in options}:
        raise Refusal("not-an-answer", text=chosen)
    tables.hints.check_asker(asker)
    try:
        found: Judged = await tables.thinkers.ask(question(asked, chosen))
    except Gone:
        raise Refusal("coach-gone") from None
    return found


def question(asked: Position, text: str) -> Answered:
    """What the coach is asked: of a position that looks the same to this seat, so that nothing hidden counts."""
    return Answered(asked.game, asked.state.imagine(asked.seat, Rng(asked.key)), asked.seat, asked.key, text)


def loss_of(found: Judged, text: str) -> float:
    """What an answer costs against the best option."""
    return found.options[0].value - next(option.value for option in found.options if option.text == text)


def grade_of(slug: str, loss: float) -> Grade:
    """How good an answer is, by the losses from which choices are marked in reviews."""
    dubious, mistake, _ = THRESHOLDS[slug]
    if loss <= 0:
        return "best"
    return "good" if loss < dubious else "close" if loss < mistake else "wrong"


def verdict(asked: Position, found: Judged, text: str, drill: Drill) -> Verdict:
    """An answer as its giver is told of it; `drill` as it is from now on."""
    loss = loss_of(found, text)
    return Verdict(
        grade=grade_of(asked.game, loss),
        loss=rounded(loss),
        unit=unit_of(game(asked.game)),
        options=tuple(told(option, found, text) for option in found.options),
        played=asked.played,
        table=asked.table,
        step=asked.step,
        box=drill.box,
        learnt=drill.is_learnt,
        again=None if drill.is_learnt else moment(drill.due),
    )


def told(option: Any, found: Judged, text: str) -> PricedInfo:
    """An option; of the answer also why the best one is better."""
    return priced(option, found.reasons if option.text == text else ())


def learnt_by(drill: Drill, slug: str, loss: float) -> Drill:
    """How well a card is known after an answer."""
    return drill.after(grade_of(slug, loss) in RIGHT, time.time())

"""What whoever asks is told of a contest: others' points only once there is nothing more to gain from them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from silvertray.play.match import Match
from silvertray.server.contests.contest import Contest
from silvertray.server.contests.daily import day_of
from silvertray.server.contests.messages import (
    ContestInfo,
    ContestState,
    ExpertLine,
    Outcome,
    Parting,
    Rival,
)
from silvertray.server.contests.tries import Try, own_of
from silvertray.server.people.games import companies
from silvertray.server.people.scores import bars, mean
from silvertray.server.people.who import Who
from silvertray.server.table.folding import Folded
from silvertray.server.table.news import moment

MOST = 200  # people who are named


def state_of(contest: Contest, own: Try | None) -> ContestState:
    """How whoever asks stands in a contest."""
    if own is not None and own.given_up is not None:
        return "given-up"
    if own is not None and own.score is not None:
        return "done"
    if contest.is_over:
        return "closed"
    if not contest.has_opened:
        return "coming"
    return "open" if own is None else "playing"


def points(contest: Contest, made: Sequence[Try]) -> list[int]:
    """The points that count, the best first."""
    return sorted((one.score for one in made if one.score is not None and one.counts(contest)), reverse=True)


def info(contest: Contest, own: Try | None, scores: Sequence[int]) -> ContestInfo:
    """A contest in short, with the points that count; they may be some seconds old."""
    score = own.score if own and own.counts(contest) else None
    place = None if score is None else 1 + sum(other > score for other in scores)
    return ContestInfo(
        id=contest.id,
        game=contest.game,
        day=day_of(contest),
        closes=None if contest.closes is None else moment(contest.closes),
        seats=contest.seats,
        options=contest.options,
        commitment=contest.commitment,
        secret=contest.secret if contest.is_over else None,
        state=state_of(contest, own),
        table=own.table if own else None,
        score=score,
        place=place,
        finished=max(len(scores), place or 0),  # whoever has ended just now may not be among them yet
    )


def may_know(contest: Contest, own: Try | None) -> bool:
    """Whether somebody is told what others made of these dice."""
    return contest.is_over or (own is not None and own.is_done)


async def rivals(connection: AsyncConnection, contest: Contest, made: list[Try], who: Who) -> tuple[Rival, ...]:
    """Everybody who plays among friends, the best first; in the order of coming for whoever has still to play."""
    if contest.closes is not None:
        return ()
    is_told, own = may_know(contest, own_of(made, who)), own_of(made, who)
    shown = sorted(made, key=lambda one: -(one.score or 0) if is_told and not one.given_up else 0)[:MOST]
    names = await companies(connection, [one.table for one in shown])
    return tuple(rival(one, names[one.table].names.get(one.seat, ""), is_told, one is own) for one in shown)


def rival(one: Try, name: str, is_told: bool, is_me: bool) -> Rival:
    """Somebody among friends."""
    is_shown = is_told and one.score is not None and one.given_up is None
    return Rival(name=name, score=one.score if is_shown else None, table=one.table if is_shown else None, me=is_me)


def outcome(contest: Contest, made: list[Try], expert: Folded | None, own: Folded | None) -> Outcome:
    """What came of a contest so far."""
    scores = points(contest, made)
    theirs = line(expert, contest.seat) if expert else None
    return Outcome(
        mean=mean(scores) if scores else 0.0,
        best=scores[0] if scores else None,
        given_up=sum(one.given_up is not None for one in made),
        bars=bars(scores, [theirs.score] if theirs else []) if scores else (),
        expert=theirs,
        parting=parting(own.begun(), expert.begun(), contest.seat) if expert and own and own.match else None,
    )


def line(expert: Folded, seat: int) -> ExpertLine:
    """The expert's game in short."""
    score = next(place.score for place in expert.begun().ranking() if place.seat == seat)
    return ExpertLine(table=expert.record.id, score=score)


def parting(own: Match, expert: Match, seat: int) -> Parting | None:
    """Where the ways part, if it was this seat that chose otherwise."""
    for step, (mine, theirs) in enumerate(zip(own.log, expert.log, strict=False)):
        if mine != theirs:
            is_choice = mine.seat == theirs.seat == seat
            return Parting(step=step, mine=mine.text, expert=theirs.text) if is_choice else None
    return None

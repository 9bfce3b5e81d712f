"""Every match of a file as its coach sees it, seat by seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from silvertray.analysis import coach
from silvertray.analysis.account import Account, Moment
from silvertray.analysis.figures import Figures, figures
from silvertray.core.errors import SetupError
from silvertray.play import files
from silvertray.play.match import Match

Seats = Sequence[int] | None  # None: all of them


class Review(NamedTuple):
    """A match of a file, and what it was to one of its seats."""

    line: int
    match: Match
    account: Account
    figures: Figures
    rounds: tuple[int, ...]  # in which round each step was made

    @property
    def name(self) -> str:
        """The player."""
        return self.match.names[self.account.seat]

    def text(self, moment: Moment) -> str:
        """What was done at a moment, as the log has it."""
        return self.match.log[moment.step].text


def matches_of(path: Path, seat: int | None) -> list[tuple[int, Match]]:
    """The matches of a file with their line numbers; raises SetupError where one has no such seat, or there is none."""
    found = [(line, match) for line, match, _ in files.read(path)]
    if not found:
        raise SetupError("no-matches", file=str(path))
    for _, match in found:
        if seat is not None:
            match.check_seat(seat)
    return found


def work_of(found: Sequence[tuple[int, Match]], seat: int | None) -> int:
    """How many steps are to be looked at."""
    return sum(len(match.log) * len(seats_of(match, seat)) for _, match in found)


def seats_of(match: Match, seat: int | None) -> Sequence[int]:
    """The seats that are looked at."""
    return range(match.players) if seat is None else [seat]


def reviews(
    found: Sequence[tuple[int, Match]], seat: int | None, depth: str, progress: Callable[[int], None]
) -> Iterator[Review]:
    """Every match to every seat that is asked for."""
    for line, match in found:
        for which in seats_of(match, seat):
            yield reviewed(line, match, which, depth, progress)


def reviewed(line: int, match: Match, seat: int, depth: str, progress: Callable[[int], None]) -> Review:
    """A match to one of its seats."""
    account = coach(match.game.slug, depth).account(match, seat, steps_of(progress))
    return Review(line, match, account, figures(account), rounds_of(match))


def steps_of(progress: Callable[[int], None]) -> Callable[[int, int], None]:
    """What counts steps from the first on, for somebody who wants to know how many more there are."""
    told = 0

    def tell(done: int, steps: int) -> None:
        nonlocal told
        progress(done - told)
        told = done

    return tell


def rounds_of(match: Match) -> tuple[int, ...]:
    """In which round each step was made."""
    state, rounds = match.at(0), []
    for step in match.log:
        rounds.append(int(state.round))
        state.apply(step.seat, step.action)
    return tuple(rounds)


# -- as plain data


def told(review: Review) -> dict[str, Any]:
    """A review as JSON has it (docs/coach.md)."""
    account = review.account
    return {
        "line": review.line,
        "game": account.game,
        "players": account.players,
        "seat": account.seat,
        "name": review.name,
        "unit": account.unit,
        **review.figures._asdict(),
        "moments": [told_moment(review, moment) for moment in account.moments],
    }


def told_moment(review: Review, moment: Moment) -> dict[str, Any]:
    """One moment; what says nothing there is left out."""
    plain = {name: value for name, value in moment._asdict().items() if name not in ("options", "reasons")}
    if moment.chance_luck is None:
        del plain["chance_luck"]
    if moment.step < len(review.match.log):
        plain |= {"text": review.text(moment), "round": review.rounds[moment.step]}
    if moment.chance_lost is not None:
        plain["chance_lost"] = moment.chance_lost
    if moment.options:
        plain["options"] = [option._asdict() for option in moment.options]
    if moment.reasons:
        plain["reasons"] = [{"code": reason.code, **dict(reason.params)} for reason in moment.reasons]
    return plain

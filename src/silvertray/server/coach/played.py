"""The review of a finished game, made in another process."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from silvertray.analysis.account import CHOICE, Account, Moment
from silvertray.analysis.figures import Figures, figures
from silvertray.analysis.keys import key_after
from silvertray.core.game import CHANCE
from silvertray.play import files
from silvertray.play.match import Match
from silvertray.server.bots.thinker import Tell
from silvertray.server.coach.questions import remembered
from silvertray.server.coach.telling import priced, rounded, told, unit_of
from silvertray.server.lines.coached import HintUse, Review, ReviewedMoment, ReviewFigures

LONGEST_LINE = 12
LEAST_LOSS = 0.05  # less is told as 0.0
PLAIN = ("step", "kind", "value", "luck", "chance_luck", "loss", "chance_lost", "model", "others", "chosen", "mark")


class Played(NamedTuple):
    """What does the coach say to a finished game? It is told as a line of a match file, with the hints in it."""

    game: str
    line: str
    seat: int
    hints: tuple[str, ...]

    def answer(self, tell: Tell) -> str:
        """Go through the whole game; the review as JSON."""
        match = files.replayed(files.parse_record(self.line.encode(), 1), 1)
        account = remembered(self.game).account(match, self.seat, lambda done, steps: tell(9 * done, 10 * steps))
        return Review(
            game=account.game,
            seat=account.seat,
            players=account.players,
            unit=unit_of(match.game),
            figures=summed_up(figures(account)),
            moments=tuple(moments(match, account, tell)),
            hints=tuple(map(use_of, self.hints)),
        ).model_dump_json()


def use_of(text: str) -> HintUse:
    """A hint from the text of its entry."""
    step, grade = map(int, text.split())
    return HintUse(step=step, grade=grade)


def summed_up(found: Figures) -> ReviewFigures:
    """The figures, as exact as anybody reads them."""
    return ReviewFigures.model_validate({name: rounded(value) for name, value in found._asdict().items()})


def moments(match: Match, account: Account, tell: Tell) -> Iterator[ReviewedMoment]:
    """All steps; where something was lost, with the better line. To find those is a tenth of the work."""
    steps = len(match.log)
    for moment in account.moments:
        yield moment_of(moment, better_line(match, account.seat, moment) if is_lossy(moment) else ())
        tell(9 * steps + moment.step, 10 * steps)


def is_lossy(moment: Moment) -> bool:
    """Whether somebody should be shown what was better."""
    return moment.kind == CHOICE and moment.loss >= LEAST_LOSS


def moment_of(moment: Moment, line: tuple[str, ...]) -> ReviewedMoment:
    """One step."""
    plain = {name: rounded(getattr(moment, name)) for name in PLAIN}
    more = {"options": tuple(map(priced, moment.options)), "reasons": told(moment.reasons), "line": line}
    return ReviewedMoment.model_validate(plain | more)


def better_line(match: Match, seat: int, moment: Moment) -> tuple[str, ...]:
    """The best option, and what it leads to until chance or somebody else comes in."""
    state, line, key = match.at(moment.step), [moment.best], key_after(match.log[: moment.step], seat)
    state.apply(seat, moment.best.action)
    while len(line) < LONGEST_LINE and state.open_seats() != (CHANCE,) and state.legal(seat):
        line.append(remembered(match.game.slug).options(state, seat, key)[0])
        state.apply(seat, line[-1].action)
    return tuple(option.text for option in line)

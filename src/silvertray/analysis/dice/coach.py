"""The coach of the dice games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, cast

from silvertray.analysis import Progress
from silvertray.analysis.account import CHOICE, POINTS, Account, Moment, Priced, Reason
from silvertray.analysis.dice.appraiser import DEPTHS, Appraiser
from silvertray.analysis.dice.outcomes import Outcomes
from silvertray.analysis.dice.reasons import reasons
from silvertray.analysis.dice.walk import Walk
from silvertray.analysis.marks import THRESHOLDS, marked
from silvertray.games import game
from silvertray.games.clever.game import DiceGame
from silvertray.play.match import Match


class DiceCoach:
    """Prices by net and search, in points."""

    def __init__(self, slug: str, depth: str) -> None:
        self.game = cast(DiceGame, game(slug))
        self.depth = DEPTHS[depth]
        self.made: dict[int, Outcomes] = {}  # by the number of players

    def outcomes(self, state: Any) -> Outcomes:
        """Made when first needed."""
        if state.players not in self.made:
            self.made[state.players] = Outcomes(Appraiser(self.game, state, self.depth))
        return self.made[state.players]

    def appraiser(self, state: Any) -> Appraiser:
        """Who prices this game."""
        return self.outcomes(state).appraiser

    def options(self, state: Any, seat: int, key: int) -> tuple[Priced, ...]:
        """Every legal option with its value, best first."""
        return self.appraiser(state).options(state, seat, key)

    def reasons(self, state: Any, seat: int, better: Priced, other: Priced) -> tuple[Reason, ...]:
        """Why one option is better than another."""
        return reasons(self.appraiser(state), state, seat, better, other)

    def account(self, match: Match, seat: int, progress: Progress) -> Account:
        """A whole match as it was to one seat."""
        return self._account(match, seat, progress, partial(self.explained, match, seat))

    def bare_account(self, match: Match, seat: int) -> Account:
        """The same without marks and reasons, which take up to half of the time."""
        return self._account(match, seat, lambda done, steps: None, lambda moment: moment)

    def _account(self, match: Match, seat: int, progress: Progress, tell: Callable[[Moment], Moment]) -> Account:
        match.check_seat(seat)
        walk = Walk(self.outcomes(match.state), match.at(0), seat)
        moments = []
        for moment in walk.moments(match.log):
            moments.append(tell(moment))
            progress(min(moment.step + 1, len(match.log)), len(match.log))
        return Account(
            game=self.game.slug,
            seat=seat,
            players=match.players,
            unit=POINTS,
            start=walk.start,
            score=moments[-1].value if moments else 0.0,
            moments=tuple(moments),
        )

    def explained(self, match: Match, seat: int, moment: Moment) -> Moment:
        """A choice with its mark, and where it cost something, with the reasons why another one was better."""
        moment = marked(self.game.slug, moment)
        if moment.kind != CHOICE or moment.loss < THRESHOLDS[self.game.slug][0]:
            return moment
        state = match.at(moment.step)
        return moment._replace(reasons=self.reasons(state, seat, moment.best, moment.taken))

"""The coach of Dobro: values are chances to win, in percent, by deals that the seat cannot rule out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from silvertray.analysis import Progress
from silvertray.analysis.account import CHANCES, CHOICE, END, Account, Moment, Priced, Reason
from silvertray.analysis.dobro.reasons import reasons
from silvertray.analysis.figures import EVEN
from silvertray.analysis.keys import Keys
from silvertray.analysis.marks import THRESHOLDS, marked
from silvertray.bots.dobro.prices import worths
from silvertray.core.rng import Rng
from silvertray.games import game
from silvertray.play.match import Match, Step

DEALS = {"quick": 40, "usual": 2000}  # imagined at each choice


class DobroCoach:
    """Prices by imagined deals; the true hands never come in."""

    def __init__(self, slug: str, depth: str) -> None:
        self.game = game(slug)
        self.deals = DEALS[depth]

    def options(self, state: Any, seat: int, key: int) -> tuple[Priced, ...]:
        """Every legal option with the share of the victory it may hope for, best first."""
        rng = Rng(key)
        priced = worths(state.imagine(seat, rng), seat, self.deals, rng)
        named = [Priced(action, self.game.text(state, seat, action), value) for action, value in priced]
        return tuple(sorted(named, key=lambda option: -option.value))

    def reasons(self, state: Any, seat: int, better: Priced, other: Priced) -> tuple[Reason, ...]:
        """Why one option is better than another."""
        return reasons(state, seat, better.action, other.action, self.deals // 2)  # as both are played in each of them

    def account(self, match: Match, seat: int, progress: Progress) -> Account:
        """A whole match as it was to one seat."""
        match.check_seat(seat)
        moments = tuple(self.moments(match, seat, progress))
        start = 100 / match.players
        return Account(
            game=self.game.slug,
            seat=seat,
            players=match.players,
            unit=CHANCES,
            start=start,
            score=moments[-1].value if moments else start,
            moments=moments,
        )

    def moments(self, match: Match, seat: int, progress: Progress) -> Iterator[Moment]:
        """The choices of a seat, and the end of a finished game."""
        state, keys = match.at(0), Keys(seat)
        for number, deed in enumerate(match.log):
            if deed.seat == seat:
                yield self.choice(state, number, deed, keys.now)
            state.apply(deed.seat, deed.action)
            keys.see(deed)
            progress(number + 1, len(match.log))
        if state.is_over():
            yield Moment(len(match.log), END, victory(state, seat))

    def choice(self, state: Any, number: int, deed: Step, key: int) -> Moment:
        """A choice with its mark; one that cost something also with reasons why another was better."""
        options = self.options(state, deed.seat, key)
        chosen = [option.action for option in options].index(deed.action)
        value = options[chosen].value
        loss = options[0].value - value
        even = left_of_even(loss, state.players)
        moment = Moment(number, CHOICE, value, loss=loss, options=options, chosen=chosen, even=even)
        if loss >= THRESHOLDS[self.game.slug][0]:
            moment = moment._replace(reasons=self.reasons(state, deed.seat, moment.best, moment.taken))
        return marked(self.game.slug, moment)


def left_of_even(loss: float, players: int) -> float:
    """What is left of an even chance: a loss weighs as much beside it as beside an equal share of the victory."""
    return max(0.0, EVEN * (1 - loss * players / 100))


def victory(state: Any, seat: int) -> float:
    """The share of the victory in a finished game, in percent (D-81)."""
    winners = [other for other in range(state.players) if state.place(other) == 1]
    return 100 / len(winners) if seat in winners else 0.0

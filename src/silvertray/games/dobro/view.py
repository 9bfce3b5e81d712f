"""What a seat or a spectator sees of Dobro, as plain data (D-90 to D-93)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Literal

from silvertray.core.bits import members
from silvertray.games.dobro.cards import FACES
from silvertray.games.dobro.facts import Facts
from silvertray.games.dobro.plays import ACTIONS, PLAYS
from silvertray.games.dobro.scoring import sum_decides
from silvertray.games.dobro.state import Dobro
from silvertray.games.dobro.table import Moment

Asked = Literal["lead", "play", "draw", "cards", "others", "nothing"]


@dataclass(frozen=True, slots=True)
class OptionView:
    """A legal action: its cards, its worth and the good number after it (0 for taking and drawing)."""

    action: int
    text: str
    cards: tuple[str, ...] = ()
    value: int = 0
    good: int = 0


@dataclass(frozen=True, slots=True)
class LaidView:
    """A play in the trick: its cards, its worth (0 for Skip and Reverse) and the good number after it."""

    text: str
    cards: tuple[str, ...]
    value: int
    good: int
    doubled: bool


@dataclass(frozen=True, slots=True)
class SeatView:
    """The public part of a seat; `shown` are cards of the hand that everyone has seen.

    `pile_sum` is the sum of the numbers taken in the last round, if it had to break a tie (D-81, D-92).
    """

    seat: int
    hand_size: int
    shown: tuple[str, ...]
    pile_size: int
    points: tuple[int, ...]
    score: int
    pile_sum: int | None = None


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat, or a spectator, sees it."""

    game: str
    seat: int | None
    round: int
    rounds: int
    moment: Moment
    roller: int
    turn: int
    direction: int
    good: int
    trick: tuple[LaidView, ...]
    deck_size: int
    owes: int
    forgetful: int
    closer: int
    seats: tuple[SeatView, ...]
    hand: tuple[str, ...]
    open_seats: tuple[int, ...]
    asked: Asked
    options: tuple[OptionView, ...]
    kind: Literal["cards"] = "cards"


def view(state: Dobro, seat: int | None, roller: int, public: View | None = None) -> View:
    """What this seat sees: its own hand, and what is public; that part is not made again if it is at hand."""
    shown = public or public_view(state, roller)
    if seat is None:
        return shown
    legal = members(state.legal(seat))
    options = tuple(option_view(state.good, action) for action in legal)
    return replace(shown, seat=seat, hand=faces(state.facts().hands[seat]), asked=asked(state, legal), options=options)


def public_view(state: Dobro, roller: int) -> View:
    """What everybody sees."""
    facts = state.facts()
    return View(
        game="dobro",
        seat=None,
        round=state.round,
        rounds=state.rounds,
        moment=state.moment_name(),
        roller=roller,
        turn=state.turn,
        direction=state.direction,
        good=state.good,
        trick=laid(facts.trick),
        deck_size=state.deck_size,
        owes=state.owes,
        forgetful=state.forgetful,
        closer=state.closer,
        seats=tuple(seat_view(state, facts, other) for other in range(state.players)),
        hand=(),
        open_seats=state.open_seats(),
        asked=asked(state, []),
        options=(),
    )


def asked(state: Dobro, legal: list[int]) -> Asked:
    """What a seat is asked, or what it waits for: cards, others, nothing."""
    if state.is_over():
        return "nothing"
    if state.moment_name() != "choice":
        return "cards"
    if not legal:
        return "others"
    if legal == [ACTIONS.index("draw")]:
        return "draw"
    return "play" if state.trick_size else "lead"


@lru_cache(4096)
def faces(counts: tuple[int, ...]) -> tuple[str, ...]:
    """Cards by face, sorted."""
    return tuple(face for face, cards in zip(FACES, counts, strict=True) for _ in range(cards))


@cache
def option_view(good: int, action: int) -> OptionView:
    """One legal action at a good number."""
    if action >= len(PLAYS):
        return OptionView(action, ACTIONS[action])
    play = PLAYS[action]
    return OptionView(action, ACTIONS[action], play.cards, play.value, good_after(good, play.value))


def good_after(good: int, value: int) -> int:
    """The good number after a play: it stays for Skip and Reverse (D-36), and an equal value doubles it (D-23)."""
    if not value:
        return good
    return 2 * value if value == good else value


@lru_cache(4096)
def laid(trick: tuple[int, ...]) -> tuple[LaidView, ...]:
    """How the good number came about, play by play."""
    good, shown = 0, []
    for play in [PLAYS[action] for action in trick]:
        doubled = play.value == good != 0
        good = good_after(good, play.value)
        shown.append(LaidView(play.text, play.cards, play.value, good, doubled))
    return tuple(shown)


def seat_view(state: Dobro, facts: Facts, seat: int) -> SeatView:
    """The public side of a seat."""
    return SeatView(
        seat=seat,
        hand_size=sum(facts.hands[seat]),
        shown=faces(facts.known[seat]),
        pile_size=facts.piles[seat][0],
        points=tuple(scores[seat] for scores in facts.points),
        score=state.score(seat),
        pile_sum=facts.piles[seat][1] if sum_decides(state, seat) else None,
    )

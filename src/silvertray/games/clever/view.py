"""What a seat or a spectator sees of a dice game, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, cast

from silvertray.core.bits import members
from silvertray.games.clever.ending import rating, score_lines
from silvertray.games.clever.notation import action_text
from silvertray.games.clever.printed import DIE, PICK, RETURN, REWARD, Printed
from silvertray.games.clever.reading import cell_of, value_of, waiting_rewards
from silvertray.games.clever.state import DiceState
from silvertray.games.clever.table import Moment, Stage

Place = Literal["pool", "tray", "field 1", "field 2", "field 3"]
Asked = Literal["pick", "return", "tray", "extra", "reward", "cross", "dice", "others", "nothing"]
FIELDS: tuple[Place, ...] = ("field 1", "field 2", "field 3")


@dataclass(frozen=True, slots=True)
class DieView:
    """A die: its face (0 before the first roll) and where it lies: pool, tray, or field 1 to 3."""

    name: str
    face: int
    place: Place
    rolled: bool


@dataclass(frozen=True, slots=True)
class OptionView:
    """A legal action: the cell it marks, the rewards it would earn at once and the dice it would send to the tray."""

    action: int
    text: str
    die: str = ""
    area: str = ""
    cell: int = -1
    value: int = 0
    earns: tuple[str, ...] = ()
    points: int = 0
    tray: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SheetView:
    """A sheet: marks by area (crossed cells or written numbers), tracks, score lines that sum to the score."""

    seat: int
    stage: Stage
    marks: tuple[tuple[int, ...], ...]
    rerolls: int
    rerolls_spent: int
    extras: int
    extras_spent: int
    returns: int
    returns_spent: int
    foxes: int
    waiting: tuple[str, ...]
    chain: tuple[str, ...]
    used: tuple[str, ...]
    lines: tuple[tuple[str, int], ...]
    score: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat, or a spectator, sees it; only that seat's options are listed.

    `to_draw` is how many of the tied dice go to the tray (C-60).
    """

    game: str
    seat: int | None
    round: int
    rounds: int
    turn: int
    active: int
    passive_turn: bool
    moment: Moment
    roller: int
    roll: int
    to_draw: int
    dice: tuple[DieView, ...]
    sheets: tuple[SheetView, ...]
    open_seats: tuple[int, ...]
    asked: Asked
    options: tuple[OptionView, ...]
    rating: int
    kind: Literal["dice"] = "dice"


def view(printed: Printed, state: DiceState, seat: int | None, roller: int, public: View | None = None) -> View:
    """What this seat sees; made from what everybody sees, if that is at hand."""
    shown = public or public_view(printed, state, roller)
    if seat is None:
        return shown
    options = tuple(option_view(printed, state, seat, action) for action in members(state.legal(seat)))
    return replace(shown, seat=seat, asked=asked(state, seat), options=options)


def public_view(printed: Printed, state: DiceState, roller: int) -> View:
    """What everybody sees."""
    return View(
        game=printed.slug,
        seat=None,
        round=state.round,
        rounds=state.rounds,
        turn=state.turn,
        active=state.active,
        passive_turn=not state.turn_is_active(),
        moment=state.moment_name(),
        roller=roller,
        roll=state.roll,
        to_draw=to_draw(state),
        dice=tuple(die_view(printed, state, die) for die in range(6)),
        sheets=tuple(sheet_view(printed, state, other) for other in range(state.players)),
        open_seats=state.open_seats(),
        asked=asked(state, None),
        options=(),
        rating=rating(printed, state.score(0)) if state.players == 1 and state.is_over() else 0,
    )


def to_draw(state: DiceState) -> int:
    """How many of the tied dice go to the tray (C-60); none where none are tied."""
    return 3 - state.tray.bit_count() if state.moment_name() == "tie" else 0


def asked(state: DiceState, seat: int | None) -> Asked:
    """What a seat is asked, or what it waits for: dice, others, nothing."""
    if state.is_over():
        return "nothing"
    if state.moment_name() != "choice":
        return "dice"
    if seat is None or not state.legal(seat):
        return "others"
    if state.waiting(seat):
        return "reward"
    return "cross" if state.chain(seat) else cast(Asked, state.stage(seat))  # it has a choice there


def die_view(printed: Printed, state: DiceState, die: int) -> DieView:
    """One die."""
    fields = state.die_fields()
    place: Place = "tray" if state.tray >> die & 1 else "pool"
    if die in fields:
        place = FIELDS[fields.index(die)]
    return DieView(printed.dice[die], state.face(die), place, bool(state.rolled >> die & 1))


def option_view(printed: Printed, state: DiceState, seat: int, action: int) -> OptionView:
    """One legal action."""
    text = action_text(printed, state, seat, action)
    mark = printed.mark(action)
    if mark is None:
        return OptionView(action, text)
    if mark.kind == RETURN:
        return OptionView(action, text, die=printed.dice[mark.die])
    rewards, points = state.earned_by(seat, action)
    return OptionView(
        action=action,
        text=text,
        die="" if mark.kind == REWARD else printed.dice[mark.die],
        area=printed.areas[mark.area],
        cell=cell_of(printed, state, seat, mark),
        value=value_of(printed, state, mark),
        earns=tuple(printed.rewards[reward] for reward in rewards),
        points=points,
        tray=sent(printed, state, mark.die) if state.stage(seat) == PICK and mark.kind == DIE else (),
    )


def sent(printed: Printed, state: DiceState, die: int) -> tuple[str, ...]:
    """The dice that a pick sends to the tray."""
    return tuple(printed.dice[other] for other in members(state.sends_to_tray(die)))


def sheet_view(printed: Printed, state: DiceState, seat: int) -> SheetView:
    """One sheet."""
    facts = state.sheet_facts(seat)
    return SheetView(
        seat=seat,
        stage=state.stage(seat),
        marks=facts.marks,
        rerolls=facts.rerolls,
        rerolls_spent=facts.rerolls_spent,
        extras=facts.extras,
        extras_spent=facts.extras_spent,
        returns=facts.returns,
        returns_spent=facts.returns_spent,
        foxes=facts.foxes,
        waiting=tuple(waiting_rewards(printed, state, seat)),
        chain=tuple(printed.dice[die] for die in members(facts.chain)),
        used=tuple(printed.dice[die] for die in members(facts.used)),
        lines=score_lines(printed, state, seat),
        score=state.score(seat),
    )

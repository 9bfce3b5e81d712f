"""Whether a described position could be; only such ones are laid out."""

from __future__ import annotations

from silvertray.core.errors import PositionError
from silvertray.games.clever.dice import lower, showing, third_lowest
from silvertray.games.clever.facts import Facts
from silvertray.games.clever.printed import Printed
from silvertray.games.clever.state import DiceState

ALL = 0b111111
AT_ROLL = ("wait", "picked", "pick")
AT_PICK = ("pick", "picked", "return")
AFTER_ROLLS = ("tray", "extra", "done")


def lay_out(printed: Printed, state: DiceState, facts: Facts) -> DiceState:
    """Turn a first position into the one described."""
    check_table(printed, state, facts)
    check_stages(state, facts)
    if facts.moment not in ("first", "over") and "reward" not in stages(facts):
        check_dice(facts)
    for sheet in facts.sheets:
        check_chain(printed, facts, sheet.chain)
    if not state.lay_out(facts):
        raise PositionError("impossible-marks", "C-22")
    check_choices(state, facts)
    return state


def stages(facts: Facts) -> list[str]:
    """Where the seats stand."""
    return [sheet.stage for sheet in facts.sheets]


def check_table(printed: Printed, state: DiceState, facts: Facts) -> None:
    """Rounds, turns and tracks stay within what is printed (C-4, C-44)."""
    if facts.first >= state.players or facts.turn >= state.turns or facts.roll > 3:
        raise PositionError("impossible-position", "C-4", part="turn")
    rounds = {"first": (0,), "over": (state.rounds,)}.get(facts.moment, range(1, state.rounds + 1))
    if facts.round not in rounds or (facts.moment == "first" and state.players == 1):
        raise PositionError("impossible-position", "C-4", part="round")
    for sheet in facts.sheets:
        circled = [getattr(sheet, f"{track}s") + getattr(sheet, f"{track}s_spent") for track in printed.tracks]
        if max(circled) > printed.track_fields:
            raise PositionError("impossible-position", "C-44", part="tracks")
        if sheet.foxes > printed.foxes:
            raise PositionError("impossible-position", "C-45", part="foxes")


def check_stages(state: DiceState, facts: Facts) -> None:
    """The seats stand where they can stand together."""
    passive_alone = state.players == 1 and facts.turn == 1
    active = (facts.first + facts.turn) % state.players
    others = {sheet.stage for seat, sheet in enumerate(facts.sheets) if seat != active}
    own = facts.sheets[active].stage
    possible = {
        "first": set(stages(facts)) == {"wait"},
        "roll": own in AT_ROLL and others <= {"wait"},
        "tie": passive_alone and own == "wait",
        "over": set(stages(facts)) <= {"wait", "done"},
        "choice": set(stages(facts)) <= {"reward", "wait"}
        or set(stages(facts)) <= set(AFTER_ROLLS)
        or (own in AT_PICK and others <= {"wait"} and not passive_alone),
    }
    if not possible[facts.moment]:
        raise PositionError("impossible-position", "C-54", part="stage")


def check_dice(facts: Facts) -> None:
    """Each die lies in one place; those to be picked, and all once the rolls are over, show a face (C-2)."""
    fields = sum(1 << die for die in set(facts.fields))
    places = [facts.pool, facts.tray, fields]
    shown = sum(1 << die for die in range(6) if 1 <= facts.faces >> 4 * die & 15 <= 6)
    at_pick = facts.moment == "roll" or "pick" in stages(facts)
    fresh = facts.moment == "roll" and facts.roll == 1
    if fresh and facts.pool != ALL:
        raise PositionError("impossible-position", "C-10", part="rolled")
    if sum(places) != ALL or places[0] | places[1] | places[2] != ALL or len(facts.fields) > 3:
        raise PositionError("impossible-position", "C-2", part="dice")
    if len(set(facts.fields)) != len(facts.fields) or (shown != ALL and not fresh):
        raise PositionError("impossible-position", "C-2", part="dice")
    if not facts.roll and {"picked", "return"} & set(stages(facts)):
        raise PositionError("impossible-position", "C-10", part="rolled")
    if at_pick and (not facts.pool or facts.rolled != facts.pool or not facts.roll):
        raise PositionError("impossible-position", "C-10", part="rolled")
    if facts.moment == "tie" and not is_tied(facts):
        raise PositionError("impossible-position", "C-60", part="tray")


def check_chain(printed: Printed, facts: Facts, chain: int) -> None:
    """Extra crosses come only from dice that a pick of white or silver sent to the tray just now (T-2)."""
    if not chain:
        return
    picked = facts.fields[-1] if facts.fields else -1
    sent = lower(facts.faces, facts.faces >> 4 * picked & 7) & facts.rolled & facts.tray if picked >= 0 else 0
    if chain & ~sent or printed.dice[picked] not in ("white", "silver"):
        raise PositionError("impossible-position", "T-2", part="chain")


def is_tied(facts: Facts) -> bool:
    """Whether more dice tie for the tray than it has places (C-60)."""
    face = third_lowest(facts.faces)
    tied = showing(facts.faces, face)
    rightly = facts.tray == lower(facts.faces, face) and facts.rolled == tied
    return rightly and facts.tray.bit_count() + tied.bit_count() > 3


def check_choices(state: DiceState, facts: Facts) -> None:
    """Whoever is to choose can choose, and nobody else (C-54)."""
    for seat, stage in enumerate(stages(facts)):
        asked = facts.moment == "choice" and stage not in ("wait", "done")
        waits = state.waiting(seat) and not (asked and stage in ("reward", "picked", "extra"))
        chained = state.chain(seat) and not (asked and stage == "picked")
        if asked != bool(state.legal(seat)) or waits or chained:
            raise PositionError("stuck-position", "C-54", seat=seat)
    if facts.moment == "choice" and not state.open_seats():
        raise PositionError("stuck-position", "C-54", seat=0)

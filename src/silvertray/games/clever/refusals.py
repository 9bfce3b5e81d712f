"""Why an action is not legal now, with the rule that says so."""

from __future__ import annotations

from collections.abc import Callable

from silvertray.core.errors import Refusal
from silvertray.games.clever.printed import AGAIN, CROSS, RETURN, REWARD, Mark, Printed
from silvertray.games.clever.reading import cell_of, value_of, waiting_rewards
from silvertray.games.clever.state import DiceState

# A sheet's own part: why a number does not fit in an area (state, seat, mark, value, cell).
Misfit = Callable[[DiceState, int, Mark, int, int], Refusal]


def why_not(printed: Printed, misfit: Misfit, state: DiceState, seat: int, action: int) -> Refusal | None:
    """Why a seat may not do this action now; None if it may."""
    if state.legal(seat) >> action & 1:
        return None
    if state.is_over():
        return Refusal("game-over", "C-61")
    if state.moment_name() != "choice":
        return Refusal("dice-first", "C-10")
    if not state.legal(seat):
        return Refusal("not-asked", "C-54" if state.stage(seat) == "done" else "C-50", seat=seat)
    mark = printed.mark(action)
    if mark is None:
        return why_no_turn_action(printed, state, seat, action)
    if mark.kind == REWARD:
        return why_no_bonus(printed, misfit, state, seat, mark)
    if mark.kind == CROSS:
        return why_no_cross(printed, misfit, state, seat, mark)
    return why_no_die(printed, misfit, state, seat, mark)


def why_no_turn_action(printed: Printed, state: DiceState, seat: int, action: int) -> Refusal:
    """Why the seat may not pass or reroll."""
    if state.waiting(seat) or state.chain(seat):
        return rewards_first(printed, state, seat)
    if printed.actions[action] != AGAIN:
        return Refusal("must-pick", "C-15")
    if state.stage(seat) != "pick":
        return Refusal("reroll-too-late", "C-16" if seat == state.active and state.turn_is_active() else "C-53")
    return Refusal("no-reroll-left", "C-16")


def why_no_bonus(printed: Printed, misfit: Misfit, state: DiceState, seat: int, mark: Mark) -> Refusal:
    """Why the seat may not use a reward so."""
    waiting = waiting_rewards(printed, state, seat)
    usable = [*waiting, *(printed.black if printed.rewards[-1] in waiting else ())]
    if mark.reward not in usable:
        return Refusal("no-such-reward", "C-40", reward=mark.reward, waiting=", ".join(waiting) or "-")
    return misfit(state, seat, mark, mark.number, cell_of(printed, state, seat, mark))


def why_no_cross(printed: Printed, misfit: Misfit, state: DiceState, seat: int, mark: Mark) -> Refusal:
    """Why the seat may not make this extra cross."""
    if not state.chain(seat) >> mark.die & 1:
        return Refusal("no-such-cross", "T-2", die=printed.dice[mark.die])
    return misfit(state, seat, mark, value_of(printed, state, mark), cell_of(printed, state, seat, mark))


def why_no_die(printed: Printed, misfit: Misfit, state: DiceState, seat: int, mark: Mark) -> Refusal:
    """Why the seat may not mark with this die so, or not return it."""
    if state.waiting(seat) or state.chain(seat):
        return rewards_first(printed, state, seat)
    elsewhere = why_not_that_die(printed, state, seat, mark)
    if elsewhere:
        return elsewhere
    return misfit(state, seat, mark, value_of(printed, state, mark), cell_of(printed, state, seat, mark))


def why_not_that_die(printed: Printed, state: DiceState, seat: int, mark: Mark) -> Refusal | None:
    """Why the die itself is out of reach, whatever it would mark."""
    die, stage = mark.die, state.stage(seat)
    name = printed.dice[die]
    if mark.kind == RETURN or stage == "return":
        return why_no_return(printed, state, seat, mark)
    if stage == "pick" and not state.rolled >> die & 1:
        return Refusal("die-not-rolled", "C-11", die=name)
    if stage == "extra" and state.used(seat) >> die & 1:
        return Refusal("die-used", "C-30", die=name)
    if stage == "tray" and not state.tray >> die & 1 and state.tray_fits(seat):
        return Refusal("tray-first", "C-52", die=name, tray=", ".join(printed.names(state.tray)))
    return None


def no_more_picks(printed: Printed, state: DiceState, seat: int, action: int) -> Refusal:
    """Why a seat that is asked for extra dice may not pick: it is too late, or nothing on the tray fitted alone."""
    mark = printed.mark(action)
    may_leave_tray = state.fallback or state.turn_is_active() or state.tray_fits(seat)
    if mark and not may_leave_tray and not state.tray >> mark.die & 1:
        return Refusal("no-fallback", "C-60", die=printed.dice[mark.die])
    return Refusal("picks-over", "C-50", seat=seat)


def why_no_return(printed: Printed, state: DiceState, seat: int, mark: Mark) -> Refusal:
    """Why the die may not be returned now; or why it may not be marked while dice may be returned."""
    if state.stage(seat) != "return":
        return Refusal("no-return-now", "T-10", die=printed.dice[mark.die])
    if mark.kind != RETURN:
        return Refusal("dice-first", "C-10")
    return Refusal("die-not-on-tray", "T-10", die=printed.dice[mark.die])


def rewards_first(printed: Printed, state: DiceState, seat: int) -> Refusal:
    """A mark reward comes before anything else; so do the extra crosses of a silver pick."""
    waiting = waiting_rewards(printed, state, seat)
    if waiting:
        return Refusal("reward-first", "C-40", waiting=", ".join(waiting))
    return Refusal("cross-first", "T-2", dice=", ".join(printed.names(state.chain(seat))))

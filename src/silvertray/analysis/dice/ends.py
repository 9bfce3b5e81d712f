"""Where an option leads: the table at the next roll and the seat's sheet there, also without this and that on it."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from silvertray.analysis.dice.appraiser import DEEP, Appraiser
from silvertray.analysis.dice.line import best, follow
from silvertray.games.clever.facts import SheetFacts
from silvertray.games.clever.printed import CROSS, Printed
from silvertray.games.clever.rewards import KEPT

TRACKS = KEPT[1:4]  # rerolls, extra dice, returns
PASS = 0  # the action


class End(NamedTuple):
    """The end of an option's best line; its sheets are without the reward of a new round."""

    table: Any  # the position about to be rolled
    gift: str  # the reward of a new round, if one has begun
    actions: tuple[int, ...]
    extras: tuple[str, ...]  # the extra dice that followed the option
    sheet: SheetFacts  # with all that the line marked and earned
    plain: SheetFacts  # the same without the extra dice that followed the option
    marked: SheetFacts  # with the option's own mark and nothing that followed from it
    earned: tuple[str, ...]  # the rewards of the plain line
    crosses: int  # the extra crosses in silver that followed (T-2)


def end_of(appraiser: Appraiser, state: Any, seat: int, action: int) -> End:
    """Follow an option to the next roll."""
    printed = appraiser.game.printed
    table, plain, first = state.copy(), state.copy(), state.copy()
    line = follow(table, seat, action, partial(chosen, appraiser, table, seat))
    actions = [(step, is_extra(table, seat)) for step in line]
    steps = follow(plain, seat, action, partial(chosen_plainly, appraiser, plain, seat))
    earned = [(step, plain.earned_by(seat, step)[0]) for step in steps]
    first.apply(seat, action)
    gift = printed.round_rewards[table.round - 1] if table.round > state.round else ""
    return End(
        table=table,
        gift=gift,
        actions=tuple(step for step, _ in actions),
        extras=tuple(die_of(printed, step) for step, extra in actions[1:] if extra and step != PASS),
        sheet=given(table.sheet_facts(seat), gift, -1),
        plain=given(plain.sheet_facts(seat), gift, -1),
        marked=unearned(first.sheet_facts(seat), state.sheet_facts(seat)),
        earned=tuple(printed.rewards[reward] for _, rewards in earned for reward in rewards),
        crosses=sum(is_cross(printed, step) for step, _ in earned[1:]),
    )


def is_cross(printed: Printed, action: int) -> bool:
    """Whether an action is an extra cross."""
    mark = printed.mark(action)
    return mark is not None and mark.kind == CROSS


def chosen(appraiser: Appraiser, state: Any, seat: int) -> int:
    """What the search would do."""
    return best(appraiser.search.options(state, seat, DEEP))


def chosen_plainly(appraiser: Appraiser, state: Any, seat: int) -> int:
    """The same without extra dice."""
    return PASS if is_extra(state, seat) else chosen(appraiser, state, seat)


def is_extra(state: Any, seat: int) -> bool:
    """Whether a seat is asked for an extra die."""
    return state.stage(seat) == "extra" and not state.waiting(seat)


def die_of(printed: Printed, action: int) -> str:
    """The die that an action uses."""
    mark = printed.mark(action)
    return printed.dice[mark.die] if mark else ""


# -- sheets with one thing more or less


def given(sheet: SheetFacts, reward: str, count: int) -> SheetFacts:
    """A sheet with so many more of an action; of anything else it stays as it is."""
    if reward not in TRACKS:
        return sheet
    return sheet._replace(**{f"{reward}s": getattr(sheet, f"{reward}s") + count})


def unearned(sheet: SheetFacts, before: SheetFacts) -> SheetFacts:
    """A sheet with its marks, but with no reward that it did not have before."""
    for track in TRACKS:
        sheet = given(sheet, track, circled(before, track) - circled(sheet, track))
    return sheet._replace(foxes=before.foxes, waiting=0, chain=0)


def circled(sheet: SheetFacts, track: str) -> int:
    """The circled fields of a track, used or not."""
    return int(getattr(sheet, f"{track}s") + getattr(sheet, f"{track}s_spent"))


def unspent(sheet: SheetFacts, before: SheetFacts) -> SheetFacts:
    """A sheet on which no action was used that was not used before."""
    for track, now, then in zip(TRACKS, spent(sheet), spent(before), strict=True):
        used: dict[str, Any] = {f"{track}s_spent": then}
        sheet = given(sheet, track, now - then)._replace(**used)
    return sheet


def spent(sheet: SheetFacts) -> tuple[int, ...]:
    """How many of each action were used."""
    return tuple(getattr(sheet, f"{track}s_spent") for track in TRACKS)


def unfoxed(sheet: SheetFacts, before: SheetFacts) -> SheetFacts:
    """A sheet without the foxes it had before."""
    return sheet._replace(foxes=sheet.foxes - before.foxes)

"""Legal choices: their order, and what each marks and would earn, in few words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from silvertray.games.clever.position import cell_names, is_crossed_row
from silvertray.games.clever.printed import AGAIN, Printed
from silvertray.games.clever.view import OptionView, View
from silvertray.locale import Words
from silvertray.locale.phrases import colour, letter, reward_sign, rewards


def in_order(options: Iterable[OptionView]) -> tuple[OptionView, ...]:
    """Marks first, then reroll and pass: number 1 is never a wasted chance."""
    return tuple(sorted(options, key=lambda option: -option.action if not option.area else -99))


def mark(words: Words, printed: Printed, option: OptionView) -> str:
    """What a choice marks: `white→yellow 3a`, `orange 5 ×2`."""
    area, what = colour(words, option.area), target(printed, option)
    if option.die and option.die != option.area:
        return words.say("choice-white", die=colour(words, option.die), area=area, what=what)
    return words.say("choice-own", area=area, what=what)


class Target(NamedTuple):
    """The cell a choice marks: its name, what is printed in it, and what goes in."""

    name: str
    label: str
    is_of_row: bool
    takes_number: bool


def target_of(printed: Printed, option: OptionView) -> Target:
    """The cell that a choice marks."""
    which = printed.areas.index(option.area)
    names = cell_names(printed, which)
    if names:
        return Target(names[option.cell], "", False, False)
    label = printed.sheet[which].labels[option.cell]
    shown = label if is_telling(label) else ""
    return Target(str(option.cell + 1), shown, True, not is_crossed_row(printed, which))


def target(printed: Printed, option: OptionView) -> str:
    """The cell of a grid, or the number and what is printed in its cell."""
    cell = target_of(printed, option)
    if not cell.is_of_row:
        return cell.name
    return " ".join(part for part in (str(option.value or "X"), cell.label) if part)


def is_telling(label: str) -> bool:
    """Whether what is printed in a cell of a row says more than that it is the next one."""
    return any(sign.isdigit() for sign in label)


def full(words: Words, printed: Printed, view: View, option: OptionView) -> str:
    """A choice with what it would earn, in words."""
    if not option.area:
        return without_mark(words, view, option)
    gains = [words.say("choice-points", points=option.points)] if option.points else []
    gains += [rewards(words, option.earns)] if option.earns else []
    return " ".join([mark(words, printed, option), *gains])


def without_mark(words: Words, view: View, option: OptionView) -> str:
    """Reroll, or what passing means now."""
    if option.text == AGAIN:
        sheet = view.sheets[view.seat or 0]
        return words.say("choice-reroll", left=sheet.rerolls)
    return words.say(f"choice-pass-{view.asked}")


def brief(words: Words, printed: Printed, view: View, option: OptionView) -> str:
    """A choice with what it would earn, in signs: `y3a +14 Xb`."""
    if not option.area:
        return without_mark(words, view, option)
    die = letter(words, option.die) if option.die not in ("", option.area) else ""
    gains = [words.say("choice-points", points=option.points)] if option.points else []
    return " ".join(
        [f"{die}{letter(words, option.area).lower()}{target(printed, option)}", *gains, *signs(words, option)]
    )


def briefest(words: Words, printed: Printed, view: View, option: OptionView) -> str:
    """The same without points."""
    if not option.area:
        return without_mark(words, view, option)
    return " ".join([f"{letter(words, option.area).lower()}{target(printed, option)}", *signs(words, option)])


def signs(words: Words, option: OptionView) -> list[str]:
    """The rewards that a choice would earn, as they are printed."""
    return [",".join(reward_sign(words, name) for name in option.earns)] if option.earns else []

"""Legal choices: their order, and what each marks and would earn, in few words."""

from __future__ import annotations

from collections.abc import Iterable

from silvertray.games.clever.printed import AGAIN, CROSS, RETURN, Printed
from silvertray.games.clever.view import OptionView, View
from silvertray.locale import Words
from silvertray.locale.phrases import colour, letter, reward_sign, rewards
from silvertray.terminal.dice.chain import Also
from silvertray.terminal.dice.targets import Target, X, target_of

BACK = "back"  # what takes a player from the cells of one area back to all areas


def in_order(options: Iterable[OptionView]) -> tuple[OptionView, ...]:
    """Marks first, then reroll and pass: number 1 is never a wasted chance."""
    return tuple(sorted(options, key=lambda option: -99 if option.area or option.die else -option.action))


def question(words: Words, view: View) -> str:
    """What a seat is asked."""
    on_fields = {die.name for die in view.dice if die.place.startswith("field")}
    if view.asked == "tray" and any(option.die in on_fields for option in view.options):
        return words.say("ask-fields")  # C-52
    if view.asked == RETURN and not pool(view):
        return words.say("ask-stop")
    return words.say(f"ask-{view.asked}")


def pool(view: View) -> int:
    """How many dice lie in the pool."""
    return sum(die.place == "pool" for die in view.dice)


# -- in words


def full(words: Words, printed: Printed, view: View, option: OptionView) -> str:
    """A choice with what it would earn, in words."""
    if not option.area:
        return without_mark(words, view, option)
    gains = [rewards(words, option.earns)] if option.earns else []
    return " ".join([mark(words, printed, view, option), *worth(words, option), *gains])


def in_full(words: Words, printed: Printed, view: View, option: OptionView, also: Also) -> str:
    """The same with the dice that it would also cross."""
    text, dice = full(words, printed, view, option), also.get(option.action)
    return words.say("choice-also", choice=text, dice=dice_with_faces(words, view, dice)) if dice else text


def mark(words: Words, printed: Printed, view: View, option: OptionView) -> str:
    """What a choice marks: `white as yellow 3a`, `orange 5 ×2`, `silver 4 in green`."""
    return named_by_die(words, printed, option, target(words, option, target_of(printed, view, option)))


def named_by_die(words: Words, printed: Printed, option: OptionView, what: str) -> str:
    """What is marked, behind the die and the area."""
    area = colour(words, option.area)
    if is_chained(printed, option):
        return words.say("choice-chained", die=colour(words, option.die), what=what)
    if option.die and option.die != option.area:
        return words.say("choice-white", die=colour(words, option.die), area=area, what=what)
    return words.say("choice-own", area=area, what=what)


def is_chained(printed: Printed, option: OptionView) -> bool:
    """Whether a choice is an extra cross (T-2)."""
    found = printed.mark(option.action)
    return found is not None and found.kind == CROSS


def target(words: Words, option: OptionView, cell: Target) -> str:
    """The cell of a grid, or the number and what is printed in its cell."""
    if cell.row:
        return words.say("choice-in-row", cell=cell.name, row=colour(words, cell.row))
    if not cell.is_of_row:
        return words.say(f"choice-{cell.deed}", cell=cell.name) if cell.sign else cell.name
    return " ".join(part for part in (str(option.value or X), cell.label) if part)


def worth(words: Words, option: OptionView) -> list[str]:
    """The points that a choice would earn; a green pair may cost some."""
    if not option.points:
        return []
    sign = "+" if option.points > 0 else "−"
    return [words.say("choice-points", sign=sign, points=abs(option.points))]


def without_mark(words: Words, view: View, option: OptionView) -> str:
    """Reroll, a returned die, or what passing means now."""
    sheet = view.sheets[view.seat or 0]
    if option.text == BACK:
        return words.say("choice-back")
    if option.text == AGAIN:
        return words.say("choice-reroll", left=sheet.rerolls)
    if option.die:
        return words.say("choice-return", die=colour(words, option.die))
    return passing(words, view)


def passing(words: Words, view: View) -> str:
    """What passing means now."""
    if view.asked == RETURN:
        return words.say("choice-pass-return" if pool(view) else "choice-pass-stop", count=pool(view))
    is_declined = view.asked == "pick" and any(option.area for option in view.options)
    return words.say("choice-pass-declined" if is_declined else f"choice-pass-{view.asked}")


def dice_with_faces(words: Words, view: View, names: Iterable[str]) -> str:
    """Some dice by letter and face: `B1 G2`."""
    shown = set(names)
    return " ".join(f"{letter(words, die.name)}{die.face}" for die in view.dice if die.name in shown)


# -- in signs


def brief(words: Words, printed: Printed, view: View, option: OptionView) -> str:
    """A choice with what it would earn, in signs: `Wy3a +14 Xb`."""
    gains = [*worth(words, option), *signs(words, printed, option)]
    return " ".join([sign_of(words, printed, view, option), *gains])


def briefest(words: Words, printed: Printed, view: View, option: OptionView) -> str:
    """The same without points."""
    return " ".join([sign_of(words, printed, view, option), *signs(words, printed, option)])


def sign_of(words: Words, printed: Printed, view: View, option: OptionView) -> str:
    """What a choice marks, in signs: die, area, cell."""
    cell = target_of(printed, view, option)
    die = letter(words, option.die) if option.die not in ("", option.area) else ""
    what = target(words, option, cell)
    if not cell.is_of_row:
        row = letter(words, cell.row) if cell.row else ""
        what = f"{cell.sign}{row}{cell.name}"
    return f"{die}{letter(words, option.area).lower()}{what}"


def signs(words: Words, printed: Printed, option: OptionView) -> list[str]:
    """The rewards that a choice would earn, as they are printed."""
    return [",".join(reward_sign(words, name) for name in option.earns)] if option.earns else []

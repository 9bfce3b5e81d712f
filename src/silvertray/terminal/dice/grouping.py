"""Very many choices, as a black ? has them: the area comes first, then its cells."""

from __future__ import annotations

from silvertray.games.clever.printed import Printed
from silvertray.games.clever.view import OptionView, View
from silvertray.locale import Words
from silvertray.locale.phrases import colour
from silvertray.terminal.dice.choices import BACK, in_order, is_chained, without_mark

MOST = 24  # choices that can be listed at once


def groups(words: Words, printed: Printed, view: View) -> dict[str, tuple[OptionView, ...]]:
    """The choices by what they are called together; empty if they are few enough to be listed."""
    found: dict[str, tuple[OptionView, ...]] = {}
    for option in in_order(view.options) if len(view.options) > MOST else ():
        name = group_name(words, printed, view, option)
        found[name] = (*found.get(name, ()), option)
    return found


def group_name(words: Words, printed: Printed, view: View, option: OptionView) -> str:
    """What a choice is listed under."""
    if not option.area:
        return without_mark(words, view, option)
    message = "group-crosses" if is_chained(printed, option) else "group-area"
    return words.say(message, area=colour(words, option.area))


def listed_choices(words: Words, printed: Printed, view: View, group: str) -> tuple[OptionView, ...]:
    """The choices that are listed once this group is chosen; none while one is to be chosen."""
    found = groups(words, printed, view)
    if not found:
        return in_order(view.options)
    chosen = found.get(group, ())
    return (*chosen, OptionView(-1, BACK)) if chosen else ()


def group_lines(words: Words, printed: Printed, view: View) -> tuple[str, ...]:
    """The areas to choose from, with the number of their choices; none if all are listed."""
    return tuple(
        words.say("group-line", group=name, count=len(options)) if options[0].area else name
        for name, options in groups(words, printed, view).items()
    )

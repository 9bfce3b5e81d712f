"""The choices beside the sheet, in the wordiest form that there is room for."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from textwrap import wrap

from rich.text import Text

from silvertray.games.clever.view import OptionView
from silvertray.locale.phrases import colour, forms_of, letter
from silvertray.terminal.dice import choices
from silvertray.terminal.dice.table import Table
from silvertray.terminal.dice.targets import target_of
from silvertray.terminal.paint import NAMES, line, side_by_side

NUMBER = 3  # signs for the number of a choice


def numbered(table: Table, width: int, height: int) -> list[Text]:
    """What may be chosen, by number."""
    if table.outcomes:
        entries = [line(f"{n:>2} ", text) for n, text in enumerate(table.outcomes, 1)]
        return entries if len(entries) <= height else in_two_columns(entries)
    for form in (in_words, in_shared_lines, in_signs, in_paired_signs):
        lines = form(table, width)
        if len(lines) <= height and all(text.cell_len <= width for text in lines):
            return lines
    return without_points(table, width)


def in_words(table: Table, width: int) -> list[Text]:
    """One choice a line, longer ones wrapped."""
    words, printed, view = table.words, table.game.printed, table.view
    lines: list[Text] = []
    for n, option in enumerate(table.choices, 1):
        text = choices.in_full(words, printed, view, option, table.also)
        lines += entry(n, wrap(text, width - NUMBER), option, table)
    return lines


def in_shared_lines(table: Table, width: int) -> list[Text]:
    """As in words, but the rows of a grid that one die may mark share a line."""
    words, printed, view = table.words, table.game.printed, table.view
    lines: list[Text] = []
    for _, found in groupby(enumerate(table.choices, 1), key=lambda numbered: shared_by(table, *numbered)):
        numbered = list(found)
        n, option = numbered[0]
        if len(numbered) > 1:
            lines += [*shared_head(table, option, width), Text(" ".join(shared(table, *each) for each in numbered))]
        else:
            text = choices.in_full(words, printed, view, option, table.also)
            lines += entry(n, wrap(text, width - NUMBER), option, table)
    return lines


def shared_by(table: Table, number: int, option: OptionView) -> tuple[str, ...]:
    """What choices must have in common to share a line."""
    if option.die and option.area and target_of(table.game.printed, table.view, option).row:
        return (option.die, option.area)
    return (str(number),)


def shared_head(table: Table, option: OptionView, width: int) -> list[Text]:
    """What the choices of a shared line mark, and also cross."""
    words, cell = table.words, target_of(table.game.printed, table.view, option)
    text = choices.named_by_die(words, table.game.printed, option, cell.name)
    dice = table.also.get(option.action)
    if dice:
        text = words.say("choice-also", choice=text, dice=choices.dice_with_faces(words, table.view, dice))
    first, *more = wrap(f"{text}:", width - NUMBER)
    return [line(" " * NUMBER, tinted(table, option, first)), *(line(" " * (NUMBER + 2), part) for part in more)]


def shared(table: Table, number: int, option: OptionView) -> str:
    """One choice of a shared line: its number, the row, and what it would earn."""
    words, printed = table.words, table.game.printed
    row = letter(words, target_of(printed, table.view, option).row)
    return f"{number:>2} {row}{''.join([*choices.worth(words, option), *choices.signs(words, printed, option)])}"


def entry(number: int, parts: list[str], option: OptionView, table: Table) -> list[Text]:
    """A numbered choice on as many lines as it needs."""
    first, *more = parts
    return [line(f"{number:>2} ", tinted(table, option, first)), *(line(" " * (NUMBER + 2), part) for part in more)]


def tinted(table: Table, option: OptionView, text: str) -> Text:
    """A choice with its area in colour."""
    styled = Text(text)
    forms = forms_of(colour(table.words, option.area)) if option.area else []
    area = next((form for form in sorted(forms, key=len, reverse=True) if form in text), "")
    if area:
        start = text.find(area)
        styled.stylize(NAMES[option.area], start, start + len(area))
    return styled


def in_signs(table: Table, width: int) -> list[Text]:
    """One mark a line, always short."""
    return [*marks(table, choices.brief), *others(table, width)]


def in_paired_signs(table: Table, width: int) -> list[Text]:
    """Two marks a line."""
    return [*in_two_columns(marks(table, choices.brief)), *others(table, width)]


def without_points(table: Table, width: int) -> list[Text]:
    """Two marks a line, shorter still."""
    return [*in_two_columns(marks(table, choices.briefest)), *others(table, width)]


def marks(table: Table, form: Callable[..., str]) -> list[Text]:
    """The choices that mark a cell, in signs."""
    words, printed, view = table.words, table.game.printed, table.view
    options = [(n, option) for n, option in enumerate(table.choices, 1) if option.area]
    return [line(f"{n:>2} ", form(words, printed, view, option)) for n, option in options]


def others(table: Table, width: int) -> list[Text]:
    """What marks nothing, then what silver picks would also cross."""
    lines: list[Text] = []
    for n, option in enumerate(table.choices, 1):
        if not option.area:
            text = choices.without_mark(table.words, table.view, option)
            lines += entry(n, wrap(text, width - NUMBER), option, table)
    return [*lines, *(Text(part) for text in chains(table) for part in wrap(text, width))]


def chains(table: Table) -> list[str]:
    """For each die that begins a chain, the dice that it would also cross (T-2)."""
    found = {(o.die, o.area): table.also[o.action] for o in table.choices if o.action in table.also}
    return [chain(table, die, area, dice) for (die, area), dice in found.items()]


def chain(table: Table, die: str, area: str, dice: tuple[str, ...]) -> str:
    """One die and what it would also cross."""
    words, shown = table.words, choices.dice_with_faces(table.words, table.view, dice)
    if die == area:
        return words.say("chain-own", area=colour(words, area), dice=shown)
    return words.say("chain-white", die=colour(words, die), area=colour(words, area), dice=shown)


def in_two_columns(entries: list[Text]) -> list[Text]:
    """Entries downwards, then on at the top of a second column."""
    half = -(-len(entries) // 2)
    width = max((entry.cell_len for entry in entries[:half]), default=0) + 1
    return side_by_side(entries[:half], width, entries[half:])

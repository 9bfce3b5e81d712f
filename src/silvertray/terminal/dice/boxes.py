"""The dice as boxes with colour, letter and face, where they lie: pool, tray, die fields."""

from __future__ import annotations

from rich.text import Text

from silvertray.games.clever.view import DieView
from silvertray.locale.phrases import letter
from silvertray.terminal.dice.table import Table, is_to_be_rolled
from silvertray.terminal.paint import GREY, NAMES, chip, line

FIELDS = 3
Box = tuple[Text, Text, Text]


def dice_lines(table: Table) -> list[Text]:
    """Three lines with all six dice."""
    say = table.words.say
    pool = [die_box(table, die) for die in table.dice_at("pool")]
    tray = [die_box(table, die) for die in table.dice_at("tray")]
    fields = [die_box(table, die) for die in table.dice_at("field")]
    fields += [empty_box()] * (FIELDS - len(fields))
    groups = [(say("place-pool"), pool), (say("place-tray"), tray), (say("place-fields"), fields)]
    return joined([labelled(label, boxes) for label, boxes in groups if boxes])


def die_box(table: Table, die: DieView) -> Box:
    """One die."""
    face = "?" if is_to_be_rolled(table, die) else str(die.face)
    edge = NAMES[die.name]
    middle = line(Text("│", edge), chip(f"{letter(table.words, die.name)} {face}", die.name), Text("│", edge))
    return Text("╭───╮", edge), middle, Text("╰───╯", edge)


def empty_box() -> Box:
    """A die field without a die."""
    return Text("╭╌╌╌╮", GREY), Text("╎   ╎", GREY), Text("╰╌╌╌╯", GREY)


def labelled(label: str, boxes: list[Box]) -> Box:
    """Dice that lie together, behind the name of the place."""
    blank = " " * (len(label) + 1)
    starts = (blank, f"{label} ", blank)
    top, middle, bottom = (line(start, *(box[n] for box in boxes)) for n, start in enumerate(starts))
    return top, middle, bottom


def joined(groups: list[Box]) -> list[Text]:
    """The places side by side."""
    return [line(" ", *(part for group in groups for part in (group[n], "  "))) for n in range(3)]

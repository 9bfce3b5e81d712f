"""The table in plain sentences, one after the other: for screen readers, pipes and narrow windows."""

from __future__ import annotations

from collections.abc import Iterable

from silvertray.games.clever.view import DieView, OptionView, SheetView
from silvertray.locale.phrases import colour, listed, rewards
from silvertray.terminal.dice.choices import without_mark
from silvertray.terminal.dice.table import Table, is_to_be_rolled, top
from silvertray.terminal.dice.targets import WRITE, target_of


def table_sentences(table: Table) -> list[str]:
    """Everything a player needs for the choice at hand."""
    words = table.words
    parts = [*top(table), *active(table)]
    head = words.say("plain-top", game=words.say(f"game-{table.game.slug}"), parts=listed(words, parts))
    lines = [*table.news, head, *dice_sentences(table), *holdings(table), *waiting(table), table.question]
    lines += [words.say("plain-choice", number=n, choice=text) for n, text in enumerate(table.outcomes, 1)]
    for number, option in enumerate(table.choices, 1):
        lines.append(words.say("plain-choice", number=number, choice=choice(table, option)))
    return [text for text in (*lines, table.notice) if text]


def active(table: Table) -> list[str]:
    """Who is active, if there are several players."""
    if len(table.names) == 1 or table.active is None:
        return []
    return [table.words.say("top-active", name=table.names[table.active])]


def dice_sentences(table: Table) -> list[str]:
    """Where the dice lie and what they show."""
    if table.view.moment in ("first", "over"):
        return []
    fresh = [die for die in table.view.dice if is_to_be_rolled(table, die)]
    places = [("plain-pool", "pool"), ("plain-tray", "tray"), ("plain-fields", "field")]
    lines = [
        table.words.say(message, dice=named_dice(table, dice))
        for message, place in places
        if (dice := [die for die in table.dice_at(place) if die not in fresh])
    ]
    if not fresh:
        return lines
    return [*lines, table.words.say("plain-to-roll", dice=listed(table.words, colours(table, fresh)))]


def named_dice(table: Table, dice: Iterable[DieView]) -> str:
    """Dice with their faces."""
    shown = [table.words.say("plain-die", die=colour(table.words, die.name), face=die.face) for die in dice]
    return listed(table.words, shown)


def colours(table: Table, dice: Iterable[DieView]) -> list[str]:
    """Dice by their colours alone."""
    return [colour(table.words, die.name) for die in dice]


def holdings(table: Table) -> list[str]:
    """Points, actions and foxes of every seat."""
    return [holding(table, name, sheet) for name, sheet in zip(table.names, table.view.sheets, strict=True)]


def holding(table: Table, name: str, sheet: SheetView) -> str:
    """Points, actions and foxes of one seat."""
    words = table.words
    things = [words.say("plain-score", count=sheet.score)]
    for track in table.game.printed.tracks:
        things.append(words.say(f"plain-have-{track}", count=getattr(sheet, f"{track}s")))
    things.append(words.say("plain-have-fox", count=sheet.foxes))
    return words.say("plain-have", name=name, things=listed(words, things))


def waiting(table: Table) -> list[str]:
    """The rewards to be used now, and the dice that may still be crossed."""
    words, names, lines = table.words, table.sheet.waiting, []
    if names:
        lines.append(words.say("waiting", rewards=rewards(words, names)))
    if table.crossable:
        lines.append(words.say("waiting-crosses", dice=named_dice(table, table.crossable)))
    return lines


def choice(table: Table, option: OptionView) -> str:
    """A choice and what it earns, in words."""
    words = table.words
    if not option.area:
        return without_mark(words, table.view, option)
    text = mark(table, option)
    if option.points:
        message = "plain-points" if option.points > 0 else "plain-costs"
        text = words.say(message, choice=text, points=abs(option.points))
    if option.earns:
        text = words.say("plain-earns", choice=text, rewards=rewards(words, option.earns))
    also = [die for die in table.view.dice if die.name in table.also.get(option.action, ())]
    return words.say("choice-also", choice=text, dice=named_dice(table, also)) if also else text


def mark(table: Table, option: OptionView) -> str:
    """What a choice marks."""
    words, cell = table.words, target_of(table.game.printed, table.view, option)
    face = next((die.face for die in table.view.dice if die.name == option.die), 0)
    who = words.say("plain-die", die=colour(words, option.die), face=face) if option.die else words.say("plain-reward")
    things = {"die": who, "area": colour(words, option.area), "cell": cell.name}
    if not cell.is_of_row:
        name = words.say("plain-in-row", cell=cell.name, row=colour(words, cell.row)) if cell.row else cell.name
        return words.say(f"plain-{cell.deed}", **things | {"cell": name})
    if cell.deed != WRITE:
        return words.say("plain-cross-row", **things)
    if not cell.label:
        return words.say("plain-write", value=option.value, **things)
    return words.say("plain-write-label", value=option.value, label=cell.label, **things)

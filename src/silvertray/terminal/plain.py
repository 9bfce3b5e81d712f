"""The table in plain sentences, one after the other: for screen readers, pipes and narrow windows."""

from __future__ import annotations

from collections.abc import Iterable

from silvertray.games.clever.view import DieView, OptionView
from silvertray.locale.phrases import colour, listed, rewards
from silvertray.terminal.choices import target_of, without_mark
from silvertray.terminal.table import Table, is_to_be_rolled, top, waiting


def table_sentences(table: Table) -> list[str]:
    """Everything a player needs for the choice at hand."""
    words = table.words
    parts = [*top(table), *active(table)]
    head = words.say("plain-top", game=words.say(f"game-{table.game.slug}"), parts=listed(words, parts))
    lines = [*table.news, head, *dice_sentences(table), *holdings(table), waiting(table), table.question]
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
    return [
        table.words.say(
            "plain-have",
            name=name,
            score=sheet.score,
            rerolls=sheet.rerolls,
            extras=sheet.extras,
            foxes=sheet.foxes,
        )
        for name, sheet in zip(table.names, table.view.sheets, strict=True)
    ]


def choice(table: Table, option: OptionView) -> str:
    """A choice and what it earns, in words."""
    words = table.words
    if not option.area:
        return without_mark(words, table.view, option)
    text = mark(table, option)
    if option.points:
        text = words.say("plain-points", choice=text, points=option.points)
    return words.say("plain-earns", choice=text, rewards=rewards(words, option.earns)) if option.earns else text


def mark(table: Table, option: OptionView) -> str:
    """What a choice marks."""
    words, cell = table.words, target_of(table.game.printed, option)
    face = next((die.face for die in table.view.dice if die.name == option.die), 0)
    who = words.say("plain-die", die=colour(words, option.die), face=face) if option.die else words.say("plain-reward")
    things = {"die": who, "area": colour(words, option.area), "cell": cell.name}
    if not cell.takes_number:
        return words.say("plain-cross-row" if cell.is_of_row else "plain-cross-grid", **things)
    if not cell.label:
        return words.say("plain-write", value=option.value, **things)
    return words.say("plain-write-label", value=option.value, label=cell.label, **things)

"""Positions as text: the table, then each sheet behind a slash, as `name=value` words (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from silvertray.core.errors import NotationError
from silvertray.games.clever.facts import Facts, SheetFacts
from silvertray.games.clever.printed import Grid, Printed, Row, cell_labels
from silvertray.games.clever.rewards import KEPT, waiting_names
from silvertray.games.clever.table import MOMENTS, STAGES

COUNTS = ("first", "round", "turn", "roll", "reroll")
DICE_SETS = ("rolled", "pool", "tray")
LARGEST = 15  # of any count in a position
MOST_WAITING = 12  # rewards at once: room for what a chain may add, as each code has four bits
CROSSED_CIRCLE = 16  # added to a cell for the cross that follows its circle


# -- writing


def position_text(printed: Printed, facts: Facts) -> str:
    """A position as one line; what has its usual value is left out."""
    table = [printed.slug]
    table += [] if facts.fallback else ["fallback=off"]
    table += [f"moment={facts.moment}"]
    table += [f"{name}={getattr(facts, name)}" for name in COUNTS if getattr(facts, name)]
    table += [f"dice={faces_text(facts.faces)}"] if facts.faces else []
    table += [f"{name}={printed.letters(getattr(facts, name))}" for name in DICE_SETS if getattr(facts, name)]
    table += ["fields=" + "".join(printed.dice[die][0] for die in facts.fields)] if facts.fields else []
    return " ".join([*table, *(f"/ {sheet_text(printed, sheet)}" for sheet in facts.sheets)]).rstrip()


def faces_text(faces: int) -> str:
    """Six faces in the order of the dice."""
    return "".join(str(faces >> 4 * die & 7) for die in range(6))


def sheet_text(printed: Printed, sheet: SheetFacts) -> str:
    """One sheet; an empty text is an empty sheet that nothing is asked of."""
    words = [] if sheet.stage == "wait" else [f"stage={sheet.stage}"]
    words += [
        f"{name}={marks_text(printed, n, sheet.marks[n])}" for n, name in enumerate(printed.areas) if sheet.marks[n]
    ]
    for track in printed.tracks:
        left, spent = getattr(sheet, f"{track}s"), getattr(sheet, f"{track}s_spent")
        words += [f"{track}={left}-{spent}"] if left or spent else []
    words += [f"fox={sheet.foxes}"] if sheet.foxes else []
    words += [f"{name}={printed.letters(getattr(sheet, name))}" for name in ("used", "chain") if getattr(sheet, name)]
    words += ["waiting=" + ",".join(waiting_names(sheet.waiting, printed.rewards))] if sheet.waiting else []
    return " ".join(words)


def marks_text(printed: Printed, which: int, marks: Sequence[int]) -> str:
    """Crossed cells by name, written numbers, or how many cells of a row are crossed."""
    names = cell_names(printed, which)
    if names:
        return ",".join(names[cell] for cell in marks)
    return str(len(marks)) if is_crossed_row(printed, which) else ",".join(map(str, marks))


def cell_names(printed: Printed, which: int) -> dict[int, str]:
    """The marks of a grid by name: the number, with a letter where it stands more than once; `!` crosses a circle."""
    area = printed.sheet[which]
    if not isinstance(area, Grid):
        return {}
    names = dict(enumerate(cell_labels(area.labels)))
    return names | {CROSSED_CIRCLE + cell: f"{name}!" for cell, name in names.items() if area.twice}


def is_crossed_row(printed: Printed, which: int) -> bool:
    """Whether a row holds crosses, not numbers."""
    area = printed.sheet[which]
    return isinstance(area, Row) and area.is_crossed


# -- reading


def parse_position(printed: Printed, text: str) -> Facts:
    """Read a position."""
    table, *sheets = text.split("/")
    slug, *words = table.split() or [""]
    if slug != printed.slug or not 1 <= len(sheets) <= 4:
        raise NotationError("wrong-position", text=text[:60], game=printed.slug)
    facts = Facts(sheets=tuple(parse_sheet(printed, sheet.split()) for sheet in sheets))
    for word in words:
        name, _, value = word.partition("=")
        facts = facts._replace(**parse_table_word(printed, name, value))
    return facts


def parse_table_word(printed: Printed, name: str, value: str) -> dict[str, Any]:
    """One word of the table's part."""
    if name in COUNTS:
        return {name: parse_count(name, value)}
    if name in DICE_SETS:
        return {name: sum(1 << die for die in set(parse_dice(printed, name, value)))}
    if name == "fields":
        return {name: tuple(parse_dice(printed, name, value))}
    if name == "fallback" and value in ("on", "off"):
        return {name: value == "on"}
    if name == "moment" and value in MOMENTS:
        return {name: value}
    if name == "dice" and len(value) == 6 and all(face in "0123456" for face in value):
        return {"faces": sum(int(face) << 4 * die for die, face in enumerate(value))}
    raise NotationError("wrong-word", word=f"{name}={value}"[:60])


def parse_sheet(printed: Printed, words: Sequence[str]) -> SheetFacts:
    """One sheet's part."""
    sheet = SheetFacts()
    for word in words:
        name, _, value = word.partition("=")
        if name in printed.areas:
            which = printed.areas.index(name)
            marks = (*sheet.marks[:which], parse_marks(printed, which, value), *sheet.marks[which + 1 :])
            sheet = sheet._replace(marks=marks)
        else:
            sheet = sheet._replace(**parse_sheet_word(printed, name, value))
    return sheet


def parse_sheet_word(printed: Printed, name: str, value: str) -> dict[str, Any]:
    """A word of a sheet's part that is no area."""
    if name == "stage" and value in STAGES:
        return {name: value}
    if name in printed.tracks:
        left, _, spent = value.partition("-")
        return {f"{name}s": parse_count(name, left), f"{name}s_spent": parse_count(name, spent or "0")}
    if name == "fox":
        return {"foxes": parse_count(name, value)}
    if name in ("used", "chain"):
        return {name: sum(1 << die for die in set(parse_dice(printed, name, value)))}
    rewards = value.split(",")
    marks = printed.rewards[len(KEPT) :]
    if name == "waiting" and all(reward in marks for reward in rewards) and len(rewards) <= MOST_WAITING:
        return {name: sum(1 << 4 * printed.rewards.index(reward) for reward in rewards)}
    raise NotationError("wrong-word", word=f"{name}={value}"[:60])


def parse_marks(printed: Printed, which: int, text: str) -> tuple[int, ...]:
    """The marks of one area."""
    words = text.split(",")
    names = {name: mark for mark, name in cell_names(printed, which).items()}
    if names and all(word in names for word in words):
        return tuple(sorted(names[word] for word in words))
    crossed = is_crossed_row(printed, which)
    if names or (crossed and len(words) > 1) or not all(is_small(word) for word in words):
        raise NotationError("wrong-word", word=f"{printed.areas[which]}={text}"[:60])
    return tuple(range(int(text))) if crossed else tuple(map(int, words))


def parse_count(name: str, text: str) -> int:
    """A small count."""
    if not is_small(text) or int(text) > LARGEST:
        raise NotationError("wrong-word", word=f"{name}={text}"[:60])
    return int(text)


def is_small(text: str) -> bool:
    """Whether a text is a number of at most two digits."""
    return text.isascii() and text.isdigit() and len(text) < 3


def parse_dice(printed: Printed, name: str, letters: str) -> list[int]:
    """Dice by their first letters."""
    known = printed.letters(63)
    if not all(letter in known for letter in letters):
        raise NotationError("wrong-word", word=f"{name}={letters}"[:60])
    return [known.index(letter) for letter in letters]

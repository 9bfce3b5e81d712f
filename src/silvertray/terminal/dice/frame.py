"""The drawn screen: top line, dice, the sheet with the choices beside it, a notice. It fits 80×24."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from silvertray.terminal.dice import sheet
from silvertray.terminal.dice.boxes import dice_lines
from silvertray.terminal.dice.listing import numbered
from silvertray.terminal.dice.table import Table, top, waiting
from silvertray.terminal.paint import GREY, WIDTH, foot, side_by_side

ACTIVE = "▶"


def frame_lines(table: Table) -> list[Text]:
    """The whole screen but the prompt: at most 23 lines."""
    drawn = sheet.sheet_lines(table)
    width = max(text.cell_len for text in drawn) + 1
    body = side_by_side(drawn, width, beside(table, WIDTH - width, max(sheet.HEIGHT, len(drawn))))
    return [top_line(table), *dice_lines(table), *body, *foot(table.notice, table.hint)]


def top_line(table: Table) -> Text:
    """Where the game stands, and with several players everybody's points; an arrow points to the active one."""
    if len(table.names) == 1:
        return Text(f"{' · '.join([table.words.say(f'game-{table.game.slug}'), *top(table)]):<{WIDTH}}", "reverse")
    right = "  ".join(standing(table, seat) for seat in range(len(table.names)))
    room = WIDTH - len(right)
    return Text(f"{' · '.join(top(table)):<{room}.{room}}{right}", "reverse")


def standing(table: Table, seat: int) -> str:
    """A player's name and points."""
    return f"{ACTIVE if table.active == seat else ''}{table.names[seat]} {table.view.sheets[seat].score}"


def beside(table: Table, width: int, height: int) -> list[Text]:
    """What is asked, the choices, and the news as far as there is room."""
    lines = [Text(part, "bold") for part in wrap(table.question, width)]
    lines += [Text(part) for text in waiting(table) for part in wrap(text, width)]
    lines += numbered(table, width, height - len(lines))
    news = [Text(part, GREY) for item in table.news for part in wrap(item, width, subsequent_indent="  ")]
    room = height - len(lines) - 1
    return [*lines, Text(), *news[-room:]] if room > 0 else lines

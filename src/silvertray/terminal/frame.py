"""The drawn screen: top line, dice, the sheet with the choices beside it, a notice. It fits 80×24."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from silvertray.games.clever.view import OptionView
from silvertray.locale.phrases import colour
from silvertray.terminal import choices, sheet
from silvertray.terminal.dice import dice_lines
from silvertray.terminal.paint import GREY, NAMES, WIDTH, line, side_by_side
from silvertray.terminal.table import Table, top, waiting

BESIDE = WIDTH - sheet.WIDTH - 1
BODY = 17  # lines of the sheet
ACTIVE = "▶"
NOTICE = 2  # lines, so that the whole stays within 24


def frame_lines(table: Table) -> list[Text]:
    """The whole screen but the prompt: at most 23 lines."""
    drawn = sheet.sheet_lines(table)
    body = side_by_side(drawn, sheet.WIDTH + 1, beside(table, max(BODY, len(drawn))))
    return [top_line(table), *dice_lines(table), *body, *notice_lines(table)]


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


def notice_lines(table: Table) -> list[Text]:
    """A notice, or else what the keys do."""
    if not table.notice:
        return [Text(table.hint, GREY)]
    return [Text(part, "bold") for part in wrap(table.notice, WIDTH, max_lines=NOTICE, placeholder="…")]


def beside(table: Table, height: int) -> list[Text]:
    """What is asked, the choices, and the news as far as there is room."""
    lines = [Text(part, "bold") for part in wrap(table.question, BESIDE)]
    lines += [Text(part) for part in wrap(waiting(table), BESIDE)]
    lines += numbered(table, height - len(lines))
    news = [Text(part, GREY) for item in table.news for part in wrap(item, BESIDE, subsequent_indent="  ")]
    room = height - len(lines) - 1
    return [*lines, Text(), *news[-room:]] if room > 0 else lines


def numbered(table: Table, height: int) -> list[Text]:
    """The choices in the wordiest form that there is room for."""
    if table.outcomes:
        entries = [line(f"{n:>2} ", text) for n, text in enumerate(table.outcomes, 1)]
        return entries if len(entries) <= height else in_two_columns(entries)
    for form in (in_words, in_signs):
        lines = form(table)
        if len(lines) <= height:
            return lines
    paired = in_two_columns(in_signs(table))
    if all(pair.cell_len <= BESIDE for pair in paired):
        return paired
    return in_two_columns(without_points(table))


def in_words(table: Table) -> list[Text]:
    """One choice a line, longer ones wrapped."""
    lines: list[Text] = []
    for n, option in enumerate(table.choices, 1):
        first, *more = wrap(choices.full(table.words, table.game.printed, table.view, option), BESIDE - 3)
        lines += [line(f"{n:>2} ", tinted(table, option, first)), *(line("     ", part) for part in more)]
    return lines


def in_signs(table: Table) -> list[Text]:
    """One choice a line, always short."""
    words, printed, view = table.words, table.game.printed, table.view
    return [line(f"{n:>2} ", choices.brief(words, printed, view, option)) for n, option in enumerate(table.choices, 1)]


def without_points(table: Table) -> list[Text]:
    """One choice a line, shorter still."""
    words, printed, view = table.words, table.game.printed, table.view
    return [
        line(f"{n:>2} ", choices.briefest(words, printed, view, option)) for n, option in enumerate(table.choices, 1)
    ]


def tinted(table: Table, option: OptionView, text: str) -> Text:
    """A choice with its area in colour."""
    styled = Text(text)
    if option.area:
        area = colour(table.words, option.area)
        start = text.find(area)
        styled.stylize(NAMES[option.area], start, start + len(area))
    return styled


def in_two_columns(entries: list[Text]) -> list[Text]:
    """Entries downwards, then on at the top of a second column."""
    half = -(-len(entries) // 2)
    width = max(entry.cell_len for entry in entries[:half]) + 1
    return side_by_side(entries[:half], width, entries[half:])

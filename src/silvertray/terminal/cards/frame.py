"""The drawn screen: the trick and the good number, everybody's figures, the hand, the choices. It fits 80×24."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from silvertray.locale.phrases import listed
from silvertray.terminal.cards.phrases import why_good
from silvertray.terminal.cards.table import Table, marks, top
from silvertray.terminal.paint import GREY, WIDTH, chip, foot, line, side_by_side

ACTIVE = "▶"
LEFT = 42  # signs for the figures and the hand
BODY = 22  # lines between the top line and the foot
TINTS = {"J": "purple", "S": "yellow", "R": "green"}
UNBROKEN = "\u00a0"  # keeps a play on one line
NUMBER = 3  # signs for the number of a choice


def frame_lines(table: Table) -> list[Text]:
    """The whole screen but the prompt: at most 23 lines."""
    head = " · ".join([table.words.say("game-dobro"), *top(table)])
    feet = foot(table.notice, table.hint)
    middle = [*trick_lines(table), good_line(table), Text()]
    room = BODY - len(feet) - len(middle)
    left = [*seat_lines(table), Text(), *hand_lines(table), *mark_lines(table)]
    body = side_by_side(left, LEFT, beside(table, WIDTH - LEFT, room))
    return [Text(f"{head:<{WIDTH}}", "reverse"), *middle, *body[:room], *feet]


# -- the trick


def trick_lines(table: Table) -> list[Text]:
    """The trick in order, with who played; without names if it is very long."""
    title = table.words.say("table-trick")
    plays = [laid_by(table, name, text).replace(" ", UNBROKEN) for name, text in table.laid]
    text = " · ".join(plays) or table.words.say("table-no-trick")
    lines = wrap(f"{title} {text}", WIDTH, subsequent_indent=" " * (len(title) + 1))
    if len(lines) > 3:
        lines = wrap(f"{title} {' · '.join(sign(text) for _, text in table.laid)}", WIDTH)
    return [Text(part) for part in lines]


def laid_by(table: Table, name: str, text: str) -> str:
    """A play of the trick behind its player, if that is known."""
    return table.words.say("table-laid", name=name, play=sign(text)) if name else sign(text)


def sign(text: str) -> str:
    """A play as it is written: `7 7`, `J=11`."""
    return text.partition(" ")[2]


def good_line(table: Table) -> Text:
    """The good number and why it is so."""
    words, good = table.words, table.view.good
    number = Text(f" {good or '-'} ", "bold reverse" if good else "")
    return line(words.say("table-good"), " ", number, " ", why_good(words, table.view.trick))


# -- figures and hand


def seat_lines(table: Table) -> list[Text]:
    """Everybody's points by round, total, cards in hand and cards taken; an arrow points to whose turn it is."""
    say, rounds = table.words.say, range(1, table.view.rounds + 1)
    heads = [say("table-total"), say("table-hand"), say("table-taken")]
    head = f"{say('table-points'):<11}{''.join(f'{n:>2}' for n in rounds)}{''.join(f'{text:>6}' for text in heads)}"
    return [Text(head, GREY), *(seat_line(table, seat) for seat in range(len(table.names)))]


def seat_line(table: Table, seat: int) -> Text:
    """One player's figures."""
    shown, is_turn = table.view.seats[seat], table.view.turn == seat
    points = [*(str(points) for points in shown.points), *["·"] * (table.view.rounds - len(shown.points))]
    name = f"{ACTIVE if is_turn else ' '}{table.names[seat]}"
    figures = "".join(f"{figure:>6}" for figure in (shown.score, shown.hand_size, shown.pile_size))
    return Text(f"{name:<11.11}{''.join(f'{point:>2}' for point in points)}{figures}", "bold" if is_turn else "")


def hand_lines(table: Table) -> list[Text]:
    """The hand as cards in a row."""
    boxes = [card_box(face) for face in table.view.hand]
    rows = [line(" ", *(box[n] for box in boxes)) for n in range(3)]
    return [Text(table.words.say("table-your-hand")), *rows]


def mark_lines(table: Table) -> list[Text]:
    """What else is known of the seats that have something to be known."""
    known = [(name, marks(table, seat)) for seat, name in enumerate(table.names)]
    return [Text(f"{name}: {listed(table.words, found)}") for name, found in known if found]


def card_box(face: str) -> tuple[Text, Text, Text]:
    """One card."""
    middle = line("│", chip(f" {face:<3}" if len(face) == 1 else f" {face} ", TINTS.get(face, "white")), "│")
    return Text("╭────╮"), middle, Text("╰────╯")


# -- choices and news


def beside(table: Table, width: int, height: int) -> list[Text]:
    """What is asked, the choices, and the news as far as there is room."""
    lines = [Text(part, "bold") for part in wrap(table.question, width)]
    for choice in table.choices:
        first, *more = wrap(choice.line, width - NUMBER)
        lines += [Text(f"{choice.number:>2} {first}"), *(Text(" " * (NUMBER + 2) + part) for part in more)]
    news = [Text(part, GREY) for item in table.news for part in wrap(item, width, subsequent_indent="  ")]
    room = height - len(lines) - 1
    return [*lines, Text(), *news[-room:]] if room > 0 else lines

"""Help: the keys, the rules in short, and what may be typed now."""

from __future__ import annotations

from silvertray.games.clever.printed import Grid, Printed
from silvertray.locale import Words
from silvertray.locale.phrases import listed, reward, reward_sign
from silvertray.terminal.dice.chain import also_crossed
from silvertray.terminal.dice.choices import in_full
from silvertray.terminal.dice.grouping import group_lines, listed_choices
from silvertray.terminal.dice.sitting import DiceSitting
from silvertray.terminal.dice.targets import CIRCLED

KEYS = ("undo", "why", "sheet", "first", "log", "auto", "quit")
TURN = {  # the rules of the turn, on the page with the keys
    "clever": ("roll", "reroll", "white", "tray", "extra", "reward", "fox"),
    "twice": ("roll", "decline", "reroll", "white", "tray", "extra", "fox"),
}
SHEET = {  # the rules of the sheet, on a page of their own
    "clever": (),
    "twice": ("return", "silver", "chain", "single", "yellow", "blue", "green", "pink", "any", "ends"),
}


def help_pages(words: Words, printed: Printed) -> list[list[str]]:
    """The help, page by page."""
    keys = [words.say(f"help-{name}", key=words.say(f"key-{'help' if name == 'why' else name}")) for name in KEYS]
    head = [words.say("help-title"), "", words.say("help-number"), words.say("help-enter"), *keys]
    turn = [words.say("help-rules-title"), *rules(words, printed, TURN[printed.slug])]
    sheet = rules(words, printed, SHEET[printed.slug])
    if not sheet:
        return [[*head, "", *turn, "", signs_line(words, printed), ""]]
    return [[*head, "", *turn, ""], [words.say("help-sheet-title"), "", *sheet, "", signs_line(words, printed), ""]]


def rules(words: Words, printed: Printed, names: tuple[str, ...]) -> list[str]:
    """Some rules in short."""
    signs = {name: reward_sign(words, name) for name in printed.tracks}
    return [words.say(f"help-rule-{name}", **signs) for name in names]


def signs_line(words: Words, printed: Printed) -> str:
    """How marks and rewards are printed, by an example of each kind."""
    kinds = {name.partition(":")[0]: name for name in reversed(printed.rewards[:-1]) if ":" in name}
    shown = [
        words.say("help-sign", sign=reward_sign(words, name), thing=reward(words, name))
        for name in (*reversed(kinds.values()), printed.rewards[-1])
    ]
    if any(isinstance(area, Grid) and area.twice for area in printed.sheet):
        shown.append(words.say("help-circled", sign=CIRCLED))
    return words.say("help-signs", signs=listed(words, shown))


def legal_texts(sitting: DiceSitting, seat: int) -> dict[str, str]:
    """What may be typed now, by number or text, and what it does."""
    words, printed, view = sitting.words, sitting.game.printed, sitting.view(seat)
    also = also_crossed(sitting.game, sitting.match.state, view)
    texts = {option.text: in_full(words, printed, view, option, also) for option in view.options}
    shown = listed_choices(words, printed, view, sitting.group)
    lines = [texts.get(o.text) or in_full(words, printed, view, o, also) for o in shown]
    return texts | {str(n): line for n, line in enumerate(lines or group_lines(words, printed, view), 1)}

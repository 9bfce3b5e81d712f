"""Help: the keys, the rules in short, and what may be typed now."""

from __future__ import annotations

from silvertray.locale import Words
from silvertray.terminal.cards.choices import draw_choices, line_of, listed_choices
from silvertray.terminal.cards.sitting import CardSitting

KEYS = ("why", "log", "quit")
RULES = ("good", "pair", "joker", "skip", "take", "draw", "round", "points", "end")
CLASSIC = "classic"


def help_pages(words: Words, is_classic: bool) -> list[list[str]]:
    """One page: what to type, then the rules in short."""
    keys = [words.say(f"help-{name}", key=words.say(f"key-{'help' if name == 'why' else name}")) for name in KEYS]
    head = [words.say("help-title"), "", words.say("help-choice"), words.say("help-typed")]
    head += [words.say("help-cards-undo", key=words.say("key-undo")), *keys]
    names = [CLASSIC if name == "draw" and is_classic else name for name in RULES]
    rules = [words.say(f"help-dobro-{name}") for name in names]
    return [[*head, "", words.say("help-rules-title"), *rules, ""]]


def legal_texts(sitting: CardSitting, seat: int) -> dict[str, str]:
    """What may be typed now, by number or text, and what it does."""
    words, view = sitting.words, sitting.view(seat)
    texts = {option.text: line_of(words, view, option) for option in view.options}
    is_drawing = sitting.awaits_draw() == seat
    shown = draw_choices(words, view) if is_drawing else listed_choices(words, view, sitting.group)
    return {text.lower(): line for text, line in texts.items()} | {str(c.number): c.line for c in shown}

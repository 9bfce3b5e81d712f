"""Help: the keys, the rules in short, and why something is not legal."""

from __future__ import annotations

from silvertray.core.errors import SilvertrayError
from silvertray.locale import Words, explain
from silvertray.locale.phrases import reward, reward_sign
from silvertray.terminal.choices import full, in_order
from silvertray.terminal.sitting import Sitting

KEYS = ("undo", "why", "sheet", "first", "log", "auto", "quit")
RULES = ("roll", "reroll", "white", "tray", "extra", "reward", "fox")


def help_lines(words: Words) -> list[str]:
    """The help page."""
    lines = [words.say("help-title"), "", words.say("help-number"), words.say("help-enter")]
    lines += [words.say(f"help-{name}", key=words.say(f"key-{'help' if name == 'why' else name}")) for name in KEYS]
    signs = {name: reward_sign(words, name) for name in ("reroll", "extra")}
    lines += ["", words.say("help-rules-title"), *(words.say(f"help-rule-{name}", **signs) for name in RULES)]
    return [*lines, "", signs_line(words), ""]


def signs_line(words: Words) -> str:
    """How rewards are printed, by two examples."""
    cross, number = "x:blue", "n:orange:6"
    things = {"cross": reward(words, cross), "number": reward(words, number)}
    shown = {"cross-sign": reward_sign(words, cross), "number-sign": reward_sign(words, number)}
    return words.say("help-signs", **things, **shown)


def why(sitting: Sitting, seat: int, text: str) -> str:
    """What an action would do, or why it is not legal; numbers mean the choices on the screen."""
    match, words, text = sitting.match, sitting.words, text.lower()
    view = sitting.view(seat)
    options = {option.text: option for option in view.options}
    numbered = {str(number): option for number, option in enumerate(in_order(view.options), 1)}
    found = numbered.get(text) or options.get(text)
    if found:
        return words.say("notice-legal", choice=full(words, sitting.game.printed, view, found))
    try:
        action = sitting.game.parse(match.state, seat, text)
        refusal: SilvertrayError | None = sitting.game.why_not(match.state, seat, action)
    except SilvertrayError as error:
        refusal = error
    if refusal is None:
        return words.say("notice-legal", choice=text)
    return explain(words, refusal, sitting.names)

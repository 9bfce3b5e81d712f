"""What happened, in one line each: rolls, moves, and what the rules did by themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from silvertray.games.clever.printed import Printed
from silvertray.games.clever.rewards import KEPT
from silvertray.games.clever.view import OptionView, View
from silvertray.locale import Words
from silvertray.locale.phrases import letter, listed, rewards
from silvertray.terminal.dice.choices import full


def of_roll(words: Words, names: Sequence[str], before: View, text: str, after: View) -> list[str]:
    """A chance step, and what followed without a choice."""
    kind, _, rest = text.partition(" ")
    if kind == "first":
        return [words.say("news-first", name=names[int(rest)])]
    if kind == "tray":
        drawn = [die.name for die in before.dice if die.name[0] in rest]
        return [
            words.say("news-tie", dice=" ".join(letter(words, die) for die in drawn)),
            *unpicked(words, names, before, after),
        ]
    dice = [(die.name, face) for die, face in zip(before.dice, rest, strict=True) if face != "-"]
    shown = " ".join(letter(words, name) + face for name, face in dice)
    news = [words.say("news-roll", name=names[before.roller], dice=shown)]
    if not before.passive_turn and after.sheets[before.roller].stage != "pick":
        news.append(words.say("news-given-up", name=names[before.roller]))
    return news + unpicked(words, names, before, after)


def of_choice(
    words: Words, names: Sequence[str], printed: Printed, before: View, action: int, after: View
) -> list[str]:
    """A choice, and what followed without one."""
    option = next(option for option in before.options if option.action == action)
    seat = before.seat or 0
    news = [words.say("news-move", name=names[seat], move=full(words, printed, before, option))]
    lost = lapsed(printed, before, option, after)
    news += [words.say("news-lapsed", rewards=rewards(words, lost))] if lost else []
    return news + unpicked(words, names, before, after)


def lapsed(printed: Printed, before: View, option: OptionView, after: View) -> list[str]:
    """The mark rewards that had no cell to go to (C-41)."""
    seat = before.seat or 0
    due = Counter(before.sheets[seat].waiting)
    mark = printed.mark(option.action)
    if mark and mark.reward:
        due -= Counter([mark.reward if due[mark.reward] else printed.rewards[-1]])
    due += Counter(name for name in option.earns if name not in KEPT)
    if (after.round, after.turn) == (before.round, before.turn):
        due -= Counter(after.sheets[seat].waiting)
    return sorted(due.elements())


def unpicked(words: Words, names: Sequence[str], before: View, after: View) -> list[str]:
    """The passive players for whom neither tray nor die fields had anything (C-52)."""
    missed = [seat for seat in range(len(names)) if missed_pick(before, after, seat)]
    return [words.say("news-nothing-fits", name=listed(words, [names[seat] for seat in missed]))] if missed else []


def missed_pick(before: View, after: View, seat: int) -> bool:
    """Whether the passive part of a seat came to its pick and went on without a choice."""
    is_passive = before.passive_turn or seat != before.active
    if not is_passive or before.sheets[seat].stage != "wait" or before.moment == "first" or not before.round:
        return False
    ended = (after.round, after.turn) != (before.round, before.turn) or after.moment == "over"
    return ended or after.sheets[seat].stage in ("extra", "done")

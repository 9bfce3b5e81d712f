"""Real dice, typed in: the faces of the rolled dice, who begins, which tied dice lie nearest to the tray."""

from __future__ import annotations

from collections.abc import Sequence

from silvertray.core.errors import NotationError
from silvertray.core.game import CHANCE
from silvertray.locale.phrases import colour, letter, listed
from silvertray.terminal.dice.sitting import DiceSitting
from silvertray.terminal.numbers import number_typed

FACES = "123456"


def outcome_typed(sitting: DiceSitting, typed: str) -> str:
    """The outcome in the notation of the log; raises NotationError."""
    moment = sitting.match.state.moment_name()
    if moment == "roll":
        return faces_typed(sitting, typed)
    texts = outcome_texts(sitting)
    if 1 <= number_typed(typed) <= len(texts):
        return texts[number_typed(typed) - 1]
    if moment == "tie":
        return f"tray {letters_typed(sitting, typed)}"
    raise NotationError("no-such-choice", number=typed[:20], most=len(texts))


def faces_typed(sitting: DiceSitting, typed: str) -> str:
    """`351` for three rolled dice in the order shown, or all six as `roll 3-16-4`."""
    faces = "".join(typed.removeprefix("roll").replace(",", " ").split())
    dice = sitting.view(sitting.roller()).dice
    rolled = [die for die in dice if die.rolled]
    if len(faces) == len(rolled) and all(face in FACES for face in faces):
        shown = iter(faces)
        return "roll " + "".join(next(shown) if die.rolled else "-" for die in dice)
    if len(faces) == len(dice) and all(
        face in (FACES if die.rolled else "-") for face, die in zip(faces, dice, strict=True)
    ):
        return f"roll {faces}"
    names = ", ".join(die.name for die in rolled)
    example = ("351624" * 2)[: len(rolled)]
    raise NotationError("wrong-faces", "C-10", text=typed[:20], count=len(rolled), dice=names, example=example)


def letters_typed(sitting: DiceSitting, typed: str) -> str:
    """The letters of dice, as this language has them, in the letters of the notation."""
    known = {letter(sitting.words, die).lower(): die[0] for die in sitting.game.printed.dice}
    return "".join(known.get(sign, sign) for sign in typed.removeprefix("tray").lower() if not sign.isspace())


def outcome_texts(sitting: DiceSitting) -> list[str]:
    """Every outcome of a draw as the log writes it."""
    state = sitting.match.state
    return [sitting.game.text(state, CHANCE, outcome) for outcome, _ in state.outcomes()]


def shown_outcomes(sitting: DiceSitting) -> tuple[str, ...]:
    """The same as people read them: the players, or the dice for the tray."""
    texts = [text.partition(" ")[2] for text in outcome_texts(sitting)]
    if sitting.match.state.moment_name() == "first":
        return tuple(sitting.names[int(text)] for text in texts)
    return tuple(for_tray(sitting, text) for text in texts)


def for_tray(sitting: DiceSitting, letters: Sequence[str]) -> str:
    """Some dice on their way to the tray."""
    drawn = [colour(sitting.words, die) for die in sitting.game.printed.dice if die[0] in letters]
    return sitting.words.say("tray-dice", dice=listed(sitting.words, drawn))

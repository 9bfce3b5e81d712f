"""Actions and outcomes as text: `pick white yellow b`, `bonus blue 9`, `roll 3-16-4` (docs/notation.md)."""

from __future__ import annotations

from silvertray.core.bits import members
from silvertray.core.errors import NotationError, Refusal
from silvertray.games.clever.printed import DIE, EXTRA, PICK, Printed
from silvertray.games.clever.refusals import no_more_picks
from silvertray.games.clever.state import DiceState

DRAWN = 1 << 24
SEATED = 1 << 25


def action_text(printed: Printed, state: DiceState, seat: int, action: int) -> str:
    """An action as text; picks and extra dice share numbers, the seat's stage tells the verb."""
    mark = printed.mark(action)
    if mark is None or mark.kind != DIE:
        return printed.actions[action]
    return f"{EXTRA if state.stage(seat) == 'extra' else PICK} {mark.text}"


def parse_action(printed: Printed, state: DiceState, seat: int, text: str) -> int:
    """The action that a text says, if it is one of this game's and its verb is right now."""
    verb, _, rest = text.partition(" ")
    named = rest if verb in (PICK, EXTRA) else text
    if named not in printed.actions or uses_die(printed, named) != (verb in (PICK, EXTRA)):
        raise NotationError("unknown-action", text=text[:60], legal=", ".join(legal_texts(printed, state, seat)))
    action = printed.actions.index(named)
    check_verb(printed, state, seat, verb, action)
    return action


def uses_die(printed: Printed, named: str) -> bool:
    """Whether an action marks with a die, so that its text begins with `pick` or `extra`."""
    mark = printed.mark(printed.actions.index(named))
    return mark is not None and mark.kind == DIE


def check_verb(printed: Printed, state: DiceState, seat: int, verb: str, action: int) -> None:
    """Picks come before extra dice; a seat that is asked nothing hears that first."""
    extra_now = state.stage(seat) == "extra"
    if verb == EXTRA and state.legal(seat) and not extra_now:
        raise Refusal("extra-too-early", "C-30", seat=seat)
    if verb == PICK and extra_now:
        raise no_more_picks(printed, state, seat, action)


def legal_texts(printed: Printed, state: DiceState, seat: int) -> list[str]:
    """The texts of a seat's legal actions."""
    return [action_text(printed, state, seat, action) for action in members(state.legal(seat))]


def outcome_text(printed: Printed, outcome: int) -> str:
    """An outcome of chance as text."""
    if outcome & DRAWN:
        return f"tray {printed.letters(outcome & 63)}"
    if outcome & SEATED:
        return f"first {outcome & 7}"
    faces = [outcome >> 4 * die & 7 for die in range(6)]
    return "roll " + "".join(str(face) if face else "-" for face in faces)


def parse_outcome(printed: Printed, state: DiceState, text: str) -> int:
    """The outcome that a text says, if the chance step at hand can have it."""
    verb, _, rest = text.partition(" ")
    moment = state.moment_name()
    if moment == "roll" and verb == "roll":
        return parse_roll(printed, state.rolled, rest)
    if moment == "tie" and verb == "tray":
        return parse_tray(printed, state, rest)
    if moment == "first" and verb == "first" and rest in map(str, range(state.players)):
        return SEATED | int(rest)
    raise NotationError("wrong-outcome", text=text[:60], form=outcome_form(printed, state))


def parse_roll(printed: Printed, rolled: int, faces: str) -> int:
    """Six faces in the order of the dice, `-` for a die that is not rolled."""
    wanted = ["123456" if rolled >> die & 1 else "-" for die in range(6)]
    if len(faces) != 6 or not all(face in choice for face, choice in zip(faces, wanted, strict=True)):
        form = "".join(name[0] if rolled >> die & 1 else "-" for die, name in enumerate(printed.dice))
        raise NotationError("wrong-dice", "C-10", text=faces[:60], form=form)
    return sum(int(face) << 4 * die for die, face in enumerate(faces) if face != "-")


def parse_tray(printed: Printed, state: DiceState, letters: str) -> int:
    """The tied dice drawn for the tray, by their letters."""
    for outcome, _ in state.outcomes():
        if sorted(letters) == sorted(printed.letters(outcome & 63)):
            return outcome
    raise NotationError("wrong-tie", "C-60", text=letters[:60], form=outcome_form(printed, state))


def outcome_form(printed: Printed, state: DiceState) -> str:
    """How an outcome of the chance step at hand is written."""
    if state.moment_name() == "roll":
        return "roll " + "".join(name[0] if state.rolled >> die & 1 else "-" for die, name in enumerate(printed.dice))
    return " | ".join(outcome_text(printed, outcome) for outcome, _ in state.outcomes())

"""What the first version wrote down of games, bots and coaches: one function for each kind of file.

`dump.py` stores the lines; the tests make them again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from silvertray.analysis import coach
from silvertray.bots import BOTS, Table, bot
from silvertray.core.game import CHANCE
from silvertray.core.rng import Rng, key
from silvertray.games import game
from silvertray.play.files import dealer_of, parse_record, replayed, to_line
from silvertray.play.match import Match

GAMES = ("clever", "twice", "dobro")
EVERY = {"hard": 6, "expert": 24}  # positions between two that a bot sees; the others see every third
HINTS = {"quick": 12, "usual": 60}  # the same for the depths of a coach
REVIEWED = 3  # matches that a coach accounts for, of each game

# -- match files


def read_match(line: str) -> Match:
    """The match of one line of a match file."""
    return replayed(parse_record(line.encode(), 1), 1)


def written(match: Match, line: str) -> str:
    """The line of a match file; the secret of a running game is written if `line` has it."""
    return to_line(match, reveal='"secret": ' in line.partition('"log": ')[0])


def ending_of(match: Match) -> str:
    """Places, points and score lines so far, who may take something back, and the last position."""
    places = [
        f"{place.place}. seat {place.seat}: {place.score} = " + " ".join(f"{name} {n}" for name, n in place.lines)
        for place in match.ranking()
    ]
    undo = [seat for seat in range(match.players) if match.can_undo(seat)]
    return f"{'; '.join(places)}; undo {undo}; {match.game.position(match.state)}"


def dealt_again(match: Match) -> Iterator[tuple[str, str]]:
    """Each outcome of the log, and what the dealer says at the same point."""
    state = match.at(0)
    for step in match.log:
        if step.seat == CHANCE:
            yield step.text, match.game.text(state, CHANCE, match.dealer.outcome(state))
        state.apply(step.seat, step.action)


def is_repeatable(line: str) -> bool:
    """Whether the commands of a match, given again, bring the same dice."""
    record = json.loads(line)
    return "fork" not in record and (record["dealer"]["kind"] in ("seed", "table") or "secret" in record["dealer"])


def played_by_commands(line: str, commands: Sequence[str]) -> Match:
    """The match of a line, played through the doors that people use, with all that was taken back or corrected."""
    record = json.loads(line)
    rules, dealer = game(record["game"]), dealer_of(record["dealer"])
    match = Match(rules, record["players"], dealer, record["options"], record["names"])
    for command in commands:
        seat, kind, *text = command.split(" ", 2)
        getattr(match, kind)(int(seat), *text)
    return match


# -- positions

OPTION = ("text", "die", "area", "cell", "value", "earns", "points", "tray", "cards", "good")
DIE = ("name", "face", "place", "rolled")
TABLE = (
    *("round", "rounds", "turn", "active", "passive_turn", "moment", "roller", "roll", "to_draw", "open_seats"),
    *("rating", "direction", "good", "deck_size", "owes", "forgetful", "closer"),
)
SHEET = (
    *("stage", "rerolls", "rerolls_spent", "extras", "extras_spent", "returns", "returns_spent", "foxes", "waiting"),
    *("chain", "used", "marks", "lines", "score", "hand_size", "shown", "pile_size", "points", "pile_sum"),
)
LAID = ("text", "cards", "value", "good", "doubled")


def fields(thing: Any, names: Sequence[str]) -> str:
    """The fields of a view, as far as it has them and they say something."""
    found = ((name, getattr(thing, name, None)) for name in names)
    return " ".join(f"{name}={json.dumps(value)}" for name, value in found if value not in (None, "", ()))


def position_lines(text: str) -> Iterator[str]:
    """A position: the table as everybody sees it, then what each seat is asked and may do."""
    rules = game(text.partition(" ")[0])
    state = rules.from_position(text)
    yield rules.position(state)
    public = rules.view(state, None)
    yield f"  {fields(public, TABLE)}"
    for die in getattr(public, "dice", ()):
        yield f"  die {fields(die, DIE)}"
    for laid in getattr(public, "trick", ()):
        yield f"  laid {fields(laid, LAID)}"
    for seat, sheet in enumerate(getattr(public, "sheets", None) or public.seats):
        view = rules.view(state, seat)
        yield f"  seat {seat} {fields(sheet, SHEET)}"
        yield f"    {view.asked} {' '.join(getattr(view, 'hand', ()))}"
        for option in view.options:
            yield f"    {fields(option, OPTION)}"
            assert rules.parse(state, seat, option.text) == option.action, f"{option.text} is read as another action"


# -- bots


def choice_lines(positions: Sequence[str], share: int = 1) -> Iterator[str]:
    """What every bot chooses in some of these positions, or a share of them, for each seat that has a choice."""
    rules = game(positions[0].partition(" ")[0])
    for name in BOTS[rules.slug]:
        player = bot(rules.slug, name)
        for number in range(0, len(positions), share * EVERY.get(name, 3)):
            state = rules.from_position(positions[number])
            for seat in [seat for seat in state.open_seats() if seat != CHANCE]:
                if state.legal(seat).bit_count() > 1:
                    chosen = player.choose(Table(rules, state, seat), Rng(key(number, seat)))
                    yield f"{name} {number} {seat} {rules.text(state, seat, chosen)}"


# -- coaches


def hint_lines(positions: Sequence[str]) -> Iterator[str]:
    """What every option is worth in some of these positions, and why the best one beats the last."""
    rules = game(positions[0].partition(" ")[0])
    looks = [(depth, number) for depth, every in HINTS.items() for number in range(0, len(positions), every)]
    coaches = {depth: coach(rules.slug, depth) for depth in HINTS}
    for depth, number in looks:
        teacher = coaches[depth]
        state = rules.from_position(positions[number])
        for seat in [seat for seat in state.open_seats() if seat != CHANCE]:
            priced = teacher.options(state, seat, key(number, seat))
            worth = "; ".join(f"{one.text} {rounded(one.value)} {rounded(one.win)}" for one in in_order(priced))
            yield f"{depth} {number} {seat} {worth}"
            if len(priced) > 1:
                for reason in teacher.reasons(state, seat, priced[0], priced[-1]):
                    yield f"  {reason.code} {json.dumps([[name, rounded(value)] for name, value in reason.params])}"


def in_order(priced: Sequence[Any]) -> list[Any]:
    """Best first; equals by their text, so that rounding decides nothing."""
    return sorted(priced, key=lambda one: (-round(one.value, 2), one.text))


def rounded(value: Any) -> Any:
    """A number as reviews store it."""
    return round(value, 2) if isinstance(value, float) else value


def account_lines(match: Match, seat: int) -> Iterator[str]:
    """A match as it was to one seat."""
    account = coach(match.game.slug, "quick").account(match, seat, lambda done, steps: None)
    sums = (account.start, account.score, account.luck, account.loss, account.model, account.others)
    yield f"{account.game} {seat} {account.players} {account.unit} {[rounded(value) for value in sums]}"
    for moment in account.moments:
        figures = [rounded(value) for value in (moment.value, moment.luck, moment.loss, moment.model, moment.others)]
        chosen = moment.taken.text if moment.options else ""
        reasons = " ".join(reason.code for reason in moment.reasons)
        yield f"{moment.step} {moment.kind} {figures} {moment.mark} {chosen} {reasons}"


# -- the published actions


def action_lines() -> Iterator[str]:
    """Every action of every game by its number."""
    for slug in GAMES:
        for number, text in enumerate(game(slug).actions):
            yield f"{slug} {number} {text}"

"""Positions for tests, as text: the usual moments of a turn, sheets of a wanted kind, and a table to play on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from silvertray.core.bits import members
from silvertray.core.errors import Refusal
from silvertray.core.game import CHANCE
from silvertray.games import game

CLEVER: Any = game("clever")
DICE = "wybgop"  # white, yellow, blue, green, orange, purple
AREAS = ("yellow", "blue", "green", "orange", "purple")

# Every cell of an area, and the most that it can score.
FULL = {
    "yellow": "1a,1b,2a,2b,3a,3b,4a,4b,5a,5b,6a,6b",
    "blue": "2,3,4,5,6,7,8,9,10,11,12",
    "green": "11",
    "orange": "6,6,6,12,6,6,12,6,12,6,18",
    "purple": "6,6,6,6,6,6,6,6,6,6,6",
}
# No die showing 1 fits on this sheet; a purple 6 and a green 6 still would.
NO_ONE_FITS = f"yellow={FULL['yellow']} blue=2 green=10 orange={FULL['orange']} purple=5"


class Table:
    """A position, of the game that its first word names, played on by text; what is not legal is refused."""

    def __init__(self, position: str) -> None:
        self.game: Any = game(position.split()[0])
        self.state = self.game.from_position(position)

    def play(self, seat: int, *texts: str) -> None:
        for text in texts:
            action = self.game.parse(self.state, seat, text)
            refusal = self.game.why_not(self.state, seat, action)
            if refusal:
                raise refusal
            self.state.apply(seat, action)

    def chance(self, text: str) -> None:
        assert self.open_seats() == (CHANCE,)
        self.state.apply(CHANCE, self.game.parse(self.state, CHANCE, text))

    def roll(self, faces: str) -> None:
        self.chance(f"roll {faces}")

    def refusal(self, seat: int, text: str) -> Refusal | None:
        """Why a text may not be played; None if it may."""
        try:
            return self.game.why_not(self.state, seat, self.game.parse(self.state, seat, text))
        except Refusal as refusal:
            return refusal

    # -- what is seen

    def open_seats(self) -> tuple[int, ...]:
        return self.state.open_seats()

    def options(self, seat: int = 0) -> set[str]:
        return {self.game.text(self.state, seat, action) for action in members(self.state.legal(seat))}

    def outcomes(self) -> dict[str, float]:
        return {self.game.text(self.state, CHANCE, outcome): chance for outcome, chance in self.state.outcomes()}

    def position(self) -> str:
        return self.game.position(self.state)

    def word(self, name: str) -> str:
        """A word of the table's part of the position, such as `tray` or `rolled`."""
        return words(self.position().split("/")[0]).get(name, "")

    def on_sheet(self, name: str, seat: int = 0) -> str:
        """A word of a sheet's part of the position, such as `purple`, `reroll` or `waiting`."""
        return words(self.position().split("/")[1 + seat]).get(name, "")

    def waiting(self, seat: int = 0) -> list[str]:
        return self.on_sheet("waiting", seat).split(",") if self.on_sheet("waiting", seat) else []

    def points(self, area: str, seat: int = 0) -> int:
        return dict(self.game.view(self.state, None).sheets[seat].lines)[area]

    def active(self) -> int:
        return self.game.view(self.state, None).active


def words(part: str) -> dict[str, str]:
    """The `name=value` words of a part of a position."""
    return dict(word.split("=") for word in part.split() if "=" in word)


def code_and_rule(table: Table, seat: int, text: str) -> tuple[str, str]:
    """Why a text may not be played; empty if it may."""
    refusal = table.refusal(seat, text)
    return (refusal.code, refusal.rule) if refusal else ("", "")


def check_earned(table: Table, reward: str, other: str) -> None:
    """Seat 0 has earned this reward and no more; another one was waiting before."""
    assert sorted(table.waiting()) == sorted([other, reward] if ":" in reward else [other])
    for name, one in (("extra", "1-0"), ("reroll", "1-0"), ("fox", "1")):
        assert table.on_sheet(name) == (one if name == reward else "")


# -- moments


def picking(
    dice: str,
    *sheets: str,
    pool: str | None = None,
    tray: str = "",
    fields: str = "",
    roll: int = 1,
    slug: str = "clever",
    moment: str = "choice",
    **table: object,
) -> str:
    """The active player, seat 0 unless told, has rolled the pool, of all dice unless told, and is to pick from it."""
    pool = letters(slug) if pool is None else pool
    laid = f"roll={roll} dice={dice} rolled={pool} pool={pool} tray={tray} fields={fields}"
    stage = "pick" if moment == "choice" else "wait"
    return position(slug, moment, laid, sheets or ("",), stage, "wait", table)


def rolling(dice: str, *sheets: str, **table: Any) -> str:
    """The pool is to be rolled; the other dice show what they show."""
    return picking(dice, *sheets, moment="roll", **table)


def rolls_over(dice: str, *sheets: str, tray: str, slug: str = "clever", **table: object) -> str:
    """Passive players are to pick from the tray; the active player is done, if the sheet does not say else."""
    laid = f"roll=3 dice={dice} tray={tray} fields={others(slug, tray)}"
    return position(slug, "choice", laid, sheets, "done", "tray", table)


def passive_alone(dice: str, sheet: str, tray: str, slug: str = "clever", **table: object) -> str:
    """The passive turn of a solo game: three dice on the tray, the others on the die fields."""
    laid = f"roll=1 dice={dice} tray={tray} fields={others(slug, tray)}"
    return position(slug, "choice", laid, (sheet,), "tray", "", {"turn": 1} | table)


def using(waiting: str, sheet: str = "", slug: str = "clever") -> str:
    """A solo player uses rewards before the first roll of a round."""
    laid = f"dice=123456 tray={letters(slug)[:3]} fields={letters(slug)[3:]}"
    return position(slug, "choice", laid, (f"{sheet} waiting={waiting}",), "reward", "", {"round": 4})


def ended(*sheets: str, slug: str = "clever") -> str:
    """The game is over."""
    last_round = {1: 6, 2: 6, 3: 5, 4: 4}[len(sheets)]
    return f"{slug} moment=over round={last_round} / {' / '.join(sheets)}"


def letters(slug: str) -> str:
    """The first letters of a game's dice."""
    played: Any = game(slug)
    return "".join(name[0] for name in played.printed.dice)


def others(slug: str, tray: str) -> str:
    """The dice that do not lie on the tray."""
    return "".join(die for die in letters(slug) if die not in tray)


def position(
    slug: str, moment: str, laid: str, sheets: tuple[str, ...], active: str, other: str, table: dict[str, object]
) -> str:
    """A position whose seats stand at these stages, unless a sheet names its own; round 4 unless told."""
    facts = {"round": 4, "turn": 0, "first": 0} | table
    acting = (int(str(facts["first"])) + int(str(facts["turn"]))) % len(sheets)
    stages = [active if seat == acting else other for seat in range(len(sheets))]
    parts = [s if "stage=" in s else f"stage={stage} {s}" for s, stage in zip(sheets, stages, strict=True)]
    counts = " ".join(f"{name}={value}" for name, value in facts.items())
    return f"{slug} moment={moment} {counts} {laid} / {' / '.join(parts)}"


# -- sheets


def full(*areas: str) -> str:
    """A sheet on which these areas are full."""
    return " ".join(f"{area}={FULL[area]}" for area in areas)


ONLY_PURPLE = full("yellow", "blue", "green", "orange")


def without(area: str, *cells: str) -> str:
    """A grid on which all cells but these are crossed."""
    return f"{area}=" + ",".join(cell for cell in FULL[area].split(",") if cell not in cells)


def purple_worth(points: int) -> str:
    """Sixes and a rest: any number from 1 to 66."""
    return ",".join(["6"] * (points // 6) + [str(points % 6)] * (points % 6 > 0))


def worth(score: int) -> str:
    """A sheet without foxes that scores exactly this, from 0 to 344."""
    bases = {
        278: full("yellow", "blue", "green", "orange"),
        224: f"{full('yellow', 'blue', 'green')} orange=6,6,6,12,6,6",
        182: full("yellow", "blue", "green"),
        116: full("yellow", "blue"),
        60: full("yellow"),
        0: "",
    }
    base = max(points for points in bases if points <= score)
    return f"{bases[base]} purple={purple_worth(score - base)}" if score > base else bases[base]


# -- whole games


def random_game(players: int, seed: int, slug: str = "clever", **options: str) -> Iterator[Any]:
    """Every position of a game of random choices, to be looked at before the game goes on."""
    luck = random.Random(seed)
    state: Any = game(slug).new(players, options)
    while not state.is_over():
        yield state
        seat = luck.choice(state.open_seats())
        if seat == CHANCE:
            state.apply(CHANCE, state.outcome_of(luck.getrandbits(64)))
        else:
            state.apply(seat, luck.choice(members(state.legal(seat))))
    yield state

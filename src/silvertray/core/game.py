"""What every game is: seats, chance as a seat, positions that know what is legal."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from silvertray.core.errors import Refusal
from silvertray.core.rng import Rng
from silvertray.core.seats import CHANCE

__all__ = ["CHANCE", "Game", "Log", "Option", "Place", "State"]

Log = Sequence[tuple[int, int]]  # the seats that acted, CHANCE among them, each with its action


class Option(NamedTuple):
    """A choice made before a game: its name, its values with the default first, and its rule."""

    name: str
    values: tuple[str, ...]
    rule: str


class Place(NamedTuple):
    """How a seat ended: its place counted from 1, its points, and how the points come about."""

    seat: int
    place: int
    score: int
    lines: tuple[tuple[str, int], ...]


class State(Protocol):
    """A position: small, mutable, cheaply copied; no history, generator or names inside."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    def open_seats(self) -> tuple[int, ...]:
        """The seats that may act now, in any order; only CHANCE at a chance step; none at the end."""

    def is_over(self) -> bool:
        """Whether the game has ended."""

    def legal(self, seat: int) -> int:
        """The legal actions of a seat, one bit each."""

    def apply(self, seat: int, action: int) -> None:
        """Do an action known to be legal; of CHANCE, an outcome."""

    def outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of the chance step at hand, with its probability."""

    def sample(self, rng: Rng) -> int:
        """An outcome of the chance step at hand by a generator."""

    def outcome_of(self, word: int) -> int:
        """The outcome of the chance step at hand that a random word gives."""

    def chance_point(self) -> int:
        """A number for the chance step at hand; seeded chance depends on it and the seed alone."""

    def copy(self) -> State:
        """An independent copy."""

    def imagine(self, seat: int, rng: Rng) -> State:
        """A position that looks the same to this seat, random elsewhere."""

    def score(self, seat: int) -> int:
        """The points of a seat now."""


class Game(Protocol):
    """A game's rules and words, to be asked through one door by matches, bots, servers and screens."""

    slug: str
    rules_version: str
    seats: range
    chance_rule: str  # the rule about who rolls or draws, and when
    deals_at_once: bool  # whether chance follows by itself (cards), or somebody says `roll` (dice)

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen before a game."""

    @property
    def actions(self) -> tuple[str, ...]:
        """The published table of actions: the text at each number."""

    @property
    def parts(self) -> tuple[str, ...]:
        """What simulations sum up besides the score, by name; at most as many as a tally has room for."""

    def new(self, players: int, options: Mapping[str, str]) -> Any:
        """The first position; raises SetupError."""

    def roller(self, state: Any) -> int:
        """The seat that rolls, draws or deals at the chance step at hand."""

    def reveals(self, action: int) -> bool:
        """Whether an action shows something that was hidden: then it cannot be taken back."""

    def seen_by(self, state: Any, seat: int) -> int | None:
        """Who alone sees what this seat, or CHANCE, does next; None if everybody does."""

    def redrawn(self, start: Any, log: Log, seat: int, rng: Rng) -> Iterator[Mapping[int, str]]:
        """What hidden outcomes could have been instead for all that a seat knew, by step; none if nothing is hidden."""

    def awaited(self, state: Any) -> int | None:
        """Whose answer is waited for a while before the next player acts; None if nobody need be quick."""

    def text(self, state: Any, seat: int, action: int) -> str:
        """An action, or an outcome of CHANCE, as text."""

    def parse(self, state: Any, seat: int, text: str) -> int:
        """The action or outcome that a text says; raises NotationError or Refusal."""

    def why_not(self, state: Any, seat: int, action: int) -> Refusal | None:
        """Why an action is not legal, or None if it is."""

    def view(self, state: Any, seat: int | None, public: Any = None) -> Any:
        """What a seat, or a spectator (None), may see, as plain data; `public`: what a spectator sees, if at hand."""

    def position(self, state: Any) -> str:
        """A position as text."""

    def from_position(self, text: str) -> Any:
        """The position that a text says; raises NotationError or PositionError."""

    def ranking(self, state: Any) -> Sequence[Place]:
        """The places of all seats, best first."""

    def play_many(self, start: Any, seed: int, first: int, games: int, tally: array[int]) -> None:
        """Play games of random choices at engine speed and count their results (core/tally.py)."""

    def add_result(self, state: Any, tally: array[int]) -> None:
        """Count a finished game."""

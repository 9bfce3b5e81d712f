"""The games for OpenSpiel: importing this registers `silvertray_clever`, `silvertray_twice` and `silvertray_dobro`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from silvertray.core.game import CHANCE
from silvertray.core.rng import Rng
from silvertray.envs.layout import SCORES, layout, size
from silvertray.envs.seeing import eyes_of
from silvertray.envs.spiel_play import Play
from silvertray.games import game

DECISIONS = {"clever": (99, 198, 309, 412), "twice": (140, 280, 426, 560)}  # the longest games, by players
ROLLS = {"clever": (38, 51, 67, 77), "twice": (37, 49, 64, 73)}
CARDS = 57  # in the larger deck of Dobro
TIES = 20  # ways to choose three of six dice for the tray
KINDS = 14


def longest(slug: str, players: int) -> tuple[int, int]:
    """The most choices and the most steps of chance that a game can have."""
    if slug == "dobro":
        return 3 * 3 * CARDS, 1 + 3 * CARDS  # three rounds; each card is played, perhaps taken, perhaps drawn for
    return DECISIONS[slug][players - 1], 6 * ROLLS[slug][players - 1]


def game_type(slug: str) -> Any:
    """What OpenSpiel wants to know of a game before there is one."""
    rules, information = game(slug), pyspiel.GameType.Information
    hidden = slug == "dobro"
    return pyspiel.GameType(
        short_name=f"silvertray_{slug}",
        long_name=f"Silvertray {slug}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hidden else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for so many players; what it pays is the final score."""

    slug = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.players = int((params or {}).get("players", 2))
        self.rules = game(self.slug)
        self.start = self.rules.new(self.players, {})
        decisions, chances = longest(self.slug, self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=KINDS if self.slug == "dobro" else TIES,
            num_players=self.players,
            min_utility=float(SCORES[0]),
            max_utility=float(SCORES[1]),
            utility_sum=None,
            max_game_length=decisions,
        )
        self.steps = decisions + chances
        super().__init__(TYPES[self.slug], info, params or {})

    def new_initial_state(self) -> SpielState:
        """The first position."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What looks at positions."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.slug, self.players, self.steps if recall else 0)

    def max_chance_nodes_in_history(self) -> int:
        """The most steps of chance."""
        return longest(self.slug, self.players)[1]


class Clever(SpielGame):
    """Ganz schön clever."""

    slug = "clever"


class Twice(SpielGame):
    """Doppelt so clever."""

    slug = "twice"


class Dobro(SpielGame):
    """Dobro."""

    slug = "dobro"


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; chance is explicit, one die or one card a step."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = Play(game.rules, game.start.copy())

    def current_player(self) -> int:
        """Whose choice it is."""
        to_act = self.play.to_act
        return int(pyspiel.PlayerId.CHANCE) if to_act == CHANCE else to_act

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.play.state.is_over())

    def _legal_actions(self, player: int) -> list[int]:
        """The legal actions in ascending order."""
        return self.play.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can happen, with its probability."""
        return self.play.chances()

    def _apply_action(self, action: int) -> None:
        """A choice of the player whose turn it is, or an outcome."""
        if self.play.to_act == CHANCE:
            self.play.happen(action)
        else:
            self.play.act(self.play.to_act, action)

    def _action_to_string(self, player: int, action: int) -> str:
        """An action in words."""
        if player == int(pyspiel.PlayerId.CHANCE):
            return self.play.chance_text(action) if self.play.to_act == CHANCE else f"chance {action}"
        return self.play.rules.actions[action]

    def returns(self) -> list[float]:
        """The final scores."""
        state = self.play.state
        return [float(state.score(seat)) if state.is_over() else 0.0 for seat in range(state.players)]

    def __str__(self) -> str:
        """The position as text, with the dice that have fallen of the roll at hand."""
        return " ".join([self.play.rules.position(self.play.state), *map(str, self.play.fallen)])


class Observer:
    """What a player sees, as a tensor with named parts; with perfect recall also all steps."""

    def __init__(self, slug: str, players: int, steps: int) -> None:
        self._eyes = eyes_of(slug)
        self._row = np.zeros(size(slug, players), np.int16)
        self._recalls = steps > 0
        dice = 0 if slug == "dobro" else 6
        self.tensor = np.zeros(len(self._row) + dice + steps, np.float32)
        self.dict = {field.name: self.tensor[field.at : field.at + field.size] for field in layout(slug, players)}
        self._fallen = self.tensor[len(self._row) : len(self._row) + dice]
        self._steps = self.tensor[len(self._row) + dice :]
        self.dict |= {"fallen": self._fallen} if dice else {}
        self.dict |= {"steps": self._steps} if steps else {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a position with the eyes of a player."""
        play = state.play
        self._eyes.seen(play.state, player, self._row)
        self.tensor.fill(0)
        self.tensor[: len(self._row)] = self._row
        self._fallen[: len(play.fallen)] = play.fallen
        if self._recalls:
            self._steps[: len(play.steps)] = play.numbers(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words: all that was seen, or what is seen now."""
        if self._recalls:
            return state.play.told(player)
        self.set_from(state, player)
        return f"seat {player}: " + " ".join(str(int(number)) for number in self.tensor)


def resampler(seed: int) -> Callable[[SpielState, int], SpielState]:
    """For `ISMCTSBot.set_resampler`: deals anew, by a seed, whatever a player cannot know of a position."""
    luck = Rng(seed)

    def resampled(state: SpielState, player: int) -> SpielState:
        other: SpielState = state.clone()
        other.play = state.play.imagined(player, luck.next())
        return other

    return resampled


TYPES = {slug: game_type(slug) for slug in ("clever", "twice", "dobro")}
for kind in (Clever, Twice, Dobro):
    pyspiel.register_game(TYPES[kind.slug], kind)

"""Games by their short names."""

from __future__ import annotations

import pytest

from silvertray.core.errors import SetupError
from silvertray.games import GAMES, game


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_answers_to_its_short_name(slug: str) -> None:
    assert game(slug).slug == slug
    assert game(slug) is game(slug)


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_starts_with_each_number_of_its_seats(slug: str) -> None:
    for players in game(slug).seats:
        assert game(slug).new(players, {}).players == players


@pytest.mark.parametrize("slug", GAMES)
def test_an_unknown_option_is_refused_with_the_known_ones(slug: str) -> None:
    rules = game(slug)
    known = rules.options[0].name
    for option in [("a", "b"), (known, "perhaps"), (known, "")]:
        with pytest.raises(SetupError) as refused:
            rules.new(rules.seats.start, dict([option]))
        assert refused.value.code == "wrong-option"
        assert refused.value.params["option"] == "=".join(option)
        assert known in str(refused.value.params["legal"])


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError) as refused:
        game("chess")
    assert (refused.value.code, refused.value.params) == ("unknown-game", {"game": "chess", "games": ", ".join(GAMES)})


@pytest.mark.parametrize("players", [-1, 0, 5, 10**30])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(SetupError) as refused:
        game("clever").new(players, {})
    assert (refused.value.code, refused.value.rule) == ("wrong-players", "C-4")

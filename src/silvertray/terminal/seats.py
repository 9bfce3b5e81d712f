"""Who sits where: people first, then bots. A match file names a bot's seat `bot <name>`."""

from __future__ import annotations

from collections.abc import Sequence

from silvertray.core.errors import SetupError
from silvertray.locale import Words
from silvertray.locale.explain import printable

BOT = "bot "


def seat_names(players: int, bots: Sequence[str]) -> list[str]:
    """The names a match file holds; raises SetupError if no seat is left for a person."""
    people = players - len(bots)
    if bots and people < 1:
        raise SetupError("nobody-plays", players=players, bots=len(bots))
    return [*(f"player {number}" for number in range(1, people + 1)), *(BOT + name for name in bots)]


def bot_name(name: str) -> str:
    """The bot that a match file names; empty for a person."""
    return name.removeprefix(BOT) if name.startswith(BOT) else ""


def shown_names(words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """The names as the players read them."""
    people = sum(not bot_name(name) for name in names)
    return tuple(shown_name(words, name, number, people) for number, name in enumerate(names, 1))


def shown_name(words: Words, name: str, number: int, people: int) -> str:
    """One name; somebody who is the only person is simply you."""
    if bot_name(name):
        return words.say("name-bot", bot=printable(bot_name(name)), number=number)
    return words.say("name-you") if people == 1 else words.say("name-player", number=number)

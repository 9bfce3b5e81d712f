"""The table in plain sentences, one after the other: for screen readers, pipes and narrow windows."""

from __future__ import annotations

from silvertray.locale.phrases import listed
from silvertray.terminal.cards.phrases import cards, play_of, play_words, why_good
from silvertray.terminal.cards.table import Table, marks, top


def table_sentences(table: Table) -> list[str]:
    """Everything a player needs for the choice at hand."""
    words = table.words
    head = words.say("plain-top", game=words.say("game-dobro"), parts=listed(words, top(table)))
    seats = [seat_sentence(table, seat) for seat in range(len(table.names))]
    hand = words.say("plain-hand", cards=cards(words, table.view.hand))
    lines = [*table.news, head, *seats, trick_sentence(table), good_sentence(table), hand, table.question]
    lines += [words.say("plain-choice", number=c.number, choice=c.line) for c in table.choices]
    return [text for text in (*lines, table.notice) if text]


def seat_sentence(table: Table, seat: int) -> str:
    """What is public about a seat."""
    words, shown = table.words, table.view.seats[seat]
    rounds = [words.say("plain-round-points", round=n, points=points) for n, points in enumerate(shown.points, 1)]
    things = [
        *([words.say("plain-turn")] if table.view.turn == seat else []),
        words.say("plain-in-hand", count=shown.hand_size),
        words.say("plain-taken", count=shown.pile_size),
        *rounds,
        words.say("plain-total", count=shown.score),
        *marks(table, seat),
    ]
    return words.say("plain-have", name=table.names[seat], things=listed(words, things))


def trick_sentence(table: Table) -> str:
    """The trick, card by card in order."""
    words = table.words
    if not table.laid:
        return words.say("plain-no-trick")
    plays = [laid_by(table, name, text) for name, text in table.laid]
    return words.say("plain-trick", plays="; ".join(plays))


def laid_by(table: Table, name: str, text: str) -> str:
    """One play of the trick."""
    return table.words.say("plain-laid", name=name, play=play_words(table.words, play_of(text)))


def good_sentence(table: Table) -> str:
    """The good number and why."""
    why = why_good(table.words, table.view.trick)
    return table.words.say("plain-good" if table.view.good else "plain-no-good", good=table.view.good, why=why)

"""What happened, in one line each: plays, takes, draws, and who forgot to draw."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from silvertray.games.dobro.plays import DRAW, TAKE
from silvertray.games.dobro.view import View
from silvertray.locale import Words
from silvertray.play.match import Step
from silvertray.terminal.cards.phrases import cards, effect, play_of, play_words
from silvertray.terminal.news import News


def of_choice(words: Words, names: Sequence[str], before: View, step: Step, after: View) -> list[News]:
    """A choice, and that somebody forgot to draw before it (D-53)."""
    name, news = names[step.seat], forgotten(words, names, before, step)
    if step.text == DRAW:
        return news  # the cards that follow tell it
    if step.text == TAKE:
        count = after.seats[step.seat].pile_size - before.seats[step.seat].pile_size
        return [*news, News(words.say("news-take", name=name, count=count))]
    play = play_of(step.text)
    said, does = play_words(words, play), effect(words, before.good, play.value)
    message = "news-reverse" if play.cards == ("R",) else "news-play"
    return [*news, News(words.say(message, name=name, play=said, effect=does))]


def forgotten(words: Words, names: Sequence[str], before: View, step: Step) -> list[News]:
    """Whoever owed a draw when the next player acted has the Forgetful card now (D-54)."""
    if before.owes < 0 or step.text == DRAW:
        return []
    message = "news-forgot-again" if before.forgetful == before.owes else "news-forgot"
    return [News(words.say(message, name=names[before.owes]))]


def of_draws(words: Words, names: Sequence[str], steps: Sequence[Step]) -> list[News]:
    """Drawn cards: everybody is told how many, their owner which."""
    news: list[News] = []
    for seat, drawn in groupby(steps, key=lambda step: step.only):
        if seat is not None:
            faces = [step.seen(seat).partition(" ")[2] for step in drawn]
            own = words.say("news-drawn", name=names[seat], cards=cards(words, faces))
            news.append(News(words.say("news-draws", name=names[seat], count=len(faces)), seat, own))
    return news

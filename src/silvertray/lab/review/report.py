"""A review in the terminal: the sums, the curve in one line, and every choice that cost something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from silvertray.analysis.account import CHANCES, Moment
from silvertray.lab.review.reviewing import Review
from silvertray.locale import Words, own_words
from silvertray.locale.explain import printable
from silvertray.locale.reasons import because

BLOCKS = "▁▂▃▄▅▆▇█"
CURVE = 60  # signs


def report(reviews: Sequence[Review]) -> None:
    """All reviews, one after the other."""
    from rich.console import Console

    said, console = own_words(), Console()
    for number, review in enumerate(reviews):
        if number:
            console.rule()
        console.print(title(said, review), highlight=False, markup=False)
        for line in sums(said, review):
            console.print(line, highlight=False, markup=False)
        console.print(curve(review), "", highlight=False)
        console.print(mistakes(said, review))


def title(said: Words, review: Review) -> str:
    """Who played what, and how it ended."""
    account = review.account
    return said.say(
        "review-title",
        game=account.game,
        players=account.players,
        name=printable(review.name),
        score=amount(review, account.score),
        line=str(review.line),
    )


def sums(said: Words, review: Review) -> Iterator[str]:
    """What the review sums up, line by line."""
    found = review.figures
    yield said.say("review-lost", loss=amount(review, found.loss), errors=found.errors, choices=found.choices)
    if found.chance_lost is not None:
        yield said.say("review-chance-lost", lost=percent(found.chance_lost))
    if found.chance_luck is not None:
        yield said.say("review-chance-luck", luck=said.say("percent", value=signed(found.chance_luck)))
    if found.luck is not None and found.adjusted is not None and found.percentile is not None:
        yield said.say("review-identity", identity=identity(said, review))
        yield said.say("review-adjusted", adjusted=f"{found.adjusted:.1f}", percentile=f"{found.percentile:.0f}")
        yield said.say(
            "review-rolls", best=roll(said, review, found.luckiest), worst=roll(said, review, found.unluckiest)
        )
    if found.accuracy is not None:
        marks = " · ".join(f"{mark} {count}" for mark, count in found.marks.items())
        yield said.say("review-accuracy", accuracy=f"{found.accuracy:.0f}", marks=marks)


def identity(said: Words, review: Review) -> str:
    """The sum that closes exactly, in words."""
    found = review.figures
    parts = [("luck", found.luck), ("loss", -found.loss), ("others", found.others), ("model", found.model)]
    changes = [f"{signed(change)} {said.say(f'review-{name}')}" for name, change in parts if change is not None]
    return f"{found.start:.1f} {said.say('review-start')} {' '.join(changes)} = {found.score:.0f}"


def roll(said: Words, review: Review, step: int | None) -> str:
    """A roll, where it was and what it brought."""
    moment = next(moment for moment in review.account.moments if moment.step == step)
    return said.say("review-roll", round=review.rounds[moment.step], roll=review.text(moment), luck=brought(moment))


def brought(moment: Moment) -> str:
    """What a roll brought, at a table also in chances to win."""
    gained = "" if moment.chance_luck is None else " · " + own_words().say("percent", value=signed(moment.chance_luck))
    return f"{signed(moment.luck)}{gained}"


def signed(value: float) -> str:
    """A change with its sign."""
    return f"{value:+.1f}".replace("-", "−")


def amount(review: Review, value: float) -> str:
    """Points, or percent of the chance to win."""
    return percent(value) if review.account.unit == CHANCES else f"{value:.1f}".removesuffix(".0")


def percent(value: float) -> str:
    """A chance to win."""
    return own_words().say("percent", value=f"{value:.1f}")


def cost(review: Review, moment: Moment) -> str:
    """What a choice cost, at a table also in chances to win; nothing where it was the best."""
    lost = [amount(review, moment.loss)] if moment.chosen else []
    if moment.chance_lost:
        lost.append(percent(moment.chance_lost))
    return " · ".join(lost)


def curve(review: Review) -> str:
    """What could be expected, from left to right."""
    values = [review.account.start, *(moment.value for moment in review.account.moments)]
    shown = [values[n * (len(values) - 1) // (CURVE - 1)] for n in range(CURVE)]
    low, high = min(shown), max(shown)
    height = (high - low) or 1.0
    return "".join(BLOCKS[int((value - low) / height * (len(BLOCKS) - 1))] for value in shown)


def mistakes(said: Words, review: Review) -> Any:
    """A table of the choices that cost something, or found the only good option."""
    from rich.table import Table

    table = Table(show_edge=False)
    for heading in ("step", "round"):
        table.add_column(said.say(f"review-{heading}"), justify="right")
    for heading in ("mark", "chosen", "better"):
        table.add_column(said.say(f"review-{heading}"))
    table.add_column(said.say("review-cost"), justify="right", no_wrap=True)
    table.add_column(said.say("review-why"))
    for moment in review.account.choices:
        if moment.mark:
            table.add_row(*cells(said, review, moment))
    return table


def cells(said: Words, review: Review, moment: Moment) -> list[str]:
    """One marked choice."""
    better = moment.best.text if moment.chosen else ""
    return [
        str(moment.step + 1),
        str(review.rounds[moment.step]),
        moment.mark,
        moment.taken.text,
        better,
        cost(review, moment),
        " · ".join(because(said, *reason) for reason in moment.reasons),
    ]

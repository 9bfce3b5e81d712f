"""Pictures of a review: what was expected, step by step; and how luck and losses led from the start to the score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from silvertray.analysis.account import LUCK
from silvertray.lab.drawing import FAINT, INK, STRONG, Scale, line, round_marks, svg, text
from silvertray.lab.review.report import signed
from silvertray.lab.review.reviewing import Review
from silvertray.locale import Words

WIDTH, HEIGHT = 720, 300
LEFT, TOP, BOTTOM = 56, 48, 36
GOOD, BAD, NEUTRAL = "#2a7f4f", "#b3402e", "#7b8794"
BAR = 64


class Pillar(NamedTuple):
    """A bar of the waterfall: its name, from where to where it goes, and its colour."""

    name: str
    begin: float
    end: float
    colour: str


def curve(said: Words, review: Review) -> str:
    """What the seat could expect after each step; marked choices are dots."""
    moments = review.account.moments
    values = [review.account.start, *(moment.value for moment in moments)]
    up = scale_of(values)
    along = Scale(0, max(1, len(values) - 1), LEFT, WIDTH - 16)
    path = " ".join(f"{along.at(n):.1f},{up.at(value):.1f}" for n, value in enumerate(values))
    marked = [(n, moment) for n, moment in enumerate(moments, 1) if moment.mark.startswith("?")]
    drawn = [
        *levels(up),
        f'<polyline points="{path}" fill="none" stroke="{STRONG}" stroke-width="2"/>',
        *(mistake(along.at(n), up.at(moment.value), moment.mark) for n, moment in marked),
    ]
    return svg(WIDTH, HEIGHT, said.say("review-curve"), drawn)


def mistake(x: float, y: float, mark: str) -> str:
    """A marked choice."""
    sign = text(x, y + 18, mark, f'text-anchor="middle" font-size="12" style="fill:{BAD}"')
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{BAD}"/>{sign}'


def waterfall(said: Words, review: Review) -> str:
    """From the value at the start to the final score."""
    pillars = list(pillars_of(said, review))
    up = scale_of([end for pillar in pillars for end in (pillar.begin, pillar.end) if end])
    across = Scale(0, len(pillars), LEFT, WIDTH - 16)
    drawn = [*levels(up), *(part for n, one in enumerate(pillars) for part in bar(across.at(n + 0.5), up, one))]
    return svg(WIDTH, HEIGHT, said.say("review-waterfall"), drawn)


def pillars_of(said: Words, review: Review) -> Iterator[Pillar]:
    """Start, luck, losses, the error of the prices, other players, and the score."""
    account = review.account
    yield Pillar(said.say("review-start"), 0, account.start, NEUTRAL)
    reached = account.start
    changes = {"luck": account.luck, "loss": -account.loss, "others": account.others, "model": account.model}
    if account.players == 1:
        del changes["others"]
    for name, change in changes.items():
        colour = NEUTRAL if name == "model" else GOOD if change >= 0 else BAD
        yield Pillar(said.say(f"review-{name}"), reached, reached + change, colour)
        reached += change
    yield Pillar(said.say("review-score"), 0, account.score, STRONG)


def bar(x: float, up: Scale, pillar: Pillar) -> Iterator[str]:
    """A pillar with its name and number; whole ones stand on the ground."""
    floor = up.low if not pillar.begin else pillar.begin
    top, bottom = sorted((up.at(floor), up.at(pillar.end)))
    yield (
        f'<rect x="{x - BAR / 2:.1f}" y="{top:.1f}" width="{BAR}" height="{max(1.0, bottom - top):.1f}" '
        f'fill="{pillar.colour}"/>'
    )
    number = f"{pillar.end:.0f}" if not pillar.begin else signed(pillar.end - pillar.begin)
    yield text(x, top - 6, number, 'text-anchor="middle" font-size="12"')
    yield text(x, HEIGHT - 12, pillar.name, 'text-anchor="middle" font-size="12"')


def scale_of(values: Sequence[float]) -> Scale:
    """A scale on which all values have their place."""
    marks = round_marks(min(values), max(values))
    return Scale(marks[0], marks[-1], HEIGHT - BOTTOM, TOP)


def levels(up: Scale) -> Iterator[str]:
    """Faint lines at round numbers."""
    for mark in round_marks(up.low, up.high - 1):
        yield line(LEFT, up.at(mark), WIDTH - 16, up.at(mark), FAINT, 1)
        yield text(LEFT - 8, up.at(mark) + 4, str(mark), f'text-anchor="end" font-size="12" style="fill:{INK}"')


def has_luck(review: Review) -> bool:
    """Whether there is a waterfall to draw: Dobro tells losses alone."""
    return any(moment.kind == LUCK for moment in review.account.moments)

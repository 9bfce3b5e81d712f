"""A review as one HTML file that needs nothing else: figures, pictures, and every choice with its options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from silvertray.analysis.account import Moment, Priced
from silvertray.core.errors import SetupError
from silvertray.lab.review.picture import curve, has_luck, waterfall
from silvertray.lab.review.report import amount, cost, percent, sums, title
from silvertray.lab.review.reviewing import Review
from silvertray.locale import Words, own_words
from silvertray.locale.reasons import because
from silvertray.play.files import check_place, write_whole

STYLE = """
:root { color-scheme: light dark; --ink: light-dark(#1f2933, #e6e9ed); --paper: light-dark(#fff, #14191e);
  --soft: light-dark(#f1f4f6, #1f262d); --bad: light-dark(#a33522, #ff9d8a); --good: light-dark(#1f6e43, #7fd6a5); }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2.5rem; }
svg { width: 100%; height: auto; border-radius: .5rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .4rem .6rem; vertical-align: top; border-bottom: 1px solid var(--soft); }
td.number { text-align: right; white-space: nowrap; }
td.mark { font-weight: 700; color: var(--bad); } td.mark.only { color: var(--good); }
details { margin-top: .3rem; } summary { cursor: pointer; }
ol { margin: .3rem 0; padding-left: 1.5rem; }
"""


def check_page(path: Path) -> None:
    """Refuse a file that no page can be written into, before anything is looked at; an older one stays whole."""
    if path.suffix.lower() not in (".html", ".htm"):
        raise SetupError("page-not-html", file=str(path))
    check_place(path)


def write_page(reviews: Sequence[Review], path: Path) -> str:
    """Write the page; a line that says where it is."""
    write_whole(path, page(reviews).encode())
    return own_words().say("review-written", file=str(path))


def page(reviews: Sequence[Review]) -> str:
    """The whole file."""
    said = own_words()
    body = "\n".join(part for review in reviews for part in section(said, review))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width">{named(said)}'
    return f'<!doctype html>\n<html lang="{said.lang}">\n<head>{head}</head>\n<body>\n{body}\n</body>\n</html>\n'


def named(said: Words) -> str:
    """Name and style of the page."""
    return f"<title>{escape(said.say('review-page'))}</title><style>{STYLE}</style>"


def section(said: Words, review: Review) -> Iterator[str]:
    """One review."""
    yield f"<h1>{escape(title(said, review))}</h1>"
    yield from (f"<p>{escape(line)}</p>" for line in sums(said, review))
    yield curve(said, review)
    if has_luck(review):
        yield waterfall(said, review)
    yield f"<h2>{escape(said.say('review-choices'))}</h2>"
    yield from choices(said, review)


def choices(said: Words, review: Review) -> Iterator[str]:
    """All choices that were none of necessity."""
    headings = [escape(said.say(f"review-{one}")) for one in ("step", "round", "mark", "chosen", "cost", "why")]
    yield '<div class="scroll" tabindex="0" role="region">'
    yield f"<table><thead><tr>{''.join(f'<th>{heading}</th>' for heading in headings)}</tr></thead>"
    yield "<tbody>"
    yield from (row(said, review, moment) for moment in review.account.choices)
    yield "</tbody></table></div>"


def row(said: Words, review: Review, moment: Moment) -> str:
    """One choice: what was chosen, what it cost, why, and all options."""
    kind = "mark only" if moment.mark == "!" else "mark"
    return (
        f'<tr><td class="number">{moment.step + 1}</td><td class="number">{review.rounds[moment.step]}</td>'
        f'<td class="{kind}">{escape(moment.mark)}</td><td>{escape(moment.taken.text)}</td>'
        f'<td class="number">{cost(review, moment)}</td>'
        f"<td>{why(said, review, moment)}</td></tr>"
    )


def why(said: Words, review: Review, moment: Moment) -> str:
    """The reasons, and all options with their values."""
    reasons = " · ".join(escape(because(said, *reason)) for reason in moment.reasons)
    listed = "".join(f"<li>{escape(option_text(review, option))}</li>" for option in moment.options)
    opener = escape(said.say("review-options", options=len(moment.options)))
    return f"{reasons}<details><summary>{opener}</summary><ol>{listed}</ol></details>"


def option_text(review: Review, option: Priced) -> str:
    """An option and what it is worth."""
    win = "" if option.win is None else f", {percent(option.win)}"
    return f"{option.text}: {amount(review, option.value)}{win}"

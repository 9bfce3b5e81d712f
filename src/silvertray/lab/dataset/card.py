"""The data card: what is in a data set, how it was made, and what it is good for. In English, as the docs are."""

from __future__ import annotations

from typing import Any

from silvertray.lab.dataset.judging import judge

CARD = """# {file}

{games:,} games of `{game}` played by bots, {choices:,} choices. Each row is one choice: the position, every legal
option with its value, what was chosen, and how the game ended.

| | |
|---|---|
| made by | `{command}` |
| version | silvertray {silvertray}, rules `{rules_version}` |
| bots, by seat | {names} |
| mean of the final points, by seat | {means} |

## Columns

| column | type | says |
|---|---|---|
{columns}

Actions are numbers of the published table of the game, positions the text that `silvertray.games.game("{game}")`
reads by `from_position`; both stand in docs/notation.md.

## Values

{unit}.

One judge prices the options of all bots, from what their seat may know. It is not the truth: bots that look further,
or play for something else, choose otherwise now and then.

## Use

Made for learning from strong play, for judging value functions, and for statistics of the games. Games are independent
of each other, choices of one game are not: divide by `game`. All choices are there, also where there was only one
option. The players are programs, and play neither as people do nor perfectly. The same command writes the same rows
for any number of jobs. The data may be used as the program itself: MIT licence.
"""


def card(figures: dict[str, Any], columns: dict[str, tuple[str, str]]) -> str:
    """The card of a data set with these columns, each with its type and what it says."""
    return CARD.format(
        **figures,
        command=command(figures),
        names=", ".join(f"`{name}`" for name in figures["bots"]),
        means=", ".join(f"{mean:.2f}" for mean in figures["mean"]),
        columns="\n".join(f"| `{name}` | {kind} | {says} |" for name, (kind, says) in columns.items()),
        unit=judge(figures["game"]).unit.capitalize(),
    )


def command(figures: dict[str, Any]) -> str:
    """What makes the same data set again."""
    options = [f"--option {name}={value}" for name, value in figures["options"].items()]
    said = f"--players {figures['players']} --bots {','.join(figures['bots'])}"
    counted = f"--games {figures['games']} --seed {figures['seed']}"
    return " ".join(["silvertray dataset", figures["game"], said, counted, *options])

"""By how much the coach's prices err at tables: `python -m bench.errors` reviews both seats of games of `medium`."""

from __future__ import annotations

import argparse
import sys
import time
from statistics import fmean

from bench.coach import one_match, sums, with_error
from silvertray.analysis.dice.coach import DiceCoach


def errors(slug: str, games: int) -> str:
    """A line about the games at one kind of table."""
    analyst, matches = DiceCoach(slug, "quick"), [one_match(slug, 2, "medium", number) for number in range(games)]
    begin = time.process_time()
    seats = [sums(analyst.bare_account(match, seat)) for match in matches for seat in range(2)]
    took = (time.process_time() - begin) / len(seats)
    model, others = [one.model for one in seats], [one.others for one in seats]
    return (
        f"{slug}: model {with_error(model)}, its size {with_error([abs(one) for one in model])}, "
        f"size of others {fmean(abs(one) for one in others):.1f}, {took:.2f} s a review"
    )


def main() -> int:
    """Print a line for each game."""
    request = argparse.ArgumentParser(description=__doc__)
    request.add_argument("--games", type=int, default=12)
    wish = request.parse_args()
    for slug in ("clever", "twice"):
        print(errors(slug, wish.games), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

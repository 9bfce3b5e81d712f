"""Grids: which lines a set of crosses completes. Small tables made once, looked up ever after."""

from collections.abc import Iterator, Sequence


def holding(cells: int, line: int) -> Iterator[int]:
    """Every set of crossed cells in which a line is full."""
    others = ((1 << cells) - 1) & ~line
    more = others
    while more:
        yield line | more
        more = (more - 1) & others
    yield line


def completed(cells: int, lines: Sequence[int]) -> list[int]:
    """For every set of crossed cells, the set of lines that are full."""
    full = [0] * (1 << cells)
    for n, line in enumerate(lines):
        for marks in holding(cells, line):
            full[marks] |= 1 << n
    return full


def worth(cells: int, lines: Sequence[int], points: Sequence[int]) -> list[int]:
    """For every set of crossed cells, the points of its full lines."""
    total = [0] * (1 << cells)
    for line, earned in zip(lines, points, strict=True):
        for marks in holding(cells, line):
            total[marks] += earned
    return total


def packed_rewards(codes: Sequence[int]) -> list[int]:
    """For every set of at most two lines completed by one cross, their rewards packed together."""
    packed = [0] * (1 << len(codes))
    for lines in range(1 << len(codes)):
        for line in range(len(codes)):
            if lines >> line & 1 and codes[line]:
                packed[lines] = (packed[lines] << 4 | codes[line]) & 0xFF
    return packed
